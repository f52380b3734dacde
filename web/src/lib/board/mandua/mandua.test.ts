import { describe, expect, it } from 'vitest';
import type { Action, ManduaBoard, ManduaField } from '$lib/wire/types';
import type { BoardOf } from '../face';
import { distance, Pieces, pose } from '../motion';
import { pick, type Picked } from '../picking';
import type { Past } from '../props';
import english from '$lib/words/en';
import { say, words } from '$lib/words/words.svelte';
import { sample } from '../samples';
import { cellAt, markNow, teach, type Situation } from '../guide';
import { barred, rules, spoken } from './choices';
import { finale, repeats } from './finale';
import { danger, forecast, settled } from './foresight';
import { guide } from './guide';
import { journey, piecesOf, story } from './hunting';
import { mandua } from '.';
import { beaten, CAGE, layout, SIZE, trayAt, type Shape } from './layout';
import { nextTime } from './next-time';
import { place as where } from './places';
import { purposes } from './purposes';
import { captures, highest, holds, locked, risky, saves, threats } from './reach';
import { retrace } from './retracing';
import { news, threatens, ways } from './telling';

words.use('en', english);
const ground = ((await sample('mandua')).geometry as unknown as { fields: ManduaField[] }).fields;
const acted = (picked: Picked) => (picked.kind === 'act' ? picked.chosen.action : null);

describe.each(['mandua', 'mandua-strict'])('%s', async (name) => {
  const { moments, geometry } = await sample(name);
  const { fields } = geometry as unknown as { fields: ManduaField[] };
  const boards = moments.map(({ board }) => board as unknown as ManduaBoard);

  it('has 29 fields and the lines between those that adjoin', () => {
    const plan = layout(fields, 0);
    expect(plan.fields.size).toBe(29);
    expect(plan.lines.length).toBe(2 * 5 * 4 + 4);
    expect(plan.rows.map((row) => row.length)).toEqual([1, 5, 5, 7, 5, 5, 1]);
    expect(plan.rows[0]?.[0]?.id).toBe('A');
    expect(layout(fields, 1).rows[0]?.[0]?.id).toBe('C');
  });

  it('lets every action be chosen, on the board or beside it', () => {
    for (const { legal, turn, board } of moments) {
      if (legal?.form !== 'hunt') continue;
      const setting = turn === 0 && (board as unknown as ManduaBoard).to_set > 0;
      const asked = rules(legal, () => false, setting);
      const said = spoken(legal);
      for (const deed of legal.actions) {
        if (deed.kind === 'place') expect(acted(pick(asked, [], deed.to))).toBe(deed.action);
        else if (deed.kind === 'go') {
          expect(acted(pick(asked, [deed.from], deed.to))).toBe(deed.action);
        } else if (deed.kind === 'end') expect(said.end?.action).toBe(deed.action);
        else if (deed.kind !== 'remove')
          expect(said[deed.kind].map(({ chosen }) => chosen.action)).toContain(deed.action);
      }
    }
  });

  it('retraces each turn of Tiger to the board it led to', () => {
    const plan = layout(fields, 0);
    const turns = boards.filter(({ phase, turn }) => phase !== 'remove' && turn.steps.length > 0);
    for (const board of turns) {
      const last = retrace(board.turn, plan).at(-1);
      expect([...(last?.tigers ?? [])].sort()).toEqual([...board.tigers].sort());
      expect([...(last?.hunters ?? [])].sort()).toEqual([...board.hunters].sort());
    }
    expect(turns.length).toBeGreaterThan(3);
  });

  it('shows each beaten hunter on its way below the carpet', () => {
    const plan = layout(fields, 0);
    const at = (field: string) => plan.fields.get(field) ?? { x: 0, y: 0 };
    const pieces = new Pieces(piecesOf);
    for (const [i, board] of boards.entries()) {
      const parts = moments[i]?.parts;
      const step = journey(parts?.game === 'mandua' ? parts : null);
      const moved = pieces.step(boards[i - 1] ?? null, board, step ? [step] : []);
      const effect = moments[i]?.effect;
      const lies = (index: number) => ({ x: index, y: SIZE });
      const scene = story(moved, step, at, { next: { x: 0, y: SIZE }, beaten: lies });
      const gone = scene.sprites.filter(({ ghost }) => ghost);
      if (effect?.effect !== 'struck' || i === 0) continue;
      expect(gone.map(({ square }) => square).sort()).toEqual([...effect.beaten].sort());
      // Each stays in sight until the scene ends and the row below the carpet counts it.
      for (const [index, hunter] of gone.entries()) {
        const ends = pose(hunter, scene.length);
        expect([ends.x, ends.y, ends.opacity]).toEqual([index, SIZE, 1]);
      }
    }
  });
});

