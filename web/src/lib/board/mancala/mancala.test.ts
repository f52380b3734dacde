import { describe, expect, it } from 'vitest';
import { pose } from '../motion';
import { pick } from '../picking';
import { sample, type Moment } from '../samples';
import type { MancalaBoard, MancalaEffect, SowingStep } from '$lib/wire/types';
import type { Past } from '../props';
import { rules } from './choices';
import { mancala as face } from './index';
import { after, between, layout, name } from './layout';
import { ending } from '$lib/table/ending';
import { say, words } from '$lib/words/words.svelte';
import english from '$lib/words/en';
import { COME, LEAVE, agrees, arrange, counted, HAND, Heap, sow } from './sowing';
import { animate, carry } from './stones';
import { bankedFrom, chain, ended, filled, gainWords, isSure, remarks, unfamiliar, wayOf } from './told';

const mancala = (board: { game: string }) => board as unknown as MancalaBoard;
const past = (moments: Moment[]) =>
  moments.map(({ board, effect }) => ({ board, effect: effect ?? { effect: 'plain' as const } }));

/** Each sowing of a game, as the board shows it. */
function* sowings(moments: Moment[]) {
  const heap = new Heap();
  const history = past(moments);
  for (const [i, { board, effect }] of moments.entries()) {
    if (effect?.effect !== 'sown') continue;
    yield { sowing: sow(heap.after(history.slice(0, i)), effect.steps), effect, board: mancala(board) };
  }
}

describe.each(['mancala', 'mancala-ethiopian'])('the stones of %s', async (name) => {
  const { moments } = await sample(name);

  it('lie as on the board after each sowing', () => {
    for (const { sowing, board } of sowings(moments)) expect(agrees(sowing.after, board)).toBe(true);
  });

  it('are the same all game long, wherever one begins to look', () => {
    const history = past(moments);
    const [early, late] = [new Heap(), new Heap()];
    for (let i = 1; i <= history.length; i++) early.after(history.slice(0, i));
    expect(late.after(history)).toEqual(early.after(history));
    const keys = (at: number) =>
      early
        .after(history.slice(0, at))
        .map(({ key, look }) => `${key}:${look}`)
        .sort();
    expect(keys(history.length)).toEqual(keys(1));
  });

  it('are counted as they fall, and agree with the board at the end', () => {
    for (const { sowing, effect, board } of sowings(moments)) {
      const plan = layout(board, 0, 'wide');
      expect(sowing.laps.length).toBe(effect.steps.filter(({ step }) => step === 'lift').length);
      for (const { id, count } of plan.hollows) expect(counted(sowing, id, Infinity)).toBe(count);
      expect(counted(sowing, HAND, Infinity)).toBe(0);
      // At any time, every stone is counted exactly once.
      const all = (time: number) =>
        [...plan.hollows.map(({ id }) => id), HAND].reduce((sum, id) => sum + counted(sowing, id, time), 0);
      const flying = (time: number) =>
        sowing.trips.filter(
          ({ start, length, stops }) =>
            !stops.some(({ hand }) => hand) && start <= time && time < start + length,
        ).length;
      for (let time = 0; time <= sowing.length; time += 40)
        expect(all(time) + flying(time)).toBe(sowing.before.length);
    }
  });

  it('each travel from where they lay to where they lie', () => {
    for (const { sowing, board } of sowings(moments)) {
      const plan = layout(board, 0, 'tall');
      const before = new Map(animate(sow(sowing.before, []), plan).sprites.map((one) => [one.key, one]));
      const scene = animate(sowing, plan);
      expect(scene.length).toBeLessThanOrEqual(3200);
      for (const sprite of scene.sprites) {
        const { x, y } = before.get(sprite.key) ?? sprite;
        expect(pose(sprite, 0)).toMatchObject({ x, y });
        expect(pose(sprite, Infinity)).toMatchObject({ x: sprite.x, y: sprite.y });
      }
    }
  });

  it('are carried by a hand that comes and goes', () => {
    for (const { sowing, board } of sowings(moments)) {
      const hand = carry(sowing, layout(board, 0, 'wide'));
      expect(pose(hand, 0).opacity).toBe(0);
      expect(pose(hand, sowing.laps[0]?.start ?? 0).opacity).toBe(1);
      expect(pose(hand, Infinity).opacity).toBe(0);
    }
  });

  it('are sown by pointing at a bowl, and at a way where there is a choice', () => {
    const { legal, turn } = moments[0] ?? {};
    if (legal?.form !== 'sow' || turn === null || turn === undefined) throw new Error('nobody acts');
    for (const { action, bowl, way } of legal.actions) {
      const asked = rules(legal, turn, way !== null);
      const first = pick(asked, [], `${turn}-${bowl}`);
      const last = way && first.kind === 'go-on' ? pick(asked, first.picked, way) : first;
      expect(last.kind === 'act' && last.chosen.action).toBe(action);
    }
  });
});

