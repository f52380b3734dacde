import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { kept } from './kept';
import { begin, chooseLevel, guest } from './server';
import { keyboard, mouse, playOut } from './player';
import { browser, server } from './setup';
import { GAMES } from './tables';
import { DECIDED } from './words';

/** Chooses a stronger computer in Jungle, because two weak players would take hundreds of actions. */
const quickly = (game: string) => async (page: Page) => {
  if (game === 'jungle') await chooseLevel(page, 4);
};

describe.each(GAMES)('%s', (game) => {
  it('is played by mouse from the home page to the end, without a network', async () => {
    const { context, page, faults } = await guest(browser, server, { stored: true });
    await page.goto('/');
    await kept(page);
    await context.setOffline(true);
    await begin(page, game, quickly(game));
    expect(await playOut(page, mouse, 7)).toMatch(DECIDED);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is played with the keyboard alone', async () => {
    const { context, page, faults } = await guest(browser, server);
    await begin(page, game, quickly(game));
    expect(await playOut(page, keyboard, 11)).toMatch(DECIDED);
    expect(faults).toEqual([]);
    await context.close();
  });
});
