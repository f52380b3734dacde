import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const pictures = [...readme.matchAll(/<picture>.*?<\/picture>/gs)].map(([text]) => text);
const files = (text) => [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map((match) => match[1]);
const size = (file) => statSync(new URL(file, root)).size;

it('begins the README with the boards, in light and in dark', () => {
  const [boards] = pictures;
  expect(readme.startsWith(boards)).toBe(true);
  for (const scheme of ['light', 'dark']) {
    expect(boards).toContain(
      `media="(prefers-color-scheme: ${scheme})" srcset="pictures/boards-${scheme}.webp"`,
    );
  }
});

it('shows nothing that moves to readers who want no motion', () => {
  const moving = pictures.filter((text) => readFileSync(new URL(files(text).at(-1), root)).includes('ANIM'));
  expect(moving).toHaveLength(1);
  const [, still] = /media="\(prefers-reduced-motion: reduce\)" srcset="([^"]+)"/.exec(moving[0]);
  expect(readFileSync(new URL(still, root)).includes('ANIM')).toBe(false);
});

it('describes every picture in words', () => {
  expect(pictures).toHaveLength(2);
  for (const text of pictures) expect(text).toMatch(/<img [^>]*alt="[^"]{30,}"/);
});

it('has pictures of at most 400 kB together', () => {
  const total = [...new Set(pictures.flatMap(files))].reduce((sum, file) => sum + size(file), 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(400_000);
});
