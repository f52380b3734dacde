import { expect, it, vi } from 'vitest';
import { Judge } from '$lib/pocket/worths';
import type { Known } from '../editing';
import type { GeometryOf } from '../face';
import { markNow, teach, type Course, type Situation } from '../guide';
import { begin, loss, play, seeded, type At } from '../playing-in-test';
import { sample } from '../samples';
import { editing } from './editing';
import { guide as make, question } from './guide';

vi.mock('$lib/pocket/engine', () => import('$lib/pocket/engine-in-test'));

const { geometry } = await sample('mandua');
const options = { hunters: '25', referee: 'guided' };
const known: Known<'mandua'> = { geometry: geometry as GeometryOf<'mandua'>, options };
const deedsOf = ({ legal }: At) => (legal?.form === 'hunt' ? legal.actions : []);

/** The situation of the player to act, for the guide. */
const situation = (at: At) =>
  ({
    board: editing.read(at.text, known)?.board,
    geometry,
    legal: { form: 'hunt', actions: deedsOf(at) },
    seat: at.turn,
    options,
    picked: [],
  }) as unknown as Situation<'mandua'>;

it('advises no hunter that a review would call a mistake', async () => {
  const judge = new Judge();
  const random = seeded(2);
  let at = await begin('mandua');
  let course: Course = [];
  const guide = make(situation(at));
  const taught: string[] = [];
  for (let turn = 0; at.turn !== null && turn < 8;) {
    const deeds = deedsOf(at);
    let played = deeds[random(deeds.length)]?.action ?? '';
    if (at.turn === 0) {
      const now = situation(at);
      const asked = question(now);
      expect(asked?.position).toBe(turn === 0 ? undefined : at.text);
      if (asked) now.worths = await judge.worths('mandua', asked);
      course = teach(guide, course, turn, now);
      const mark = markNow(guide, course, turn, now)?.mark;
      if (mark && !mark.shows) {
        played = `@${/data-cell="(..)"/.exec(mark.at)?.[1]}`;
        // A loss of 0.1 is a mistake in a review.
        expect(await loss(at, played, 40_000), `${mark.key} ${played}`).toBeLessThan(0.1);
        taught.push(mark.key);
      }
      turn++;
    }
    at = await play(at, played);
  }
  expect(taught.length).toBeGreaterThanOrEqual(3);
});

it('sets no hunter where the engine does not call that good', async () => {
  const at = situation(await begin('mandua'));
  const marked = (worths?: Map<string, number>) => {
    const now = { ...at, ...(worths ? { worths } : {}) };
    return markNow(make(now), teach(make(now), [], 0, now), 0, now)?.mark.at;
  };
  expect(marked()).toContain('"c3"');
  expect(marked(new Map())).toContain('"c3"');
  expect(
    marked(
      new Map([
        ['@c3', 0.8],
        ['@b2', 0.9],
      ]),
    ),
  ).toContain('"b2"');
});

it('asks the engine nothing at the start, nor on a turn of Tiger', async () => {
  expect(question(situation(await begin('mandua')))).toBeNull();
  expect(question(situation(await play(await begin('mandua'), '@c3')))).toBeNull();
});

it('asks the engine at a strict table, too, as if there was nothing to object to', async () => {
  const spec = 'mandua:referee=strict';
  const at = await play(await play(await begin(spec), '@c3'), 'a1-a2');
  expect(at.text).toMatch(/ h \?$/);
  const asked = question(situation(at));
  expect(asked?.position).toMatch(/ h -$/);
  expect((await new Judge().worths(spec, asked ?? { position: '', actions: 0, nodes: 0 })).size).toBe(
    asked?.actions,
  );
});
