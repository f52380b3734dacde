/** Stores the links to empty seats until the tab is closed, so that a reloaded page shows the same links. */

const key = (table: string, seat: number) => `link-${table}-${seat}`;

export const keptLink = (table: string, seat: number): string | null =>
  sessionStorage.getItem(key(table, seat));

/** Keeps a link, or forgets it once the seat is taken. */
export function keepLink(table: string, seat: number, link: string | null): void {
  if (link === null) sessionStorage.removeItem(key(table, seat));
  else sessionStorage.setItem(key(table, seat), link);
}
