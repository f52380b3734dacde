// The ways to the analysis board.
import { Refused } from '../net/refused';
import { Engine } from '../pocket/engine';
import { RecordReader } from '../pocket/records';
import { router } from '../router.svelte';
import { games } from '../board';
import { pack, type Place } from './link';

/** Puts a record on the analysis board. */
export async function analyse(place: Place): Promise<void> {
  router.go(`/analyse/#${await pack(place)}`);
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
  const record = await recordIn(text).catch((error: unknown) => error);
  if (typeof record === 'string') return analyse({ record, path: '0' });
  for (const game of games) {
    const place = await begun(game, text.trim(), []).catch(() => null);
    if (place) return analyse(place);
  }
  throw text.includes('[Spec ') ? record : new Refused({ code: 'page-analyse-neither' });
}

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

async function begun(spec: string, position: string | null, actions: string[]): Promise<Place> {
  const engine = new Engine();
  try {
    const answer = await engine.ask({ type: 'begin', spec, position });
    if (answer.type !== 'record') throw new Error(`the engine answered ${answer.type}`);
    let place: Place = { record: answer.record, path: '0' };
    for (const action of actions) {
      const played = await engine.ask({
        type: 'explore',
        ...place,
        seat: null,
        edit: { do: 'play', action },
      });
      if (played.type !== 'analysis') throw new Error(`the engine answered ${played.type}`);
      place = { record: played.record, path: played.path };
    }
    return place;
  } finally {
    engine.stop();
  }
}
