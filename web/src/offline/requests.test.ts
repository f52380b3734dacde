import { expect, it } from 'vitest';
import { fileFor, isOfBuild, type Place } from './requests';

const files = new Set(['./', 'assets/index-Ab1.js', 'icon.svg']);
const server: Place = { scope: 'https://play.example/', files, isSite: false };
const site: Place = { scope: 'https://host.example/some/where/', files, isSite: true };
const asked = (place: Place, path: string, mode: RequestMode = 'cors', method = 'GET') =>
  fileFor({ method, mode, url: new URL(path, place.scope).href }, place);

it('answers every address of the page with the page', () => {
  for (const path of [
    '/',
    '/new/mancala',
    '/table/abc',
    '/rules/mana',
    '/view',
    '/join',
    '/privacy',
    '/?a=b',
  ])
    expect(asked(server, path, 'navigate'), path).toBe('./');
  for (const path of ['', 'index.html', '?a=b']) expect(asked(site, path, 'navigate'), path).toBe('./');
});

it('answers with the files of the build', () => {
  for (const place of [server, site]) {
    expect(asked(place, 'icon.svg')).toBe('icon.svg');
    expect(asked(place, 'assets/index-Ab1.js')).toBe('assets/index-Ab1.js');
    // This file may belong to another build, which a window still shows.
    expect(asked(place, 'assets/index-Cd2.js')).toBe('assets/index-Cd2.js');
  }
});

it('leaves everything else alone', () => {
  for (const path of [
    '/api/games',
    '/api/tables/abc/record',
    '/ws',
    '/metrics',
    '/healthz',
    '/sw.js',
    '/x.txt',
  ])
    for (const mode of ['navigate', 'cors'] as const) expect(asked(server, path, mode), path).toBeNull();
  expect(asked(server, '/icon.svg', 'cors', 'POST')).toBeNull();
  expect(asked(server, 'https://other.example/icon.svg')).toBeNull();
  // The host of a site may have other pages beside it and above it.
  for (const path of ['rules/mana', '../', '../else/', '/icon.svg', '/assets/index-Ab1.js'])
    expect(asked(site, path, 'navigate'), path).toBeNull();
  expect(asked(site, '/icon.svg')).toBeNull();
});

it('knows the page of another build by its files', () => {
  const page = (file: string) => `<script src="/assets/${file}"></script><link href="./icon.svg">`;
  expect(isOfBuild(page('index-Ab1.js'), files)).toBe(true);
  expect(isOfBuild(page('index-Cd2.js'), files)).toBe(false);
});
