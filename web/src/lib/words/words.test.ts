import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import german from './de';
import english from './en';
import { games } from '../board';
import { Words } from './words.svelte';

const books = { en: english, de: german };
const open = (language: keyof typeof books) => {
  const words = new Words();
  words.use(language, books[language]);
  return words;
};
const words = open('en');

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|gallery|types\.ts$/.test(file),
);

/** The variables of every sentence. */
const variables = (book: string) =>
  Object.fromEntries(
    new FluentResource(book).body.map(({ id, value }) => {
      const used = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
      return [id, [...new Set([...used].map((match) => match[1]))].sort()];
    }),
  );

it('keeps names that are written from right to left from turning the sentence', () => {
  const ends = (player: string) => words.say('page-end-resignation', { player, whose: 'other' });
  expect(ends('Ada')).not.toContain('\u2068');
  expect(ends('דוד')).toBe(ends('Ada').replace('Ada', '\u2068דוד\u2069'));
});

describe.each(Object.keys(books) as (keyof typeof books)[])('the book in %s', (language) => {
  const words = open(language);

  it('has a sentence for every key that the page names', () => {
    const missing = files.flatMap((file) => {
      const text = readFileSync(source + file, 'utf8');
      const keys = [...text.matchAll(/say\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
      return keys.filter((key) => !words.has(key)).map((key) => `${file}: ${key}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(games)('says on the home page what %s is', (game) => {
    const keys = [game, `page-promise-${game}`, `page-time-${game}`];
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  });

  it('has each sentence once', () => {
    const keys = new FluentResource(books[language]).body.map(({ id }) => id);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('has no left-overs, which Fluent would pass over in silence', () => {
    const messages = books[language].split(/^(?=[a-z][a-z0-9-]* =)/m);
    const number = (text: string, letter: string) => text.split(letter).length;
    expect(messages.filter((one) => number(one, '{') !== number(one, '}'))).toEqual([]);
  });

  it('has the sentences of the others, with the same variables', () => {
    expect(variables(books[language])).toEqual(variables(english));
  });
});

it('loads the first language that exists', async () => {
  const words = new Words();
  await words.open(['fr-CA', 'de-AT', 'en']);
  expect([words.language, words.say('jungle-lion')]).toEqual(['de', 'Löwe']);
  await words.open(['fr']);
  expect([words.language, words.say('jungle-lion')]).toEqual(['en', 'Lion']);
});

it('puts the names of things into a refusal', () => {
  const said = words.refusal({
    code: 'jungle-hungry-den',
    clause: 'J-13',
    args: { animal: { name: 'jungle-lion' } },
  });
  expect(said).toBe(words.say('jungle-hungry-den', { animal: words.say('jungle-lion') }));
  expect(said).toContain('Lion');
});

it('tells how a game ended', () => {
  const name = (seat: number) => ['Ada', 'Bo'][seat] ?? '';
  expect(words.ending({ kind: 'resignation', seat: 1 }, name, '')).toBe(
    words.say('page-end-resignation', { player: 'Bo', whose: 'other' }),
  );
  expect(
    words.ending({ kind: 'rules', clause: 'MA-16', key: 'mana-daimyo-captured' }, name, 'Black'),
  ).toContain('Black');
});
