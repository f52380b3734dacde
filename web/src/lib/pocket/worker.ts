// A worker with an engine. It receives the compiled module first, then requests, which it answers in order.
import type { FromPocket, ToPocket } from '../wire/types';
import init, { answer, load } from './module/pocket.js';
import type { GoOn, Start, Started } from './engine';

/** The interval at which a search checks whether it was given up, in milliseconds. */
const LOOK = 20;

const send = (text: string) => postMessage(JSON.parse(text) as FromPocket);

/** The address of each network and opening book, by file name. */
let addresses: Record<string, string> = {};

/** Answers a request. If the engine lacks a file for the game, loads the file first. */
async function reply(request: ToPocket): Promise<void> {
  began = performance.now();
  const answered = JSON.parse(answer(JSON.stringify(request), send)) as FromPocket;
  if (answered.type !== 'lacks') return postMessage(answered);
  const address = addresses[answered.file];
  if (address === undefined) throw new Error(`the page has no file ${answered.file}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  if (!load(answered.file, new Uint8Array(await response.arrayBuffer())))
    throw new Error(`${address} is damaged`);
  await reply(request);
}

/** Resolves once the last request is answered. */
let ready: Promise<unknown> | null = null;
let token: string | null = null;
let looked = 0;
/** When the work on the current request began. */
let began = 0;

function opens(address: string): boolean {
  try {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.send();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the search should end: because the page has given it up, or because it has taken `most`
 * milliseconds. No message reaches a worker while it computes, and Chromium lets an ended worker compute for
 * two more seconds. But once the page has revoked the token's address, the worker can no longer open it.
 */
Object.assign(globalThis, {
  isGivenUp: (most: number) => {
    const now = performance.now();
    if (now > began + most) return true;
    if (token === null || now < looked + LOOK) return false;
    looked = now;
    return !opens(token);
  },
});

onmessage = ({ data }: MessageEvent<Start | GoOn | ToPocket>) => {
  if ('module' in data) {
    // If a site forbids such addresses, there is no token, and searches run to their end.
    if (opens(data.token)) token = data.token;
    addresses = data.data;
    ready = init({ module_or_path: data.module }).then(() => postMessage('started' satisfies Started));
  } else if ('token' in data) {
    if (token !== null) token = data.token;
  } else ready = ready?.then(() => reply(data)).catch(reportError) ?? null;
};