it('has a place for each hunter of the game below the carpet, in each of the two crowds', () => {
  const crowd = (shape: Shape, beaten: boolean, number: number) =>
    Array.from({ length: number }, (_, i) => trayAt(shape, beaten, number, i));
  const apart = (places: { x: number; y: number }[], least: number) => {
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(least);
  };
  for (const beaten of [false, true]) {
    const places = crowd('square', beaten, 25);
    // Beside the cage.
    for (const { x } of places) expect(Math.abs(x - SIZE / 2)).toBeGreaterThan(CAGE - 20);
    apart(places, 14);
  }
  // Where there is room below the cage, the two crowds share the same places.
  for (let waiting = 0; waiting <= 25; waiting++)
    for (const shape of ['deep', 'tall'] as const)
      apart([...crowd(shape, false, waiting), ...crowd(shape, true, 25 - waiting)], 45);
});

it('finds what tigers can capture, and which of them are locked', () => {
  const at = (tigers: string[], hunters: string[]) => ({ tigers, hunters });
  expect(captures(ground, at(['c3'], ['c4']))).toEqual([{ tiger: 'c3', to: 'c5', beaten: ['c4'] }]);
  expect(captures(ground, at(['c2'], ['b3', 'd3']))).toEqual([
    { tiger: 'c2', to: 'c3', beaten: ['d3', 'b3'] },
  ]);
  expect(captures(ground, at(['c4'], ['c5']))).toEqual([{ tiger: 'c4', to: 'A', beaten: ['c5'] }]);
  expect(captures(ground, at(['c3'], ['c4', 'c5']))).toEqual([]);
  expect(saves(ground, at(['c3'], ['c4']), 'c5')).toBe(true);
  expect(saves(ground, at(['c3'], ['c4', 'd3']), 'c5')).toBe(false);
  expect(locked(ground, at(['a1', 'c3'], ['a2', 'a3', 'b1', 'c1']))).toEqual(['a1']);
  expect(locked(ground, at(['a1'], ['a2', 'b1', 'c1']))).toEqual([]);
  expect(locked(ground, at(['A', 'a1'], ['c5', 'c4', 'a2', 'a3', 'b1', 'c1']))).toEqual(['A', 'a1']);
});

it('finds all hunters that the highest total can take, and the tigers that begin such a turn', () => {
  // The tiger on a2 jumps to c2 and then over c3, while the one on e5 can capture only one hunter.
  const pieces = { tigers: ['a2', 'e5'], hunters: ['b2', 'c3', 'd5'] };
  const most = highest(ground, { ...pieces, hunters: ['b2', 'c3'] });
  expect(most?.total).toBe(2);
  expect(most?.starts.map(({ tiger }) => tiger)).toEqual(['a2']);
  expect([...(most?.beaten ?? [])].sort()).toEqual(['b2', 'c3']);
  // Several tigers may capture in one turn, so all three count.
  expect([...(highest(ground, pieces)?.beaten ?? [])].sort()).toEqual(['b2', 'c3', 'd5']);
  expect(highest(ground, { tigers: ['a1'], hunters: ['e5'] })).toMatchObject({ total: 0, starts: [] });
});

