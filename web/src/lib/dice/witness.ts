/** What this browser has noted of a table's dice at the beginning, when nothing could be known of the game. */
export interface Witness {
  commitment: string;
  /** What its own seats have added. */
  contributions: Record<number, string>;
}

const key = (table: string) => `dice-${table}`;

/** Notes the commitment that was read, and what a seat adds after that. */
export function note(table: string, commitment: string, seat: number, contribution: string): void {
  const known = recall(table);
  const contributions = { ...known?.contributions, [seat]: contribution };
  // A commitment that was read first stays: a later one would be another.
  const witness: Witness = { commitment: known?.commitment ?? commitment, contributions };
  localStorage.setItem(key(table), JSON.stringify(witness));
}

/** What was noted of this table. */
export function recall(table: string): Witness | null {
  const noted = localStorage.getItem(key(table));
  return noted === null ? null : (JSON.parse(noted) as Witness);
}
