import type { Args } from '$lib/words/words.svelte';

/** A sentence about an action: a Fluent message and the clause that explains it. */
export interface Told {
  key: string;
  args: Args;
  clause: string;
}

export const tell = (key: string, clause: string, args: Args = {}): Told => ({
  key: `page-manitou-told-${key}`,
  args,
  clause,
});