it('an empty bowl is sent for an explanation', () => {
  const asked = rules({ form: 'sow', actions: [] }, 0, false);
  expect(pick(asked, [], '0-3')).toEqual({
    kind: 'act',
    chosen: { action: '3', parts: null, cells: ['0-3'] },
  });
  const why = (id: string) => {
    const result = pick(asked, [], id);
    return result.kind === 'refused' ? result.refusal.code : result.kind;
  };
  expect(why('1-3')).toBe('page-mancala-not-yours');
  expect(why('0-mancala')).toBe('page-mancala-banked');
});

const [own, opposite, empty] = [
  { seat: 0, bowl: 2 },
  { seat: 1, bowl: 5 },
  { seat: 0, bowl: 1 },
];
const captures: SowingStep[] = [
  { step: 'lift', from: empty, stones: 1 },
  { step: 'drop', to: own },
  { step: 'bank', from: own, stones: 1, to: 0, why: 'capture' },
  { step: 'bank', from: opposite, stones: 3, to: 0, why: 'capture' },
];
const sown = (steps: SowingStep[]) => ({ effect: 'sown' as const, steps, extra: false, skipped: null });

const board: MancalaBoard = {
  bowls: [
    [1, 0, 0, 0, 0, 2],
    [0, 0, 0, 0, 3, 1],
  ],
  mancalas: [0, 0],
};

it('a capture is one: both bowls are emptied into the mancala, after it has been seen', () => {
  const sowing = sow(arrange(board), captures);
  expect(sowing.bankings).toMatchObject([
    { why: 'capture', from: ['0-2', '1-5'], to: '0-mancala', stones: 4 },
  ]);
  const [banking] = sowing.bankings;
  const [fell = 0] = sowing.falls;
  expect((banking?.seen ?? 0) - fell).toBeGreaterThan(200);
  expect(counted(sowing, '1-5', (banking?.seen ?? 0) - 1)).toBe(3);
  // The stones of both bowls leave for the mancala. On their way, none of them lies in another bowl.
  expect(['0-2', '1-5'].map((id) => counted(sowing, id, (banking?.at ?? 0) - 1))).toEqual([1, 3]);
  // The mancala counts the stones as they arrive.
  const counts = new Set<number>();
  for (let time = 0; time <= sowing.length; time += 5) counts.add(counted(sowing, '0-mancala', time));
  counts.add(counted(sowing, '0-mancala', Infinity));
  expect([...counts]).toEqual([0, 1, 2, 3, 4]);
});

it('says what the rules did, and to whom', () => {
  const keys = (effect: Parameters<typeof remarks>[0]) =>
    remarks(effect, 0, board, [0]).map(({ key, clause }) => [key, clause]);
  expect(keys(sown(captures))).toEqual([
    ['page-mancala-captured', 'MC-9'],
    ['page-mancala-sure', 'MC-6'],
  ]);
  expect(keys({ ...sown(captures.slice(0, 2)), extra: true })).toEqual([['page-mancala-extra', 'MC-8']]);
  const skipped = { seat: 1, clause: 'MC-14' };
  const [remark] = remarks({ ...sown(captures.slice(0, 2)), skipped }, 0, board, [0]);
  expect(remark).toMatchObject({
    key: 'page-mancala-skipped',
    args: { whose: 'other', yours: 'yours' },
    clause: 'MC-14',
    cell: '1-mancala',
  });
});

it('says once that more than half of all stones are in a mancala', () => {
  const at = (own: number, other = 0) => ({ ...board, mancalas: [own, other] }) as MancalaBoard;
  const keys = (before: MancalaBoard) =>
    remarks(sown(captures), 0, before, [0]).flatMap(({ key, args }) => (key.endsWith('sure') ? [args] : []));
  // Seven stones are in the bowls, and the capture banks four of them.
  expect(keys(at(0))).toMatchObject([{ whose: 'yours', stones: 4 }]);
  expect(keys(at(0, 1))).toEqual([]);
  expect(keys(at(8))).toEqual([]);
  expect([isSure(at(8), 0), isSure(at(8), 1), isSure(at(7), 0)]).toEqual([true, false, false]);
});

