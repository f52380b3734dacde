import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { faceOf } from '.';
import type { Game } from './face';
import type { BoardProps } from './props';

const boards = new SvelteMap<string, Component<BoardProps<Game>>>();

/** The board of a game; undefined until its code is loaded. */
export const boardOf = (game: string) => boards.get(game);

/**
 * Loads the code of a game's board. Pages await this before they change, and show their old content until
 * then.
 */
export async function loadBoard(game: string): Promise<void> {
  if (boards.has(game)) return;
  boards.set(game, (await faceOf(game).board()).default);
}
