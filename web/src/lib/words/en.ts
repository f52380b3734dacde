/** Every sentence of the English book. */
export default Object.values(
  import.meta.glob<string>(['../../../../book/en/**/*.ftl', '!**/terminal.ftl'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');
