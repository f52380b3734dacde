import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GeometryOf } from '../face';
import type { Legal } from '$lib/wire/types';
import { begin, loss, play, seeded, type At } from '../playing-in-test';
import { sample } from '../samples';
import type { Situation } from '../guide';
import { editing } from './editing';
import { FIRST, good } from './guide';
import { after, position, strikes, turns, type Turn } from './foresight';

const geometry = (await sample('mana')).geometry as unknown as GeometryOf<'mana'>;

const boardOf = (text: string) => {
  const draft = editing.read(text, { geometry, options: {} });
  if (!draft) throw new Error(text);
  return draft.board;
};
const positionOf = (at: At, solid: boolean) =>
  position(boardOf(at.text), geometry.squares, at.turn ?? 0, solid);

const text = ({ from, to, bird }: Turn) =>
  `${from === 'reserve' ? '+' : `${from}-`}${to}${bird === null ? '' : `@${bird}`}`;
const played = (legal: Legal | null) =>
  legal?.form === 'fly'
    ? legal.moves.flatMap(({ from, to, perches }) =>
        (perches.length > 0 ? perches : [null]).map((bird) => text({ from: from ?? 'reserve', to, bird })),
      )
    : [];

it.each(['solid', 'spirit'])('foresees what the rules do with a bird that is %s', async (bird) => {
  const random = seeded(5);
  for (let game = 0; game < 3; game++) {
    let at = await begin(`mana:bird=${bird}`);
    for (const set of ['=c1', '=b6']) at = await play(at, set);
    for (let ply = 0; at.turn !== null && ply < 40; ply++) {
      const now = positionOf(at, bird === 'solid');
      const all = turns(now);
      expect(all.map(text).sort()).toEqual(played(at.legal).sort());
      const turn = all[random(all.length)];
      if (!turn) throw new Error('nothing can move');
      const foreseen = after(now, turn);
      at = await play(at, text(turn));
      expect(foreseen.turn).toBe(at.turn);
      if (at.turn !== null) expect({ ...foreseen, winner: null }).toEqual(positionOf(at, bird === 'solid'));
    }
  }
});

/** The situation of the player to act, for the guide. */
const situation = (at: At, bird: string) =>
  ({
    board: boardOf(at.text),
    geometry,
    legal: at.legal,
    seat: at.turn,
    options: { bird },
    picked: [],
  }) as unknown as Situation<'mana'>;

it.each(['solid', 'spirit'])('begins with turns that are proven to win with a bird that is %s', (bird) => {
  const name = bird === 'solid' ? 'mana' : 'mana-spirit';
  const book = readFileSync(
    new URL(`../../../../../crates/players/src/mana/${name}.book`, import.meta.url),
    'utf8',
  );
  for (const [start, turn] of Object.entries(FIRST)) {
    const [kind, ...daimyos] = start.split(' ');
    if (kind !== bird) continue;
    const [own, theirs] = daimyos.map((daimyo) =>
      [...'abcdef'].map((file) => (file === daimyo[0] ? 'd' : 'r')).join(''),
    );
    expect(book).toContain(`${theirs}/6/6/6/6/${own?.toUpperCase()} b - 0/0 *\t${turn}`);
  }
});

it('teaches turns that give away little, and never the Daimyo', async () => {
  const lost: number[] = [];
  for (const seed of [1, 2, 3]) {
    const random = seeded(seed);
    let at = await begin('mana');
    for (let ply = 0; at.turn !== null && ply < 10; ply++) {
      const { legal } = at;
      const all = legal?.form === 'fill-row' ? legal.daimyo.map((square) => `=${square}`) : played(legal);
      let action = all[random(all.length)] ?? '';
      const [turn] = legal?.form === 'fly' ? good(situation(at, 'solid')) : [];
      if (turn) {
        const next = after(positionOf(at, true), turn);
        expect(next.turn === 1 - at.turn && strikes(next), `${at.text} ${text(turn)}`).toBe(false);
        lost.push(await loss(at, text(turn), 20_000));
        if (ply % 2 === seed % 2) action = text(turn);
      }
      at = await play(at, action);
    }
  }
  expect(lost.length).toBeGreaterThan(15);
  // A loss of 0.2 is a blunder in a review.
  expect(lost.reduce((sum, one) => sum + one, 0) / lost.length).toBeLessThan(0.1);
});
