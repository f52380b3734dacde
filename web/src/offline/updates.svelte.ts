import { isSite } from '../lib/site';

/** The copy of the page in this browser, and the newer versions of it. */
class Updates {
  /** Whether a newer version of the page can be loaded. */
  ready = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  /** Whether the browser had a copy of the page when this page began. */
  #hadCopy = false;

  /** Watches for a newer version that another window loads. Call it as soon as the page begins. */
  watch(): void {
    const { serviceWorker } = navigator;
    this.#hadCopy = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      // The browser's first copy has the same files as this page. A later copy is of a newer version, which somebody
      // loaded here or in another window.
      this.ready ||= this.#hadCopy;
      this.#hadCopy = true;
    });
  }

  /** Keeps a copy of the page, for times without a network. */
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
  }

  /** Loads the newer version. */
  load(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  }
}

export const updates = new Updates();

/** Keeps a copy once the page is shown and has nothing else to do. */
export function keepCopySoon(): void {
  // Browsers keep copies only of pages that came over https or from this device. The development server has no worker.
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  updates.watch();
  // If this fails, the page needs the network, but otherwise works.
  const keep = () => void updates.keep().catch((reason: unknown) => console.warn(reason));
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(keep, { timeout: 5000 }) : setTimeout(keep, 1000);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
