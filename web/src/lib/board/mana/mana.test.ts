import { expect, it } from 'vitest';
import type { Effect, Legal, ManaBoard, ManaGeometry } from '$lib/wire/types';
import type { BoardOf } from '../face';
import { pick, type Rules } from '../picking';
import { say } from '$lib/words/words.svelte';
import { sample } from '../samples';
import { binding, RESERVE, rules, unfit, winds } from './choices';
import { Pieces, pose } from '../motion';
import { fitted } from '../framing';
import { mana } from '.';
import { journey, leaves, piecesOf, story, thrown } from './flight';
import { beside, birdsRest, FRAMES, HIGH, pointOf, SQUARES, stance } from './layout';
import { after, fills, foresee, outlook, strokesIn, threats, warnings } from './outlook';
import { awaited, forecast, prompt } from './prompt';
import { completes, purposes } from './purposes';
import { reach } from './reach';

const { moments, geometry } = await sample('mana');
const boards = moments.map(({ board }) => board as unknown as ManaBoard);

function point(asked: Rules, ids: string[]) {
  let picked: string[] = [];
  for (const id of ids) {
    const result = pick(asked, picked, id);
    if (result.kind === 'act') return result.chosen.action;
    if (result.kind !== 'go-on') return null;
    picked = result.picked;
  }
  return picked;
}

it('every legal move is a piece, an end and a perch', () => {
  for (const { legal } of moments) {
    if (legal?.form !== 'fly') continue;
    const asked = rules(legal);
    for (const { from, to, perches } of legal.moves) {
      const head = from === null ? `+${to}` : `${from}-${to}`;
      const bird = perches[0];
      const action = bird === undefined ? head : `${head}@${bird}`;
      const ids = [from ?? RESERVE, to, ...(bird === undefined ? [] : [bird])];
      expect(point(asked, ids)).toBe(action);
    }
  }
});

