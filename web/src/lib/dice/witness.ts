/** What this browser noted about a table's dice before the game, when nobody could know the deals. */
export interface Witness {
  commitment: string;
  /** The contributions of this browser's own seats, by seat. */
  contributions: Record<number, string>;
}

const key = (table: string) => `dice-${table}`;

/** Notes the commitment and a seat's contribution. */
export function note(table: string, commitment: string, seat: number, contribution: string): void {
  const known = recall(table);
  const contributions = { ...known?.contributions, [seat]: contribution };
  // Keep the first commitment: a dishonest server could send a different one later.
  const witness: Witness = { commitment: known?.commitment ?? commitment, contributions };
  localStorage.setItem(key(table), JSON.stringify(witness));
}

/** The notes on a table; null if there are none. */
export function recall(table: string): Witness | null {
  const noted = localStorage.getItem(key(table));
  return noted === null ? null : (JSON.parse(noted) as Witness);
}
