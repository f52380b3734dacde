// A worker with an engine. It first gets the compiled module, then requests, which it answers in order.
import type { FromPocket, ToPocket } from '../wire/types';
import init, { Engine } from './module/pocket.js';

async function start(module: WebAssembly.Module): Promise<Engine> {
  await init({ module_or_path: module });
  return new Engine();
}

const send = (text: string) => postMessage(JSON.parse(text) as FromPocket);

let engine: Promise<Engine> | null = null;

onmessage = ({ data }: MessageEvent<WebAssembly.Module | ToPocket>) => {
  if (data instanceof WebAssembly.Module) engine = start(data);
  else engine?.then((engine) => send(engine.answer(JSON.stringify(data), send))).catch(reportError);
};
