// A worker with an engine. It first gets the compiled module, then requests, which it answers in order.
import type { FromPocket, ToPocket } from '../wire/types';
import init, { answer, load } from './module/pocket.js';
import type { GoOn, Start } from './engine';

/** How often a search looks whether it was given up, in milliseconds. */
const LOOK = 20;

const send = (text: string) => postMessage(JSON.parse(text) as FromPocket);

/** The address of each file with the data of one game. */
let addresses: Record<string, string> = {};

/** Answers a request. First loads the file that the engine lacks for its game, if any. */
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
/** When the request came that is being answered. */
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
 * Whether the page has given the search up, or it has taken this many milliseconds. No message reaches a worker while it computes, and Chromium lets a worker that
 * was ended compute for two seconds more. But an address that the page has taken back cannot be opened any more.
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
    // Where a site forbids such addresses, searches run to their end.
    if (opens(data.token)) token = data.token;
    addresses = data.data;
    ready = init({ module_or_path: data.module });
  } else if ('token' in data) {
    if (token !== null) token = data.token;
  } else ready = ready?.then(() => reply(data)).catch(reportError) ?? null;
};
