import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { read, written } from './address';

/** The part of the page that an address names, on a server or on a site of static files. */
function at(address: string, isSite: boolean) {
  const { pathname, hash } = new URL(address, 'http://127.0.0.1/some/where/');
  return read({ pathname, hash }, isSite);
}

it.each([
  ['/', '#/', { page: 'home' }],
  ['/new/mancala', '#/new/mancala', { page: 'new', game: 'mancala' }],
  ['/table/a-B_9', '#/table/a-B_9', { page: 'table', id: 'a-B_9' }],
  ['/view', '#/view', { page: 'view' }],
  ['/privacy', '#/privacy', { page: 'privacy' }],
  ['/join', '#/join', { page: 'join' }],
  ['/rules/mana', '#/rules/mana', { page: 'rules', game: 'mana', clause: '' }],
  ['/rules/mana#MA-5', '#/rules/mana/MA-5', { page: 'rules', game: 'mana', clause: 'MA-5' }],
  ['/analyse', '#/analyse', { page: 'analyse', game: '', place: '' }],
  ['/analyse/mana', '#/analyse/mana', { page: 'analyse', game: 'mana', place: '' }],
  ['/analyse/#a-B_9', '#/analyse//a-B_9', { page: 'analyse', game: '', place: 'a-B_9' }],
  ['/rules', '#/rules', { page: 'nowhere' }],
  ['/rules/%ff', '#/rules/%ff', { page: 'nowhere' }],
  ['/what/ever', '#/what/ever', { page: 'nowhere' }],
])('reads %s of a server like %s of a site', (path, fragment, route) => {
  expect([written(path, false), written(path, true)]).toEqual([path, fragment]);
  expect([at(path, false), at(fragment, true)]).toEqual([route, route]);
});

it('begins a site at home, wherever it lies', () => {
  for (const address of ['', 'index.html', '#', '#top']) expect(at(address, true)).toEqual({ page: 'home' });
});

it('knows no address with too many parts', () => {
  expect([at('/new/mana/more', false), at('#/rules/mana/MA-5/more', true)]).toEqual([
    { page: 'nowhere' },
    { page: 'nowhere' },
  ]);
});

it('is asked for every link of the page', () => {
  const source = fileURLToPath(new URL('../', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const direct = files.filter(
    (file) => file.endsWith('.svelte') && /href="[/#]/.test(readFileSync(source + file, 'utf8')),
  );
  expect(direct).toEqual([]);
});
