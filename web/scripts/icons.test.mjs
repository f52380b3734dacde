import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { draw, ICONS } from './icons.mjs';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root));
const manifest = JSON.parse(read('public/manifest.webmanifest'));
const page = read('index.html').toString();

it('has the icons that browsers ask for, in their sizes', async () => {
  const kinds = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(read(`public/${src}`)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/touch-180.png" />');
});

it.each(Object.entries(ICONS))('%s is drawn from icon.svg', async (file, icon) => {
  const pixels = (image) => sharp(image).flatten({ background: 'white' }).raw().toBuffer();
  const stored = await pixels(read(`public/${file}`));
  const drawn = await pixels(await (await draw(icon)).png().toBuffer());
  expect(stored.length).toBe(drawn.length);
  // The files have a palette, and another version of the library may round differently: allow for that.
  const apart = drawn.reduce((sum, value, i) => sum + Math.abs(value - stored[i]), 0) / drawn.length;
  expect(apart).toBeLessThan(2);
  expect(read(`public/${file}`).length).toBeLessThan(8000);
});

it('can lie below any path', () => {
  expect([manifest.start_url, manifest.scope, manifest.display]).toEqual(['./', './', 'standalone']);
  for (const { src } of manifest.icons) expect(src).not.toMatch(/^[/.]/);
});

it('colours the frame of the window like the paper', () => {
  const colours = [...page.matchAll(/<meta name="theme-color" content="([^"]+)"/g)].map((match) => match[1]);
  expect(colours).toEqual([manifest.theme_color, '#1b1611']);
  expect(manifest.background_color).toBe(manifest.theme_color);
});
