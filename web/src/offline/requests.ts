import { read } from '../lib/address';

/** The parts of a request that the service worker looks at. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** The address of the page, and the files that belong to it. */
export interface Place {
  /** The address of the page's folder. */
  scope: string;
  /** The files of this build, relative to that folder. The page itself is `./`. */
  files: ReadonlySet<string>;
  /** Whether the folder has static files only. If not, a server answers many addresses with the page. */
  isSite: boolean;
}

/**
 * The file that answers a request; null if the request does not belong to the page and goes to the network.
 */
export function fileFor({ method, mode, url }: Asked, { scope, files, isSite }: Place): string | null {
  const [{ origin, pathname }, folder] = [new URL(url), new URL(scope)];
  if (method !== 'GET' || origin !== folder.origin || !pathname.startsWith(folder.pathname)) return null;
  const path = pathname.slice(folder.pathname.length);
  if (mode === 'navigate') {
    const isPage = isSite
      ? path === '' || path === 'index.html'
      : read({ pathname: `/${path}`, hash: '' }, false).page !== 'nowhere';
    return isPage ? './' : null;
  }
  // A page of another build asks for files that this one does not have.
  return files.has(path) || isHashed(path) ? path : null;
}

/** Whether the name of a file contains a hash of its content. */
export const isHashed = (file: string) => file.startsWith('assets/');

/** Whether a page belongs to this build, and not to one that has replaced it on the host meanwhile. */
export const isOfBuild = (page: string, files: ReadonlySet<string>) =>
  [...page.matchAll(/\bassets\/[^"]+/g)].every(([file]) => files.has(file));
