/** All English Fluent messages, except those of the terminal. */
export default Object.values(
  import.meta.glob<string>(['../../../../book/en/**/*.ftl', '!**/terminal.ftl'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');
