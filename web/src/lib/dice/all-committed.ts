import type { DiceState, SeatState } from '../wire/types';

/**
 * Whether every person has committed. Only then may anybody reveal. Computers contribute nothing to the dice.
 */
export const allCommitted = (dice: DiceState, seats: SeatState[]): boolean =>
  seats.every((seat, i) => {
    if (seat.sitter === 'computer') return true;
    return seat.sitter === 'person' && typeof dice.seat_commitments[i] === 'string';
  });