it('pieces are set up anywhere in any order, the Daimyo first', () => {
  const legal: Legal = { form: 'place', squares: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2'], ronin: 5 };
  const asked = rules(legal);
  expect(point(asked, ['b2', 'd1', 'a1', 'a2', 'c1', 'b1'])).toBe('=b2:a1,b1,c1,d1,a2');
});

it('a second press takes a piece of the set-up back', () => {
  const legal: Legal = { form: 'place', squares: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2'], ronin: 5 };
  const asked = rules(legal);
  expect(point(asked, ['b2', 'd1', 'a1', 'd1'])).toEqual(['b2', 'a1']);
});

it('an illegal square of a set-up is sent as a whole set-up', () => {
  const squares = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'a2'];
  const asked = rules({ form: 'place', squares, ronin: 5 });
  expect(point(asked, ['d4'])).toBe('=d4:a1,b1,c1,d1,e1');
  expect(point(asked, ['b1', 'a2', 'd4'])).toBe('=b1:a1,c1,d1,a2,d4');
});

it('a piece keeps its key wherever it goes', () => {
  const pieces = new Pieces(piecesOf);
  for (const [i, board] of boards.entries()) {
    const effect = moments[i]?.effect ?? null;
    const before = boards[i - 1] ?? null;
    const step = pieces.step(before, board, journey(effect));
    const { was, now } = step;
    expect(new Set(now.map(({ key }) => key)).size).toBe(board.pieces.length);
    if (effect?.effect === 'flown' && !effect.returned) {
      const [from, to] = [effect.path[0], effect.path.at(-1)];
      const mover = was.find(({ square }) => square === from)?.key;
      expect(now.find(({ square }) => square === to)?.key).toBe(mover);
    }
    const scene = story(step, { before, after: board }, effect, 0, 'tall');
    expect(scene.sprites.filter(({ ghost }) => !ghost).length).toBe(board.pieces.length + 1);
  }
});

it('a captured Ronin goes to its place beside the board, and is in sight there until the scene ends', () => {
  const before: ManaBoard = {
    ...(boards[0] as ManaBoard),
    pieces: [
      { square: 'b3', seat: 0, daimyo: false },
      { square: 'c3', seat: 1, daimyo: false },
    ],
    bird: 'e2',
    captured: [0, 2],
  };
  const after: ManaBoard = {
    ...before,
    pieces: [{ square: 'c3', seat: 0, daimyo: false }],
    bird: 'b4',
    captured: [0, 3],
  };
  const effect: Effect = {
    effect: 'flown',
    path: ['b3', 'c3'],
    returned: false,
    captured: true,
    bird: 'b4',
    skipped: null,
  };
  const step = new Pieces(piecesOf).step(before, after, journey(effect));
  const scene = story(step, { before, after }, effect, 0, 'tall');
  const [gone] = scene.sprites.filter(({ ghost }) => ghost);
  if (!gone) throw new Error('a Ronin is captured');
  const poses = [100, 800, scene.length].map((time) => pose(gone, time));
  expect(poses[0]).toMatchObject({ x: gone.x, y: gone.y, opacity: 1 });
  for (const at of poses.slice(1)) expect(at).toMatchObject({ ...beside('tall', 1, 0, 2), opacity: 1 });
  expect([100, 800].map((time) => leaves(time - (gone.falls ?? 0)))).toEqual([false, true]);
  // The path of a captured piece takes as long if the player has just hit it on the board.
  const [aside, home] = [pointOf('c3', 0), beside('tall', 1, 0, 2)];
  const { path, length } = thrown(aside, home);
  expect([path[0], path.at(-1)]).toEqual([aside, home]);
  expect((length * path.findIndex(({ x }) => x !== aside.x)) / path.length).toBeGreaterThan(200);
  expect(scene.cues.map(({ sound }) => sound)).toContain('capture');
  // The bird is named together with the move, because the player has set it.
  const parts = { game: 'mana', kind: 'move', from: 'b3', to: 'c3', bird: 'b4' } as const;
  const told = mana.describe({
    action: 'b3-c3@b4',
    parts,
    effect,
    by: 0,
    before: { game: 'mana', ...before },
  });
  expect(told).toHaveLength(2);
  expect(told[0]).toContain(say('page-told-bird', { to: 'b4' }));
  // A capture that the player has already made on the board is neither seen nor heard again, whatever was
  // captured.
  for (const daimyo of [false, true]) {
    const [own, prey] = before.pieces;
    if (!own || !prey) throw new Error('there are two pieces');
    const was = { ...before, pieces: [own, { ...prey, daimyo }] };
    const step = new Pieces(piecesOf).step(was, after, journey(effect));
    const at = (square: string) => pointOf(square, 0);
    const held = new Map(
      step.was.map(({ key, square }) => [key, square === 'c3' ? beside('tall', 1, 0, 2) : at('c3')]),
    );
    const { sprites, cues } = story(step, { before: was, after }, effect, 0, 'tall', held);
    expect(sprites.some(({ ghost }) => ghost)).toBe(false);
    expect(cues.map(({ sound }) => sound)).not.toContain('capture');
  }
});

it('the squares are as large as the place allows, and what waits beside them is seen', () => {
  expect(fitted(FRAMES, 374, 600)).toBe('tall');
  expect(fitted(FRAMES, 1100, 830)).toBe('wide');
  const end = SQUARES.left + SQUARES.files * SQUARES.size;
  const bottom = SQUARES.top + SQUARES.ranks * HIGH;
  for (const shape of ['tall', 'wide'] as const) {
    const { left, top, width, height } = FRAMES[shape];
    const waiting = [0, 1].flatMap((seat) => [0, 1, 2, 3, 4].map((i) => beside(shape, seat, 0, i)));
    for (const { x, y } of [birdsRest(shape), ...waiting]) {
      expect(x - 31 >= left && x + 31 <= left + width && y - 31 >= top && y + 31 <= top + height).toBe(true);
      expect(y < SQUARES.top - 38 || y > bottom + 38 || x < 0 || x > end + 38).toBe(true);
    }
    expect(new Set([birdsRest(shape), ...waiting].map(({ x, y }) => `${x},${y}`)).size).toBe(11);
  }
});

it('pieces are smaller beside the board than on it', () => {
  const size = (at: { x: number; y: number }) => Number(/scale\((.*)\)/.exec(stance(at))?.[1]);
  const on = ['a1', 'f1', 'c3', 'a6', 'f6'].map((square) => size(pointOf(square, 0)));
  expect(new Set(on).size).toBe(1);
  for (const shape of ['tall', 'wide'] as const)
    for (const seat of [0, 1]) expect(size(beside(shape, seat, 0, 2))).toBeLessThan(0.75 * (on[0] ?? 0));
});

it('says of a picked piece that it can win or capture or, if not, that another may be picked', () => {
  const [board] = boards;
  if (!board || geometry.game !== 'mana') throw new Error('there is no board');
  const pieces = [
    { square: 'c2', seat: 0, daimyo: true },
    { square: 'c3', seat: 1, daimyo: true },
    { square: 'e2', seat: 0, daimyo: false },
    { square: 'b2', seat: 1, daimyo: false },
  ];
  const go = (from: string, to: string) => ({ from, to, path: [from, to], perches: ['a2'] });
  const more = (moves: ReturnType<typeof go>[], picked: string) =>
    prompt({ ...board, pieces }, geometry, { form: 'fly', moves }, [picked])?.args['more'];
  expect(more([go('c2', 'c3'), go('c2', 'b2'), go('e2', 'e3')], 'c2')).toBe('wins');
  expect(more([go('c2', 'd2'), go('c2', 'b2')], 'c2')).toBe('captures');
  expect(more([go('c2', 'c3'), go('e2', 'e3')], 'e2')).toBe('others');
  expect(more([go('e2', 'e3'), go('e2', 'd2')], 'e2')).toBe('none');
});

it('says what a square leads to, and what those who wait should know', () => {
  const [start] = boards;
  if (!start || geometry.game !== 'mana') throw new Error('there is no board');
  const stepsOf = strokesIn(geometry);
  const pieces = [
    { square: 'f1', seat: 0, daimyo: true },
    { square: 'b3', seat: 0, daimyo: false },
    { square: 'a5', seat: 1, daimyo: false },
    { square: 'd6', seat: 1, daimyo: true },
  ];
  const board: ManaBoard = { ...start, pieces, bird: 'e2', duty: 'single', captured: [4, 4] };
  const moves = [{ from: 'b3', to: 'c3', path: ['b3', 'c3'], perches: ['c5', 'a1'] }];
  const at = { turn: 0, stepsOf, filled: fills({}) };
  const ahead = (picked: string[], on: string) => forecast(board, moves, picked, on, at)?.args;
  expect(ahead(['b3'], 'c3')).toMatchObject({
    on: 'piece',
    steps: 3,
    then: 'bound',
    movable: 2,
    prey: 'none',
  });
  expect(ahead(['b3', 'c3'], 'a1')).toMatchObject({ on: 'bird', square: 'a1', movable: 2, prey: 'none' });
  expect([ahead([], 'b3'), ahead(['b3'], 'b4'), ahead(['b3', 'c3'], 'd2')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const bound = (duty: ManaBoard['duty']) => awaited({ ...board, duty }, geometry, 1)?.args['bound'];
  expect([bound('triple'), bound('double'), bound('free')]).toEqual(['yes', 'no', undefined]);
});

it('knows where a piece can go, as the server does', () => {
  const steps = new Map(
    (geometry as unknown as { squares: { square: string; steps: number }[] }).squares.map((one) => [
      one.square,
      one.steps,
    ]),
  );
  for (const [i, { legal }] of moments.entries()) {
    const board = boards[i];
    if (legal?.form !== 'fly' || !board) continue;
    for (const from of new Set(legal.moves.map((move) => move.from))) {
      if (from === null) continue;
      const ends = legal.moves.filter((move) => move.from === from).map(({ to }) => to);
      expect([...reach(board.pieces, board.bird, from, steps.get(from) ?? 0)].sort()).toEqual(ends.sort());
    }
  }
});

it('says why a piece cannot be picked', () => {
  const piece = { square: 'c1', seat: 0, daimyo: false };
  const at = { piece, turn: 0, steps: 2, duty: 2, birdBlocks: false };
  const code = (more: Partial<typeof at>) => unfit({ ...at, ...more })?.code;
  expect(code({ turn: 1 })).toBe('page-mana-theirs');
  expect(code({ duty: 3 })).toBe('page-mana-duty');
  expect(code({})).toBe('page-mana-blocked');
  expect(code({ birdBlocks: true })).toBe('page-mana-bird-blocks');
  // A press on a second piece is refused like that, too, although the two picks would make a move.
  const legal: Legal = {
    form: 'fly',
    moves: [{ from: 'b1', to: 'b3', path: ['b1', 'b2', 'b3'], perches: [] }],
  };
  const own = rules(legal, (square) => (square === 'c1' ? unfit(at) : null));
  expect(pick(own, ['b1'], 'c1')).toMatchObject({ kind: 'refused', refusal: { code: 'page-mana-blocked' } });
  expect(pick(own, ['b1'], 'd4')).toMatchObject({ kind: 'act', chosen: { parts: null } });
});

it('binds the player only if they move from a square of the bird’s kind', () => {
  const { board, legal } = {
    board: boards.at(-1),
    legal: moments.find(({ legal }) => legal?.form === 'fly')?.legal,
  };
  if (!board || legal?.form !== 'fly') throw new Error('nobody moves');
  const triple: ManaBoard = { ...board, duty: 'triple' };
  const to = legal.moves[0];
  if (!to) throw new Error('there is no move');
  const moves = [{ ...to, from: 'a1' }];
  expect(binding(triple, { ...legal, moves }, () => 3)).toBe(3);
  expect(binding(triple, { ...legal, moves }, () => 1)).toBe(0);
  expect(binding(triple, { ...legal, moves: [{ ...to, from: null }] }, () => 3)).toBe(0);
});

const strokes = new Map(
  (geometry as unknown as { squares: { square: string; steps: number }[] }).squares.map((one) => [
    one.square,
    one.steps,
  ]),
);
const strokesOf = (square: string) => strokes.get(square) ?? 0;

it('foretells what the other player may do, as the server then says', () => {
  for (const [i, { legal }] of moments.entries()) {
    const [before, board] = [boards[i - 1], boards[i]];
    const effect = moments[i]?.effect;
    if (legal?.form !== 'fly' || !before || !board || effect?.effect !== 'flown' || effect.skipped) continue;
    const picks = [effect.returned ? RESERVE : (effect.path[0] ?? ''), effect.path.at(-1) ?? ''];
    const turn = board.pieces.find(({ square }) => square === picks[1])?.seat ?? 0;
    const order = after(before, picks, turn, strokesOf);
    const { free, movable, returns } = outlook({ ...order, bird: board.bird });
    const froms = new Set(legal.moves.map(({ from }) => from ?? RESERVE));
    expect(froms.has(RESERVE)).toBe(returns);
    froms.delete(RESERVE);
    expect([...movable].sort()).toEqual([...froms].sort());
    const legalBefore = moments[i - 1]?.legal;
    if (legalBefore?.form !== 'fly') continue;
    const warned = warnings(before, legalBefore.moves, picks[0] ?? '', turn, strokesOf, fills({}));
    expect(warned.frees.has(picks[1] ?? '')).toBe(free);
  }
});

it('knows which pieces threaten the Daimyo, and from where', () => {
  const pieces = [
    { square: 'e4', seat: 0, daimyo: true },
    { square: 'f5', seat: 1, daimyo: true },
    { square: 'a3', seat: 1, daimyo: false },
  ];
  const found = threats({ pieces, seat: 1, bird: null, strokesOf });
  expect(found.map(([from]) => from)).toEqual(['f5']);
  expect(found[0]?.at(-1)).toBe('e4');
  // If the bird fills the square at one corner, the path around the other corner is left. With both corners
  // blocked, there is no path.
  expect(threats({ pieces, seat: 1, bird: 'e5', strokesOf })[0]).toEqual(['f5', 'f4', 'e4']);
  const blocked = [...pieces, { square: 'f4', seat: 1, daimyo: false }];
  const past = threats({ pieces: blocked, seat: 1, bird: 'e5', strokesOf }).map(([from]) => from);
  expect(past).not.toContain('f5');
});

it('says on which squares the bird would let the Daimyo be captured', () => {
  const board = {
    pieces: [
      { square: 'd6', seat: 0, daimyo: true },
      { square: 'e5', seat: 0, daimyo: false },
      { square: 'b6', seat: 1, daimyo: false },
    ],
    captured: [0, 0] as [number, number],
  };
  const moves = [{ from: 'e5', to: 'f5', path: ['e5', 'f5'], perches: ['c6', 'f2'] }];
  const seen = (pointed: string | null, solid = true) => {
    const filled = fills({ bird: solid ? 'solid' : 'spirit' });
    const then = foresee(board, moves, ['e5', 'f5'], 0, strokesOf, filled, pointed);
    return [[...(then?.dangerous ?? [])], then?.attacks];
  };
  const attack = ['b6', 'c6', 'd6'];
  expect(seen(null)).toEqual([['f2'], []]);
  expect(seen('f2')).toEqual([['f2'], [attack]]);
  expect(seen('c6')).toEqual([['f2'], []]);
  // A bird that is a spirit is in nobody's way.
  expect(seen(null, false)).toEqual([[], [attack]]);
  // A destination is a risk only if no place for the bird is safe.
  const risks = (bird: string) => [...warnings(board, moves, 'e5', 0, strokesOf, fills({ bird })).risks];
  expect(risks('solid')).toEqual([]);
  expect(risks('spirit')).toEqual(['f5']);
  const doubts = (bird: string) => [...warnings(board, moves, 'e5', 0, strokesOf, fills({ bird })).doubts];
  expect(doubts('solid')).toEqual(['f5']);
  expect(doubts('spirit')).toEqual([]);
});

it('knows which moves go a long way round', () => {
  const go = (from: string | null, to: string, path: string[]) => winds({ from, to, path, perches: [] });
  expect(go('e1', 'f1', ['e1', 'e2', 'f2', 'f1'])).toBe(true);
  expect(go('e1', 'f3', ['e1', 'e2', 'e3', 'f3'])).toBe(false);
  expect(go(null, 'f1', ['f1'])).toBe(false);
});

it('tells whether the other player would be skipped wherever the bird is set', () => {
  const board = {
    pieces: [
      { square: 'e5', seat: 0, daimyo: true },
      { square: 'a6', seat: 1, daimyo: true },
      { square: 'a5', seat: 1, daimyo: false },
    ],
    captured: [0, 0] as [number, number],
  };
  const kinds = (square: string) => (square === 'a5' ? 2 : 1);
  const skipped = (perches: string[], bird: string) => {
    const moves = [{ from: 'e5', to: 'f5', path: ['e5', 'f5'], perches }];
    return foresee(board, moves, ['e5', 'f5'], 0, kinds, fills({ bird }), null)?.skipped;
  };
  expect(skipped(['b6', 'c6'], 'solid')).toBe('some');
  expect(skipped(['b6'], 'solid')).toBe('all');
  expect(skipped(['c6'], 'solid')).toBe('none');
  expect(skipped(['b6'], 'spirit')).toBe('none');
});

it('says which pieces the other player could capture, and where the bird would prevent it', () => {
  const board = {
    pieces: [
      { square: 'a1', seat: 0, daimyo: true },
      { square: 'd6', seat: 0, daimyo: false },
      { square: 'e5', seat: 0, daimyo: false },
      { square: 'b6', seat: 1, daimyo: true },
    ],
    captured: [0, 0] as [number, number],
  };
  const moves = [{ from: 'e5', to: 'f5', path: ['e5', 'f5'], perches: ['c6', 'f2'] }];
  const seen = (pointed: string | null, bird = 'solid') => {
    const then = foresee(board, moves, ['e5', 'f5'], 0, strokesOf, fills({ bird }), pointed);
    return [[...(then?.captures ?? [])], [...(then?.safe ?? [])], then?.loss, then?.sign];
  };
  expect(seen(null)).toEqual([['d6'], ['c6'], 'some', 'safe']);
  expect(seen('c6')).toEqual([[], ['c6'], 'some', 'safe']);
  expect(seen(null, 'spirit')).toEqual([['d6'], [], 'all', 'none']);
});

it('asks for a destination at once if the bird lets only one piece move', () => {
  const [board] = boards;
  if (!board || geometry.game !== 'mana') throw new Error('there is no board');
  const pieces = [
    { square: 'a2', seat: 0, daimyo: true },
    { square: 'c2', seat: 0, daimyo: false },
    { square: 'f6', seat: 1, daimyo: true },
  ];
  const go = (from: string, to: string) => ({ from, to, path: [from, to], perches: ['a3'] });
  const asks = (...moves: ReturnType<typeof go>[]) =>
    prompt({ ...board, pieces, bird: 'e2', duty: 'single' }, geometry, { form: 'fly', moves }, []);
  expect(asks(go('a2', 'a3'), go('a2', 'b2'))).toMatchObject({
    clause: 'MA-11',
    args: { only: 'yes', steps: 1 },
  });
  expect(asks(go('a2', 'a3'), go('c2', 'b2'))?.args['only']).toBeUndefined();
});

it('says that the other player is blocked', () => {
  const [board] = boards;
  if (!board || geometry.game !== 'mana') throw new Error('there is no board');
  const pieces = [
    { square: 'c1', seat: 0, daimyo: true },
    { square: 'd6', seat: 1, daimyo: false },
    ...['c6', 'e6', 'd5'].map((square) => ({ square, seat: 1, daimyo: square === 'c6' })),
  ];
  const legal: Legal = {
    form: 'fly',
    moves: [{ from: 'c1', to: 'c3', path: ['c1', 'c2', 'c3'], perches: ['b3'] }],
  };
  const args = (bird: string) => prompt({ ...board, pieces, bird, duty: 'free' }, geometry, legal, [])?.args;
  expect(args('a1')).toMatchObject({ missed: 'yes' });
  expect(args('b1')).toMatchObject({ missed: 'no' });
});

it('says whether the bird’s square matters, where it lets pieces go, and what the player threatens', () => {
  const [board] = boards;
  if (!board || geometry.game !== 'mana') throw new Error('there is no board');
  const pieces = [
    { square: 'b1', seat: 0, daimyo: true },
    { square: 'c4', seat: 0, daimyo: false },
    { square: 'd6', seat: 1, daimyo: true },
    { square: 'f5', seat: 1, daimyo: false },
  ];
  const at = { ...board, pieces, bird: null, duty: 'free' as const, captured: [4, 4] as [number, number] };
  const told = (perches: string[], bird = 'solid') => {
    const moves = [{ from: 'c4', to: 'd4', path: ['c4', 'd4'], perches }];
    const picked = ['c4', 'd4'];
    const filled = fills({ bird });
    return {
      now: prompt(at, geometry, { form: 'fly', moves }, picked, { bird })?.args,
      then: forecast(at, moves, picked, perches[0] ?? '', { turn: 0, stepsOf: strokesOf, filled })?.args,
    };
  };
  expect(told(['f4', 'a3']).now).toMatchObject({ alike: 'blocks', threat: 'one', from: 'd4' });
  expect(told(['f4', 'a3'], 'spirit').now).toMatchObject({ alike: 'no' });
  expect(told(['a3', 'a4']).now).toMatchObject({ alike: 'no', threat: 'one' });
  expect(told(['f4', 'a3']).then).toMatchObject({ then: 'bound', goals: 'some', blocked: 'no' });
});

it('a hint says where to set the bird after any move that does not lose', () => {
  const { squares } = geometry as unknown as ManaGeometry;
  const board = (enemy: string) =>
    ({
      pieces: [
        { square: 'c1', seat: 0, daimyo: true },
        { square: 'a1', seat: 0, daimyo: false },
        { square: 'a6', seat: 1, daimyo: true },
        { square: enemy, seat: 1, daimyo: false },
      ],
      captured: [4, 4],
      duty: 'free',
      bird: null,
    }) as unknown as BoardOf<'mana'>;
  const rest = (board: BoardOf<'mana'>, ...picked: string[]) =>
    completes(board, { game: 'mana', squares }, { seat: 0, picked }, {});
  const found = rest(board('f5'), 'a1', 'b3');
  expect(found?.parts).toMatchObject({ kind: 'move', from: 'a1', to: 'b3' });
  expect(found?.action).toMatch(/^a1-b3@/);
  expect(rest(board('f5'), 'a1', 'a3')).toBeUndefined();
  // After the move, b3 and d1 have the same number of strokes. So the Ronin on d1 may move, and no bird can come
  // between it and the Daimyo.
  expect(rest(board('d1'), 'a1', 'b3')).toBeNull();
  expect(rest({ ...board('f5'), duty: 'set-up' }, 'b1', 'c1')).toBeUndefined();
});

it('a hint says that an action saves the Daimyo', () => {
  const { squares } = geometry as unknown as ManaGeometry;
  const steps = (square: string) => squares.find((one) => one.square === square)?.steps;
  const bird = (number: number) =>
    squares.find(({ square, steps }) => steps === number && square.endsWith('5'))?.square ?? null;
  expect([steps('d1'), steps('c1')]).toEqual([1, 2]);
  const at = (daimyo: string, bird: string | null) =>
    ({
      pieces: [
        { square: daimyo, seat: 0, daimyo: true },
        { square: 'd1', seat: 1, daimyo: false },
        { square: 'f6', seat: 1, daimyo: true },
      ],
      captured: [5, 4],
      duty: 'free',
      bird,
    }) as unknown as BoardOf<'mana'>;
  const parts = { game: 'mana', kind: 'move', from: 'c1', to: 'a1', bird: null } as const;
  const told = (before: BoardOf<'mana'>, after: BoardOf<'mana'>) =>
    purposes(before, after, { game: 'mana', squares }, { seat: 0, parts }, {});
  const saved = [say('page-mana-hint-saves')];
  expect(told(at('c1', null), at('a1', bird(1)))).toEqual(saved);
  expect(told(at('c1', null), at('c1', bird(1)))).toEqual([]);
  // The bird orders White to move its Daimyo.
  expect(told(at('c1', null), at('c1', bird(steps('f6') ?? 0)))).toEqual(saved);
  // Nothing threatened the Daimyo, and the bird holds the other player's pieces back.
  expect(told(at('a1', null), at('a1', bird(1)))).toEqual([say('page-mana-hint-order')]);
});
