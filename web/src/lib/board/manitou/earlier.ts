// The hunts before the one that is set up: those of a game, or made-up ones.
import type { Happened, ManitouBoard } from '$lib/wire/types';
import type { Replay } from '../face';
import { actions, unplayed } from './hunt';
import { TURNS } from './layout';
import { scripted } from './presets';

/** The first characters of the referee's action with which each hunt begins (MN-6). */
const DRAW = 'tiles:';

/** Splits the actions of a game by hunt. */
export function byHunt<T extends { action: string }>(played: T[]): T[][] {
  const hunts: T[][] = [];
  for (const one of played) {
    if (one.action.startsWith(DRAW)) hunts.push([]);
    hunts.at(-1)?.push(one);
  }
  return hunts;
}

/** Whether a kind of tile shows tepees or buffaloes. */
const isHomely = (kind: string) => /^[tb]\d$/.test(kind);

/** A tile that a seat has won in an earlier hunt. */
export interface Won {
  seat: number;
  tile: string;
  /** The index of the action that took it. */
  taken: number;
  /** The index of the referee's draw that it comes from, and its ground, from 0. */
  drawn: number;
  ground: number;
  /** Whether it was won in the hunt just before. */
  last: boolean;
}

/** The tiles that the seats have after these hunts, in the order in which they were won. */
export function won(line: Happened[]): Won[] {
  let all: Won[] = [];
  let drawn = 0;
  line.forEach((event, at) => {
    if (event.what !== 'played' && event.what !== 'dealt') return;
    const index = event.ply - 1;
    if (event.action.startsWith(DRAW)) drawn = index;
    const before = line[at - 1];
    if (event.what !== 'played' || !before || !('board' in before)) return;
    const { seat } = event;
    const [verb, tile = ''] = event.action.split(':');
    if (verb === 'take' && before.board.game === 'manitou') {
      const ground = (before.board.takes[0]?.ground ?? 1) - 1;
      all.push({ seat, tile, taken: index, drawn, ground, last: false });
    }
    if (verb === 'discard') {
      const gone = all.find((one) => one.seat === seat && one.tile === tile);
      all = all.filter((one) => one !== gone);
    }
  });
  return all.map((one) => ({ ...one, last: one.drawn === drawn }));
}

/**
 * The kinds of tiles that a won tile may become without any other change in the earlier hunts. Totems, horses and
 * tomahawks count from the next hunt on (MN-16, MN-17, MN-22), so only the last of these hunts can bring others.
 */
export function kindsFor({ last, tile }: Won, kinds: string[]): string[] {
  return last ? kinds : kinds.filter((kind) => kind === tile || (isHomely(tile) && isHomely(kind)));
}

/** The earlier hunts with another tile in place of one that was won. */
export function exchanged(
  earlier: string[],
  { drawn, taken, ground, tile: old }: Won,
  tile: string,
): string[] {
  const draw = (earlier[drawn] ?? '').slice(DRAW.length).split('|');
  const tiles = (draw[ground] ?? '').split(',');
  tiles[tiles.indexOf(old)] = tile;
  draw[ground] = tiles.join(',');
  return earlier.map((action, at) => {
    if (at === drawn) return DRAW + draw.join('|');
    return at === taken ? `take:${tile}` : action;
  });
}

/** The game before the next hunt: a whole made-up hunt after the earlier ones. */
export async function withHunt(
  earlier: string[],
  areChosen: boolean,
  replay: Replay<'manitou'>,
): Promise<string[]> {
  const { board } = await draw(earlier, replay);
  const laid = scripted(board, TURNS * board.seats.length);
  let all = [...earlier, ...actions(board, { ...unplayed(mixed(board)), laid }, areChosen)];
  for (;;) {
    const { turn, legal } = await replay(all, null);
    const actions = turn === null || legal?.form !== 'cards' ? [] : legal.actions;
    // Nobody plays an eighth card (MN-16) or moves a hunter (MN-17).
    const next = actions.find((action) => action === 'decline') ?? actions[0];
    if (next === undefined) return all;
    all = [...all, next];
  }
}

/**
 * Tiles for the grounds of a made-up hunt. Each ground gets only one tile that shows neither tepees nor buffaloes. If
 * a player won only tiles of that kind and gave one up to the leather thief, that would prove that the player has no
 * tepees or buffaloes (MN-19).
 */
function mixed({ bag, grounds, hunt }: ManitouBoard): string[][] {
  const all = [...bag, ...grounds.flat()].sort();
  const [homely, others] = [all.filter(isHomely), all.filter((kind) => !isHomely(kind))];
  let drawn = hunt;
  /** Takes tiles from all over the bag. */
  const take = (kinds: string[]) => kinds.splice((drawn++ * 7) % kinds.length, 1);
  return grounds.map((tiles) =>
    tiles.flatMap((_, at) => {
      const [wanted, rest] = at === 0 ? [others, homely] : [homely, others];
      return take(wanted.length > 0 ? wanted : rest);
    }),
  );
}

/** The board after the tiles of the next hunt are drawn: the given ones, or those that the referee draws. */
export async function draw(
  earlier: string[],
  replay: Replay<'manitou'>,
  tiles?: string,
): Promise<{ board: ManitouBoard; line: Happened[] }> {
  const { line, deal } = await replay(earlier, null);
  const { board } = await replay([...earlier, tiles ?? deal ?? ''], null);
  return { board, line };
}
