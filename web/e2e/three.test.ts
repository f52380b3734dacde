import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { company, goHome } from './friends';
import { begin, guest } from './house';
import { mouse, playOut, playOutTogether } from './player';
import { browser, house } from './premises';

const forThree = (page: Page) => page.getByRole('radio', { name: '3', exact: true }).last().check();

it('three play Manitou: one person and two computers', async () => {
  const { context, page, faults } = await guest(browser, house);
  await begin(page, 'manitou', forThree);
  expect(await playOut(page, mouse, 3)).toMatch(/win|draw/i);
  expect(faults).toEqual([]);
  await context.close();
});

// Three browsers have three times as much to do.
it('three play Manitou: each with a browser of his own', async () => {
  const people = await company(browser, house, 'manitou', async (page) => {
    await forThree(page);
    await page.getByRole('radio', { name: /quicker/ }).check();
  });
  expect(people.length).toBe(3);
  const results = await playOutTogether(
    people.map(({ page }) => page),
    mouse,
    5,
  );
  // All three see the same end, each from his own side.
  for (const result of results) expect(result).toMatch(/win|draw/i);
  for (const { faults } of people) expect(faults).toEqual([]);
  await goHome(people);
}, 600_000);
