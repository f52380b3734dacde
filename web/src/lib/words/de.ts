/** All German Fluent messages, except those of the terminal. */
export default Object.values(
  import.meta.glob<string>(['../../../../book/de/**/*.ftl', '!**/terminal.ftl'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');