it('finds the fields where a hunter would let Tiger capture', () => {
  // The tiger on b1 could jump over a hunter on c1 or b2. One on c2 would complete a pair around b2.
  const pieces = { tigers: ['a1', 'b1'], hunters: ['a2', 'a3'] };
  const free = ground
    .filter(({ field, cage }) => !cage && ![...pieces.tigers, ...pieces.hunters].includes(field))
    .map(({ field }) => field);
  expect(risky(ground, pieces, free)).toEqual(['c1', 'b2', 'c2']);
  // Without a hunter on a3, the hunter on a2 can be captured. So d5 is risky, unless that capture is possible anyway.
  const left = { tigers: ['a1'], hunters: ['a2'] };
  expect(risky(ground, left, ['d5', 'a3'])).toEqual(['d5']);
  expect(risky(ground, left, ['d5', 'a3'], new Set(['a2']))).toEqual([]);
  // The tiger on d4 must capture a pair on d3, but stands ready to jump over a hunter on c4, too.
  const threatened = { tigers: ['d4'], hunters: ['c3', 'e3'] };
  expect(risky(ground, threatened, ['c4', 'b1'], new Set(['c3', 'e3']))).toEqual(['c4']);
});

it('finds the fields where a hunter keeps all hunters safe for two turns of Tiger', () => {
  // With hunters on c3 and e3, the tiger on d5 can step to d4, and then comes between them or jumps.
  const pieces = { tigers: ['a2', 'a5', 'd5', 'e1'], hunters: ['c3', 'e5'] };
  expect(saves(ground, pieces, 'e3')).toBe(true);
  expect(holds(ground, pieces, 'e3')).toBe(false);
  expect(holds(ground, { ...pieces, hunters: ['c3'] }, 'c2')).toBe(true);
});

it('a tiger waits for a moment before it captures, and then lands before the pair falls', () => {
  const plan = layout(ground, 0);
  const at = (field: string) => plan.fields.get(field) ?? { x: 0, y: 0 };
  const piece = (look: 'tiger' | 'hunter', square: string) => ({ key: look + square, look, square });
  const fall = (step: [string, string], hunters: string[], warns: boolean) => {
    const was = [piece('tiger', step[0]), ...hunters.map((square) => piece('hunter', square))];
    const now = [{ ...piece('tiger', step[0]), square: step[1] }];
    const lies = (index: number) => ({ x: index, y: SIZE });
    const { sprites } = story(
      { was, now },
      step,
      at,
      { next: { x: 0, y: SIZE }, beaten: lies },
      new Map(),
      warns,
    );
    const move = sprites[0]?.motions?.[0] ?? { start: 0, length: 0 };
    const falls = new Map(
      sprites.flatMap(({ square, falls }) => (falls === undefined ? [] : [[square, falls]])),
    );
    return { begins: move.start, lands: move.start + move.length, falls };
  };
  expect(fall(['c2', 'c3'], ['b3', 'd3'], false).begins).toBe(0);
  const pair = fall(['c2', 'c3'], ['b3', 'd3'], true);
  expect(pair.begins).toBeGreaterThan(0);
  for (const time of pair.falls.values()) expect(time).toBeGreaterThan(pair.lands);
  const both = fall(['b4', 'b2'], ['a2', 'b3', 'c2'], false);
  expect(both.falls.get('b3')).toBeLessThan(both.lands);
  for (const field of ['a2', 'c2']) expect(both.falls.get(field)).toBeGreaterThan(both.lands);
});

