/** What becomes of a picked card in a ground, in words, before it is played. */

import type { ManitouBoard, ManitouCard } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { countOf } from './layout';
import { cardName, isHunter } from './names';
import { ranks } from './ranks';
import { outlook } from './trial';

export interface Foresight {
  text: string;
  tone: 'good' | 'even' | 'bad';
}

/** How the hunters of a ground would rank if this one came along. */
interface Prospect {
  /** The player's rank; `none` if the player would get no tile for hunters. */
  rank: 'alone' | 'highest' | 'tie' | 'next' | 'none';
  own: number;
  /** The sum that decides with the player's own about the rank; 0 if there is none. */
  other: number;
}

const TONES = {
  defeats: 'good',
  leads: 'good',
  joins: 'even',
  alike: 'even',
  sacrifice: 'even',
  defeated: 'bad',
  alone: 'good',
  highest: 'good',
  tie: 'bad',
  next: 'even',
  none: 'bad',
} as const;

/** What a hunter would come to in a ground (MN-22, MN-23). */
export function prospect(board: ManitouBoard, card: string, seat: number, ground: number): Prospect {
  const at = ground - 1;
  const player = board.seats[seat];
  // Each hunter counts one more for each tomahawk (MN-22).
  const own = (player?.strength[at] ?? 0) + Number(card) + countOf(player, 'tomahawk');
  const seats = board.seats.map((player, i) => {
    if (i !== seat) return player;
    const [strength, grounds] = [[...player.strength], [...player.grounds]];
    strength[at] = own;
    grounds[at] = [...(grounds[at] ?? []), { card, face_up: true }];
    return { ...player, strength, grounds } as typeof player;
  });
  const found = ranks({ ...board, seats }, ground);
  const rank = found.find((one) => one.seats.includes(seat))?.share ?? 'none';
  if (rank === 'tie') return { rank, own, other: own };
  // Ties are passed over: players who tie may be stronger than whoever is first.
  if (rank !== 'highest') {
    return { rank, own, other: found.find(({ share }) => share === 'highest')?.strength ?? 0 };
  }
  const other = Math.max(0, ...seats.map(({ strength }) => strength[at] ?? 0).filter((sum) => sum < own));
  return { rank: other === 0 ? 'alone' : rank, own, other };
}

/** What a card would come to in a ground: a hero by trial, a hunter by strength. */
export function foresee(
  board: ManitouBoard,
  cards: ManitouCard[],
  card: string,
  seat: number,
  ground: number,
): Foresight | null {
  if (isHunter(card)) {
    const found = prospect(board, card, seat, ground);
    return { text: say('page-manitou-outlook-hunter', { ...found }), tone: TONES[found.rank] };
  }
  const found = outlook(board, cards, card, seat, ground);
  if (!found) return null;
  const other = 'other' in found ? cardName(found.other) : '';
  return { text: say(`page-manitou-outlook-${found.verdict}`, { other }), tone: TONES[found.verdict] };
}

/** Whether a hunter from the hand would draw the leather thief to a player to whom it would not come now. */
export function drawsThief({ seats }: ManitouBoard, card: string, seat: number): boolean {
  const own = seats[seat];
  if (!own || own.robbed || !isHunter(card)) return false;
  if (seats.every(({ total }) => total === 0)) return false;
  return seats.every(({ total }, i) => i === seat || own.total + Number(card) >= total);
}
