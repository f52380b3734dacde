/** What this browser noted about a table's dice before the game, while nobody could know the deals. */
export interface Witness {
  commitment: string;
  /**
   * The commitment of each seat before this browser revealed anything. Missing in older notes, from when
   * seats did not commit yet.
   */
  commitments?: (string | null)[];
  /** The contributions of this browser's own seats, by seat. */
  contributions: Record<number, string>;
}

const noteKey = (table: string) => `dice-${table}`;
const secretKey = (table: string, commitment: string) => `dice-${table}-${commitment}`;

/** Notes what a table shows, unless there is a note already: the first note counts. Returns that note. */
export function note(table: string, witness: Witness): Witness {
  const known = recall(table);
  if (known?.commitments) return known;
  localStorage.setItem(noteKey(table), JSON.stringify(witness));
  return witness;
}

/** The notes on a table; null if there are none. */
export function recall(table: string): Witness | null {
  const noted = localStorage.getItem(noteKey(table));
  return noted === null ? null : (JSON.parse(noted) as Witness);
}

/**
 * Keeps the contribution behind a commitment. Each has its own entry, so that two tabs cannot overwrite each
 * other.
 */
export const keepSecret = (table: string, commitment: string, contribution: string): void =>
  localStorage.setItem(secretKey(table, commitment), contribution);

/** The contribution behind a commitment; null if this browser does not have it. */
export const secretOf = (table: string, commitment: string): string | null =>
  localStorage.getItem(secretKey(table, commitment));

/** Removes a contribution that was revealed. */
export const dropSecret = (table: string, commitment: string): void =>
  localStorage.removeItem(secretKey(table, commitment));