it('finds no capture that the highest total forbids', () => {
  // The tiger must take the two on c4 and d5, and not the one on b3.
  const pieces = { tigers: ['c3'], hunters: ['c4', 'd5', 'b3'] };
  expect(captures(ground, pieces).map(({ beaten }) => beaten)).toEqual(
    expect.arrayContaining([['b3'], ['c4']]),
  );
  expect(threats(ground, pieces).map(({ beaten }) => beaten)).toEqual([['c4']]);
  expect([...(highest(ground, pieces)?.beaten ?? [])].sort()).toEqual(['c4', 'd5']);
});

it('says what threatens a hunter, and which tigers an action locks in or lets out', async () => {
  const board = (await sample('mandua')).moments[0]?.board as unknown as ManduaBoard;
  const at = (tigers: string[], hunters: string[]): ManduaBoard => ({ ...board, tigers, hunters });
  const said = (remarks: { key: string; args: Parameters<typeof say>[1] }[]) =>
    remarks.map(({ key, args }) => say(key, args));
  expect(said(threatens(danger(ground, at(['c2'], ['b3', 'd3'])), 'b3'))).toEqual([
    'The tiger on c2 could come between two hunters, on c3, and beat both.',
  ]);
  expect(said(threatens(danger(ground, at(['c4'], ['c5'])), 'c5'))).toEqual([
    'The tiger on c4 could jump over this hunter to A and beat it.',
  ]);
  expect(said(ways(ground, at(['A', 'a1'], ['c5', 'a2', 'a3']), 'a1'))).toEqual([
    'The tiger on a1 is not locked in yet: it can go to b1.',
  ]);
  expect(said(ways(ground, at(['A'], ['c5', 'c4']), 'A'))).toEqual([
    'The tiger in cage A is locked in: it can neither step nor jump.',
  ]);
  const open = at(['a1', 'C'], ['a2', 'a3', 'b1']);
  const shut = at(['a1', 'C'], ['a2', 'a3', 'b1', 'c1']);
  expect(news(ground, open, shut).locked).toEqual(['a1']);
  expect(said(news(ground, open, shut).remarks)).toEqual([
    'The tiger on a1 is locked in (1\u00a0of\u00a02).',
  ]);
  expect(said(news(ground, shut, open).remarks)).toEqual([
    'The tiger on a1 is free again, because the way to c1 is open: 0 of 2 are locked in.',
  ]);
  expect(news(ground, open, open).remarks).toEqual([]);
  const own = at(['a1', 'b1', 'C'], ['a2', 'a3']);
  expect(said(news(ground, at(['a1', 'b1', 'C'], ['a2']), own).remarks)).toEqual([
    'The tiger on a1 is locked in (1\u00a0of\u00a03). A tiger also counts as locked in if another tiger bars its way.',
  ]);
});

it('says what a hunter would lead to before it is set', async () => {
  const board = (await sample('mandua')).moments[0]?.board as unknown as ManduaBoard;
  const at = (tigers: string[], hunters: string[]): ManduaBoard => ({ ...board, tigers, hunters });
  const told = (board: ManduaBoard, to: string) => {
    const then = settled(board, { kind: 'place', action: `@${to}`, to });
    return forecast(ground, board, to, then, danger(ground, then));
  };
  expect(told(at(['a1', 'e5'], ['c3']), 'b1')).toBe(
    'With a hunter on b1, the tiger on a1 could jump over it to c1 and beat it.',
  );
  expect(told(at(['c2'], ['b3']), 'd3')).toBe(
    'With a hunter on d3, the tiger on c2 could come between two hunters, on c3, and beat both.',
  );
  expect(told(at(['c2'], ['b3', 'd3']), 'c3')).toBe(
    'With a hunter on c3, the tiger on c2 could jump over it to c4 and beat it, 3 in all.',
  );
  expect(told(at(['a1', 'e5'], ['c3']), 'c2')).toBe('With a hunter on c2, no tiger could beat a hunter.');
  expect(told(at(['a1', 'C'], ['a2', 'a3', 'b1']), 'c1')).toBe(
    'A hunter on c1 locks in a tiger: 1 of 2. But then the tiger in cage C could jump over it to c2 and beat it, 2 in all.',
  );
});

