import type { Page } from 'playwright-core';
import { eventually } from './setup';

/** Waits until the browser has a copy of the page, and the service worker controls the page. */
export const kept = (page: Page) =>
  eventually(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    }),
  ).toBe(true);

/** The name of each copy of the page, with the addresses in it. */
export const copies = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url)] as const;
    });
    return Promise.all(all);
  });
