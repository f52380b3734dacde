import { describe, expect, it } from 'vitest';
import { games, faceOf } from '.';
import { boardsOf, type Node } from '../rulebook/boards';
import type { Legal, Sowing } from '../wire/types';
import type { Game } from './face';
import {
  counted,
  isOver,
  markBefore,
  markNow,
  teach,
  type Course,
  type Guide,
  type Situation,
} from './guide';
import { guide as jungle } from './jungle/guide';
import { guide as mana } from './mana/guide';
import { guide as mancala } from './mancala/guide';
import { guide as mandua } from './mandua/guide';
import { guide as manitou } from './manitou/guide';
import { seeded } from './playing-in-test';
import { sample } from './samples';
import { WAYS } from './squares';

const options = (spec: string) =>
  Object.fromEntries((spec.split(':')[1] ?? '').split(',').map((one) => one.split('=')));

/** Says that all actions are worth the same, so that a guide may teach with each of them. */
const alike = (legal: Legal) =>
  new Map(legal.form === 'sow' ? legal.actions.map(({ action }) => [action, 0.5]) : []);

/** Every situation in a game's samples and on the boards of its rule book. */
async function situations<G extends Game>(game: G): Promise<Situation<G>[]> {
  const found: Situation<G>[] = [];
  const { geometry, moments, spec } = await sample(game);
  const add = ({ board, legal, turn }: Pick<Node, 'board' | 'turn'> & { legal?: unknown }, spec: string) => {
    if (!legal || turn === null) return;
    found.push({
      board,
      geometry,
      legal,
      seat: turn,
      options: options(spec),
      picked: [],
      effects: [],
      worths: alike(legal as Legal),
    } as unknown as Situation<G>);
  };
  for (const moment of moments) add(moment, spec);
  const book = await boardsOf(game);
  const walk = (node: Node, spec: string) => {
    add(node, spec);
    for (const next of node.next ?? []) walk(next, spec);
  };
  for (const { start, spec } of Object.values(book?.boards ?? {})) walk(start, spec);
  return found;
}

/** Every mark that a guide offers in a situation. Its name is the last word of its key. */
function offered<G extends Game>({ lessons }: Guide<G>, at: Situation<G>) {
  return lessons
    .filter(({ picks = 0, waits }) => picks === at.picked.length && !waits)
    .flatMap(({ mark, otherwise }) => [mark(at) ?? [], otherwise?.mark(at) ?? []].flat())
    .map((mark) => ({ ...mark, name: mark.key.split('-').slice(3).join('-') }));
}
const cellOf = (at: string) => /data-(?:cell|count)="(.*)"/.exec(at)?.[1] ?? '';

