import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { kept, tree } from './analysis';
import { violations } from './axe';
import { dragByMouse, dragByTouch } from './dragging';
import { guest, PHONE, type Guest } from './server';
import { browser, eventually, server } from './setup';
import { openMenu, point } from './tables';
import { ANY, button, like, say, textbox } from './words';

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const faults = (page: Page) =>
  page.getByRole('list', { name: say('page-editor-faults') }).getByRole('listitem');
/** Polls the page for the clauses of the faults that it lists. */
const clauses = (page: Page) =>
  eventually(() =>
    faults(page).evaluateAll((items) =>
      items.map((item) => /[A-Z]+-\d+/.exec(item.querySelector('button')?.ariaLabel ?? '')?.[0] ?? ''),
    ),
  );
const text = (page: Page) => eventually(() => textbox(page, 'page-editor-text').inputValue());
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: say('page-editor-tools') }).getByRole('radio', { name, exact: true });
const piece = (side: string, kind: string) => say('page-editor-piece', { side: say(side), piece: say(kind) });
/** Polls until the record in the address begins with this position. */
const analysed = (page: Page, position: string) =>
  eventually(() => kept(page)).toContain(`[Position "${position}"]`);

/** Opens the editor. On a phone, its button is in the menu. */
async function edit(page: Page, game: string) {
  await page.goto(`/analyse/${game}`);
  await cell(page, game === 'mancala' ? '0-1' : 'a1')
    .first()
    .waitFor();
  await openMenu(page);
  await button(page, 'page-editor').click();
  await textbox(page, 'page-editor-text').waitFor();
}

async function close({ context, faults: errors }: Guest) {
  expect(errors).toEqual([]);
  await context.close();
}

interface Holding {
  /** Holds the engine's answers back, or delivers them. */
  hold: (holds: boolean) => void;
}

/** Lets a test hold the engine's answers back. */
const holdable = (page: Page) =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let holding = false;
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject,
    ) {
      EventTarget.prototype.addEventListener.call(this, type, (event: Event) => {
        const deliver = () =>
          typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event);
        if (holding && type === 'message') waiting.push(deliver);
        else deliver();
      });
    };
    Object.assign(globalThis, {
      hold: (holds: boolean) => {
        holding = holds;
        if (!holds) for (const deliver of waiting.splice(0)) deliver();
      },
    });
  });
const hold = (page: Page, holds: boolean) =>
  page.evaluate((holds) => (globalThis as unknown as Holding).hold(holds), holds);
const judged = (page: Page) => page.locator('.faults');

