import { groundCell, handCell, laidCell, ownTileCell } from './cells';
import { without } from './summary';
import type { Acted } from './told';

/** Something that flies over the table, and when. Times are in milliseconds since the scene began. */
export interface Flight {
  thing:
    | { kind: 'card'; card: string; seat: number }
    | { kind: 'tile'; tile: string }
    | { kind: 'cylinder'; cylinder: 'totem' | 'horse' };
  /** The names of the places where it begins and ends; the first one that is on the screen counts. */
  from: string[];
  to: string[];
  starts: number;
  ends: number;
  /** Whether the viewer wins it: then it is lifted high, and shines. */
  won?: boolean;
  /** Whether it fades away at the end, because it leaves the game. */
  leaves?: boolean;
}

/** How long a card or a tile flies, and the pause before what follows from it. */
const FLIGHT = 480;
const NEXT = 120;
/** How long a tile flies to the viewer who wins it. */
const WINNING = 720;

// The names of places that are not cells, as values of `data-place`.
export const panelPlace = (seat: number) => `panel-${seat}`;
export const slotPlace = (seat: number, kind: string) => `slot-${seat}-${kind}`;
export const tilePlace = (ground: number, tile: string) => `tile-${ground}-${tile}`;
/** The card of the viewer's hand that was touched last: of equal cards, this one is played. */
export const playedPlace = (card: string) => `played-${card}`;
/** The card of the viewer's hand that was drawn last, and the deck that it comes from. */
export const DRAWN = 'drawn';
export const PILE = 'pile';
/** The sack of the leather thief. */
export const THIEF = 'thief';
/** The newest card of a seat in a ground. */
export const newestPlace = (seat: number, ground: number) => `newest-${seat}-${ground}`;

/** The slot of a panel in which a tile is counted. */
function slotOf(tile: string): string {
  if (tile.startsWith('t') && /\d$/.test(tile)) return 'tepees';
  if (tile.startsWith('b') && /\d$/.test(tile)) return 'buffaloes';
  return tile === 'tomahawk' ? 'tomahawks' : tile;
}

/** The card that the viewer drew after playing one; null if there was none. */
export function drawnCard({ before, board, parts, by }: Pick<Acted, 'before' | 'board' | 'parts' | 'by'>) {
  if (parts.kind !== 'play' || by === null || board.own?.seat !== by) return null;
  const kept = without(before.own?.hand ?? [], [parts.card]);
  return without(board.own.hand, kept)[0] ?? null;
}

/** Everything that moves in an action: cards, tiles, and cylinders that change hands. */
export function flights({ before, board, parts, by }: Acted): Flight[] {
  const found: Flight[] = [];
  const fly = (flight: Omit<Flight, 'starts' | 'ends'>, starts: number, lasts = FLIGHT) =>
    found.push({ ...flight, starts, ends: starts + lasts });
  if (by === null) return found;
  if (parts.kind === 'play') {
    const { card, ground } = parts;
    const thing = { kind: 'card', card, seat: by } as const;
    const own = board.own?.seat === by;
    fly(
      {
        thing,
        from: [...(own ? [playedPlace(card), handCell(card)] : []), panelPlace(by)],
        to: [newestPlace(by, ground)],
      },
      0,
    );
    const drawn = drawnCard({ before, board, parts, by });
    if (drawn !== null)
      fly(
        { thing: { kind: 'card', card: drawn, seat: by }, from: [PILE], to: [DRAWN, handCell(drawn)] },
        FLIGHT,
      );
  } else if (parts.kind === 'move') {
    const { card, from, to } = parts;
    const thing = { kind: 'card', card, seat: by } as const;
    fly({ thing, from: [laidCell(by, from, card), panelPlace(by)], to: [newestPlace(by, to)] }, 0);
  } else if (parts.kind === 'take') {
    const ground = before.takes[0]?.ground ?? 1;
    const thing = { kind: 'tile', tile: parts.tile } as const;
    const to = [slotPlace(by, slotOf(parts.tile)), panelPlace(by)];
    const won = board.own?.seat === by;
    fly({ thing, from: [tilePlace(ground, parts.tile)], to, won }, 0, won ? WINNING : FLIGHT);
  } else if (parts.kind === 'discard') {
    const thing = { kind: 'tile', tile: parts.tile } as const;
    const from = [ownTileCell(parts.tile), slotPlace(by, slotOf(parts.tile)), panelPlace(by)];
    fly({ thing, from, to: [THIEF, groundCell(2)] }, 0);
  }
  // Tiles that nobody takes leave the game (MN-24).
  for (const ground of [1, 2, 3]) {
    const taken = parts.kind === 'take' && ground === before.takes[0]?.ground ? [parts.tile] : [];
    const kept = [...(board.hunt === before.hunt ? (board.grounds[ground - 1] ?? []) : []), ...taken];
    for (const tile of without(before.grounds[ground - 1] ?? [], kept))
      fly(
        {
          thing: { kind: 'tile', tile },
          from: [tilePlace(ground, tile)],
          to: [groundCell(ground)],
          leaves: true,
        },
        0,
      );
  }
  for (const kind of ['totem', 'horse'] as const) {
    const [owner, next] = [before[kind], board[kind]];
    if (owner === next) continue;
    const thing = { kind: 'cylinder', cylinder: kind } as const;
    const at = (seat: number | null) =>
      seat === null ? [groundCell(2)] : [slotPlace(seat, kind), panelPlace(seat)];
    fly({ thing, from: at(owner), to: at(next), leaves: next === null }, landed(found) + NEXT);
  }
  return found;
}

/** When the first thing has arrived: the card that was played, or the tile that was taken. */
export const landed = (all: Flight[]): number => all[0]?.ends ?? 0;

/** When everything has arrived. */
export const settled = (all: Flight[]): number => Math.max(0, ...all.map(({ ends }) => ends));

/** The progress of a flight at a time, from 0 to 1. It starts and ends gently. */
export function progress({ starts, ends }: Pick<Flight, 'starts' | 'ends'>, time: number): number {
  const t = Math.min(Math.max((time - starts) / (ends - starts), 0), 1);
  return t * t * (3 - 2 * t);
}
