import { link, read, type Route } from './address';
import { advance, readdress } from './layers';
import { isSite } from './site';

class Router {
  route = $state.raw<Route>(read(location, isSite));

  /** The address of the route: the one it was read from, or the one that `note` has set since. */
  #address = location.href;

  constructor() {
    addEventListener('popstate', () => {
      // Perhaps Back has only closed something that lay over the page.
      if (location.href !== this.#address) this.#read();
    });
    document.addEventListener('click', (event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const plain =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!anchor || !plain || anchor.origin !== location.origin) return;
      if (anchor.target || anchor.hasAttribute('download')) return;
      // On the host of a static site, a link may lead to a page that is not part of Menagerie.
      if (isSite && anchor.pathname !== location.pathname) return;
      event.preventDefault();
      const address = isSite ? anchor.hash : anchor.pathname + anchor.hash;
      if (anchor.hasAttribute('data-replace')) this.#replace(address);
      else this.#open(address);
    });
  }

  /** Goes to a part of the page, such as `/privacy`. */
  go(path: string): void {
    this.#open(link(path));
  }

  /** Goes to another part of the page, which replaces this one in the history. */
  replace(path: string): void {
    this.#replace(link(path));
  }

  /** Changes the address, but not what the page shows. */
  note(path: string): void {
    readdress(link(path));
    this.#address = location.href;
  }

  #replace(address: string): void {
    readdress(address);
    this.#read();
  }

  #open(address: string): void {
    advance(address, () => {
      this.#read();
      // A rule book scrolls to the clause that the address names.
      if (this.route.page !== 'rules' || this.route.clause === '') scrollTo(0, 0);
    });
  }

  #read(): void {
    this.#address = location.href;
    this.route = read(location, isSite);
  }
}

export const router = new Router();