it('sees on the last board what decided the game', async () => {
  const board = (await sample('mandua')).moments[0]?.board as unknown as ManduaBoard;
  const ends = (tigers: string[], hunters: string[], by: number, toSet = 0, toBeat = 0) =>
    finale(ground, { ...board, tigers, hunters, to_set: toSet, to_beat: toBeat }, by);
  expect(ends(['a1'], ['a2', 'a3', 'b1', 'c1'], 0)).toBe('locked');
  expect(ends(['a1'], ['a2', 'a3', 'b1'], 0)).toBeNull();
  expect(ends([], ['a2'], 0)).toBe('removed');
  expect(ends(['a1'], [], 1)).toBe('beaten');
  expect(ends(['a2', 'b1'], ['a1'], 1)).toBe('maharaja');
  expect(ends(['a2', 'b1'], ['a1'], 1, 1)).toBeNull();
  expect(ends(['a3', 'b2', 'b1'], ['a1', 'a2'], 1)).toBe('putt');
  expect(ends(['a3', 'b2', 'b1'], ['a1', 'a2'], 1, 0, 1)).toBeNull();
  expect(ends(['a2'], ['a1'], 1)).toBeNull();
});

it('sees that a move lost the game by repetition', async () => {
  const board = (await sample('mandua')).moments[0]?.board;
  if (!board) throw new Error('a game has a first board');
  const go = (by: number, from: string, to: string, beaten: string[] = []): Past => ({
    board,
    by,
    parts: { game: 'mandua', kind: 'go', from, to },
    effect: beaten.length > 0 ? { effect: 'struck', beaten } : { effect: 'plain' },
  });
  const [there, back] = [go(1, 'c3', 'c4'), go(1, 'c4', 'c3')];
  // The moves of the opponent change nothing.
  const other = go(0, 'a1', 'a2');
  expect(repeats([there, back, other, there, back, other, there])).toBe(true);
  expect(repeats([there, back, there, back])).toBe(false);
  expect(repeats([go(1, 'c2', 'c3'), there, back, there, back])).toBe(false);
  expect(repeats([go(1, 'c3', 'c4', ['b4', 'd4']), back, there, back, there])).toBe(false);
});

it('counts the beaten hunters, and explains the capture of a pair and a turn of several captures', async () => {
  const { moments } = await sample('mandua');
  let lost = 0;
  let pairs = 0;
  for (const [i, { board, effect, parts, action, by }] of moments.entries()) {
    const before = moments[i - 1]?.board;
    if (board.game !== 'mandua' || before?.game !== 'mandua' || parts?.game !== 'mandua' || !effect) continue;
    const fell = effect.effect === 'struck' ? effect.beaten.length : 0;
    expect(beaten(board)).toBe(beaten(before) + fell);
    const said = mandua.remarks?.({ action: action ?? '', parts, effect, by, before }, []) ?? [];
    const several = fell > 0 && before.beaten > 0 && board.to_beat === 0;
    expect(said.map(({ clause }) => clause)).toEqual(several ? ['MD-11'] : fell > 1 ? ['MD-9'] : []);
    lost += fell;
    pairs += said.length;
  }
  expect(lost).toBeGreaterThan(0);
  expect(pairs).toBeGreaterThan(0);
});

