/**
 * Whether the page came as static files, with no server behind them. `menagerie site` says so in index.html. Unit tests
 * have no document.
 */
export const isSite = Boolean(globalThis.document?.querySelector('meta[name="menagerie"][content="site"]'));
