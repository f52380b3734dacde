import type { ManitouAction, ManitouBoard, ManitouTrial } from '$lib/wire/types';
import type { Args } from '$lib/words/words.svelte';
import { around, choiceSizes, countOf, TURNS } from './layout';
import { isHunter } from './names';
import { claims, placing, ranks, sum } from './ranks';
import { left, scored, strengthened } from './tally';
import { tell, type Told } from './tell';
import { heroes, verdict } from './trial';

export type { Told } from './tell';

/** An action as the board sees it. */
export interface Acted {
  before: ManitouBoard;
  board: ManitouBoard;
  parts: ManitouAction;
  by: number | null;
  /** The seat to act next. */
  turn: number | null;
  trial: ManitouTrial | null;
  /** The viewer's seat, if the leather thief has not threatened them earlier in the game; null otherwise. */
  warns?: number | null;
}

/** How sentences name players, cards and tiles. */
export interface Namer {
  player: (seat: number) => string;
  /** `yours` for the viewer, `other` for anybody else. */
  whose: (seat: number) => string;
  /**
   * The names of several players as a list. It stands after a colon or in brackets, so that it is not part of the
   * grammar of the sentence.
   */
  players: (seats: number[]) => string;
  card: (card: string) => string;
  cards: (cards: string[]) => string;
  /** The name of a tile with its article, as it stands after a verb. */
  tile: (tile: string) => string;
}

const CYLINDERS = ['totem', 'horse'] as const;

/**
 * What an action did, and why, in the order in which it happened. There is one exception: if the leather thief comes,
 * the reason is said first, because the next action depends on it.
 */
export function told(acted: Acted, namer: Namer): Told[] {
  const { before, board, parts, by } = acted;
  const who = by === null ? {} : { player: namer.player(by), by: namer.whose(by) };
  return [
    ...thief(acted, namer),
    ...deed(acted, who, namer),
    ...trials(acted, who, namer),
    ...protectedHero(acted, namer),
    ...led(acted, who, namer),
    ...hunted(acted, who, namer),
    ...strengthened(acted, namer),
    ...CYLINDERS.flatMap((kind) => cylinder(kind, acted, namer)),
    ...scored(acted, namer),
    ...passed(acted, namer),
    ...(before.phase === 'play' && board.phase !== 'play' ? [tell('played-out', 'MN-10')] : []),
    ...left(acted, namer),
    ...warned(acted),
    ...tied(acted, namer),
    ...skipped(acted, namer),
    ...(parts.kind === 'deck' && board.phase === 'play' ? [begins(board, namer)] : []),
  ];
}

/** The sentence about the action itself, unless the viewer knows the action or another sentence names it. */
function deed(acted: Acted, who: Args, namer: Namer): Told[] {
  const { before, parts, by, trial } = acted;
  if (by === null) return [];
  switch (parts.kind) {
    case 'play': {
      const eighth = before.phase === 'eighth' ? [tell('eighth', 'MN-16', who)] : [];
      // Viewers know what they played themselves. For other players, the sentence about what the card does here often
      // names the card, too.
      if (who['by'] === 'yours' || trial?.met || isHunter(parts.card) || leads(acted)) return eighth;
      return [
        ...eighth,
        tell('play', 'MN-10', { ...who, card: namer.card(parts.card), ground: parts.ground }),
      ];
    }
    case 'move': {
      const args = { ...who, card: namer.card(parts.card), from: parts.from, to: parts.to };
      return [tell('move', 'MN-17', args)];
    }
    case 'decline':
      return before.phase === 'eighth' ? [tell('no-eighth', 'MN-16', who)] : [tell('no-move', 'MN-17', who)];
    case 'take':
      return take(before, parts.tile, who, namer);
    case 'discard':
      return [tell('discard', 'MN-19', { ...who, tile: namer.tile(parts.tile) })];
    default:
      return [];
  }
}

function take(before: ManitouBoard, tile: string, who: Args, namer: Namer): Told[] {
  const [first] = before.takes;
  if (!first) return [];
  const { seat, ground, share } = first;
  const kinds = new Set(before.grounds[ground - 1]);
  const sum = before.seats[seat]?.strength[ground - 1] ?? 0;
  const clause = { heroes: 'MN-21', highest: 'MN-22', next: 'MN-23' }[share];
  const only = kinds.size === 1 ? 'yes' : 'no';
  return [tell('take', clause, { ...who, tile: namer.tile(tile), ground, share, sum, only })];
}

