// The engine in the page. It runs in workers, so that no search delays a click.
import { Refused } from '../net/refused';
import type { FromPocket, Refusal, ToPocket } from '../wire/types';
import { Crashed, NotStarted } from './crashed';
import address from './module/pocket_bg.wasm?url';
import { Stopped } from './stopped';

/** The type of the answer to each request. */
const ANSWERS = {
  'set-up': 'entries',
  'set-up-rematch': 'entries',
  order: 'entries',
  'pass-time': 'entries',
  choose: 'chosen',
  'play-computer': 'entries',
  watch: 'update',
  record: 'record',
  'record-to-study': 'record',
  records: 'records',
  show: 'shown',
  begin: 'record',
  explore: 'analysis',
  options: 'options',
  think: 'lines',
  study: 'lines',
  check: 'figure',
} as const satisfies Record<ToPocket['type'], FromPocket['type']>;

/** The answer to a request. */
export type Answer<R extends ToPocket> = Extract<FromPocket, { type: (typeof ANSWERS)[R['type']] }>;

/** The addresses of the networks and opening books. A game needs its own when a computer player thinks. */
const FILES = import.meta.glob<string>('./module/data/*', { query: '?url', import: 'default', eager: true });

/** The address of each of these files, by the name of the file. */
const data = Object.fromEntries(
  Object.entries(FILES).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1),
    new URL(address, document.baseURI).href,
  ]),
);

/** The first message to a worker. */
export interface Start {
  module: WebAssembly.Module;
  data: Record<string, string>;
  /** An address. As long as it can be opened, the worker may continue its search. */
  token: string;
}

/** What a worker posts once it has loaded the module. */
export type Started = 'started';

/** Tells a worker that has given up its search to continue with the next requests. */
export interface GoOn {
  /** The address for the next requests, like the one in [`Start`]. */
  token: string;
}

interface Waiting {
  answered: (answer: FromPocket) => void;
  failed: (reason: Error) => void;
  progress: (found: FromPocket) => void;
}

let compiling: Promise<WebAssembly.Module> | null = null;

/** Loads the module when it is first needed. After a failure, the next call tries again. */
function compiled(): Promise<WebAssembly.Module> {
  compiling ??= compile().catch((reason: unknown) => {
    compiling = null;
    throw reason;
  });
  return compiling;
}

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  // A browser compiles a module while it arrives, but only if the host names its media type.
  if (response.headers.get('content-type') === 'application/wasm')
    return WebAssembly.compileStreaming(response);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** How long a worker may take to give up a search, in milliseconds. */
const PATIENCE = 100;

const newToken = () => URL.createObjectURL(new Blob());

/** A worker, and the token that tells its search to continue. */
class Running {
  readonly worker: Promise<Worker>;
  #token = newToken();
  /** Whether the worker has loaded the module. */
  #started = false;
  /** The number of answers still to come for requests that were given up. */
  #unwanted = 0;
  /** Called when the last unwanted answer has come. */
  #free = () => {};

  constructor(received: (answer: FromPocket) => void, failed: (reason: Error) => void) {
    this.worker = compiled().then((module) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('error', ({ message }) =>
        failed(this.#started ? new Crashed(message) : new NotStarted(message)),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<FromPocket | Started>) => {
        if (data === 'started') this.#started = true;
        else if (this.#unwanted === 0) received(data);
        else if (data.type !== 'progress' && --this.#unwanted === 0) this.#free();
      });
      worker.postMessage({ module, data, token: this.#token } satisfies Start);
      return worker;
    });
  }

  /** Gives up this number of requests. Resolves to whether the worker is free after at most `PATIENCE`. */
  async giveUp(requests: number): Promise<boolean> {
    URL.revokeObjectURL(this.#token);
    this.#token = newToken();
    this.#unwanted += requests;
    const free = new Promise<boolean>((resolve) => {
      this.#free = () => resolve(true);
      setTimeout(() => resolve(false), PATIENCE);
    });
    (await this.worker).postMessage({ token: this.#token } satisfies GoOn);
    return free;
  }

  end(): void {
    URL.revokeObjectURL(this.#token);
    // Ignore a worker that could not start, because `ask` reports that.
    this.worker.then(
      (worker) => worker.terminate(),
      () => {},
    );
  }
}

/** An engine in a worker of its own. The worker starts with the first request. */
export class Engine {
  #running: Running | null = null;
  /** The requests without an answer, in order. */
  #waiting: Waiting[] = [];
  /** How often requests were given up. */
  #givenUp = 0;
  /** Settles once the worker is free of the requests that were given up, or has ended. */
  #free: Promise<void> | null = null;

  /** Sends a request and waits for its answer. */
  async ask<R extends ToPocket>(
    request: R,
    progress: (found: FromPocket) => void = () => {},
  ): Promise<Answer<R>> {
    const givenUp = this.#givenUp;
    if (this.#free) await this.#free;
    if (this.#givenUp !== givenUp) throw new Stopped();
    const own = (this.#running ??= this.#start());
    const worker = await own.worker.catch((reason: unknown) => {
      if (this.#running === own) this.stop();
      throw new NotStarted('the engine could not be loaded', { cause: reason });
    });
    if (this.#running !== own || this.#givenUp !== givenUp) throw new Stopped();
    const answer = await new Promise<FromPocket>((answered, failed) => {
      this.#waiting.push({ answered, failed, progress });
      worker.postMessage(request);
    });
    if (answer.type === 'refused') throw new Refused(answer.faults[0] as Refusal, answer.faults);
    const expected = ANSWERS[request.type];
    if (answer.type !== expected) throw new Error(`the engine answered ${answer.type}, not ${expected}`);
    return answer as Answer<R>;
  }

  /**
   * Gives up all requests. If the worker soon ends its search, it stays and keeps what it has computed, such
   * as tables. Otherwise it is ended.
   */
  giveUp(): void {
    this.#givenUp++;
    const running = this.#running;
    const given = this.#waiting.splice(0);
    for (const { failed } of given) failed(new Stopped());
    if (!running || given.length === 0) return;
    const free = running.giveUp(given.length).then((isFree) => {
      if (!isFree && this.#running === running) this.stop();
      if (this.#free === free) this.#free = null;
    });
    this.#free = free;
  }

  /** Gives up all requests and ends the worker. The next request starts another. */
  stop(reason: Error = new Stopped()): void {
    this.#givenUp++;
    this.#free = null;
    this.#running?.end();
    this.#running = null;
    for (const { failed } of this.#waiting.splice(0)) failed(reason);
  }

  #start(): Running {
    const running: Running = new Running(
      (answer) => {
        if (this.#running !== running) return;
        if (answer.type === 'progress') this.#waiting[0]?.progress(answer);
        else this.#waiting.shift()?.answered(answer);
      },
      (reason) => {
        if (this.#running === running) this.stop(reason);
      },
    );
    return running;
  }
}