it('says that the last hunter is set, and whether a tiger jumped', async () => {
  const { moments } = await sample('mandua');
  const board = moments.find(({ board }) => board.game === 'mandua' && board.tigers.includes('a1'))?.board;
  if (board?.game !== 'mandua') throw new Error('there is a tiger on a1');
  const set = (left: number) => {
    const deed = { parts: { game: 'mandua', kind: 'place', to: 'c3' }, by: 0 } as const;
    const before = { ...board, to_set: left };
    return mandua.remarks?.({ ...deed, action: '@c3', effect: { effect: 'plain' }, before }, []) ?? [];
  };
  expect([set(2), set(1)].map((said) => said.map(({ clause }) => clause))).toEqual([[], ['MD-6']]);
  const told = (to: string, beaten: string[], turn: Partial<ManduaBoard> = {}) => {
    const parts = { game: 'mandua', kind: 'go', from: 'a1', to } as const;
    const effect = { effect: 'struck', beaten } as const;
    return mandua.describe({ action: '', parts, effect, by: 1, before: { ...board, ...turn } });
  };
  expect(told('a3', ['a2'])).toEqual(['Tiger jumps from a1 to a3 and beats a2']);
  expect(told('a2', ['b2', 'c2'])).toEqual(['Tiger steps from a1 to a2, between b2 and c2, and beats both']);
  expect(told('a3', ['a2', 'b3', 'c3'])).toEqual([
    'Tiger jumps from a1 over a2 to a3, between b3 and c3, and beats all three',
  ]);
  expect(told('b1', [])).toEqual(['Tiger from a1 to b1']);
  expect(told('A', [])).toEqual(['Tiger from a1 into cage A']);
  const turn = { ...board.turn, steps: [['c1', 'a1']] as [string, string][] };
  expect(told('a3', ['a2'], { beaten: 1, turn })).toEqual(['Tiger then jumps to a3 and beats a2']);
});

it('the guide explains the captures of the last turn where they were, and leads to safe fields', async () => {
  const { moments, geometry } = await sample('mandua');
  const { board, legal } = moments.find(({ turn }) => turn === 0) ?? {};
  if (board?.game !== 'mandua' || geometry.game !== 'mandua' || !legal) throw new Error('Hunter begins');
  const free = ground.filter(({ cage }) => !cage).map(({ field }) => field);
  /** What the guide teaches from this turn of Hunter on, one lesson on each turn, if the position stays. */
  const lessons = (turn: number, change: Partial<ManduaBoard>) => {
    const left = board.all - (change.hunters?.length ?? 0);
    const now = { ...board, to_set: left, beaten: 0, turn: { ...board.turn, steps: [] }, ...change };
    const taken = [...now.tigers, ...now.hunters];
    const actions = free.flatMap((to) =>
      taken.includes(to) ? [] : [{ kind: 'place' as const, action: `@${to}`, to }],
    );
    const offered = { form: 'hunt' as const, actions };
    const at: Situation<'mandua'> = {
      board: now,
      effects: [],
      geometry,
      legal: offered,
      seat: 0,
      options: {},
      picked: [],
    };
    const made = guide(at);
    // One lesson was taught on each turn before.
    const before = made.lessons.flatMap(({ aside }, lesson) => (aside ? [] : [lesson])).slice(0, turn);
    let course = before.map((lesson, turn) => ({ lesson, turn, picks: 0 }));
    return made.lessons.flatMap((_, i) => {
      course = teach(made, course, turn + i, at);
      const mark = markNow(made, course, turn + i, at)?.mark;
      return mark ? [[mark.key.replace('page-guide-mandua-', ''), mark.at]] : [];
    });
  };
  const taught = (turn: number, change: Partial<ManduaBoard>) => lessons(turn, change)[0];
  const turn = (hunters: string[], ...steps: [string, string][]) => ({
    ...board.turn,
    tigers: ['d1'],
    hunters,
    steps,
  });
  const jump = turn(['d2'], ['d1', 'd3']);
  expect(taught(1, { tigers: ['d3'], hunters: [], turn: jump })).toEqual(['jumped', cellAt('d2')]);
  const both = turn(['c2', 'e2', 'd3'], ['d1', 'd2'], ['d2', 'd4']);
  expect(taught(1, { tigers: ['d4'], hunters: [], turn: both })).toEqual(['paired', cellAt('d2')]);
  expect(taught(1, { tigers: ['a1', 'e5'], hunters: ['c3'] })).toEqual(['leaps-wall', cellAt('c4')]);
  expect(taught(2, { tigers: ['a1', 'e5'], hunters: ['b3', 'd3'] })).toEqual(['gap', cellAt('c3')]);
  // No tiger can come to a3, because the hunters on a2 and a4 close the way.
  expect(taught(2, { tigers: ['e1'], hunters: ['a5', 'a4', 'a2', 'a1', 'b4', 'b2', 'b3'] })?.[0]).not.toBe(
    'gap',
  );
  expect(taught(2, { tigers: ['C'], hunters: [] })).toEqual(['cages', cellAt('C')]);
  // If one hunter already stands before the cage, only the other one is missing.
  expect(taught(2, { tigers: ['B', 'a1'], hunters: ['d3'] })).toEqual(['cages', cellAt('e3')]);
  expect(taught(2, { tigers: ['a1', 'e5'], hunters: ['a2', 'a3', 'b1'] })).toEqual(['leap', cellAt('c1')]);
  expect(taught(2, { tigers: ['a1', 'e5'], hunters: ['a2', 'a3', 'c1', 'd1'] })).toEqual([
    'lock-last',
    cellAt('b1'),
  ]);
  // A hunter that locks in the last tiger wins, so the guide does not speak of the threat that it also stops.
  expect(taught(2, { tigers: ['a1'], hunters: ['a2', 'a3', 'b1'] })).toEqual(['lock-all', cellAt('c1')]);
  // The guide stays with the tiger on e5, although the one on c1 has a hunter at its side, too.
  const begun = { tigers: ['e5', 'c1'], hunters: ['c5', 'a1'] };
  expect(lessons(14, begun)).toContainEqual(['lock-near', cellAt('d5')]);
  expect(lessons(14, { tigers: ['a1'], hunters: ['a3'] })).toContainEqual(['lock-near', cellAt('a2')]);
});

