/** What an action did, as the list of moves says it. */

/** Things that happen in a game and have a sign in the list. */
export type Sign = 'takes' | 'again' | 'starves' | 'skipped' | 'bird';

export interface Brief {
  /** The action in a few words. */
  text: string;
  /** What became of it, each with its words. */
  events: { sign: Sign; text: string }[];
}
