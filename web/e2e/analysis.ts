import { execFileSync } from 'node:child_process';
import { inflateRawSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { PROGRAM } from './server';
import { button, say, textbox } from './words';

/** How many plies of a random game are reviewed: enough to contain a mistake. */
const LENGTHS: Record<string, number> = { mancala: 8, mana: 4, jungle: 8, mandua: 16, manitou: 19 };

/** The record of a random game's first plies, which contain mistakes. */
export function randomGame(game: string): string {
  const players = ['--player', 'random', '--player', 'random'];
  const arguments_ = ['selfplay', game, '--games', '1', '--seed', '3', ...players];
  const record = execFileSync(PROGRAM, arguments_, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const end = record.search(new RegExp(`\\s${(LENGTHS[game] ?? 0) + 1}\\. `));
  return record.slice(0, end).replace(/\[Result "[^"]*"\]/, '[Result "*"]');
}

/** Pastes a record or a position into the page that opens analysis boards. */
export async function paste(page: Page, text: string) {
  await page.goto('/analyse');
  await textbox(page, 'page-view-paste').fill(text);
  await button(page, 'page-view-show').click();
}

/** Opens a record or a position on the analysis board. */
export async function open(page: Page, text: string) {
  await paste(page, text);
  await page.waitForURL(/\/analyse\/#/);
}

/** The actions and variations beside an analysis board. */
export const tree = (page: Page) => page.getByRole('region', { name: say('page-analyse-tree') });

/** Opens what an analysis board keeps for experts: marks and variations. */
export const openExpert = (page: Page) => page.locator('.expert > summary').click();

/** Waits until a lesson has begun and the board shows the position before the first mistake. */
export async function lessonBegun(lesson: Locator) {
  await lesson.waitFor();
  await button(lesson, 'page-analyse-learn-back').waitFor({ state: 'detached' });
}

/** Unpacks what the address of an analysis contains: the path to a place, then the record. */
export const kept = (page: Page) => {
  const packed = Buffer.from(new URL(page.url()).hash.slice(1), 'base64url');
  return Promise.resolve(packed.length > 0 ? inflateRawSync(packed).toString() : '');
};