it('says why stones are sown on', () => {
  words.use('en', english);
  const relay = (laps: number): SowingStep[] => [
    ...captures.slice(0, 2),
    ...Array.from({ length: laps }, (): SowingStep[] => [
      { step: 'lift', from: own, stones: 2 },
      { step: 'drop', to: opposite },
    ]).flat(),
  ];
  const said = (laps: number) =>
    remarks(sown(relay(laps)), 0, board, [0]).map(({ key, args }) => say(key, args).replace(/\u00a0/g, ' '));
  expect(said(0)).toEqual([]);
  expect(said(1)).toEqual(['Your last stone landed on stones, so they were sown on: 2 laps.']);
  expect(said(2)).toEqual(['Your last stone landed on stones, so they were sown on: 3 laps.']);
});

it('says to whom fours go, the viewer first', () => {
  words.use('en', english);
  const four = (seat: number): SowingStep => ({
    ...{ step: 'bank', from: { seat, bowl: 3 }, stones: 4, to: seat, why: 'four' },
  });
  const full = { bowls: [Array(6).fill(4), Array(6).fill(4)], mancalas: [0, 0] } as unknown as MancalaBoard;
  const said = (steps: SowingStep[]) =>
    remarks(sown(steps), 0, full, [1]).map(({ key, args }) => say(key, args).replace(/\u00a0/g, ' '));
  expect(said([four(0)])).toEqual(['Exactly four stones in a bowl go to its owner: 4 to South.']);
  expect(said([four(0), four(1), four(0)])).toEqual([
    'Exactly four stones in a bowl go to its owner: 4 to you, 8 to South.',
  ]);
});

it('counts what leaves a bowl, and what comes into a mancala', () => {
  const bank = (stones: number, why: 'capture' | 'four' | 'rest', from = opposite): SowingStep => ({
    ...{ step: 'bank', from, stones, to: 0, why },
  });
  const steps = [bank(3, 'capture'), bank(1, 'capture', own), bank(4, 'four'), bank(5, 'rest')];
  // The last stone falls into the mover's own bowl and is banked at once, so it does not count as lost by that bowl.
  expect([...bankedFrom(steps)]).toEqual([[name(opposite), { stones: 7, to: 0 }]]);
  expect([filled(steps, 0), filled(steps, 1), filled(steps, 0, ({ why }) => why === 'four')]).toEqual([
    13, 0, 4,
  ]);
  expect(filled([{ step: 'drop', to: { seat: 1, bowl: null } }], 1)).toBe(1);
});

it('tells what a sowing brings each player', () => {
  words.use('en', english);
  const told = (steps: SowingStep[], extra = false) =>
    gainWords({ ...sown(steps), extra }, 0)
      .join('')
      .replace(/\u00a0/g, ' ');
  const drop = (seat: number): SowingStep => ({ step: 'drop', to: { seat, bowl: null } });
  const four: SowingStep = { step: 'bank', from: opposite, stones: 4, to: 1, why: 'four' };
  expect(told([])).toBe('');
  expect(told(captures)).toBe('(+4 by a capture)');
  expect(told([drop(0), ...captures])).toBe('(+1, +4 by a capture)');
  // The bowl across is empty.
  expect(told(captures.slice(0, 3))).toBe('(+1)');
  expect(told([drop(0)])).toBe('(+1)');
  expect(told([drop(0), drop(0)], true)).toBe('(+2, extra turn)');
  expect(told([drop(0), four, drop(1)])).toBe('(+1, 5 for the other player)');
  // Stones that are left at the end (MC-10) are no part of the capture before them.
  const rest = (to: number): SowingStep => ({ step: 'bank', from: own, stones: 7, to, why: 'rest' });
  expect(told([...captures, rest(0)])).toBe('(+4 by a capture, +7 left over)');
  expect(told([drop(0), rest(1)])).toBe('(+1, 7 left over for the other player)');
});

it('tells over which hollows a sowing goes', () => {
  const home: SowingStep[] = [
    { step: 'lift', from: { seat: 0, bowl: 6 }, stones: 1 },
    { step: 'drop', to: { seat: 0, bowl: null } },
  ];
  expect(wayOf(home)).toEqual(['0-6', '0-mancala']);
});

it('sums up a turn of three sowings or more, once it is over', () => {
  const home: SowingStep[] = [{ step: 'drop', to: { seat: 0, bowl: null } }];
  const past = (by: number, steps: SowingStep[], extra = false) =>
    ({ board, by, effect: { ...sown(steps), extra } }) as unknown as Past;
  const turn = [past(1, home), past(0, home, true), past(0, home, true)];
  expect(chain([...turn, past(0, captures)])).toEqual({ seat: 0, sowings: 3, stones: 6 });
  expect(chain([...turn, past(0, home, true)])).toBe(null);
  expect(chain([past(0, home, true), past(0, captures)])).toBe(null);
  expect(chain([])).toBe(null);
});

