import type { Dice } from './dice';

/** Repeats a referee's deals from the same dice. It tracks only what the deals depend on. */
export interface Dealer {
  /** The deal that the dice give where the record has this action; null if the action is not a deal. */
  deal(action: string): string | null;
  /** Follows the game by one recorded action, played by the seat `by`. */
  follow(action: string, by: number | null): void;
}

/** Makes the dealer of a game with these dice and this spec. */
export type Referee = (dice: Dice, spec: string) => Dealer;
