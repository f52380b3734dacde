import { faceOf } from './board';
import type { Action, Board, GameOption } from './wire/types';

/** The game of a spec: the part before the colon. */
export const gameOf = (spec: string) => spec.split(':')[0] ?? spec;

/** The value of each option of a spec. */
export function optionsOf(spec: string, options: GameOption[]): Record<string, string> {
  const given = spec.slice(gameOf(spec).length + 1).split(',');
  const value = ({ key, default: usual }: GameOption) =>
    given.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1) ?? usual;
  return Object.fromEntries(options.map((option) => [option.key, value(option)]));
}

/** The spec with these options; defaults are left out. */
export function spec(
  game: string,
  options: Pick<GameOption, 'key' | 'default'>[],
  chosen: Record<string, string>,
): string {
  const given = options.filter(({ key, default: usual }) => (chosen[key] ?? usual) !== usual);
  const pairs = given.map(({ key }) => `${key}=${chosen[key]}`);
  return pairs.length > 0 ? `${game}:${pairs.join(',')}` : game;
}

/** The name of a seat's side in a game. */
export const side = (game: string, seat: number) => faceOf(game).side(seat);

/** What to call the seats: of two, their sides, because these are shorter than the players' names. */
export const sidesOf = (game: string, names: string[]) =>
  names.length === 2 ? names.map((_, seat) => side(game, seat)) : names;

/**
 * An action in words, with the names of the pieces if the board is given. If the parts of the action are not
 * known, returns its text.
 */
export const actionWords = (game: string, parts: Action | null, action: string, board?: Board) =>
  parts ? faceOf(game).actionWords(parts, action, board) : action;
