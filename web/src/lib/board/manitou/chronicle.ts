import type { Past } from '../props';
import { timely, told, type Acted, type Namer, type Told } from './told';

/**
 * What happened since the viewer's last action, or since the hunt began; the newest action is the last one.
 * `warns` gives the seat to warn of the leather thief at an action.
 */
export function recent(
  history: readonly Past[],
  seat: number,
  turn: number | null,
  warns: (at: number) => number | null,
): Acted[] {
  const found: Acted[] = [];
  for (let at = history.length - 1; at > 0; at--) {
    const [earlier, past, next] = [history[at - 1], history[at], history[at + 1]];
    const [before, board, parts] = [earlier?.board, past?.board, past?.parts];
    if (parts?.game !== 'manitou' || before?.game !== 'manitou' || board?.game !== 'manitou') break;
    const by = past?.by ?? null;
    const trial = past?.effect.effect === 'played' ? past.effect : null;
    found.unshift({
      before,
      board,
      parts,
      by,
      turn: next ? (next.by ?? null) : turn,
      trial,
      warns: warns(at),
    });
    if (by === seat || parts.kind === 'tiles') break;
  }
  return found;
}

/** What the viewer is told. */
export interface News {
  /** What matters most, the newest first: the latest step, and what became of heroes before it. */
  latest: Told[];
  /** What others did before that. */
  earlier: Told[];
  /** What the viewer knows anyway: what they did themselves, and what the board shows. It needs no room of its own. */
  known: Told[];
  /** All of these sentences in the order in which things happened. */
  order: Told[];
}

/** The Fluent keys of sentences. */
const keys = (...names: string[]) => names.map((name) => `page-manitou-told-${name}`);

/**
 * The sentences that say why grounds are passed over. They stay while a ground is shared out, even right after the
 * card that led to it.
 */
const PASSED_OVER = keys('tie', 'nobody');

/** The sentences about points. While a ground is shared out, no score changes without one. */
const SCORED = keys('wins', 'loses', 'cylinder-first', 'cylinder-passes');
const scored = ({ key }: Told) => SCORED.includes(key);

/** The same sentences, but the points of one player from one source are added up in the first sentence about them. */
function added(lines: Told[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const same = (one: Told) =>
      one.key === line.key &&
      one.args['player'] === line.args['player'] &&
      one.args['source'] === line.args['source'];
    const at = 'points' in line.args ? found.findIndex(same) : -1;
    const old = found[at];
    if (!old) found.push(line);
    else
      found[at] = {
        ...old,
        args: { ...old.args, points: Number(old.args['points']) + Number(line.args['points']) },
      };
  }
  return found;
}

/** Whether a sentence is about a trial of strength. Such sentences stay when another action follows. */
const tried = ({ key }: Told) => key.startsWith('page-manitou-trial-');

/** The sentences about things that the board or the player's own hand shows as well. */
const SHOWN = keys('begins', 'warned', 'left', 'played-out');
/** The sentences that say when the leather thief comes. That it comes at all matters more. */
const EXTRA = keys('thief-first', 'thief-later');
/** The sentences that say what became of a card that was laid. */
const LAID = keys('play', 'hunter', 'leads', 'joins', 'protected');
const known = (line: Told) => !tried(line) && (line.args['by'] === 'yours' || SHOWN.includes(line.key));

/**
 * The latest step is the last action about which there is something to say. The trials of strength before it are told
 * with it. While a ground is shared out, the latest step is the last action in any case. What led to the sharing out is
 * told only until the first tile is taken, and what a ground brought only while that ground is shown.
 */
export function news(steps: Acted[], ground: number | null, namer: Namer): News {
  const sharing = ground !== null;
  const all = steps.map((one) => timely(told(one, namer), steps.at(-1)?.board ?? one.board, sharing));
  const said = all.map(({ length }) => length > 0);
  const at = sharing ? all.length - 1 : said.lastIndexOf(true);
  const [lines, before] = [all[at] ?? [], all.slice(0, Math.max(at, 0)).flat()];
  const kind = steps.at(-1)?.parts.kind;
  if (sharing && (kind === 'take' || kind === 'discard')) {
    const last = steps.length - 1;
    const order = added(
      steps.flatMap(({ before, parts }, i) => {
        if (parts.kind === 'take' && before.takes[0]?.ground !== ground) return [];
        return i === last ? lines : parts.kind === 'take' ? (all[i] ?? []).filter(scored) : [];
      }),
    );
    // The list of who took what shows these points, too.
    const counted = (line: Told) => line.args['source'] === 'pairs' || EXTRA.includes(line.key);
    return {
      latest: order.filter((line) => !counted(line)).toReversed(),
      earlier: [],
      known: order.filter(counted),
      order,
    };
  }
  const stays = (line: Told) => tried(line) || PASSED_OVER.includes(line.key);
  const latest = [
    ...lines.filter(sharing ? stays : ({ key }) => !SHOWN.includes(key)),
    ...before.filter(tried),
  ];
  // While the leather thief waits, only why it came matters.
  if (steps.at(-1)?.board.phase === 'discard') {
    const thief = latest.filter(({ key }) => !LAID.includes(key));
    const extra = (line: Told) => EXTRA.includes(line.key);
    return {
      latest: thief.filter((line) => !extra(line)),
      earlier: [],
      known: thief.filter(extra),
      order: thief,
    };
  }
  const order = [...before, ...lines].filter((line) => !sharing || latest.includes(line) || !known(line));
  const rest = order.filter((line) => !latest.includes(line));
  return { latest, earlier: rest.filter((line) => !known(line)), known: rest.filter(known), order };
}
