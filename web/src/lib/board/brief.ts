/** Describes what an action did, for the list of moves. */
import { say } from '../words/words.svelte';

/** The kinds of events that the list of moves marks with an icon. */
export type Sign = 'takes' | 'banks' | 'again' | 'starves' | 'skipped' | 'bird';

export interface Brief {
  /** The action in a few words. */
  text: string;
  /** The events that the action caused, each with an icon and words. */
  events: Outcome[];
}

interface Outcome {
  sign: Sign;
  text: string;
  /** The phrase that a screen reader says instead of the text, if the text alone is not clear enough. */
  spoken?: string;
}

/** Whom a sentence is about: `yours` for the viewer's only seat, otherwise `other`. */
export const whose = (seat: number, yours: number[]): string =>
  yours.length === 1 && yours[0] === seat ? 'yours' : 'other';

/** The event that a piece was captured. `what` names the piece, and `told` is the phrase for a screen reader. */
export const taken = (what: string, told = 'page-brief-takes'): Outcome => ({
  sign: 'takes',
  text: what,
  spoken: say(told, { what }),
});
