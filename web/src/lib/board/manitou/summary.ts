import { say } from '$lib/words/words.svelte';
import type { ManitouBoard, ManitouPoints, ManitouShare } from '$lib/wire/types';
import { countOf } from './layout';
import { ranks, sum, type Rank } from './ranks';
import { changes } from './worth';

/** The tiles that a seat took from a ground, and why it got them. */
export interface Share {
  seat: number;
  share: ManitouShare;
  /** The strength of the seat's hunters in this ground, and the part of it that comes from tomahawks. */
  strength: number;
  tomahawks: number;
  tiles: string[];
  /** The points that the tiles brought the seat at once. */
  points: number;
}

/** Why the seat got the tiles, in words. */
export const shareWords = (of: Share) => say('page-manitou-share', { share: of.share, sum: sum(of) });

/** Points that a seat won or lost in a hunt, and whether the leather thief cost them. */
export interface Change {
  source: string;
  points: number;
  thief: boolean;
}

/** The result of a hunt. */
export interface Summary {
  hunt: number;
  /** The shares of each ground in the order in which they were taken. */
  grounds: Share[][];
  /** For each ground, the players who tied there and so took nothing for their hunters. */
  ties: Rank[][];
  /**
   * The cylinders that changed hands: the owners before and after the hunt, how many tiles of its kind the new
   * owner has, and whether the old owner has as many.
   */
  cylinders: {
    kind: 'totem' | 'horse';
    from: number | null;
    to: number | null;
    number: number;
    tie: boolean;
  }[];
  /** Each tile that the leather thief stole, the seat that lost it, and the strength of all hunters of that seat. */
  stolen: { seat: number; tile: string; strength: number }[];
  /** For each seat, the points before the hunt, and what changed them. */
  points: { before: ManitouPoints; changes: Change[] }[];
}

/** A list without some of its entries. An entry that `gone` contains twice is removed twice. */
export function without(things: string[], gone: string[]): string[] {
  const left = [...gone];
  return things.filter((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The result of a hunt, computed from the boards of the game; null unless they show the whole hunt. */
export function summarize(boards: ManitouBoard[], hunt: number): Summary | null {
  const from = boards.findIndex((board) => board.hunt === hunt);
  const first = boards[from];
  const end = boards.findIndex((board, i) => i > from && (board.hunt > hunt || board.phase === 'over'));
  const last = boards[end];
  const known = from > 0 || first?.phase === 'tiles';
  if (!first || !last || !known) return null;
  const played = boards.slice(from, end);
  const shared = played.find(({ phase }) => phase === 'take') ?? played.at(-1) ?? first;
  const summary: Summary = {
    hunt,
    grounds: [[], [], []],
    ties: [1, 2, 3].map((ground) => ranks(shared, ground).filter(({ share }) => share === 'tie')),
    cylinders: (['totem', 'horse'] as const)
      .map((kind) => {
        const [from, to] = [first[kind], last[kind]];
        const number = countOf(last.seats[to ?? -1], kind);
        return {
          kind,
          from,
          to,
          number,
          tie: number > 0 && countOf(last.seats[from ?? -1], kind) === number,
        };
      })
      .filter(({ from, to }) => from !== to),
    stolen: [],
    points: first.seats.map(({ points }) => ({ before: points, changes: [] })),
  };
  for (let i = from; i < end; i++) {
    const [board, next] = [boards[i], boards[i + 1]];
    if (!board || !next) continue;
    addTo(summary, board, next);
    for (const seat of first.seats.keys()) score(summary, board, next, seat);
  }
  for (const one of summary.points) one.changes = one.changes.filter(({ points }) => points !== 0);
  return summary;
}

/** The shares of each ground in a hunt so far, in the order in which they were taken. */
export function shares(boards: ManitouBoard[], hunt: number): Share[][] {
  const found = { grounds: [[], [], []], stolen: [] };
  for (const [i, board] of boards.entries()) {
    const next = boards[i + 1];
    if (next && board.hunt === hunt) addTo(found, board, next);
  }
  return found.grounds;
}

/** Adds the tiles that an action took from a ground, or that the leather thief stole. */
function addTo(
  { grounds, stolen }: Pick<Summary, 'grounds' | 'stolen'>,
  board: ManitouBoard,
  next: ManitouBoard,
): void {
  const tilesOf = (board: ManitouBoard, seat: number) => board.seats[seat]?.tiles ?? [];
  const [take] = board.takes;
  if (board.phase === 'discard') {
    for (const seat of board.seats.keys())
      for (const tile of without(tilesOf(board, seat), tilesOf(next, seat)))
        stolen.push({ seat, tile, strength: board.seats[seat]?.total ?? 0 });
  } else if (board.phase === 'take' && take) {
    const { seat, ground, share } = take;
    const shares = grounds[ground - 1] ?? [];
    const tiles = without(tilesOf(next, seat), tilesOf(board, seat));
    const known = shares.find((one) => one.seat === seat && one.share === share);
    const player = board.seats[seat];
    const points = (next.seats[seat]?.points.total ?? 0) - (player?.points.total ?? 0);
    if (known) {
      known.tiles.push(...tiles);
      known.points += points;
    } else {
      const strength = player?.strength[ground - 1] ?? 0;
      const tomahawks = player?.tomahawks[ground - 1] ?? 0;
      shares.push({ seat, share, strength, tomahawks, tiles, points });
    }
  }
}

/** Adds the points that an action brought to a seat, or cost it. */
function score({ points }: Summary, board: ManitouBoard, next: ManitouBoard, seat: number): void {
  const [old, now] = [board.seats[seat], next.seats[seat]];
  const found = points[seat]?.changes;
  if (!old || !now || !found) return;
  const thief = now.tiles.length < old.tiles.length;
  for (const change of changes(old.points, now.points)) {
    const known = found.find((one) => one.source === change.source && one.thief === thief);
    if (known) known.points += change.points;
    else found.push({ ...change, thief });
  }
}
