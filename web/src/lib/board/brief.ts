/** What an action did, as the list of moves says it. */
import { say } from '../words/words.svelte';

/** Things that happen in a game and have a sign in the list. */
export type Sign = 'takes' | 'again' | 'starves' | 'skipped' | 'bird';

export interface Brief {
  /** The action in a few words. */
  text: string;
  /** What became of it, each with its words. */
  events: Outcome[];
}

interface Outcome {
  sign: Sign;
  text: string;
  /** What is said in place of the sign and the text, where these need each other. */
  spoken?: string;
}

/** A piece that was captured. */
export const taken = (what: string): Outcome => ({
  sign: 'takes',
  text: what,
  spoken: say('page-brief-takes', { what }),
});
