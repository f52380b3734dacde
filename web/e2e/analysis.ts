import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { say } from './words';

/** The actions and variations beside an analysis board. */
export const tree = (page: Page) => page.getByRole('region', { name: say('page-analyse-tree') });

/** Unpacks what the address of an analysis contains: the path to a place, then the record. */
export const kept = (page: Page) => {
  const packed = Buffer.from(new URL(page.url()).hash.slice(1), 'base64url');
  return Promise.resolve(packed.length > 0 ? inflateRawSync(packed).toString() : '');
};
