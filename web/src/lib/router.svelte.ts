/** The page that an address names, and its parameters. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join' }
  | { page: 'view' }
  | { page: 'privacy' }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'nowhere' };

export function parse(path: string, hash: string): Route {
  const [, first = '', second = '', more] = path.split('/');
  if (more !== undefined) return { page: 'nowhere' };
  if (first === '') return { page: 'home' };
  if (first === 'join' && second === '') return { page: 'join' };
  if (first === 'view' && second === '') return { page: 'view' };
  if (first === 'privacy' && second === '') return { page: 'privacy' };
  if (second === '') return { page: 'nowhere' };
  const name = decode(second);
  if (name === null) return { page: 'nowhere' };
  if (first === 'new') return { page: 'new', game: name };
  if (first === 'table') return { page: 'table', id: name };
  if (first === 'rules') return { page: 'rules', game: name, clause: hash.slice(1) };
  return { page: 'nowhere' };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));

  constructor() {
    const read = () => (this.route = parse(location.pathname, location.hash));
    addEventListener('popstate', read);
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute('download'))
        return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = parse(location.pathname, location.hash);
    if (!location.hash) scrollTo(0, 0);
  }

  /** Goes to another page, which replaces the current page in the history. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.route = parse(location.pathname, location.hash);
  }
}

export const router = new Router();
