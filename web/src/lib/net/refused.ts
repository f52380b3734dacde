import { Crashed, NotStarted } from '../pocket/crashed';
import type { Refusal } from '../wire/types';
import { words } from '../words/words.svelte';

/** A refusal by the server, by a table on this device, or by the rules. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    /** All reasons; `refusal` is the first one. */
    readonly all: Refusal[] = [refusal],
  ) {
    super(refusal.code);
  }
}

/**
 * The refusal to show for an error. Any other error is a fault in the page, and is reported, unless the browser cannot
 * run the engine.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof NotStarted) {
    console.warn(error);
    return { code: 'page-engine-not-started' };
  }
  reportError(error);
  return { code: error instanceof Crashed ? 'page-engine-crashed' : 'page-failed' };
}

/** The sentence to show for an error. */
export const explain = (error: unknown): string => words.refusal(refusalOf(error));