describe('a guide', () => {
  const mark = (picked: string[]) => ({ key: picked.join() || 'none', args: {}, at: '' });
  const fits = (wanted: string) => (at: Situation<'mana'>) =>
    at.options['offers']?.includes(wanted) ? mark(at.picked) : null;
  const guide: Guide<'mana'> = {
    lessons: [
      { mark: fits('a') },
      { picks: 1, mark: fits('b') },
      { mark: fits('c') },
      { from: 2, mark: fits('d') },
    ],
    total: 3,
  };
  const play = (turns: [turn: number, offers: string, picked?: string[]][]) => {
    let course: Course = [];
    return turns.map(([turn, offers, picked = []]) => {
      const at = { options: { offers }, picked } as unknown as Situation<'mana'>;
      course = teach(guide, course, turn, at);
      const step = markNow(guide, course, turn, at)?.step ?? null;
      return isOver(guide, course, turn) ? 'over' : step;
    });
  };

  it('teaches one lesson at a time, each where it fits', () => {
    expect(
      play([
        [0, 'abcd'],
        [0, 'abcd', ['x']],
        [0, 'abcd'],
        [1, 'abd'],
        [2, 'abcd'],
        [3, 'abcd'],
      ]),
    ).toEqual([1, 2, 1, null, 3, 'over']);
  });
  it('says in words alone what has not fitted for long', () => {
    const words: Guide<'mana'> = {
      lessons: [{ mark: fits('a'), otherwise: { from: 2, mark: () => mark(['words']) } }],
      total: 1,
    };
    let course: Course = [];
    const said = ['', 'b', 'b', ''].map((offers, turn) => {
      const at = { options: { offers }, picked: [] as string[] } as unknown as Situation<'mana'>;
      course = teach(words, course, turn, at);
      return markNow(words, course, turn, at)?.mark.key ?? null;
    });
    expect(said).toEqual([null, null, 'words', null]);
  });
  it('explains by the way, without a number, what comes late', () => {
    const more: Guide<'mana'> = {
      lessons: [{ mark: fits('a') }, { aside: true, mark: fits('x') }, { mark: fits('c') }],
      total: 2,
    };
    let course: Course = [];
    const said = ['a', 'c', 'xa', '', 'x'].map((offers, turn) => {
      const at = { options: { offers }, picked: [] as string[] } as unknown as Situation<'mana'>;
      course = teach(more, course, turn, at);
      return [markNow(more, course, turn, at)?.step, isOver(more, course, turn)];
    });
    expect(said).toEqual([
      [1, false],
      [2, false],
      [null, false],
      [undefined, true],
      [undefined, true],
    ]);
  });
  it('keeps what only explains until the turn is over', () => {
    const tells = (wanted: string) => (at: Situation<'mana'>) => {
      const found = fits(wanted)(at);
      return found && { ...found, shows: true };
    };
    const both: Guide<'mana'> = {
      lessons: [{ mark: tells('a') }, { mark: fits('b') }, { mark: tells('c') }],
      total: 3,
    };
    let course: Course = [];
    const kept = ['a', 'b', 'c'].map((offers, turn) => {
      const at = (picked: string[]) => ({ options: { offers }, picked }) as unknown as Situation<'mana'>;
      course = teach(both, course, turn, at([]));
      return markBefore(both, course, turn, at(['x', 'y']));
    });
    // The second lesson asked for a pick, so its mark is gone. The third lesson is the last, so its mark has no
    // number.
    expect(kept.map((one) => one && one.step)).toEqual([1, null, null]);
    expect(kept.map((one) => one !== null)).toEqual([true, false, true]);
  });
  it('says nothing that no longer holds, and ends', () => {
    expect(
      play([
        [0, 'a'],
        [0, ''],
        [13, ''],
        [14, 'c'],
      ]),
    ).toEqual([1, null, null, 'over']);
  });
});

it.each(games)('the guide of %s teaches three to five lessons, and begins at once', async (game) => {
  const { guide } = await faceOf(game).guide();
  const rules = game === 'mancala' ? ['general', 'egyptian', 'ethiopian', 'nigerian'] : [''];
  const [at] = await situations(game);
  for (const options of rules.map((rules) => ({ rules }))) {
    const start = { ...at, options } as Situation<Game>;
    const { lessons, total } = guide(start);
    expect(total).toBeGreaterThanOrEqual(3);
    expect(total).toBeLessThanOrEqual(Math.min(lessons.length, 5));
    const course = teach({ lessons, total }, [], 0, start);
    expect(markNow({ lessons, total }, course, 0, start)?.step).toBe(1);
  }
});

it.each(games)('every sentence of the guide of %s is in the book, and points at something', async (game) => {
  const { guide } = await faceOf(game).guide();
  const { default: english } = await import('../words/en');
  for (const at of await situations(game))
    for (const { key, at: place } of offered(guide(at), at)) {
      expect(english).toContain(`\n${key} =`);
      expect(place).not.toContain('undefined');
    }
});

