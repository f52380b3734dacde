import type { Legal, ManitouBoard, ManitouPlayer, ManitouTake } from '$lib/wire/types';
import type { Chosen } from '../picking';

/** The seats around the table, clockwise from the viewer's left; the viewer is last. */
export function around(seats: number, near: number): number[] {
  return Array.from({ length: seats }, (_, i) => (near + 1 + i) % seats);
}

/** How many turns a hunt gives each player (MN-10). */
export const TURNS = 7;

/**
 * The number of the turn that is being played in a hunt. A player who has passed (MN-31) has played one card
 * less than the others, so the player with the most cards counts.
 */
export function turnOf({ seats, first }: ManitouBoard, turn: number): number {
  const order = (seat: number) => (seat - first + seats.length) % seats.length;
  const turns = seats.map(
    ({ grounds }, seat) => grounds.flat().length + (order(seat) >= order(turn) ? 1 : 0),
  );
  return Math.min(Math.max(...turns), TURNS);
}

/** A card that may go to some of the grounds: a card from the hand, or a hunter from another ground. */
export interface Mobile {
  card: string;
  /** The action for each ground it may go to; grounds count from 1. */
  to: Map<number, Chosen>;
}

/** The legal actions by card and tile. */
export interface Options {
  /** Cards of the hand that may be played, by their names. */
  play: Map<string, Mobile>;
  /** Hunters that may be moved, by the key that [`placed`] gives. */
  move: Map<string, Mobile>;
  take: Map<string, Chosen>;
  discard: Map<string, Chosen>;
  decline: Chosen | null;
}

/** The key of a card that lies in a ground. */
export const placed = (card: string, ground: number) => `${card}@${ground}`;

export function options(legal: Legal | null): Options {
  const found: Options = {
    play: new Map(),
    move: new Map(),
    take: new Map(),
    discard: new Map(),
    decline: null,
  };
  const add = (map: Map<string, Mobile>, id: string, card: string, ground: number, chosen: Chosen) => {
    const mobile = map.get(id) ?? { card, to: new Map() };
    mobile.to.set(ground, chosen);
    map.set(id, mobile);
  };
  if (legal?.form !== 'cards') return found;
  for (const [i, parts] of legal.parts.entries()) {
    const chosen: Chosen = {
      action: legal.actions[i] ?? '',
      parts: { game: 'manitou', ...parts },
      cells: [],
    };
    if (parts.kind === 'decline') found.decline = chosen;
    else if (parts.kind === 'take') found.take.set(parts.tile, chosen);
    else if (parts.kind === 'discard') found.discard.set(parts.tile, chosen);
    else if (parts.kind === 'play') add(found.play, parts.card, parts.card, parts.ground, chosen);
    else if (parts.kind === 'move')
      add(found.move, placed(parts.card, parts.from), parts.card, parts.to, chosen);
  }
  return found;
}

/**
 * The action that is played without a choice; null if there are several possible actions, or none. A player
 * who gets all the tiles that are left in a ground has no choice either.
 */
export function onlyOption(legal: Legal | null, board: ManitouBoard): Chosen | null {
  if (legal?.form !== 'cards' || (legal.actions.length !== 1 && !takesAll(board))) return null;
  const { take, discard, decline } = options(legal);
  const only = [...take.values(), ...discard.values()][0] ?? decline;
  return only && { ...only, forced: true };
}

/** Whether the player to take a tile gets all tiles that are left in its ground. */
export function takesAll({ phase, takes, grounds }: ManitouBoard): boolean {
  const [first] = takes;
  if (phase !== 'take' || !first) return false;
  const here = takes.filter(({ ground }) => ground === first.ground);
  return (
    here.every(({ seat }) => seat === first.seat) && here.length >= (grounds[first.ground - 1] ?? []).length
  );
}

/** The action that chooses the cards at these places of the list. */
export function choice(available: string[], places: Set<number>): Chosen {
  const cards = available.filter((_, place) => places.has(place));
  return {
    action: `choose:${cards.join(',')}`,
    parts: { game: 'manitou', kind: 'choose', cards },
    cells: [],
  };
}

/** The strength of the hunters among these cards; heroes have none. */
export function strength(cards: string[]): number {
  return cards.reduce((sum, card) => sum + (Number(card) || 0), 0);
}

/** The tiles that a seat takes next, all for the same reason. */
export interface Sharing extends ManitouTake {
  number: number;
}

/** The tiles that are being shared out; null if none are. */
export function sharing({ phase, takes }: ManitouBoard): Sharing | null {
  const [first] = takes;
  if (phase !== 'take' || !first) return null;
  const { seat, ground, share } = first;
  const end = takes.findIndex((take) => take.seat !== seat || take.ground !== ground || take.share !== share);
  return { ...first, number: end < 0 ? takes.length : end };
}

/** Groups equal tiles or cards. The groups are in the order of their first tiles or cards. */
export function grouped(things: string[]): { thing: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => ({ thing, count }));
}

/**
 * How many available cards a player did not choose for this hunt; null unless the player's choice is made.
 */
export function putAside({ available, choice_size: size, has_chosen: chosen }: ManitouPlayer): number | null {
  return chosen ? available.length - size : null;
}

/** The greatest and the smallest number of cards that players take into this hunt (MN-7). */
export function choiceSizes({ seats }: ManitouBoard): { most: number; least: number } {
  const all = seats.map(({ choice_size: size }) => size);
  return { most: Math.max(...all), least: Math.min(...all) };
}

/** How many tiles of one kind a player has. */
export const countOf = (player: ManitouPlayer | undefined, tile: string): number =>
  player?.tiles.filter((one) => one === tile).length ?? 0;

/**
 * How much a player has of each kind of tile. `number` counts what they show: a tile with one tepee and a tile
 * with two count three.
 */
export function counters(player: ManitouPlayer): { kind: string; tile: string; number: number }[] {
  const { points } = player;
  return [
    { kind: 'tepees', tile: 't1', number: points.tepees },
    { kind: 'buffaloes', tile: 'b1', number: points.buffaloes },
    { kind: 'totem', tile: 'totem', number: countOf(player, 'totem') },
    { kind: 'horse', tile: 'horse', number: countOf(player, 'horse') },
    { kind: 'tomahawks', tile: 'tomahawk', number: countOf(player, 'tomahawk') },
  ];
}

/** A hand in the order of the tribe's cards. The order does not depend on when a card was drawn. */
export const sorted = (hand: string[], order: string[]): string[] =>
  [...hand].sort((a, b) => order.indexOf(a) - order.indexOf(b));