it('in Jungle, animals are placed, fed and moved by mouse, and each fault is named while it lasts', async () => {
  const one = await guest(browser, server);
  const { page } = one;
  await edit(page, 'jungle');
  await button(page, 'page-editor-empty').click();
  await text(page).toBe('7/7/7/7/7/7/7/7/7 o -');
  await tool(page, piece('jungle-orange', 'jungle-lion')).check();
  await cell(page, 'd1').click();
  await clauses(page).toContain('J-4');
  expect(await button(page, 'page-editor-done').isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await dragByMouse(page, cell(page, 'd1'), cell(page, 'c3'));
  await tool(page, piece('jungle-yellow', 'jungle-rat')).check();
  await cell(page, 'b3').click();
  await clauses(page).toEqual([]);
  await tool(page, say('page-editor-jungle-hungry')).check();
  await cell(page, 'c3').click();
  await text(page).toBe('7/7/7/7/7/7/1rL4/7/7 o c3');
  await clauses(page).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await button(page, 'page-editor-done').click();
  await analysed(page, '7/7/7/7/7/7/1rL4/7/7 o c3');
  await point(page, 'c3', 'b3');
  await eventually(() => tree(page).getByRole('button').count()).toBe(2);
  // Undoing the action and then the new position leads back to the start of the game.
  await button(page, 'page-analyse-undo').click();
  await eventually(() => tree(page).getByRole('button').count()).toBe(1);
  await button(page, 'page-analyse-undo').click();
  await eventually(() => kept(page)).not.toContain('[Position');
  await close(one);
});

it('until a position is checked, the editor calls it neither legal nor wrong', async () => {
  const one = await guest(browser, server);
  const { page } = one;
  await holdable(page);
  await edit(page, 'jungle');
  const legal = judged(page).getByText(say('page-editor-legal', { player: say('jungle-orange') }));
  await legal.waitFor();
  await hold(page, true);
  await button(page, 'page-editor-empty').click();
  await text(page).toBe('7/7/7/7/7/7/7/7/7 o -');
  await eventually(() => judged(page).getAttribute('aria-busy')).toBe('true');
  expect([await legal.count(), await faults(page).count()]).toEqual([0, 0]);
  expect(await button(page, 'page-editor-done').isDisabled()).toBe(true);
  await hold(page, false);
  await clauses(page).toEqual(['J-15', 'J-15']);
  expect(await judged(page).getAttribute('aria-busy')).toBe('false');
  // The faults of the previous position are marked as out of date.
  await hold(page, true);
  await textbox(page, 'page-editor-text').fill('7/7/7/7/7/7/1rL4/7/7 o c3');
  await eventually(() => judged(page).getAttribute('aria-busy')).toBe('true');
  expect(await legal.count()).toBe(0);
  await hold(page, false);
  await legal.waitFor();
  expect([await faults(page).count(), await judged(page).getAttribute('aria-busy')]).toEqual([0, 'false']);
  await close(one);
});

it('in Mandua, what Tiger must beat follows from the pieces, by the keyboard', async () => {
  const one = await guest(browser, server);
  const { page } = one;
  await edit(page, 'mandua');
  const press = async (button: Locator) => {
    // A disabled button takes no focus, and "Done" is disabled until the engine has judged the position.
    await eventually(() => button.isEnabled()).toBe(true);
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await press(button(page, 'page-editor-empty'));
  await text(page).toBe('5/5/5/5/5 ---- 25 h -');
  await tool(page, say('mandua-tiger')).focus();
  await page.keyboard.press('Space');
  await point(page, 'a5', 'A', 'B', 'C');
  await clauses(page).toEqual([]);
  await tool(page, say('mandua-tiger')).focus();
  await page.keyboard.press('ArrowRight');
  await point(page, 'a4', 'A');
  await page
    .getByRole('group', { name: say('page-editor-turn') })
    .getByRole('radio', { name: say('mandua-tiger') })
    .focus();
  await page.keyboard.press('Space');
  await text(page).toBe('T4/h4/5/5/5 TTT- 24 t +1');
  await clauses(page).toEqual([]);
  await cell(page, 'A').focus();
  await page.keyboard.press('Delete');
  await text(page).toBe('T4/h4/5/5/5 -TT- 24 t +1');
  await page.keyboard.press('Control+z');
  await text(page).toBe('T4/h4/5/5/5 TTT- 24 t +1');
  await press(button(page, 'page-editor-done'));
  await analysed(page, 'T4/h4/5/5/5 TTT- 24 t +1');
  await close(one);
});

it('in Mana, the bird and the pieces are moved with a finger, and the duty follows the bird', async () => {
  const one = await guest(browser, server, PHONE);
  const { page } = one;
  await edit(page, 'mana');
  await button(page, 'page-editor-mana-bird').tap();
  await text(page).toBe('r1d3/3rr1/4R1/6/2R3/5D b - 3/2 *');
  await clauses(page).toEqual([]);
  await tool(page, say('mana-bird')).check();
  await cell(page, 'b2').tap();
  await text(page).toMatch(/ b b2 3\/2 [123]$/);
  await clauses(page).toEqual([]);
  await dragByTouch(page, cell(page, 'c2'), cell(page, 'd4'));
  await text(page).toContain('/3RR1/');
  await button(page, 'page-analyse-undo').tap();
  await text(page).toMatch(/ b b2 3\/2 [123]$/);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await button(page, 'page-editor-done').tap();
  await eventually(() => kept(page)).toContain('[Position "r1d3');
  await close(one);
});

it('in Mancala, numbers are typed on the board or beside it, and a text that is pasted is read', async () => {
  const one = await guest(browser, server);
  const { page } = one;
  await edit(page, 'mancala');
  await button(page, 'page-editor-empty').click();
  await clauses(page).toEqual(['MC-6', 'MC-6']);
  await cell(page, '0-3').focus();
  await page.keyboard.type('12');
  await text(page).toBe('0 0 12 0 0 0 0 / 0 0 0 0 0 0 0 S');
  await cell(page, '1-1').click();
  await button(page, 'page-editor-more').click();
  await text(page).toBe('0 0 12 0 0 0 0 / 1 0 0 0 0 0 0 S');
  await clauses(page).toEqual([]);
  expect(await violations(page)).toEqual([]);
  const field = textbox(page, 'page-editor-text');
  await field.fill('nothing');
  await eventually(() => faults(page).count()).toBe(1);
  expect(await button(page, 'page-editor-done').isDisabled()).toBe(true);
  await field.fill('0 0 1 0 0 0 9 / 0 0 0 0 2 0 36 N');
  await clauses(page).toEqual([]);
  await button(page, 'page-editor-done').click();
  await analysed(page, '0 0 1 0 0 0 9 / 0 0 0 0 2 0 36 N');
  await close(one);
});

it.each(['mancala', 'mana', 'jungle', 'mandua'])(
  'in %s, a game can begin with each position that is offered',
  async (game) => {
    const one = await guest(browser, server);
    const { page } = one;
    await edit(page, game);
    const offers = page.getByRole('group', { name: say('page-editor-begin') }).getByRole('button');
    const number = await offers.count();
    // The start and the empty board come first.
    expect(number).toBeGreaterThan(2);
    for (let i = 2; i < number; i++) {
      const before = await textbox(page, 'page-editor-text').inputValue();
      await offers.nth(i).click();
      await text(page).not.toBe(before);
      await eventually(() => button(page, 'page-editor-done').isEnabled()).toBe(true);
      await clauses(page).toEqual([]);
    }
    await close(one);
  },
);

it('a position that is not wanted changes nothing', async () => {
  const one = await guest(browser, server);
  const { page } = one;
  await page.goto('/analyse/jungle');
  await point(page, 'a3', 'a4');
  await eventually(() => tree(page).getByRole('button').count()).toBe(2);
  await button(page, 'page-editor').click();
  await button(page, 'page-editor-empty').click();
  await text(page).toBe('7/7/7/7/7/7/7/7/7 o -');
  await button(page, 'page-editor-cancel').click();
  await eventually(() => tree(page).getByRole('button').count()).toBe(2);
  await close(one);
});

it('in Big Manitou, a hunt can begin in each way that is offered, and later hunts with the tiles that were won', async () => {
  const one = await guest(browser, server, PHONE);
  const { page } = one;
  await page.goto('/analyse/manitou');
  await openMenu(page);
  await button(page, 'page-editor').tap();
  const done = button(page, 'page-editor-done');
  const offers = page.getByRole('group', { name: say('page-editor-begin') }).getByRole('button');
  await offers.first().waitFor();
  expect(await offers.count()).toBe(4);
  for (let i = 1; i < 4; i++) {
    await offers.nth(0).tap();
    await eventually(() => done.isDisabled()).toBe(true);
    await offers.nth(i).tap();
    await eventually(() => done.isEnabled()).toBe(true);
    await clauses(page).toEqual([]);
  }
  const hunt = (number: string) =>
    page.getByRole('group', { name: say('page-hunt-number') }).getByRole('radio', { name: number });
  await hunt('2').check();
  await page.getByText(say('page-hunt-earlier', { whose: 'made-up' })).waitFor();
  const won = page.getByRole('combobox', { name: like('page-hunt-won-tile', { player: ANY, number: ANY }) });
  await won.first().selectOption('tomahawk');
  await button(page, 'page-hunt-begin-last').tap();
  await eventually(() => done.isEnabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await done.tap();
  await eventually(() => kept(page)).toMatch(/take:tomahawk.* tiles:/s);
  // The editor opens with the hunt of the game, and the cards that the seat sees.
  await openMenu(page);
  await button(page, 'page-editor').tap();
  await page.getByText(say('page-hunt-earlier', { whose: 'given' })).waitFor();
  expect(await hunt('2').isChecked()).toBe(true);
  expect(await won.first().inputValue()).toBe('tomahawk');
  await eventually(() => done.isEnabled()).toBe(true);
  await close(one);
});

it('in Big Manitou, a hunt is set up as one seat sees it, and analysed from there', async () => {
  const one = await guest(browser, server);
  const { page } = one;
  await holdable(page);
  await page.goto('/analyse/manitou');
  await button(page, 'page-editor').click();
  const card = (name: string, place: string) =>
    button(page, 'page-hunt-own-card', { card: say(name), place });
  // Fish, whose view is set up, has played the Scout. Hawk has played a hunter.
  const [fish, hawk] = [say('page-tribe-0'), say('page-tribe-1')];
  await page
    .getByRole('combobox', { name: say('page-hunt-card', { player: fish }) })
    .selectOption(say('manitou-scout'));
  await button(page, 'page-hunt-lay').click();
  await page
    .getByRole('combobox', { name: say('page-hunt-card', { player: hawk }) })
    .selectOption(say('manitou-hunter-9'));
  await page.getByRole('combobox', { name: say('page-hunt-ground'), exact: true }).selectOption('2');
  await button(page, 'page-hunt-lay').click();
  expect(await button(page, 'page-editor-done').isDisabled()).toBe(true);
  for (const name of ['manitou-hunter-10', 'manitou-hunter-8', 'manitou-rain'])
    await card(name, 'aside').first().click();
  for (const name of ['manitou-hunter-1', 'manitou-hunter-2', 'manitou-hunter-3'])
    await card(name, 'aside').first().click();
  await page.getByText(say('page-hunt-missing')).waitFor();
  await hold(page, true);
  await card('manitou-hunter-4', 'aside').first().click();
  await eventually(() => judged(page).getAttribute('aria-busy')).toBe('true');
  expect((await judged(page).textContent())?.trim()).toBe('');
  await hold(page, false);
  await page.getByText(say('page-editor-legal', { player: fish })).waitFor();
  expect(await violations(page)).toEqual([]);
  // The game has fewer than five tiles of one kind.
  const tiles = page.getByRole('combobox', { name: like('page-hunt-tile', { ground: ANY, number: ANY }) });
  for (let i = 0; i < 5; i++) await tiles.nth(i).selectOption('b3');
  await clauses(page).toEqual(['MN-6']);
  for (let i = 0; i < 5; i++) await tiles.nth(i).selectOption(['t1', 't2', 'b1', 'b2', 'horse'][i] ?? '');
  await page.getByText(say('page-editor-legal', { player: fish })).waitFor();
  await button(page, 'page-editor-done').click();
  await eventually(() => kept(page)).toMatch(/play:scout@1\s.*play:9@2/s);
  // The seat's own hand is shown, and the engine thinks for it.
  await page.locator('.hand button').nth(2).waitFor();
  await button(page, 'page-analyse-engine').click();
  await page.getByText(like('page-analyse-nodes', { kind: 'playouts', nodes: ANY })).waitFor();
  await close(one);
});
