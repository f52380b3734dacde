import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { browser as launch, DEADLINE, Server } from './server';

/** The server and the browser of the test file that imports them: open before its first test, closed after its last. */
export let server: Server;
export let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.open(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Polls a page for a value: pages get news at slightly different times. */
export const eventually = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: DEADLINE });
