// The service worker. It keeps a copy of the page in the browser, so that the page opens at once, and without
// a network. Each build has a copy of its own, so that files of two builds are never mixed. A new build waits
// until all windows of the old one are closed, or until a person asks for it.
import { fileFor, isHashed, isOfBuild, type Place } from './requests';

// The build defines these constants; see service-worker.ts.
declare const FILES: string[];
declare const VERSION: string;

/**
 * The parts of `ServiceWorkerGlobalScope` that are used here. Its TypeScript library conflicts with `DOM`.
 */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const { scope } = worker.registration;
const place: Place = { scope, files: new Set(FILES), isSite: location.search === '?site' };
/** The prefix of the names of all copies of this page. Other pages of the same host may have copies, too. */
const COPIES = `menagerie ${scope} `;
const COPY = COPIES + VERSION;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const file = fileFor(event.request, place);
  if (file !== null) event.respondWith(answer(event.request, file));
});

async function install(): Promise<void> {
  const page = await fetch(scope, { cache: 'no-cache' });
  // Browsers refuse a redirected response to a navigation request.
  if (!page.ok || page.redirected || !isOfBuild(await page.clone().text(), place.files))
    throw new Error(`${scope} is not the page of version ${VERSION}`);
  const copy = await caches.open(COPY);
  const others = FILES.filter((file) => file !== './');
  await copy.addAll(
    others.map((file) => new Request(scope + file, { cache: isHashed(file) ? 'default' : 'no-cache' })),
  );
  await copy.put(scope, page);
}

async function activate(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // If there is only one window, it has asked for the new files. So no window needs older files.
  if (windows.length <= 1) {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(COPIES) && name !== COPY);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await worker.clients.claim();
}

async function answer(request: Request, file: string): Promise<Response> {
  const address = new URL(file, scope).href;
  const copy = await caches.open(COPY);
  // Another window may still show an older build, and ask for its files. Their names contain a hash, so they
  // cannot be mixed up.
  const kept = (await copy.match(address)) ?? (isHashed(file) ? await caches.match(address) : undefined);
  return kept ?? fetch(request);
}
