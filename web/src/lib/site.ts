/** Reads a value that `menagerie site` wrote into index.html. Unit tests have no document and get "". */
const written = (name: string) =>
  globalThis.document?.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

/** Whether the page came as static files, with no server behind them. */
export const isSite = written('menagerie') === 'site';

/**
 * The address of the server for games over the network, if a site of static files names one; otherwise empty.
 */
export const elsewhere = isSite ? written('server') : '';
