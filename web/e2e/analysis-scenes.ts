import type { Page } from 'playwright-core';
import { lessonBegun, open, randomGame } from './analysis';
import { keyboard, playUntil } from './player';
import type { Scene } from './sizes';
import { GAMES, openMenu } from './tables';
import { button } from './words';

/** Positions with a fault, for the editor. */
const FAULTY: Record<string, string> = {
  mancala: '0 0 0 0 0 0 24 / 0 0 0 0 0 0 24 S',
  mana: '1r1d1r/r3r1/6/1R3R/2R3/1RD2D b e2 1/1 1',
  jungle: 'l5t/1d3c1/r1p3e/3w3/3E3/7/2W1P1R/1C3D1/TLL4 o d5',
  mandua: '1hhh1/h1T1h/h1hhh/h2hh/1hhTh T--T 10 t +1',
};

/** Positions in which endgame tables know the value of every action. */
const KNOWN: Record<string, string> = {
  mancala: '1 0 1 0 2 1 20 / 0 1 0 0 1 0 21 S',
  jungle: '7/2w4/7/7/7/7/7/2W1C2/7 o -',
};

/** A record with variations, comments, marks and drawings. */
const VARIED = `[Spec "jungle"]
[Rules "1"]
[Result "*"]

{[%circle d1 green] Orange begins.} 1. a3-a4! {[%arrow a4 a7 red] The elephant comes forward.}
(1. g3-g4?! {Slower.} 2. g7-g6 3. a3-a4) 2. a7-a6 (2. g7-g6? {Leaves the corner.} 3. g3-g4!? (3. c3-c2))
3. a1-a2 4. g9-g8
`;

/** Opens the position editor, and chooses something in it. */
async function editor(page: Page, game: string) {
  await page.goto(`/analyse/${game}`);
  await openMenu(page);
  await page.locator('.button.set-up').click();
  await page.locator('.editor .cell, .editor button.own').first().click();
}

/** Turns the engine of an analysis board on. */
async function askEngine(page: Page) {
  await page.locator('.cell.open, .choice button').first().waitFor();
  await openMenu(page);
  await page.locator('.engine [aria-pressed]').nth(0).click();
  // The next scene begins without the engine.
  await page.evaluate(() => localStorage.removeItem('engine'));
}

/**
 * Reviews a random game, which contains mistakes. A review takes long, so this does nothing if the page already
 * shows the review of this game.
 */
async function reviewed(page: Page, game: string) {
  const mistakes = page.locator('.review .side .button').first();
  // The page loses this variable as soon as it opens something else.
  const last = await page.evaluate(() => (globalThis as { reviewed?: string }).reviewed);
  if (last === game) {
    const lesson = page.locator('.learn');
    if (await lesson.isVisible()) await button(lesson, 'page-analyse-learn-close').click();
    return mistakes.waitFor();
  }
  await open(page, randomGame(game));
  await openMenu(page);
  await page.locator('.tabs button').nth(1).click();
  await page.locator('section.review .button').first().click();
  await mistakes.waitFor();
  await page.evaluate((game) => Object.assign(globalThis, { reviewed: game }), game);
}

/** Begins the lesson about the mistakes in a random game. */
async function learning(page: Page, game: string) {
  await reviewed(page, game);
  await page.locator('.review .side .button').first().click();
  await lessonBegun(page.locator('.learn'));
}

