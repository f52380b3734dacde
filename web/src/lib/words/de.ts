/** Every sentence of the German book. */
export default Object.values(
  import.meta.glob<string>(['../../../../book/de/**/*.ftl', '!**/terminal.ftl'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');
