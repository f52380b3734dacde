/**
 * Says why a hint is good. Since cards are hidden, it only says what the action does on the board that the
 * player sees.
 */

import type { ManitouAction, ManitouBoard, ManitouCard } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import type { HintWords, Purposes } from '../face';
import { drawsThief, prospect } from './foresight';
import { TURNS, turnOf } from './layout';
import { cardList, cardName, isHunter, tileLook } from './names';
import { outlook } from './trial';
import { gain, loss } from './worth';

export const hintWords: HintWords<'manitou'> = (board, { cards }, { words: what, ...best }) =>
  best.parts.kind === 'choose'
    ? say('page-manitou-hint-choose', { cards: cardList(best.parts.cards) })
    : say('page-manitou-hint', {
        action: what,
        why: reason(board, cards, best.seat, best.parts) ?? say('page-manitou-why-computer'),
      });

export const purposes: Purposes<'manitou'> = (board, _after, { cards }, { seat, parts }) => {
  const why = reason(board, cards, seat, parts);
  return why === null ? [] : [why];
};

/** What an action does; null if only the computer knows why it is good. */
function reason(
  board: ManitouBoard,
  cards: ManitouCard[],
  seat: number,
  parts: ManitouAction,
): string | null {
  switch (parts.kind) {
    case 'play': {
      const why =
        played(board, cards, parts.card, seat, parts.ground) ??
        (spares(board, parts.card, seat, parts.ground) ? say('page-manitou-why-spare') : null);
      return why === null ? null : [why, ...cost(board, parts.card, seat)].join(' ');
    }
    case 'move':
      return played(board, cards, parts.card, seat, parts.to);
    case 'take': {
      const points = gain(board, seat, parts.tile);
      return points > 0 ? say('page-manitou-why-take', { points }) : null;
    }
    case 'discard':
      return givenUp(board, seat, parts.tile);
    default:
      return null;
  }
}

function played(board: ManitouBoard, cards: ManitouCard[], card: string, seat: number, ground: number) {
  if (!isHunter(card)) {
    const found = outlook(board, cards, card, seat, ground);
    if (!found || found.verdict === 'defeated') return null;
    const other = 'other' in found ? cardName(found.other) : '';
    return say('page-manitou-why-hero', { verdict: found.verdict, other, ground });
  }
  const { rank, own, other, tiles } = prospect(board, card, seat, ground);
  return tiles === 0 ? null : say('page-manitou-why-hunter', { rank, own, other, ground });
}

/** Says that a hunter brings the leather thief (MN-19); empty if it does not. */
const cost = (board: ManitouBoard, card: string, seat: number): string[] =>
  drawsThief(board, card, seat) === 'yes' ? [say('page-manitou-why-thief')] : [];

/** Whether a card is the weakest hunter of the hand, gains nothing, and leaves the others for later in this hunt. */
function spares(board: ManitouBoard, card: string, seat: number, ground: number): boolean {
  if (!isHunter(card)) return false;
  const { rank, tiles } = prospect(board, card, seat, ground);
  if (rank === 'tie' || tiles > 0) return false;
  const last = board.phase !== 'play' || (turnOf(board, seat) === TURNS && board.totem !== seat);
  const others = (board.own?.hand ?? []).filter((one) => isHunter(one) && Number(one) !== Number(card));
  return !last && others.length > 0 && others.every((one) => Number(one) > Number(card));
}

/** Why a tile is given up to the leather thief, who wants tepees and buffaloes first (MN-19). */
function givenUp(board: ManitouBoard, seat: number, tile: string): string | null {
  const tiles = board.seats[seat]?.tiles ?? [];
  const wanted = tiles.filter((one) => ['tepee', 'buffalo'].includes(tileLook(one).kind));
  const least = Math.min(...(wanted.length > 0 ? wanted : tiles).map((one) => loss(board, seat, one)));
  const points = loss(board, seat, tile);
  return points === least ? say('page-manitou-why-discard', { points }) : null;
}
