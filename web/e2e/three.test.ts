import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playersByLink, closeAll } from './friends';
import { begin, guest } from './server';
import { mouse, playOut, playOutTogether } from './player';
import { browser, server } from './setup';
import { DECIDED, radio } from './words';

const forThree = (page: Page) => page.getByRole('radio', { name: '3', exact: true }).last().check();

it('three play Manitou: one person and two computers', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'manitou', forThree);
  expect(await playOut(page, mouse, 3)).toMatch(DECIDED);
  expect(faults).toEqual([]);
  await context.close();
});

it('three play Manitou: each with their own browser', async () => {
  const people = await playersByLink(browser, server, 'manitou', async (page) => {
    await forThree(page);
    await radio(page, 'page-option-manitou-cards-random').check();
  });
  expect(people.length).toBe(3);
  const results = await playOutTogether(
    people.map(({ page }) => page),
    mouse,
    5,
  );
  // All three see the same end, each from their own side.
  for (const result of results) expect(result).toMatch(DECIDED);
  for (const { faults } of people) expect(faults).toEqual([]);
  await closeAll(people);
});