it('explains an extra turn once in a turn, and no longer in the third turn with one', () => {
  const home: SowingStep[] = [
    { step: 'lift', from: { seat: 0, bowl: 6 }, stones: 1 },
    { step: 'drop', to: { seat: 0, bowl: null } },
  ];
  const again = { board, by: 0, effect: { ...sown(home), extra: true } };
  const plain = (by: number) => ({ board, by, effect: sown(captures.slice(0, 2)) });
  const said = (history: { by: number; effect: MancalaEffect; board: MancalaBoard }[], times = 1) =>
    unfamiliar(
      Array.from({ length: times }, () => remarks(again.effect, 0, board, [1])).flat(),
      history as unknown as Past[],
    ).length;
  expect(said([again, again, again], 3)).toBe(1);
  const turn = [again, plain(0), plain(1)];
  expect(said([...turn, again])).toBe(1);
  expect(said([...turn, ...turn, again])).toBe(0);
});

it('the numbers of bowls count up along the arrows', () => {
  for (const shape of ['wide', 'tall'] as const) {
    const { hollows } = layout(board, 0, shape, 1.3);
    const [one, two, six] = ['1-1', '1-2', '1-6'].map((id) => hollows.find((hollow) => hollow.id === id));
    if (!one?.edge || !two?.edge || !six) throw new Error('a bowl is missing');
    expect(after(one, shape, -1)).toEqual({
      x: (one.edge.x + two.edge.x) / 2,
      y: (one.edge.y + two.edge.y) / 2,
    });
    // The last arrow points into the mancala.
    expect(after(six, shape, -1)).toEqual(between(six, shape, -1));
  }
});

it('the arrows lie between a bowl and the next place, near the outer edge', () => {
  for (const shape of ['wide', 'tall'] as const) {
    const { hollows } = layout(board, 0, shape, 1.3);
    const [bowl, next] = ['0-2', '0-3'].map((id) => hollows.find((hollow) => hollow.id === id));
    if (!bowl?.edge || !next) throw new Error('a bowl is missing');
    const [along, out] = shape === 'wide' ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const at = between(bowl, shape, 1);
    expect(at[along]).toBe((bowl[along] + next[along]) / 2);
    expect(between(bowl, shape, -1)[along]).toBe(2 * bowl[along] - at[along]);
    expect(Math.abs(at[out] - bowl.edge[out])).toBeLessThan(Math.abs(bowl[out] - bowl.edge[out]));
  }
});

it('the end of the game is said, and the last stones are banked after a pause', () => {
  const last: MancalaBoard = { ...board, bowls: [board.bowls[0] ?? [], [0, 0, 0, 0, 3, 0]] };
  const rest: SowingStep = { step: 'bank', from: { seat: 0, bowl: 6 }, stones: 2, to: 0, why: 'rest' };
  const effect = sown([...captures, rest]);
  expect(remarks(effect, 0, board, [1]).map(({ key }) => key)).not.toContain('page-mancala-emptied');
  expect(remarks(effect, 0, last, [1])[1]).toMatchObject({
    key: 'page-mancala-emptied',
    args: { whose: 'yours', banks: 'other', rest: 2 },
    clause: 'MC-10',
    cell: '0-mancala',
  });
  const { bankings, sweeps, trips } = sow(arrange(last), effect.steps);
  const arrived = Math.max(
    ...trips.filter(({ start }) => start < (bankings[1]?.at ?? 0)).map(({ start, length }) => start + length),
  );
  expect((bankings[1]?.at ?? 0) - arrived).toBeGreaterThan(500);
  // A hand gathers them along the row.
  expect(sweeps).toMatchObject([{ seat: 0, id: '0-6', over: ['0-6', '0-mancala', '0-mancala'] }]);
});

it('if both players gather, the second hand comes after the first has left', () => {
  const singles: MancalaBoard = {
    ...board,
    bowls: [
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0],
    ],
  };
  const rest = (seat: number, bowl: number): SowingStep => {
    return { step: 'bank', from: { seat, bowl }, stones: 1, to: seat, why: 'rest' };
  };
  const { sweeps } = sow(arrange(singles), [rest(0, 2), rest(1, 4)]);
  expect(sweeps).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  expect((sweeps[1]?.start ?? 0) - (sweeps[0]?.end ?? 0)).toBe(LEAVE + COME);
});