it('says what an objection came to', async () => {
  const { moments } = await sample('mandua-strict');
  const board = moments.find(({ board }) => board.game === 'mandua' && board.turn.steps.length > 0)?.board;
  if (board?.game !== 'mandua') throw new Error('Tiger has moved');
  for (const verdict of ['right', 'wrong', 'needless'] as const) {
    const effect = { effect: 'objected', verdict, highest: 3 } as const;
    const parts = { game: 'mandua', kind: 'object', number: 2 } as const;
    const [said] = mandua.remarks?.({ action: 'object2', parts, effect, by: 0, before: board }, [0]) ?? [];
    expect(said).toMatchObject({
      key: `page-mandua-objection-${verdict}`,
      args: { number: 2, highest: 3 },
      clause: 'MD-18',
      cell: board.turn.steps.at(-1)?.[1],
    });
  }
});

it('a hint says that a hunter locks a tiger in, that none can be beaten, or that it gives them away', () => {
  const place = (to: string) => ({ game: 'mandua', kind: 'place', to }) as const;
  const go = (from: string, to: string) => ({ game: 'mandua', kind: 'go', from, to }) as const;
  const told = (before: string[], to: string, wins = false, next: Action[] = []) => {
    const at = (hunters: string[]) => ({ tigers: ['A'], hunters, to_set: 0 }) as unknown as BoardOf<'mandua'>;
    const line = [place(to), ...next].map((parts) => ({ seat: null, action: '', parts }));
    const best = { seat: 0, parts: place(to), wins, line };
    return purposes(at(before), at([...before, to]), { game: 'mandua', fields: ground }, best, {});
  };
  expect(told(['c5'], 'c4')).toEqual([say('page-mandua-hint-locks', { number: 1 })]);
  expect(told([], 'a1')).toEqual([say('page-mandua-hint-safe')]);
  const lure = { number: 1, where: where('where', 'A'), to: where('to', 'c4'), locks: 0 };
  expect(told([], 'c5')).toEqual([say('page-mandua-hint-lure', lure)]);
  // The tiger comes back to its cage, before which two hunters are waiting.
  const next = [go('A', 'c4'), place('c3'), go('c4', 'c5'), go('c3', 'c4'), go('c5', 'A'), place('c5')];
  expect(told([], 'c5', false, next)).toEqual([say('page-mandua-hint-lure', { ...lure, locks: 1 })]);
  expect(told([], 'c5', true)).toEqual([say('page-mandua-hint-bait')]);
});

