// Takes screenshots of pages at phone and desktop size, light and dark:
// node scripts/look.mjs FOLDER NAME=URL...
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const sizes = { phone: [390, 844], desk: [1440, 900] };
const [folder, ...targets] = process.argv.slice(2);
const only = process.env.ONLY?.split(',');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [size, [width, height]] of Object.entries(sizes)) {
  for (const theme of ['light', 'dark']) {
    if (only && !only.includes(size) && !only.includes(`${size}-${theme}`)) continue;
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: theme,
      deviceScaleFactor: 1,
    });
    page.on('pageerror', (error) => console.error(String(error)));
    page.on('console', (line) => line.type() === 'error' && console.error(line.text()));
    for (const target of targets) {
      const [name, url] = [target.slice(0, target.indexOf('=')), target.slice(target.indexOf('=') + 1)];
      await page.goto(url);
      await page.waitForTimeout(Number(process.env.WAIT ?? 900));
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
    }
    await page.close();
  }
}
await browser.close();
