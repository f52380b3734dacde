import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { browser as launch, DEADLINE, Server } from './server';

/** The server and the browser of a test file. They are open while the tests of the file run. */
export let server: Server;
export let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.open(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Polls a page for a value, because updates reach pages at slightly different times. */
export const eventually = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: DEADLINE });
