import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';

type Args = Record<string, string | number>;

const BOOK = new URL('../../book/', import.meta.url);

function open(language: string): FluentBundle {
  const folder = new URL(`${language}/`, BOOK);
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((file) => file.endsWith('.ftl')))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
  return bundle;
}

const bundles = { en: open('en'), de: open('de') };

/** The sentence of a Fluent key, as the page shows it. Tests use keys, so that sentences can be reworded. */
export function say(key: string, args: Args = {}, language: keyof typeof bundles = 'en'): string {
  const pattern = bundles[language].getMessage(key)?.value;
  if (!pattern) throw new Error(`the book has no ${key}`);
  return bundles[language].formatPattern(pattern, args);
}

/** A wildcard for the arguments of [`like`]. */
export const ANY = '\u{1}';

/** Matches a text that contains the sentence of a key. */
export function like(key: string, args: Args = {}): RegExp {
  const escaped = say(key, args).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll(ANY, '.*'));
}

/** Matches a text that any of these patterns matches. */
export const either = (...all: RegExp[]) => new RegExp(all.map(({ source }) => source).join('|'));

/** Matches the title of a won, lost or drawn game, but not of one without a result. */
export const DECIDED = either(
  like('page-won'),
  like('page-won-by', { mine: ANY, theirs: ANY }),
  like('page-lost'),
  like('page-lost-by', { mine: ANY, theirs: ANY }),
  like('page-wins', { player: ANY, number: 1 }),
  like('page-wins', { player: ANY, number: 2 }),
  like('page-wins-by', { player: ANY, number: 1, mine: ANY, theirs: ANY }),
  like('page-drawn'),
);

type Role = Parameters<Page['getByRole']>[0];

const byRole = (role: Role) => (at: Page | Locator, key: string, args?: Args) =>
  at.getByRole(role, { name: say(key, args), exact: true });

export const button = byRole('button');
export const heading = byRole('heading');
export const region = byRole('region');
export const textbox = byRole('textbox');
export const link = byRole('link');

/** A radio button whose label contains the sentence of this key. */
export const radio = (at: Page, key: string, args?: Args) => at.getByRole('radio', { name: say(key, args) });
export const checkbox = (at: Page, key: string) => at.getByRole('checkbox', { name: say(key) });
