import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { company, goHome } from './friends';
import { browser, house, soon } from './premises';

/** Points at fields, once it is one's turn. */
async function point(page: Page, ...fields: string[]) {
  await page.locator('.cell.open').first().waitFor();
  for (const field of fields) await page.locator(`.cell[data-cell="${field}"]`).click({ force: true });
}

const piece = (page: Page, field: string) =>
  page.locator(`.cell[data-cell="${field}"]`).getAttribute('aria-label');
const moves = (page: Page, count: number) =>
  page
    .locator('.moves li')
    .nth(count - 1)
    .waitFor();

it('strict Mandua: Tiger errs, Hunter objects and removes the tiger', async () => {
  const people = await company(browser, house, 'mandua', (page) =>
    page.getByRole('radio', { name: /^Strict/ }).check(),
  );
  const [hunter, tiger] = people.map(({ page }) => page);
  if (!hunter || !tiger) throw new Error('two people');

  await point(hunter, 'a2');
  // a1 could jump over a2; Tiger says nothing and steps elsewhere. Nobody tells him, and nobody tells Hunter.
  await point(tiger, 'e1', 'd1');
  await moves(hunter, 2);
  for (const page of [hunter, tiger]) expect(await page.getByText(/must beat/).count()).toBe(0);

  // Hunter looks at the small second board: the tigers as they stood, and the step.
  await hunter.getByText('Small board').click();
  const small = hunter.locator('figure');
  await soon(() => small.getByRole('img').getAttribute('aria-label')).toMatch(/a1, e1.*hunters on a2/);
  await small.getByRole('button', { name: 'One forth' }).click();
  await soon(() => small.textContent()).toContain('e1 – d1');
  await hunter.getByText('Small board').click();

  await hunter.getByRole('combobox', { name: /most that could be beaten/ }).selectOption('1');
  await hunter.getByRole('button', { name: 'I object' }).click();
  await tiger.getByText(/The objection was right/).waitFor();
  await point(hunter, 'a1');
  await moves(tiger, 4);
  await soon(() => piece(tiger, 'a1')).not.toMatch(/tiger/i);

  // Then comes Hunter's own move. Tiger announces rightly and beats; Hunter objects without need, and nothing follows.
  await point(hunter, 'd2');
  await tiger.getByRole('combobox', { name: /Hunters I will beat/ }).selectOption('1');
  await tiger.getByRole('button', { name: 'Announce' }).click();
  await hunter.getByText('Tiger announced 1').waitFor();
  await point(tiger, 'd1', 'd3');
  await hunter.getByRole('combobox', { name: /most that could be beaten/ }).selectOption('2');
  await hunter.getByRole('button', { name: 'I object' }).click();
  await moves(tiger, 8);
  await soon(() => tiger.getByText(/The objection was right/).count()).toBe(0);
  await point(hunter, 'c3');
  await moves(tiger, 9);
  await soon(() => piece(tiger, 'd3')).toMatch(/tiger/i);
  // Nothing is taken back at such a table.
  await soon(() => hunter.getByRole('button', { name: 'Take back' }).count()).toBe(0);
  for (const { faults } of people) expect(faults).toEqual([]);
  await goHome(people);
});