it('points out a sowing by where it begins to go', () => {
  const route = (bowl: number, way: 'left' | 'right' | null, seat: number) =>
    face.route?.({ game: 'mancala', kind: 'sow', bowl, way }, seat);
  expect(route(3, 'right', 0)).toEqual(['0-3', '0-4']);
  expect(route(6, 'right', 1)).toEqual(['1-6', '1-mancala']);
  expect(route(1, 'left', 1)).toEqual(['1-1', '0-6']);
  expect(route(1, null, 0)).toBeNull();
});

it('a sowing of one stone takes long enough to be noticed', () => {
  const sowing = sow(arrange(board), captures.slice(0, 2));
  expect(sowing.falls[0]).toBeGreaterThanOrEqual(700);
});

it('the mancalas mirror each other, and name their owners beside the number of stones', () => {
  for (const shape of ['wide', 'tall'] as const) {
    const { hollows, width, height } = layout(board, 0, shape, 1.3);
    const [own, other] = ['0-mancala', '1-mancala'].map((id) => hollows.find((hollow) => hollow.id === id));
    if (!own?.owner || !other?.owner) throw new Error('a mancala is not named');
    expect([own.width, own.height]).toEqual([other.width, other.height]);
    const across = shape === 'wide' ? { x: width, y: 0 } : { x: 0, y: height };
    const mirrored = ({ x, y }: { x: number; y: number }) => ({
      x: across.x ? across.x - x : x,
      y: across.y ? across.y - y : y,
    });
    expect(mirrored(own.label)).toMatchObject({ x: other.label.x, y: other.label.y });
    expect(mirrored(own.owner)).toMatchObject({ x: other.owner.x, y: other.owner.y });
    for (const text of [own.label, own.owner]) {
      expect(Math.min(text.x, width - text.x, text.y, height - text.y)).toBeGreaterThan(30);
      // The texts are beside the hollow, not in it.
      expect(Math.abs(text.y - own.y)).toBeGreaterThan(own.height / 2 + 10);
    }
  }
});

it('the end is told with the sum, to each viewer and about each player', () => {
  words.use('en', english);
  const last: MancalaBoard = { bowls: [[1, 0, 0, 0, 0, 3], board.bowls[1]], mancalas: [14, 18] };
  const rest: SowingStep = { step: 'bank', from: { seat: 0, bowl: 6 }, stones: 3, to: 0, why: 'rest' };
  const effect = sown([{ step: 'lift', from: empty, stones: 1 }, { step: 'drop', to: own }, rest]);
  const before = { ...last, bowls: [last.bowls[0], [0, 0, 0, 0, 0, 0]] } as MancalaBoard;
  const why = { kind: 'rules', key: 'mancala-empty-side-rest-banked', clause: 'MC-10' } as const;
  const told = (yours: number[], names: string[]) => {
    const closing = ended(effect, before, yours, names);
    return ending('mancala', { scores: [0, 1], why }, names, yours, null, closing).why.replace(
      /\u00a0/g,
      ' ',
    );
  };
  expect(told([0], ['You', 'Ben'])).toBe(
    'Ben’s bowls are empty, so the game is over. You keep your last 3: 14 + 3 = 17.',
  );
  expect(told([1], ['Ann', 'You'])).toBe(
    'Your bowls are empty, so the game is over. Ann keeps the last 3: 14 + 3 = 17.',
  );
  expect(told([], ['Ann', 'Ben'])).toBe(
    'Ben’s bowls are empty, so the game is over. Ann keeps the last 3: 14 + 3 = 17.',
  );
  // There are rule sets in which nobody banks the stones that are left (MC-7, MC-19).
  const lost = ended(sown(effect.steps.slice(0, 2)), before, [0], ['You', 'Ben']);
  expect(say(lost?.key ?? '', lost?.args)).toContain('The last 4 stones count for nobody.');
  // Both keep what they have (MC-14).
  const single = (seat: number, bowl: number): SowingStep => ({
    step: 'bank',
    from: { seat, bowl },
    stones: 1,
    to: seat,
    why: 'rest',
  });
  const singles = ended(
    sown([...effect.steps.slice(0, 2), single(0, 2), single(1, 3)]),
    last,
    [1],
    ['Ann', 'You'],
  );
  expect(say(singles?.key ?? '', singles?.args).replace(/\u00a0/g, ' ')).toContain(
    'Each player keeps their own. You: 18 + 1 = 19. Ann: 14 + 1 = 15.',
  );
});
