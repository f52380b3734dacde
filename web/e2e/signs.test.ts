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

it('Mandua says which tiger an action locks in, and what threatens a hunter', async () => {
  const { context, page } = await guest(browser, server);
  const told = () => page.locator('.talk .bubble').textContent();
  const where = (field: string) => say('page-mandua-where', { field, cage: 'no' });
  await board('mandua', 'h2h1/4h/hT3/h1hh1/Th2T -T-- 11 h -')(page);
  await point(page, 'a1');
  const ways = say('page-mandua-to', { field: 'c1', cage: 'no' });
  await eventually(told).toContain(say('page-mandua-ways', { number: 1, where: where('a1'), ways }));
  await point(page, 'c1');
  const shut = { number: 1, where: where('a1'), locked: 1, tigers: 4, barred: 'no' };
  await eventually(told).toContain(say('page-mandua-locked-in', shut));
  await board('mandua', 'T4/1hh2/1Thh1/hh3/Th2T ---- 11 h -')(page);
  await point(page, 'b4');
  const threat = { pair: 'no', where: where('b3'), to: 'b5' };
  await eventually(told).toContain(say('page-mandua-threat', threat));
  await context.close();
});

it('Mandua marks all hunters of the highest total, and keeps the only tiger that can go on picked', async () => {
  const { context, page } = await guest(browser, server);
  await board('mandua', 'T4/5/2h2/Th3/5 -T-T 23 t +2')(page);
  await eventually(() => page.locator('.endangered').count()).toBe(2);
  await point(page, 'a2', 'c2');
  await page.locator('.cell.chosen[data-cell="c2"]').waitFor();
  // The cell is marked as soon as the move is sent. The tiger can go on once the move has been answered.
  await page.locator('.cell.open[data-cell="c4"]').waitFor();
  await point(page, 'c4');
  await eventually(() => page.locator('.tray.beaten .number').textContent()).toBe('2');
  await context.close();
});

it('Jungle shows what each side has lost, where there is room beside the map', async () => {
  const { context, page } = await guest(browser, server);
  await board('jungle', 'l5t/1d3c1/r1p3e/3w3/3E3/7/2W1P1R/1C3D1/T5L o d5')(page);
  await point(page, 'd5', 'd6');
  await eventually(() => page.locator('.lost').count()).toBe(1);
  await context.close();
});

it('Mandua warns of captures on the turn of Hunter, but not at a strict table', async () => {
  const { context, page } = await guest(browser, server);
  const warned = () => page.locator('.claws').count();
  const place = 'T4/1hh2/1Thh1/hh3/Th2T ---- 11 h -';
  await board('mandua', place)(page);
  // Three hunters can be captured first. After them, the tiger on a1 can capture a fourth.
  await eventually(warned).toBe(4);
  await board('mandua:referee=strict', place)(page);
  expect(await warned()).toBe(0);
  await context.close();
});

it('Mandua warns on a field where a hunter has just fallen, too', async () => {
  const { context, page } = await guest(browser, server);
  await board('mandua', 'T3T/5/2h2/5/T2T1 ---- 23 h -')(page);
  await point(page, 'c1');
  await page.locator('.cell.open[data-cell="d1"]').waitFor();
  await point(page, 'd1', 'b1');
  await eventually(() => page.locator('.fell').count()).toBe(1);
  await eventually(() => page.locator('.claws').count()).toBe(1);
  await context.close();
});

it('Mana says why a piece cannot move, and which pieces the opponent could move', async () => {
  const { context, page } = await guest(browser, server);
  const why = () => page.getByRole('alert').textContent();
  await board('mana', 'rd1rrr/r5/6/6/2R3/RDRRR1 b a3 0/0 2')(page);
  await point(page, 'c1');
  await eventually(why).toContain(say('page-mana-blocked', { steps: 2 }));
  await point(page, 'a1');
  await eventually(why).toContain(say('page-mana-duty', { duty: 2, kind: 3 }));
  // Only the Daimyo can move, so the board has picked it.
  expect(await page.locator('.cell.chosen').getAttribute('data-cell')).toBe('b1');
  await board('mana', '1r1d1r/r3r1/6/1R3R/2R3/1RD3 b e2 1/1 1')(page);
  await point(page, 'b3', 'a3');
  await eventually(() => page.locator('.goes').count()).toBe(2);
  await context.close();
});