/** The analysis board: its editor, engine, review and lessons. */
export const analysisScenes: Scene[] = [
  {
    name: 'jungle-drawings',
    show: async (page) => {
      await page.goto('/analyse/jungle');
      const strokes = [
        ['a3', 'a6', 'm'],
        ['c7', 'c7', 'Shift+m'],
        ['e3', 'e7', 'Alt+m'],
      ] as const;
      for (const [from, to, key] of strokes) {
        await page.locator(`.cell[data-cell="${from}"]`).focus();
        await page.keyboard.press('m');
        await page.locator(`.cell[data-cell="${to}"]`).focus();
        await page.keyboard.press(key);
      }
      await page.locator('.drawings > g').nth(2).waitFor();
    },
  },
  ...GAMES.map((game) => ({
    name: `${game}-editor`,
    show: (page: Page) => editor(page, game),
  })),
  ...Object.entries(FAULTY).map(([game, position]) => ({
    name: `${game}-editor-fault`,
    show: async (page: Page) => {
      await editor(page, game);
      await page.locator('#position').fill(position);
      await page.locator('.faults li').first().waitFor();
    },
  })),
  {
    name: 'manitou-editor-hunt',
    show: async (page) => {
      await editor(page, 'manitou');
      for (let i = 0; i < 4; i++)
        await page
          .locator('.editor button.own')
          .nth(i + 1)
          .click();
    },
  },
  {
    name: 'manitou-editor-later',
    show: async (page) => {
      await editor(page, 'manitou');
      await page.locator('.editor select').last().scrollIntoViewIfNeeded();
      await page.locator('.editor label:has(select) select').nth(-2).selectOption('4');
      await page.locator('.editor input[name="hunt"]').nth(2).check();
      // The editor makes up the hunts before this one.
      await page.locator('.editor fieldset:nth-of-type(3) p').waitFor();
      await page.locator('.editor fieldset').first().getByRole('button').nth(2).click();
      await page.locator('.editor .bar .main:enabled').waitFor();
    },
  },
  {
    name: 'jungle-tree',
    show: async (page) => {
      await open(page, VARIED);
      await page.locator('.cell.open').first().waitFor();
      await page.keyboard.press('ArrowRight');
      await page.locator('.tree .ply[aria-current="true"]').waitFor({ state: 'attached' });
      await page.locator('.drawings > g').first().waitFor({ state: 'attached' });
      await openMenu(page);
    },
  },
  ...GAMES.map((game) => ({
    name: `${game}-engine`,
    show: async (page: Page) => {
      await page.goto(`/analyse/${game}`);
      await askEngine(page);
      await page.locator('.engine select').selectOption('3');
      await page.evaluate(() => localStorage.removeItem('engine-lines'));
      await page.locator('.engine li').nth(2).waitFor();
    },
  })),
  ...Object.entries(KNOWN).map(([game, position]) => ({
    name: `${game}-look-up`,
    show: async (page: Page) => {
      await open(page, position);
      await askEngine(page);
      await page.locator('.engine ol + .whose + ol li strong.proven').nth(1).waitFor();
    },
  })),
  {
    name: 'jungle-threat',
    show: async (page) => {
      await page.goto('/analyse/jungle');
      await askEngine(page);
      await page.locator('.engine [aria-pressed]').nth(1).click();
      await page.locator('.drawings > .threat').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'jungle-preview',
    show: async (page) => {
      await page.goto('/analyse/jungle');
      await askEngine(page);
      const actions = page.locator('.engine li button');
      await actions.nth(3).waitFor();
      await actions.nth(0).focus();
      await page.keyboard.press('Tab');
      await page.locator('.preview').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'analyse-nowhere',
    show: async (page) => {
      await page.goto('/analyse/#broken');
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  // The scenes of a game follow one another, so that it is reviewed only once.
  ...GAMES.flatMap((game) => [
    { name: `${game}-review`, show: (page: Page) => reviewed(page, game) },
    {
      name: `${game}-review-graph`,
      show: async (page: Page) => {
        await reviewed(page, game);
        // On a phone, the graph comes after the mistakes.
        await page.locator('.graph').scrollIntoViewIfNeeded();
      },
    },
    { name: `${game}-learn-asked`, show: (page: Page) => learning(page, game) },
    {
      name: `${game}-learn-shown`,
      show: async (page: Page) => {
        await learning(page, game);
        await page.locator('.learn .button').first().click();
        await page.locator('.learn .said.shown').waitFor();
      },
    },
    {
      name: `${game}-learn`,
      show: async (page: Page) => {
        await learning(page, game);
        const verdict = page.locator('.learn').locator('.good, .not-best, .same, .unclear');
        await playUntil(page, keyboard, 3, () => verdict.count());
      },
    },
  ]),
  {
    name: 'manitou-learn-over',
    show: async (page) => {
      const lesson = page.locator('.learn');
      const [next, skip, result] = ['next', 'skip', 'result'].map((key) =>
        button(lesson, `page-analyse-learn-${key}`),
      );
      if (!next || !skip || !result) throw new Error('a button has no name');
      const onward = next.or(skip).or(result);
      await learning(page, 'manitou');
      while ((await onward.count()) > 0) await onward.click();
      await button(lesson, 'page-analyse-learn-again').waitFor();
    },
  },
];
