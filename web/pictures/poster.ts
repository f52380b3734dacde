import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { jungle, mana, mancala, mandua, manitou, type Shown } from './games';
import { open, photograph } from './photograph';

/** The width of a README on GitHub. */
const WIDTH = 830;
const ROWS = [
  [mancala, manitou],
  [mana, jungle, mandua],
];

/** The style of the poster. Its colours and fonts come from the style sheets of the page. */
const STYLE = `
  :root, body { background: none !important; scrollbar-gutter: auto !important }
  .poster { display: grid; gap: 22px; width: ${WIDTH}px; padding: 26px 28px 20px;
    background: var(--paper); border: 1px solid var(--line); border-radius: var(--large) }
  .poster div { display: flex; gap: 26px }
  .poster figure { flex: var(--ratio) 1 0; min-width: 0; margin: 0 }
  .poster img { display: block; width: 100%; aspect-ratio: var(--ratio);
    filter: drop-shadow(0 1px 1px rgb(40 24 8 / 0.2)) drop-shadow(0 7px 9px rgb(40 24 8 / 0.24)) }
  .poster .manitou { border-radius: 8px }
  .poster figcaption { margin-top: 10px; color: var(--ink); font: 560 16px/1.2 var(--display); text-align: center }
`;

/** A picture of the five boards, in the colour scheme of the page. */
export async function poster(page: Page): Promise<Buffer> {
  const rows: { name: string; title: string; ratio: number; source: string }[][] = [];
  for (const row of ROWS) {
    const framed: (typeof rows)[number] = [];
    for (const game of row) framed.push(await frame(page, game));
    rows.push(framed);
  }
  await page.setViewportSize({ width: WIDTH, height: WIDTH });
  await page.goto('/privacy');
  await page.locator('h1').waitFor();
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(async (rows) => {
    const figures = rows.flatMap((row) =>
      row.map(
        ({ name, title, ratio, source }) =>
          `<figure style="--ratio: ${ratio}"><img class="${name}" src="${source}"><figcaption>${title}</figcaption></figure>`,
      ),
    );
    const poster = document.createElement('main');
    poster.className = 'poster';
    for (const row of rows) {
      const line = document.createElement('div');
      line.innerHTML = figures.splice(0, row.length).join('');
      poster.append(line);
    }
    document.body.replaceChildren(poster);
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  }, rows);
  const taken = await page.locator('.poster').screenshot({ omitBackground: true });
  return sharp(taken).webp({ quality: 40, effort: 6, smartSubsample: true }).toBuffer();
}

async function frame(page: Page, game: Shown) {
  await open(page, game);
  // Go to the last position. The button is disabled if the record has no actions.
  const last = page.locator('.steps .button').last();
  if (await last.isEnabled()) await last.click();
  const taken = await photograph(page, game);
  const { width, height } = await sharp(taken).metadata();
  const source = `data:image/png;base64,${taken.toString('base64')}`;
  return { name: game.name, title: game.title, ratio: width / height, source };
}
