import { isSite } from '../lib/site';

/** The copy of the page in this browser, and the newer versions of it. */
class Updates {
  /** Whether a newer version of the page can be loaded. */
  ready = $state(false);
  /** Whether the server was replaced by one that speaks another version of the protocol than this page. */
  differs = $state(false);
  /** Whether another version is being loaded. */
  loading = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  /** Whether the browser had a copy of the page when this page was loaded. */
  #hadCopy = false;

  /** Watches for a newer version that another window loads. Must be called as soon as the page is loaded. */
  watch(): void {
    const { serviceWorker } = navigator;
    this.#hadCopy = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      // The browser's first copy has the same files as this page. A later copy is of a newer version, which
      // somebody has loaded here or in another window.
      this.ready ||= this.#hadCopy;
      this.#hadCopy = true;
    });
  }

  /** Lets the browser keep a copy of the page for times without a network, and watches for newer versions. */
  async keep(): Promise<void> {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(isSite ? 'sw.js?site' : '/sw.js');
    this.#registration = registration;
    const look = () => (this.ready ||= this.#hadCopy && registration.waiting !== null);
    const follow = () => registration.installing?.addEventListener('statechange', look);
    look();
    follow();
    registration.addEventListener('updatefound', follow);
    document.addEventListener('visibilitychange', () => {
      // An installed page may stay open for weeks. Without a network, there is nothing newer to find.
      if (!document.hidden) registration.update().catch(() => {});
    });
    // Another window may have loaded a newer version before this page could watch.
    this.ready ||= await isOlderThanCopy(registration);
  }

  /** Notes that the server speaks another version of the protocol. */
  differ(): void {
    this.differs = true;
  }

  /** Loads the newer version. */
  async load(): Promise<void> {
    this.loading = true;
    const waiting = this.#registration?.waiting ?? (this.differs ? await newest() : null);
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  }
}

/** Whether the browser's copy, which a reload would show, is of another build than this page. */
async function isOlderThanCopy({ scope, active }: ServiceWorkerRegistration): Promise<boolean> {
  const own = document.querySelector('meta[name="build"]')?.getAttribute('content');
  // A page that came from the server itself may be newer than the copy.
  const isCopy = navigator.serviceWorker.controller !== null && active?.state === 'activated';
  if (own === undefined || !isCopy) return false;
  // The newest copy comes last.
  const newest = (await caches.keys()).filter((name) => name.startsWith(`menagerie ${scope} `)).at(-1);
  const page = newest === undefined ? undefined : await (await caches.open(newest)).match(scope);
  return page !== undefined && !(await page.text()).includes(`name="build" content="${own}"`);
}

/**
 * Asks the server for a newer version of the page, and waits until the browser has a copy of it. Returns the
 * waiting service worker of that version; null if there is none.
 */
async function newest(): Promise<ServiceWorker | null> {
  const registration = isSecureContext ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration) return null;
  // If the server is out of reach, there is nothing to load.
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (installing?.state === 'installing')
    await new Promise((settled) => installing.addEventListener('statechange', settled, { once: true }));
  return registration.waiting;
}

export const updates = new Updates();

/** Lets the browser keep a copy once the page is loaded and idle. */
export function keepCopySoon(): void {
  // Browsers allow service workers only over https or from this device. The development server has none.
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  updates.watch();
  // If this fails, the page works all the same, but needs the network.
  const keep = () => void updates.keep().catch((reason: unknown) => console.warn(reason));
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(keep, { timeout: 5000 }) : setTimeout(keep, 1000);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
