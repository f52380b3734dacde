import { expect, it } from 'vitest';
import { pack, unpack } from './link';

const place = { path: '4.2/7', record: '[Spec "jungle"]\n[Seat0 "Zoë 王"]\n\n1. a3-a4 {„Schön“}\n' };

it('unpacks what was packed', async () => {
  const packed = await pack(place);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed)).toEqual(place);
});

it('knows an address that was cut or changed', async () => {
  const packed = await pack(place);
  for (const text of ['', 'x', 'ö', '%', packed.slice(0, -8), `${packed.slice(0, 4)}AAAA${packed.slice(8)}`])
    expect(await unpack(text)).toBeNull();
});

it('unpacks no more than a record may have', async () => {
  expect(await unpack(await pack({ path: '0', record: 'a'.repeat(2_000_000) }))).toBeNull();
});
