import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import english from './en';
import { Words } from './words.svelte';

const words = new Words();
words.use('en', english);

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|gallery|types\.ts$/.test(file),
);

it('has a sentence for every key that the page names', () => {
  const missing = files.flatMap((file) => {
    const text = readFileSync(source + file, 'utf8');
    const keys = [...text.matchAll(/say\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
    return keys.filter((key) => !words.has(key)).map((key) => `${file}: ${key}`);
  });
  expect(missing).toEqual([]);
});

it('puts the names of things into a refusal', () => {
  const said = words.refusal({
    code: 'jungle-hungry-den',
    clause: 'J-13',
    args: { animal: { name: 'jungle-lion' } },
  });
  expect(said).toBe('A hungry Lion may not enter the enemy den.');
});

it('tells how a game ended', () => {
  const name = (seat: number) => ['Ada', 'Bo'][seat] ?? '';
  expect(words.ending({ kind: 'resignation', seat: 1 }, name, '')).toBe('Bo has resigned.');
  expect(
    words.ending({ kind: 'rules', clause: 'MA-16', key: 'mana-daimyo-captured' }, name, 'Black'),
  ).toContain('Black');
});
