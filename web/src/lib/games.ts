import { say } from './words/words.svelte';

/** The games as they stand in the hall. */
export const games = ['mancala', 'mana', 'jungle', 'mandua', 'manitou'] as const;
export type Game = (typeof games)[number];

export const isGame = (name: string): name is Game => (games as readonly string[]).includes(name);

/** The game of a spec, as `mancala` of `mancala:stones=5`. */
export const gameOf = (spec: string) => spec.split(':')[0] ?? spec;

const sides: Record<string, [string, string]> = {
  mancala: ['mancala-south', 'mancala-north'],
  mana: ['mana-black', 'mana-white'],
  jungle: ['jungle-orange', 'jungle-yellow'],
  mandua: ['mandua-hunter', 'mandua-tiger'],
};

/** What a seat is called in a game. */
export function side(game: string, seat: number): string {
  const key = sides[game]?.[seat];
  return key ? say(key) : say('page-seat', { seat: seat + 1 });
}

/** The spec of these options, the ones that are meant anyway left out. */
export function spec(
  game: string,
  options: { key: string; default: string }[],
  chosen: Record<string, string>,
): string {
  const said = options.filter(({ key, default: usual }) => (chosen[key] ?? usual) !== usual);
  const pairs = said.map(({ key }) => `${key}=${chosen[key]}`);
  return pairs.length > 0 ? `${game}:${pairs.join(',')}` : game;
}
