/** What the page shows, for its header. */
class Here {
  /** The game at the table; null if the page shows no table. */
  game = $state<string | null>(null);
}

export const here = new Here();