describe('what the loser is told', () => {
  const of = (over: Partial<ManduaBoard>) =>
    ({ hunters: [], tigers: ['a1', 'e1', 'a5', 'e5'], to_set: 0, to_beat: 0, ...over }) as ManduaBoard;
  const jump = {
    action: 'c1-c3',
    parts: { game: 'mandua', kind: 'go', from: 'c1', to: 'c3' } as const,
    effect: { effect: 'struck', beaten: ['c2'] } as const,
    by: 1,
  };
  const told = (before: ManduaBoard, last: ManduaBoard, seat: number, by = 1) =>
    nextTime(
      [{ ...jump, effect: { ...jump.effect, beaten: [...jump.effect.beaten] }, by, before } as never],
      last as never,
      { fields: ground } as never,
      seat,
    );

  it('is how near Hunter was, and what cost the most hunters', () => {
    const shut = of({ hunters: ['b1', 'c1', 'a2', 'a3', 'c2'], tigers: ['a1', 'e1', 'a5', 'e5'] });
    expect(told(shut, of({}), 0)).toEqual([
      { key: 'page-mandua-next-near', args: { most: 1, tigers: 4 } },
      { key: 'page-mandua-next-jumps', args: { number: 1 } },
    ]);
    expect(told(of({ hunters: ['c2'] }), of({}), 0).map(({ key }) => key)).toEqual([
      'page-mandua-next-jumps',
    ]);
  });

  it('is what let Hunter win, and nothing where the game ended otherwise', () => {
    const alone = of({ hunters: ['c1'], tigers: ['b1', 'd1', 'c2', 'a5'] });
    expect(told(of({}), alone, 1).map(({ key }) => key)).toEqual(['page-mandua-next-putt']);
    expect(told(of({}), of({ hunters: ['c3'] }), 1)).toEqual([]);
    expect(told(of({}), of({ hunters: ['c3'] }), 0)).toEqual([]);
  });
});

it('says why another tiger must go', () => {
  // The worked position of the pictures 14 and 15: only the tiger on c5 can begin the turn that beats four (MD-11).
  const board = {
    tigers: ['b5', 'c5', 'd3', 'b2'],
    hunters: ['d5', 'd4', 'e4', 'a3', 'e2'],
    phase: 'prowl',
    to_beat: 4,
    beaten: 0,
  } as unknown as ManduaBoard;
  const legal = {
    form: 'hunt',
    actions: [{ action: 'c5-e5', kind: 'go', from: 'c5', to: 'e5', beaten: ['d5'] }],
  };
  const why = (field: string) => barred(legal as never, ground, board, field);
  expect(why('c5')).toBeNull();
  expect(why('e4')).toBeNull();
  expect(why('d3')?.args).toMatchObject({
    how: { text: 'fewer' },
    most: { number: 3 },
    number: { number: 4 },
  });
  expect(why('b2')?.args).toMatchObject({ how: { text: 'none' } });
  const shut = { ...board, tigers: ['c5', 'a1'], hunters: ['b1', 'c1', 'a2', 'a3'], to_beat: 0 };
  expect(barred(legal as never, ground, shut, 'a1')?.args).toMatchObject({ how: { text: 'locked' } });
  const asked = rules(
    legal as never,
    (field) => board.tigers.includes(field),
    false,
    undefined,
    undefined,
    why,
  );
  expect(pick(asked, ['c5'], 'd3')).toMatchObject({ kind: 'refused', refusal: { clause: 'MD-11' } });
});
