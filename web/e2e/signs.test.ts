import { expect, it } from 'vitest';
import { guest } from './server';
import { browser, server, eventually } from './setup';
import { board, point } from './tables';
import { say } from './words';

it('Mandua shows which tigers are locked in, and how many', async () => {
  const { context, page } = await guest(browser, server);
  const tally = (locked: number) => say('page-mandua-tally', { locked, tigers: 4 });
  const shown = () => page.locator('.tally').textContent();
  await board('mandua', 'h2h1/4h/hT3/h1hh1/Th2T -T-- 11 h -')(page);
  await eventually(shown).toContain(tally(0));
  await point(page, 'c1');
  await eventually(shown).toContain(tally(1));
  expect(await page.locator('.padlock').count()).toBe(1);
  await context.close();
});

it('Mandua warns of captures on the turn of Hunter, but not at a strict table', async () => {
  const { context, page } = await guest(browser, server);
  const warned = () => page.locator('.claws').count();
  const place = 'T4/1hh2/1Thh1/hh3/Th2T ---- 11 h -';
  await board('mandua', place)(page);
  await eventually(warned).toBe(3);
  await board('mandua:referee=strict', place)(page);
  expect(await warned()).toBe(0);
  await context.close();
});

it('Mana says why a piece cannot move, and which pieces the opponent could move', async () => {
  const { context, page } = await guest(browser, server);
  const why = () => page.getByRole('alert').textContent();
  await board('mana', 'rd1rrr/r5/6/6/2R3/RDRRR1 b a3 0/0 2')(page);
  await point(page, 'c1');
  await eventually(why).toContain(say('page-mana-blocked', { steps: 2 }));
  await point(page, 'a1');
  await eventually(why).toContain(say('mana-duty', { duty: 2, kind: 3, square: 'a1' }));
  expect(await page.locator('.cell.chosen').count()).toBe(0);
  await board('mana', '1r1d1r/r3r1/6/1R3R/2R3/1RD3 b e2 1/1 1')(page);
  await point(page, 'b3', 'a3');
  await eventually(() => page.locator('.goes').count()).toBe(2);
  await context.close();
});
