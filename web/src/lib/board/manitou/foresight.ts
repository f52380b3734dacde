/** Says in words what would happen if a picked card were played in a ground. */

import type { ManitouBoard, ManitouCard } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { countOf, turnOf } from './layout';
import { cardName, isHunter } from './names';
import { claims, placing, tightSum, type Placing } from './ranks';
import { heroes, outlook, type Outlook } from './trial';

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

/** The verdicts after which the new hero lies face up, and those that turn the other hero face down. */
const STAYS: readonly string[] = ['defeats', 'leads', 'joins'];
const FELLS: readonly string[] = ['defeats', 'alike', 'sacrifice'];

/** The board with one more card in a ground; `trial` is what would become of it if it is a hero. */
function laid(
  board: ManitouBoard,
  card: string,
  seat: number,
  ground: number,
  trial: Outlook | null,
): ManitouBoard {
  const at = ground - 1;
  const seats = board.seats.map((player, i) => {
    const [strength, grounds] = [[...player.strength], [...player.grounds]];
    const tomahawks = [...player.tomahawks];
    const here = grounds[at] ?? [];
    if (i === seat) {
      grounds[at] = [...here, { card, face_up: trial === null || STAYS.includes(trial.verdict) }];
      // Each hunter counts one more for each tomahawk (MN-22).
      if (isHunter(card)) {
        const more = countOf(player, 'tomahawk');
        strength[at] = (strength[at] ?? 0) + Number(card) + more;
        tomahawks[at] = (tomahawks[at] ?? 0) + more;
      }
    } else if (trial && FELLS.includes(trial.verdict)) {
      const fallen = heroes(board, i, ground).at(-1);
      grounds[at] = here.map((one) => (one === fallen ? { ...one, face_up: false } : one));
    }
    return { ...player, strength, tomahawks, grounds } as typeof player;
  });
  return { ...board, seats };
}

/** How a seat's hunters in a ground would rank with this hunter, and how many tiles they would take (MN-22, MN-23). */
export function prospect(
  board: ManitouBoard,
  card: string,
  seat: number,
  ground: number,
): Placing & { tiles: number } {
  const after = laid(board, card, seat, ground, null);
  return { ...placing(after, seat, ground), tiles: claims(after, ground)[seat]?.hunters ?? 0 };
}

/**
 * What would happen if a card were played in a ground: the trial of a hero, or the rank of a hunter, and how many
 * tiles the player would then take there.
 */
export function foresee(
  board: ManitouBoard,
  cards: ManitouCard[],
  card: string,
  seat: number,
  ground: number,
): Foresight {
  const trial = outlook(board, cards, card, seat, ground);
  const after = laid(board, card, seat, ground, trial);
  const { hero = 0, hunters: tiles = 0 } = claims(after, ground)[seat] ?? {};
  if (trial) {
    const other = 'other' in trial ? cardName(trial.other) : '';
    return {
      text: say(`page-manitou-outlook-${trial.verdict}`, { other, tiles: hero + tiles }),
      tone: TONES[trial.verdict],
    };
  }
  const found = placing(after, seat, ground);
  const tomahawks = after.seats[seat]?.tomahawks[ground - 1] ?? 0;
  const own = tightSum({ strength: found.own, tomahawks });
  return {
    text: say('page-manitou-outlook-hunter', { ...found, own, tiles, hero, all: hero + tiles }),
    tone:
      hero + tiles > 0 && TONES[found.rank] === 'bad'
        ? 'even'
        : found.rank === 'next' && hero + tiles === 0
          ? 'bad'
          : TONES[found.rank],
  };
}

/**
 * Whether the leather thief would come to the player of this hunter: `yes` because of the hunter, `tie` if it would
 * also come to others who tie, and `stays` if it would come without the hunter, too. It is `no` for the first hunters
 * of a hunt, which do not show anything yet.
 */
export function drawsThief(board: ManitouBoard, card: string, seat: number): 'yes' | 'tie' | 'stays' | 'no' {
  const { seats } = board;
  const own = seats[seat];
  if (!own || !isHunter(card) || turnOf(board, seat) <= 2) return 'no';
  // MN-19, MN-20: from the second hunt on, the thief comes before tiles are shared out. It takes nothing from a
  // player who has no tiles.
  if (board.hunt > 1 && own.tiles.length === 0) return 'no';
  if (own.robbed && own.total > 0) return 'stays';
  const total = own.total + Number(card);
  const most = Math.max(...seats.map((other, i) => (i === seat ? 0 : other.total)));
  return total > most ? 'yes' : total === most ? 'tie' : 'no';
}
