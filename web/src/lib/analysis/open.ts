// The ways to the analysis board.
import { Refused } from '../net/refused';
import { Engine } from '../pocket/engine';
import { RecordReader } from '../pocket/records';
import { router } from '../router.svelte';
import { games } from '../board';
import { gameOf } from '../games';
import { pack, type Place } from './link';

/** Whether the analysis board is being opened for its review. */
let reviews = false;
/** Where the viewer comes from. */
interface Origin {
  /** The seat that they played in the game; missing if they played none or several. */
  own?: number | undefined;
  /** The table of the game. */
  table?: string | undefined;
}
let origin: Origin | null = null;
async function open(place: Place, review: boolean, yours: number[] = [], table?: string): Promise<void> {
  const packed = await pack(place);
  reviews = review;
  origin = { own: yours.length === 1 ? yours[0] : undefined, table };
  router.go(`/analyse/#${packed}`);
}
/** Puts a record on the analysis board, for a viewer who played the seats `yours` at a table. */
export const analyse = (place: Place, yours?: number[], table?: string): Promise<void> =>
  open(place, false, yours, table);
/** Puts a record on the analysis board, to review it. */
export const review = (place: Place, yours: number[], table: string): Promise<void> =>
  open(place, true, yours, table);
/** Whether the analysis board was opened for its review. True only for the first call after `review`. */
export function opensReview(): boolean {
  const wanted = reviews;
  reviews = false;
  return wanted;
}
/**
 * Where the viewer comes from. The browser's history keeps it. So it is still known after a reload, but people who are
 * sent the address do not learn it.
 */
export function takeOrigin(): Origin {
  const found = origin ?? (history.state as Origin | null) ?? {};
  origin = null;
  keepOrigin(found);
  return found;
}
/** Keeps where the viewer comes from. */
export function keepOrigin({ own, table }: Origin): void {
  history.replaceState({ ...(history.state as object | null), own, table }, '');
}

/** Puts a position on the analysis board, and the actions that were played from there. */
export async function analysePosition(
  spec: string,
  position: string | null,
  actions: string[] = [],
): Promise<void> {
  await analyse(await begun(spec, position, actions));
}

/** Puts the first record in a text on the analysis board, or the position that the text describes. */
export async function analyseText(text: string): Promise<void> {
  // A text with a tag is meant to be a record, so its faults as a record are reported.
  const isRecord = text.includes('[Spec ');
  const record = await (isRecord ? recordIn(text) : unlessRefused(recordIn(text)));
  if (record !== null) return analyse({ record, path: '0' });
  // The text may name the game, with its options, before the position.
  const [, spec = '', position = ''] = /^\s*(\S+)\s+(.+?)\s*$/s.exec(text) ?? [];
  if (games.some((game) => game === gameOf(spec))) return analysePosition(spec, position);
  let fault: Refused | null = null;
  for (const game of games) {
    try {
      return await analysePosition(game, text.trim());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Other games refuse the format of the text (C-8). The game to which the format belongs says what else
      // is wrong.
      if (error.refusal.clause !== 'C-8') fault ??= error;
    }
  }
  throw fault ?? new Refused({ code: 'page-analyse-neither' });
}

/** The answer to a request; null if the request was refused. */
export const unlessRefused = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });

/** The first record in a text. */
async function recordIn(text: string): Promise<string> {
  const reader = new RecordReader();
  try {
    const { records } = await reader.records(text);
    for (const found of records) if (found.found === 'whole') return found.record;
    const [first] = records;
    const [fault] = first?.found === 'broken' ? first.faults : [];
    throw new Refused(fault ?? { code: 'server-no-record' });
  } finally {
    reader.stop();
  }
}

/** Begins a record with a position and the actions that were played from there. */
export async function begun(
  spec: string,
  position: string | null = null,
  actions: string[] = [],
): Promise<Place> {
  const engine = new Engine();
  try {
    return await begin(engine, spec, position, actions);
  } finally {
    engine.stop();
  }
}

/** The same as `begun`, with an engine that is already there. */
export async function begin(
  engine: Engine,
  spec: string,
  position: string | null,
  actions: string[],
): Promise<Place> {
  const begun = await engine.ask({ type: 'begin', spec, position });
  if (actions.length === 0) return { record: begun.record, path: '0' };
  const plies = actions.map((action, at) => `${at + 1}. ${action}`).join(' ');
  const place = { record: `${begun.record}\n${plies}\n`, path: String(actions.length) };
  const { record, path } = await engine.ask({ type: 'explore', ...place, seat: null, edit: null });
  return { record, path };
}
