/** Says in words what would happen if a picked card were played in a ground. */

import type { ManitouBoard, ManitouCard } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { countOf } from './layout';
import { cardName, isHunter } from './names';
import { placing, type Placing } from './ranks';
import { outlook } from './trial';

export interface Foresight {
  text: string;
  tone: 'good' | 'even' | 'bad';
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
  passes: 'good',
  tie: 'even',
  next: 'even',
  none: 'bad',
} as const;

/** How a seat's hunters in a ground would rank with this hunter (MN-22, MN-23). */
export function prospect(board: ManitouBoard, card: string, seat: number, ground: number): Placing {
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
  return placing({ ...board, seats }, seat, ground);
}

/** What would happen if a card were played in a ground: the trial of a hero, or the rank of a hunter. */
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

/** Whether this hunter would bring the leather thief upon its player, who would not be robbed without it. */
export function drawsThief({ seats }: ManitouBoard, card: string, seat: number): boolean {
  const own = seats[seat];
  if (!own || own.robbed || !isHunter(card)) return false;
  if (seats.every(({ total }) => total === 0)) return false;
  return seats.every(({ total }, i) => i === seat || own.total + Number(card) >= total);
}