function trials({ before, parts, by, trial }: Acted, who: Args, namer: Namer): Told[] {
  if (!trial || by === null || parts.kind !== 'play') return [];
  const found = verdict(trial, parts.card);
  if (!found) return [];
  const met = before.seats[found.seat]?.grounds[trial.ground - 1] ?? [];
  const standing = met.filter(({ card, face_up: up }) => up && !isHunter(card)).length;
  return [
    {
      key: `page-manitou-trial-${found.verdict}`,
      args: {
        ...who,
        card: namer.card(parts.card),
        other: namer.card(found.other),
        whose: namer.player(found.seat),
        of: namer.whose(found.seat),
        ground: trial.ground,
      },
      // A newcomer that meets two heroes meets the later one (MN-15).
      clause: standing > 1 ? 'MN-15' : 'MN-14',
    },
  ];
}

/** The hero that still stands because the later one of its owner was turned face down in its place (MN-15). */
function protectedHero({ board, trial }: Acted, namer: Namer): Told[] {
  const fell = trial?.turned.find(({ seat }) => seat === trial.met?.seat);
  if (!trial || !fell) return [];
  const { seat } = fell;
  const stands = heroes(board, seat, trial.ground).at(-1);
  if (!stands) return [];
  const args = { card: namer.card(stands.card), player: namer.player(seat), of: namer.whose(seat) };
  return [tell('protected', 'MN-15', { ...args, ground: trial.ground })];
}

/** How many heroes of the player who played a card stood in its ground before, and how many stand there now. */
const standing = ({ before, board, by }: Acted, ground: number) =>
  [before, board].map((at) => heroes(at, by ?? 0, ground).length);

/** Whether an action gave its player the first tile of a ground (MN-21). */
function leads(acted: Acted): boolean {
  const { parts } = acted;
  if (parts.kind !== 'play') return false;
  const [old = 0, now = 0] = standing(acted, parts.ground);
  return old === 0 && now > 0;
}

/** What a hero brings: the first tile if no other hero stands in its ground (MN-21), or protection (MN-15). */
function led(acted: Acted, who: Args, namer: Namer): Told[] {
  const { parts, by, trial } = acted;
  if (parts.kind !== 'play' || by === null) return [];
  const { ground } = parts;
  if (leads(acted)) {
    const met = trial?.met ? 'yes' : 'no';
    return [tell('leads', 'MN-21', { ...who, ground, met, card: namer.card(parts.card) })];
  }
  const [old = 0, now = 0] = standing(acted, ground);
  return old === 1 && now > 1 ? [tell('joins', 'MN-15', { ...who, ground })] : [];
}

/** The card that an action lays into a ground, and that ground; null for any other action. */
function cardLaid(parts: Acted['parts']): { card: string; ground: number } | null {
  if (parts.kind === 'play') return parts;
  return parts.kind === 'move' ? { card: parts.card, ground: parts.to } : null;
}

/** What a hunter would achieve in its ground if the hunt ended now (MN-22, MN-23). */
function hunted({ board, parts, by }: Acted, who: Args, namer: Namer): Told[] {
  const to = cardLaid(parts);
  if (by === null || !to || !isHunter(to.card)) return [];
  const { ground } = to;
  const placed = placing(board, by, ground);
  const clause = placed.rank === 'next' ? 'MN-23' : 'MN-22';
  const own = sum({ strength: placed.own, tomahawks: board.seats[by]?.tomahawks[ground - 1] ?? 0 });
  const { hero = 0, hunters = 0 } = claims(board, ground)[by] ?? {};
  const deed = { deed: parts.kind, card: namer.card(to.card) };
  return [tell('hunter', clause, { ...who, ...placed, ...deed, own, ground, tiles: hunters, hero })];
}

/** The first warning of the leather thief in a game, to the player who would now be robbed. */
function warned({ before, board, parts, warns = null }: Acted): Told[] {
  if (parts.kind !== 'play' || warns === null || board.phase !== 'play') return [];
  const robbed = (at: ManitouBoard) => at.seats[warns]?.robbed ?? false;
  return robbed(board) && !robbed(before) && equals(board).length === 0 ? [tell('warned', 'MN-19')] : [];
}

/** The players whose hunters add up to the most, if there are several, so that the leather thief would come to each. */
function equals({ seats }: ManitouBoard): number[] {
  const most = [...seats.keys()].filter((seat) => seats[seat]?.robbed && seats[seat].total > 0);
  return most.length > 1 ? most : [];
}

/** What a tie for the most means, when a card brings it (MN-19). */
function tied({ before, board, parts }: Acted, namer: Namer): Told[] {
  const seats = equals(board);
  if (parts.kind !== 'play' || board.phase !== 'play' || seats.length === 0) return [];
  if (equals(before).join() === seats.join()) return [];
  const strength = board.seats[seats[0] ?? 0]?.total ?? 0;
  return [tell('equal', 'MN-19', { players: namer.players(seats), strength })];
}

