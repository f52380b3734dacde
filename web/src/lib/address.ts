// The addresses of the parts of the page. A server answers every path with the page, so the path names the
// part: /rules/GAME#CLAUSE. A site of static files has only one path, which is not known in advance, so the
// fragment names the part: #/rules/GAME/CLAUSE. All other code writes addresses in the first form.
import { isSite } from './site';

/** A part of the page, and its parameters. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join' }
  | { page: 'view' }
  | { page: 'privacy' }
  | { page: 'analyse'; game: string; place: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'nowhere' };

/** The `href` of a link to a part of the page, such as `/privacy`. */
export const link = (path: string): string => written(path, isSite);

/** An address in the form for a server or for a site of static files. */
export const written = (path: string, isSite: boolean): string =>
  isSite ? `#${path.replace('#', '/')}` : path;

/** The part of the page that an address names. */
export function read({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>, isSite: boolean): Route {
  if (!isSite) return parse(pathname.split('/').slice(1), hash.slice(1));
  const [, first = '', second = '', third = '', ...more] = hash.split('/');
  return parse([first, second, ...more], third);
}

function parse([first = '', second = '', more]: string[], mark: string): Route {
  if (more !== undefined) return { page: 'nowhere' };
  if (first === '') return { page: 'home' };
  if (first === 'join' && second === '') return { page: 'join' };
  if (first === 'view' && second === '') return { page: 'view' };
  if (first === 'privacy' && second === '') return { page: 'privacy' };
  const name = decode(second);
  if (name === null) return { page: 'nowhere' };
  if (first === 'analyse') return { page: 'analyse', game: name, place: mark };
  if (name === '') return { page: 'nowhere' };
  if (first === 'new') return { page: 'new', game: name };
  if (first === 'table') return { page: 'table', id: name };
  if (first === 'rules') return { page: 'rules', game: name, clause: mark };
  return { page: 'nowhere' };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
