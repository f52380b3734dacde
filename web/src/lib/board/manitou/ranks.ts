import type { ManitouBoard, ManitouShare, ManitouTake } from '$lib/wire/types';

/** Players with the same strength in a ground, and what follows from it (MN-22, MN-23). */
export interface Rank {
  /** One seat, or several that tie. */
  seats: number[];
  strength: number;
  /** The part of the strength that comes from tomahawks. */
  tomahawks: number;
  share: 'highest' | 'next' | 'tie';
}

const isHunter = (card: string) => Number(card) > 0;

/**
 * The players whose hunters decide about a ground, from the strongest to the second who takes tiles. Players who
 * tie are among them, because they explain why a weaker player takes tiles.
 */
export function ranks({ seats }: ManitouBoard, ground: number): Rank[] {
  const at = ground - 1;
  const own = (seat: number) => seats[seat]?.strength[at] ?? 0;
  const hunting = [...seats.keys()].filter((seat) =>
    seats[seat]?.grounds[at]?.some(({ card }) => isHunter(card)),
  );
  const sums = [...new Set(hunting.map(own))].sort((a, b) => b - a);
  const found: Rank[] = [];
  let single = 0;
  for (const strength of sums) {
    if (single === 2) break;
    const equal = hunting.filter((seat) => own(seat) === strength);
    const tomahawks = seats[equal[0] ?? 0]?.tomahawks[at] ?? 0;
    if (equal.length > 1) found.push({ seats: equal, strength, tomahawks, share: 'tie' });
    else found.push({ seats: equal, strength, tomahawks, share: single++ === 0 ? 'highest' : 'next' });
  }
  // A tie after the last player who takes something changes nothing, unless nobody takes anything else.
  while (found.length > 1 && found.at(-1)?.share === 'tie' && single === 2) found.pop();
  return found;
}

/** One line of how a ground is shared out. */
export interface Line {
  share: ManitouShare | 'tie';
  seats: number[];
  strength: number;
  tomahawks: number;
  /** How many tiles are taken for this reason in all, and how many of them are still to be taken. */
  tiles: number;
  left: number;
}

/**
 * How a ground is shared out: the owner of the heroes, then the ranks of the hunters. `planned` are the tiles to
 * be taken when the sharing began.
 */
export function plan(board: ManitouBoard, ground: number, planned: ManitouTake[]): Line[] {
  const number = (takes: ManitouTake[], share: string, seat: number) =>
    takes.filter((take) => take.ground === ground && take.share === share && take.seat === seat).length;
  const line = (share: Line['share'], seats: number[], strength: number, tomahawks: number): Line => {
    const [seat = 0] = seats;
    return {
      share,
      seats,
      strength,
      tomahawks,
      tiles: number(planned, share, seat),
      left: number(board.takes, share, seat),
    };
  };
  const hero = planned.find((take) => take.ground === ground && take.share === 'heroes');
  return [
    ...(hero ? [line('heroes', [hero.seat], 0, 0)] : []),
    ...ranks(board, ground).map(({ share, seats, strength, tomahawks }) =>
      line(share, seats, strength, tomahawks),
    ),
  ];
}

/** The tiles to be taken when the sharing of this hunt began, from the boards of the game so far. */
export function planned(boards: ManitouBoard[], board: ManitouBoard): ManitouTake[] {
  return boards.find(({ hunt, phase }) => hunt === board.hunt && phase === 'take')?.takes ?? board.takes;
}