describe('the marks of Mancala', () => {
  type At = Situation<'mancala'>;
  /** Sows one lap by the rules, stone by stone: a simple second implementation to compare with. */
  function sown({ board, seat, options }: At, { bowl, way }: Pick<Sowing, 'bowl' | 'way'>) {
    const rows = [0, 1].map((s) => [...(board.bowls[s] ?? []), board.mancalas[s] ?? 0]);
    const nigerian = options['rules'] === 'nigerian';
    const ring = [0, 1].flatMap((s) => [0, 1, 2, 3, 4, 5, 6].map((i) => [(seat + s) % 2, i] as const));
    const circuit = ring.filter(([s, i]) => nigerian || i < 6 || s === seat);
    if (way === 'left') circuit.reverse();
    let at = circuit.findIndex(([s, i]) => s === seat && i === bowl - 1);
    const own = rows[seat] ?? [];
    let hand = own[bowl - 1] ?? 0;
    own[bowl - 1] = 0;
    let was = 0;
    let fours = 0;
    let last: readonly [number, number] = [seat, bowl - 1];
    for (; hand > 0; hand--) {
      at = (at + 1) % circuit.length;
      last = circuit[at] ?? last;
      const row = rows[last[0]] ?? [];
      was = row[last[1]] ?? 0;
      row[last[1]] = was + 1;
      if (last[1] < 6 && was === 3) fours++;
    }
    const [s, i] = last;
    const ends = { seat: s, bowl: i === 6 ? null : i + 1 };
    const across = i === 6 ? 0 : (rows[1 - s]?.[5 - i] ?? 0);
    const before = board.mancalas[seat] ?? 0;
    const left = own.slice(0, 6).filter((stones) => stones > (way === null ? 0 : 1)).length;
    return { ends, was, across, fours, left, banked: (own[6] ?? 0) - before };
  }
  it.each(['general', 'egyptian', 'ethiopian', 'nigerian'])('hold on random boards of %s', async (rules) => {
    const random = seeded(7);
    const seen = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const row = () => Array.from({ length: 6 }, () => (random(3) === 0 ? 0 : random(i % 5 === 0 ? 15 : 6)));
      const seat = random(2);
      const at = {
        board: { game: 'mancala', bowls: [row(), row()], mancalas: [random(9), random(9)] },
        geometry: { game: 'mancala' },
        seat,
        options: { rules },
        picked: [],
        effects: [],
      } as unknown as At;
      const ways = rules === 'ethiopian' ? (['right', 'left'] as const) : [null];
      const actions = (at.board.bowls[seat] ?? []).flatMap((stones, b) =>
        stones > (rules === 'ethiopian' ? 1 : 0)
          ? ways.map((way) => ({
              action: `${b + 1}${way ?? ''}`,
              bowl: b + 1,
              way,
              ends: sown(at, { bowl: b + 1, way }).ends,
            }))
          : [],
      );
      at.legal = { game: 'mancala', form: 'sow', actions } as At['legal'];
      at.worths = alike(at.legal);
      for (const { name, at: place, args } of offered(mancala(at), at)) {
        seen.add(name);
        const [owner, bowl] = cellOf(place).split('-');
        expect(Number(owner)).toBe(['skips', 'both'].includes(name) ? 1 - seat : seat);
        if (['end', 'skips', 'both', 'fours', 'single', 'agains', 'captures'].includes(name)) continue;
        const way =
          args['way'] === 'none' || args['way'] === undefined ? null : (args['way'] as 'left' | 'right');
        const { ends, was, across, fours, left, banked } = sown(at, { bowl: Number(bowl), way });
        const home = ends.seat === seat && ends.bowl === null;
        if (name === 'sow')
          expect([home, banked > 0]).toEqual([args['into'] === 'last', args['into'] !== 'none']);
        if (name === 'again') expect([home, left > 0]).toEqual([true, true]);
        if (name === 'capture')
          expect([ends.seat, was, ends.bowl === null, across > 0]).toEqual([seat, 0, false, true]);
        if (name === 'reach') expect(banked).toBeGreaterThan(0);
        if (name === 'relay') expect([ends.bowl === null, was > 0, was === 3]).toEqual([false, true, false]);
        if (name === 'four') expect(fours).toBeGreaterThan(0);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });
});

it('the marks of Jungle hold', async () => {
  let hungry = 0;
  for (const at of await situations('jungle')) {
    const on = (cell: string) => at.board.animals.find(({ square }) => square === cell);
    const moves = at.legal.form === 'roam' ? at.legal.actions : [];
    for (const { name, at: place } of offered(jungle(at), at)) {
      const cell = cellOf(place);
      if (['animal', 'rank', 'hunger', 'jump'].includes(name)) expect(on(cell)?.seat).toBe(at.seat);
      if (name === 'animal') expect(moves.some(({ from }) => from === cell)).toBe(true);
      if (name === 'jump')
        expect(moves.some(({ from, crossed }) => from === cell && crossed.length)).toBe(true);
      if (name !== 'hunger') continue;
      hungry++;
      expect(on(cell)?.hungry).toBe(true);
      expect(moves.some(({ from, takes }) => from === cell && takes !== null)).toBe(true);
    }
    for (const from of new Set(moves.map(({ from }) => from)))
      for (const { at: place, shows } of offered(jungle(at), { ...at, picked: [from] })) {
        if (shows) continue;
        const way = moves.find((move) => move.from === from && move.to === cellOf(place));
        expect(way?.crossed).toEqual([]);
      }
    // If none of the player's animals is hungry, no mark is about hunger.
    if (!at.board.animals.some((one) => one.seat === at.seat && one.hungry))
      expect(offered(jungle(at), at).map(({ name }) => name)).not.toContain('hunger');
  }
  expect(hungry).toBeGreaterThan(0);
});

it('the marks of Mana hold', async () => {
  let bound = 0;
  for (const at of await situations('mana')) {
    const steps = (cell: string) => at.geometry.squares.find(({ square }) => square === cell)?.steps;
    const flights = at.legal.form === 'fly' ? at.legal.moves : [];
    for (const { name, at: place, args } of offered(mana(at), at)) {
      const cell = cellOf(place);
      if (name === 'piece' || name === 'bound') {
        expect(flights.some(({ from }) => from === cell)).toBe(true);
        expect(args['strokes']).toBe(steps(cell));
      }
      if (name === 'bound') {
        bound++;
        expect(at.board.duty).toBe(['single', 'double', 'triple'][Number(args['strokes']) - 1]);
      }
      if (name === 'win' || name === 'take') {
        const isPrey = ({ square, seat, daimyo }: (typeof at.board.pieces)[number], to: string) =>
          square === to && seat !== at.seat && daimyo === (name === 'win');
        const taken = flights.filter(({ to }) => at.board.pieces.some((piece) => isPrey(piece, to)));
        expect(taken.some(({ from, to }) => (name === 'win' ? to : from) === cell)).toBe(true);
      }
      if (name === 'back') expect(flights.some(({ from }) => from === null)).toBe(true);
      if (name === 'danger' && args['help'] === 'land') {
        const lands = flights.filter(({ from }) => from === cell).map(({ to }) => String(steps(to)));
        for (const kind of String(args['land'])) expect(lands).toContain(kind);
      }
    }
    for (const { from, to } of flights) {
      if (from === null) continue;
      const [mark] = offered(mana(at), { ...at, picked: [from, to] });
      const perches = flights.find((one) => one.from === from && one.to === to)?.perches ?? [];
      if (!mark) continue;
      if (mark.name === 'exposed') {
        // To take the move back, the player presses the piece itself.
        expect(cellOf(mark.at)).toBe(to);
        continue;
      }
      expect(perches).toContain(cellOf(mark.at));
      expect(mark.args['strokes']).toBe(steps(to));
    }
  }
  expect(bound).toBeGreaterThan(0);
});

/** Hunter's turn on a random board. */
function setting(
  like: Situation<'mandua'> | undefined,
  random: (below: number) => number,
): Situation<'mandua'> {
  if (!like) throw new Error('there is no board of Mandua');
  const free = like.geometry.fields.flatMap(({ field, cage }) => (cage ? [] : [field]));
  const draw = (number: number) =>
    Array.from({ length: number }, () => free.splice(random(free.length), 1)).flat();
  const [tigers, hunters] = [draw(4), draw(1 + random(6))];
  return {
    ...like,
    seat: 0,
    board: { ...like.board, tigers, hunters, to_set: 25 - hunters.length },
    legal: { form: 'hunt', actions: free.map((to) => ({ kind: 'place', action: `@${to}`, to })) },
  };
}

it('the marks of Mandua hold', async () => {
  const seen = new Set<string>();
  const known = await situations('mandua');
  const random = seeded(3);
  for (const at of [...known, ...Array.from({ length: 300 }, () => setting(known[0], random))]) {
    const { board } = at;
    const deeds = at.legal.form === 'hunt' ? at.legal.actions : [];
    const square = (cell: string) => at.geometry.fields.find(({ field }) => field === cell);
    const beside = (a: string, b: string, x: number, y: number) => {
      const [one, two] = [square(a), square(b)];
      return one !== undefined && two?.column === one.column + x && two.row === one.row + y;
    };
    for (const { name, at: place } of offered(mandua(at), at)) {
      seen.add(name);
      const cell = cellOf(place);
      if (place.startsWith('.tray')) continue;
      if (['set', 'leap', 'slip'].includes(name))
        expect(deeds.some((deed) => deed.kind === 'place' && deed.to === cell)).toBe(true);
      if (name === 'leap')
        expect(
          WAYS.some(([x, y]) =>
            board.hunters.some(
              (hunter) =>
                beside(cell, hunter, x, y) && board.tigers.some((tiger) => beside(hunter, tiger, x, y)),
            ),
          ),
        ).toBe(true);
      if (name === 'slip')
        expect(
          WAYS.some(
            ([x, y]) =>
              board.tigers.some((tiger) => beside(cell, tiger, x, y)) &&
              board.hunters.some((hunter) => beside(cell, hunter, y, x)) &&
              board.hunters.some((hunter) => beside(cell, hunter, -y, -x)),
          ),
        ).toBe(true);
      if (name === 'beat')
        expect(deeds.some((deed) => deed.kind === 'go' && deed.from === cell && deed.beaten.length > 0)).toBe(
          true,
        );
      const struck = deeds.flatMap((deed) => (deed.kind === 'go' && deed.from === cell ? [deed.beaten] : []));
      if (name === 'mandua') expect(struck.some((beaten) => beaten.length > 1)).toBe(true);
      if (['tiger', 'lock', 'cage'].includes(name)) expect(board.tigers).toContain(cell);
    }
    // Between two captures of a turn, the tiger that goes on is picked.
    for (const from of board.tigers)
      for (const { name, at: place } of offered(mandua(at), { ...at, picked: [from] })) {
        seen.add(name);
        const struck = deeds.flatMap((deed) =>
          deed.kind === 'go' && deed.from === from && deed.to === cellOf(place) ? deed.beaten : [],
        );
        if (name === 'all') expect(struck.length).toBeGreaterThan(0);
      }
  }
  for (const name of ['set', 'leap', 'slip', 'lock', 'tiger', 'beat', 'all', 'mandua', 'cage'])
    expect(seen).toContain(name);
});

it('the guide of Mandua is complete by the eighth turn, even if nothing is captured', async () => {
  const [like] = await situations('mandua');
  if (!like) throw new Error('there is no board of Mandua');
  const board = { ...like.board, tigers: ['a1', 'e1', 'a5', 'e5'], hunters: ['c3'], to_set: 24, to_beat: 0 };
  const place = { kind: 'place', action: '@b3', to: 'b3' } as const;
  const go = { kind: 'go', action: 'a1-a2', from: 'a1', to: 'a2', beaten: [] } as const;
  for (const [seat, deed] of [place, go].entries()) {
    const legal = { form: 'hunt', actions: [deed] } as unknown as Legal;
    const at: Situation<'mandua'> = { ...like, board: { ...board, beaten: 0 }, seat, legal, picked: [] };
    const all = mandua(at);
    let course: Course = [];
    for (let turn = 0; turn < 8; turn++)
      for (const picked of [[], ['a1']]) course = teach(all, course, turn, { ...at, picked });
    expect(counted(all, course)).toBe(all.total);
  }
});

it('the marks of Big Manitou hold', async () => {
  let heroes = 0;
  for (const at of await situations('manitou')) {
    const plays = at.legal.form === 'cards' ? at.legal.parts : [];
    for (const { name, at: place, args, shows } of offered(manitou(at), at)) {
      // What is only explained has no ring, because a ring invites the player to press.
      const explains = ['choose', 'points', 'share', 'thief', 'tomahawks', 'signs', 'resting'];
      expect(shows ?? false).toBe(explains.includes(name));
      if (name === 'choose') {
        expect(at.legal.form).toBe('choose');
        const full = { ...at, picked: ['choice'] };
        expect(offered(manitou(full), full).map((one) => one.name)).toEqual(['take']);
      }
      if (name === 'thief') {
        const totals = at.board.seats.map(({ total }) => total);
        expect(args['strength']).toBe(Math.max(...totals));
        const most = totals.filter((total) => total === args['strength']).length;
        const own = totals[at.seat] === args['strength'] ? 'yours' : 'other';
        expect(args['whose']).toBe(most > 1 ? 'tie' : own);
      }
      if (name === 'tomahawks') {
        const owner = Number(/tribe-(\d)/.exec(place)?.[1]);
        expect(at.board.seats[owner]?.tiles).toContain('tomahawk');
        expect(args['whose']).toBe(owner === at.seat ? 'yours' : 'other');
      }
      if (name !== 'hero') continue;
      heroes++;
      const card = cellOf(place).replace('hand-', '');
      const ground = Number(args['ground']);
      expect(plays).toContainEqual({ kind: 'play', card, ground });
      const weaker = at.geometry.cards.find((one) => one.card === card)?.defeats ?? [];
      const others = at.board.seats.filter((_, seat) => seat !== at.seat);
      const up = others.flatMap(({ grounds }) => grounds[ground - 1] ?? []).filter(({ face_up: up }) => up);
      expect(up.some(({ card }) => weaker.includes(card))).toBe(true);
    }
  }
  expect(heroes).toBeGreaterThan(0);
});
