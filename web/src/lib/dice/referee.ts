import type { Dice } from './dice';

/** Repeats a referee's deals from the same dice. It tracks only what the deals depend on. */
export interface Dealer {
  /** The deal in place of this action of the record; null if the action is not a deal. */
  deal(action: string): string | null;
  /** Tracks an action of the record and the seat that acted. */
  follow(action: string, by: number | null): void;
}

/** Makes the dealer of a game with these dice and this spec. */
export type Referee = (dice: Dice, spec: string) => Dealer;
