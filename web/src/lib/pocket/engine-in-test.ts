// The engine of the page without a worker, for unit tests: the same module, which answers at once.
import { readFileSync } from 'node:fs';
import { Refused } from '../net/refused';
import type { FromPocket, Refusal, ToPocket } from '../wire/types';
import { answer, initSync, load } from './module/pocket.js';

/** The largest node budget of a search, so that a test takes seconds. */
const NODES = 40_000;

const file = (name: string) => readFileSync(new URL(`./module/${name}`, import.meta.url));

Object.assign(globalThis, { isGivenUp: () => false });
initSync({ module: file('pocket_bg.wasm') });

/** The requests of all engines since a test last emptied this list. */
export const asked: ToPocket[] = [];

/** Has the methods of `Engine` that do not concern its worker. */
export class Engine {
  ask(request: ToPocket): Promise<FromPocket> {
    asked.push(request);
    const limited = 'nodes' in request && request.nodes > NODES ? { ...request, nodes: NODES } : request;
    const reply = () => JSON.parse(answer(JSON.stringify(limited), () => {})) as FromPocket;
    let found = reply();
    for (; found.type === 'lacks'; found = reply())
      if (!load(found.file, file(`data/${found.file}`))) throw new Error(`${found.file} is damaged`);
    return found.type === 'refused'
      ? Promise.reject(new Refused(found.faults[0] as Refusal, found.faults))
      : Promise.resolve(found);
  }

  giveUp(): void {}
  stop(): void {}
}