/** Who got a cylinder from whom, and why (MN-26, MN-27). */
function cylinder(kind: 'totem' | 'horse', { before, board, parts }: Acted, namer: Namer): Told[] {
  const [from, to] = [before[kind], board[kind]];
  if (from === to) return [];
  const named = (seat: number | null, name: string, whose: string): Args =>
    seat === null ? {} : { [name]: namer.player(seat), [whose]: namer.whose(seat) };
  const args = { kind, ...named(to, 'player', 'by'), ...named(from, 'other', 'of') };
  if (to === null) return [tell('cylinder-back', 'MN-27', args)];
  const counts = {
    ...args,
    number: countOf(board.seats[to], kind),
    less: countOf(board.seats[from ?? -1], kind),
  };
  if (parts.kind === 'discard') return [tell('cylinder-lost', 'MN-27', counts)];
  if (from === null) return [tell('cylinder-first', 'MN-26', args)];
  const equal = counts.number === counts.less ? 'yes' : 'no';
  return [tell('cylinder-passes', 'MN-26', { ...counts, equal })];
}

/**
 * The players who had to pass, because their hands held only heroes that could not be played: those between the
 * player who acted and the next one to play. After the last card, those up to the last player of the hunt.
 */
function passed({ before, board, by, turn }: Acted, namer: Namer): Told[] {
  if (by === null || before.phase !== 'play') return [];
  const seats = around(board.seats.length, by);
  const next = seats.findIndex((seat) => seat === (board.phase === 'play' ? turn : before.first));
  return seats
    .filter((seat, i) => i < next && board.seats[seat]?.passed_over)
    .map((seat) => tell('passed', 'MN-31', { player: namer.player(seat), by: namer.whose(seat) }));
}

/** Why the leather thief comes, and why it comes now (MN-20). */
function thief({ before, board }: Acted, namer: Namer): Told[] {
  if (before.phase === 'discard' || board.phase !== 'discard') return [];
  const most = Math.max(...board.seats.map(({ total }) => total));
  const seats = [...board.seats.keys()].filter((seat) => board.seats[seat]?.total === most);
  const [seat = 0] = seats;
  const args = { number: seats.length, strength: most, players: namer.players(seats) };
  return [
    tell('thief', 'MN-19', { ...args, player: namer.player(seat), by: namer.whose(seat) }),
    ...(board.hunt === 1 ? [tell('thief-first', 'MN-20')] : []),
    ...(board.hunt === 2 ? [tell('thief-later', 'MN-20')] : []),
  ];
}

/** The first words of a hunt. */
function begins(board: ManitouBoard, namer: Namer): Told {
  const { hunt, hunts, first, own, seats, totem } = board;
  const size = own ? (seats[own.seat]?.choice_size ?? 0) : 0;
  return tell('begins', 'MN-10', {
    hunt,
    hunts,
    size,
    spare: Math.max(size - TURNS, 0),
    // Whoever owns the totem cylinder may play more than seven, so the others are not told how many cards are left over.
    most: own && totem === null ? choiceSizes(board).most : 0,
    // The owner of the totem cylinder may play an eighth card (MN-16).
    eighth: own?.seat === totem && size > TURNS ? 'yes' : 'no',
    player: namer.player(first),
    by: namer.whose(first),
  });
}

/** The ground that is shared out now or next; 0 if no ground is being shared out, and 4 if none is left. */
function sharingAt({ phase, takes }: ManitouBoard): number {
  return phase === 'take' ? (takes[0]?.ground ?? 4) : 0;
}

/** The grounds that were passed over because nobody takes a tile there, and why. */
function skipped({ before, board }: Acted, namer: Namer): Told[] {
  const began = before.phase !== 'take' && board.phase === 'take';
  const ended = before.phase === 'take' && board.phase !== 'take';
  if (!began && !ended && before.phase !== 'take') return [];
  // Once the last tile of a hunt is taken, the cards may already be gone.
  const seen = began ? board : before;
  const [from, to] = [sharingAt(before), ended ? 4 : sharingAt(board)];
  return [1, 2, 3]
    .filter((ground) => ground > from && ground < to)
    .flatMap((ground) => {
      const [tie] = ranks(seen, ground);
      if (tie?.share !== 'tie') return [tell('nobody', 'MN-24', { ground })];
      const { seats, strength, clause } = tie;
      return [tell('tie', clause, { ground, players: namer.players(seats), strength })];
    });
}

/**
 * The sentences that are still of use. While the lines of the sharing out say who took which tile, the
 * sentences about that are left out. So is a warning of a thief who will not come any more.
 */
export const timely = (lines: Told[], board: ManitouBoard, sharing: boolean): Told[] =>
  lines.filter(
    ({ key }) =>
      !(sharing && key === 'page-manitou-told-take') &&
      !(key === 'page-manitou-told-warned' && !board.seats[board.own?.seat ?? -1]?.robbed) &&
      !(key === 'page-manitou-told-equal' && equals(board).length === 0),
  );
