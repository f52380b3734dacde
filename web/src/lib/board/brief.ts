/** Describes what an action did, for the list of moves. */
import { say } from '../words/words.svelte';

/** Things that happen in a game and have a sign in the list. */
export type Sign = 'takes' | 'again' | 'starves' | 'skipped' | 'bird';

export interface Brief {
  /** The action in a few words. */
  text: string;
  /** The things that the action caused, each with a sign and words. */
  events: Outcome[];
}

interface Outcome {
  sign: Sign;
  text: string;
  /** The phrase that a screen reader says instead of the sign and the text, if those are not clear enough. */
  spoken?: string;
}

/** A piece that was captured. */
export const taken = (what: string): Outcome => ({
  sign: 'takes',
  text: what,
  spoken: say('page-brief-takes', { what }),
});
