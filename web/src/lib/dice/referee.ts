import type { Dice } from './dice';

/** Deals what a game's referee dealt, from the same dice. It follows a game and knows no more of it than it needs. */
export interface Dealer {
  /** What is dealt where the record has this action; null where it is no action of the referee. */
  deal(action: string): string | null;
  /** Takes in an action, and which seat acted. */
  follow(action: string, by: number | null): void;
}

/** The referee of a game with these dice and this spec. */
export type Referee = (dice: Dice, spec: string) => Dealer;
