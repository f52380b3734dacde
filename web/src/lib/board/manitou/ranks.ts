import type { ManitouBoard, ManitouShare, ManitouTake } from '$lib/wire/types';
import { isHunter } from './names';
import { heroes } from './trial';

/** Players with the same strength in a ground, and what follows from it (MN-22, MN-23). */
export interface Rank {
  /** One seat, or several that tie. */
  seats: number[];
  strength: number;
  /** The part of the strength that comes from tomahawks. */
  tomahawks: number;
  share: 'highest' | 'next' | 'tie';
  /** The clause that applies to them: MN-22 until somebody takes two tiles, then MN-23. */
  clause: string;
}

/** A strength as text. What tomahawks add is shown separately. */
export const sum = ({ strength, tomahawks }: { strength: number; tomahawks: number }) =>
  tomahawks > 0 ? `${strength - tomahawks} + ${tomahawks}` : String(strength);

/** The same without spaces, for places with little room. */
export const tightSum = (own: { strength: number; tomahawks: number }) => sum(own).replaceAll(' ', '');

type Player = ManitouBoard['seats'][number] | undefined;
const huntersOf = (player: Player, ground: number) =>
  player?.grounds[ground - 1]?.filter(({ card }) => isHunter(card)) ?? [];

/** What the player's tomahawks add to each hunter in a ground. */
export const tomahawksEach = (player: Player, ground: number): number =>
  (player?.tomahawks[ground - 1] ?? 0) / Math.max(huntersOf(player, ground).length, 1);

/**
 * The players whose hunters decide who takes tiles from a ground: from the strongest player down to the second one
 * who takes tiles. Players who tie are among them, because they explain why a weaker player takes tiles.
 */
export function ranks({ seats }: ManitouBoard, ground: number): Rank[] {
  const at = ground - 1;
  const own = (seat: number) => seats[seat]?.strength[at] ?? 0;
  const hunting = [...seats.keys()].filter((seat) => huntersOf(seats[seat], ground).length > 0);
  const sums = [...new Set(hunting.map(own))].sort((a, b) => b - a);
  const found: Rank[] = [];
  let single = 0;
  for (const strength of sums) {
    if (single === 2) break;
    const equal = hunting.filter((seat) => own(seat) === strength);
    const tomahawks = seats[equal[0] ?? 0]?.tomahawks[at] ?? 0;
    const share = equal.length > 1 ? 'tie' : single === 0 ? 'highest' : 'next';
    found.push({ seats: equal, strength, tomahawks, share, clause: single === 0 ? 'MN-22' : 'MN-23' });
    if (share !== 'tie') single++;
  }
  return found;
}

const shareOf = (found: Rank[], seat: number) =>
  found.find(({ seats }) => seats.includes(seat))?.share ?? 'none';

/** How a player's hunters in a ground rank. */
export interface Placing {
  /**
   * The player's rank: `alone` if only the player has hunters, `passes` if stronger players tie and so get
   * nothing, `none` if the player gets no tile for hunters.
   */
  rank: 'alone' | 'highest' | 'passes' | 'tie' | 'next' | 'none';
  own: number;
  /** The other sum that decides the rank, beside the player's own; 0 if there is none. */
  other: number;
}

/** How the hunters of a player who has some in a ground rank there (MN-22, MN-23). */
export function placing(board: ManitouBoard, seat: number, ground: number): Placing {
  const sums = board.seats.map(({ strength }) => strength[ground - 1] ?? 0);
  const own = sums[seat] ?? 0;
  const found = ranks(board, ground);
  const rank = shareOf(found, seat);
  if (rank === 'tie') return { rank, own, other: own };
  // Ties are passed over: players who tie may be stronger than the player in first place.
  if (rank !== 'highest') {
    return { rank, own, other: found.find(({ share }) => share === 'highest')?.strength ?? 0 };
  }
  if (found[0]?.share === 'tie') return { rank: 'passes', own, other: found[0].strength };
  const other = Math.max(0, ...sums.filter((sum) => sum < own));
  return { rank: other === 0 ? 'alone' : rank, own, other };
}

/**
 * How many tiles each player would take from a ground for heroes and for hunters if it were shared out now (MN-21 to
 * MN-23).
 */
export function claims(board: ManitouBoard, ground: number): { hero: number; hunters: number }[] {
  let left = board.grounds[ground - 1]?.length ?? 0;
  const take = (most: number) => {
    const tiles = Math.min(most, left);
    left -= tiles;
    return tiles;
  };
  const taken = board.seats.map((_, seat) => ({
    hero: heroes(board, seat, ground).length > 0 ? take(1) : 0,
    hunters: 0,
  }));
  for (const { share, seats } of ranks(board, ground)) {
    const own = taken[seats[0] ?? 0];
    if (own && share !== 'tie') own.hunters = take(share === 'highest' ? 2 : 1);
  }
  return taken;
}

/** How many of these tiles a player takes from a ground for one reason. */
const numberOf = (takes: ManitouTake[], ground: number, share: string, seat: number) =>
  takes.filter((take) => take.ground === ground && take.share === share && take.seat === seat).length;

/** Why a player takes tiles from a ground, and how many. */
export interface Claim {
  share: ManitouShare | 'tie' | 'none';
  tiles: number;
}

/**
 * What a player takes from a ground for heroes and for hunters, null for either of them if there are none. While the
 * tiles are shared out, this is what is still to be taken; before that, it is what would be taken now.
 */
export function claimsOf(board: ManitouBoard, seat: number, ground: number) {
  const shares = board.phase === 'take';
  const now = claims(board, ground)[seat];
  const claim = (share: Claim['share'], tiles = 0): Claim => ({
    share,
    tiles: shares ? numberOf(board.takes, ground, share, seat) : tiles,
  });
  return {
    hero: heroes(board, seat, ground).length > 0 ? claim('heroes', now?.hero) : null,
    hunters:
      huntersOf(board.seats[seat], ground).length > 0
        ? claim(shareOf(ranks(board, ground), seat), now?.hunters)
        : null,
  };
}

/** One line of how a ground is shared out. */
export interface Line extends Omit<Rank, 'share'> {
  share: ManitouShare | 'tie';
  /** How many tiles are taken for this reason in all, and how many of them are still to be taken. */
  tiles: number;
  left: number;
}

/**
 * How a ground is shared out: the owner of the heroes, then the ranks of the hunters. `planned` are the tiles
 * that were still to be taken when the sharing began.
 */
export function plan(board: ManitouBoard, ground: number, planned: ManitouTake[]): Line[] {
  const line = (reason: Omit<Line, 'tiles' | 'left'>): Line => {
    const [seat = 0] = reason.seats;
    return {
      ...reason,
      tiles: numberOf(planned, ground, reason.share, seat),
      left: numberOf(board.takes, ground, reason.share, seat),
    };
  };
  const hero = planned.find((take) => take.ground === ground && take.share === 'heroes');
  return [
    ...(hero
      ? [line({ share: 'heroes', seats: [hero.seat], strength: 0, tomahawks: 0, clause: 'MN-21' })]
      : []),
    ...ranks(board, ground).map(line),
  ];
}

/**
 * The tiles that were to be taken when the sharing of this hunt began, according to the boards of the game so
 * far.
 */
export function planned(boards: ManitouBoard[], board: ManitouBoard): ManitouTake[] {
  return boards.find(({ hunt, phase }) => hunt === board.hunt && phase === 'take')?.takes ?? board.takes;
}
