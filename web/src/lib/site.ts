/** What `menagerie site` has written into index.html. Unit tests have no document. */
const written = (name: string) =>
  globalThis.document?.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

/** Whether the page came as static files, with no server behind them. */
export const isSite = written('menagerie') === 'site';

/** The address of the server for what people share over the network, if a site names one. */
export const elsewhere = isSite ? written('server') : '';
