import type { Page } from 'playwright-core';
import type { Shown } from './games';

/** Hides the page behind a board, the bubbles on it, and the shadows that the edge of a picture would cut. */
const STYLE = `
  :root, body, .frame { background: none !important }
  .ground [class]:not([filter]) { filter: none !important }
  .bubble { display: none !important }
`;

/** Opens a record at its first position. */
export async function open(page: Page, { record, window }: Shown) {
  await page.setViewportSize(window);
  await page.goto('/');
  await page.evaluate((record) => sessionStorage.setItem('brought', record), record);
  await page.goto('/view');
  await page.locator('.place > .board > *').first().waitFor();
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => document.fonts.ready);
}

/** A picture of the board as it is shown. */
export async function photograph(page: Page, { of, margins = [0, 0, 0, 0] }: Shown): Promise<Buffer> {
  const clip = await page
    .locator(of)
    .first()
    .evaluate((shown, [above, right, below, left]) => {
      if (!(shown instanceof SVGSVGElement)) return shown.getBoundingClientRect().toJSON() as DOMRect;
      const { x, y, width, height } = shown.viewBox.baseVal;
      const { a: scale, e, f } = shown.getScreenCTM() as DOMMatrix;
      return {
        x: e + (x + left) * scale,
        y: f + (y + above) * scale,
        width: (width - left - right) * scale,
        height: (height - above - below) * scale,
      };
    }, margins);
  return page.screenshot({ clip, omitBackground: true, animations: 'disabled' });
}
