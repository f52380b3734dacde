import { expect, it } from 'vitest';
import type { ManitouBoard, ManitouPlaced } from '$lib/wire/types';
import german from '$lib/words/de';
import english from '$lib/words/en';
import { Words } from '$lib/words/words.svelte';
import { sample } from '../samples';
import { flights, landed, progress, settled } from './flights';
import { claims, plan, planned, ranks } from './ranks';
import { timely, told, type Acted, type Namer } from './told';
import { heroes } from './trial';

const { moments } = await sample('manitou');
const boards = moments.flatMap(({ board }) => (board.game === 'manitou' ? [board] : []));
const namer: Namer = {
  player: (seat) => `seat ${seat}`,
  whose: () => 'other',
  players: (seats) => seats.join(),
  card: (card) => card,
  cards: (cards) => cards.join(),
  tile: (tile) => tile,
};
/** Every action of the sample as the board sees it. */
const all: Acted[] = moments.flatMap(({ board, parts, by, effect, turn }, i) => {
  const before = moments[i - 1]?.board;
  if (board.game !== 'manitou' || before?.game !== 'manitou' || parts?.game !== 'manitou') return [];
  const trial = effect?.effect === 'played' ? effect : null;
  return [{ before, board, parts, by: by ?? null, turn, trial }];
});
const keys = ({ parts, ...acted }: Acted) => told({ parts, ...acted }, namer).map(({ key }) => key);

/** A board with these hunters of three seats in ground 1. */
const ground = (...hunters: number[]) =>
  ({
    seats: hunters.map((strength) => ({
      grounds: [strength > 0 ? [{ card: String(strength), face_up: true }] : [], [], []],
      strength: [strength, 0, 0],
      tomahawks: [0, 0, 0],
    })),
    takes: [],
  }) as unknown as ManitouBoard;
const shares = (...hunters: number[]) =>
  ranks(ground(...hunters), 1).map(({ share, seats, clause }) => [share, seats, clause]);

it('ranks hunters, and names ties that keep players from taking', () => {
  expect(shares(5, 9, 7)).toEqual([
    ['highest', [1], 'MN-22'],
    ['next', [2], 'MN-23'],
  ]);
  expect(shares(9, 9, 4)).toEqual([
    ['tie', [0, 1], 'MN-22'],
    ['highest', [2], 'MN-22'],
  ]);
  expect(shares(9, 4, 4)).toEqual([
    ['highest', [0], 'MN-22'],
    ['tie', [1, 2], 'MN-23'],
  ]);
  expect(shares(0, 0, 3)).toEqual([['highest', [2], 'MN-22']]);
});

it('says how many tiles each player would take', () => {
  const taken = (tiles: number, heroes: number | null, ...hunters: number[]) => {
    const board = ground(...hunters);
    const hero = heroes === null ? undefined : board.seats[heroes]?.grounds[0];
    hero?.push({ card: 'chief', face_up: true });
    return claims({ ...board, grounds: [Array<string>(tiles).fill('b1'), [], []] }, 1).map(
      ({ hero, hunters }) => hero + hunters,
    );
  };
  expect(taken(4, 2, 5, 9, 7)).toEqual([0, 2, 2]);
  expect(taken(3, 0, 5, 9, 7)).toEqual([1, 2, 0]);
  expect(taken(3, null, 9, 9, 4)).toEqual([0, 0, 2]);
  expect(taken(1, null, 9, 4)).toEqual([1, 0]);
  expect(taken(3, 1, 0, 0)).toEqual([0, 1]);
});

it('says why each tile is taken, and plans every tile', () => {
  const takes = all.filter(({ parts }) => parts.kind === 'take');
  expect(takes.length).toBeGreaterThan(5);
  for (const acted of takes) {
    expect(keys(acted)).toContain('page-manitou-told-take');
    const { ground = 1 } = acted.before.takes[0] ?? {};
    const lines = plan(acted.before, ground, planned(boards, acted.before));
    const left = acted.before.takes.filter((take) => take.ground === ground).length;
    expect(lines.reduce((sum, line) => sum + line.left, 0)).toBe(left);
  }
});

it('says when a cylinder changes hands, and lets it fly', () => {
  const moved = all.filter(
    ({ before, board }) => before.totem !== board.totem || before.horse !== board.horse,
  );
  expect(moved.length).toBeGreaterThan(0);
  for (const acted of moved) {
    expect(keys(acted).some((key) => key.startsWith('page-manitou-told-cylinder'))).toBe(true);
    expect(flights(acted).some(({ thing }) => thing.kind === 'cylinder')).toBe(true);
  }
});

it('says when the cards of a hunt are played, and when a hunt begins', () => {
  const said = all.flatMap(keys);
  const hunts = new Set(boards.map(({ hunt }) => hunt)).size;
  expect(said.filter((key) => key === 'page-manitou-told-begins')).toHaveLength(hunts);
  expect(said).toContain('page-manitou-told-played-out');
});

it('says how many cards will be left over, or that the totem cylinder allows an eighth (MN-16)', () => {
  const deck = all.find(({ parts, board }) => parts.kind === 'deck' && board.phase === 'play');
  if (!deck) throw new Error('no hunt begins');
  const begins = (size: number, totem: number | null) => {
    const seats = deck.board.seats.map((seat) => ({ ...seat, choice_size: size }));
    const board = { ...deck.board, seats, totem, own: { seat: 1, hand: [], deck: [], aside: [] } };
    const { spare, eighth } =
      told({ ...deck, board }, namer).find(({ key }) => key.endsWith('-begins'))?.args ?? {};
    return eighth === 'yes' ? 'eighth' : spare;
  };
  expect([7, 8, 9].map((size) => begins(size, null))).toEqual([0, 1, 2]);
  expect([7, 8, 9].map((size) => begins(size, 0))).toEqual([0, 1, 2]);
  expect([7, 8, 9].map((size) => begins(size, 1))).toEqual([0, 'eighth', 'eighth']);
});

it('says why, each time that points change', () => {
  let changed = 0;
  for (const acted of all) {
    const { before, board } = acted;
    if (board.seats.every(({ points }, seat) => points.total === before.seats[seat]?.points.total)) continue;
    changed++;
    expect(keys(acted).some((key) => /-(wins|loses|cylinder-\w+)$/.test(key))).toBe(true);
  }
  expect(changed).toBeGreaterThan(3);
});

/** A card that seat 0 plays. The next player is seat 1. */
const play = all.find(({ parts, board, by }) => parts.kind === 'play' && board.phase === 'play' && by === 0);
if (!play) throw new Error('nobody plays a card');
const cards = (...names: string[]): ManitouPlaced[] => names.map((card) => ({ card, face_up: true }));

it('says by which clause a trial of strength is decided', () => {
  const clause = (met: ManitouPlaced[], stays: boolean, other: string, ...turned: [number, string][]) => {
    const seats = play.before.seats.map((seat, i) =>
      i === 1 ? { ...seat, grounds: [met, [], []] as typeof seat.grounds } : seat,
    );
    const trial = {
      ground: 1,
      stays,
      met: { seat: 1, card: other },
      turned: turned.map(([seat, card]) => ({ seat, card })),
    };
    const before = { ...play.before, seats };
    const found = told({ ...play, before, parts: { kind: 'play', card: 'scout', ground: 1 }, trial }, namer);
    return found.filter(({ key }) => key.startsWith('page-manitou-trial')).map(({ clause }) => clause);
  };
  const down = { card: 'rain', face_up: false };
  expect(clause(cards('medicine'), true, 'medicine', [1, 'medicine'])).toEqual(['MN-14']);
  expect(clause([...cards('7', 'chief'), down], false, 'chief', [0, 'scout'])).toEqual(['MN-14']);
  expect(clause(cards('7', 'rain', 'chief'), false, 'chief', [0, 'scout'])).toEqual(['MN-15']);
  expect(clause(cards('7', 'scout'), false, 'scout', [1, 'scout'], [0, 'scout'])).toEqual(['MN-14']);
  expect(clause(cards('chief', 'scout'), false, 'scout', [1, 'scout'], [0, 'scout'])).toEqual(['MN-15']);
  expect(clause(cards('chief', 'rain'), false, 'rain', [1, 'rain'], [0, 'scout'])).toEqual(['MN-15']);
});

it('says each time that a player has to pass', () => {
  const passes = (acted: Acted) =>
    told(acted, namer).flatMap(({ key, args }) => (key.endsWith('-passed') ? [args['player']] : []));
  expect(all.flatMap(passes)).toEqual([]);
  const over = (board: ManitouBoard) => ({
    ...board,
    seats: board.seats.map((seat) => ({ ...seat, passed_over: true })),
  });
  const stuck: Acted = { ...play, board: over(play.board) };
  expect(passes(stuck)).toEqual([]);
  expect(passes({ ...stuck, turn: 2 })).toEqual(['seat 1']);
  expect(passes({ ...stuck, before: over(play.before), turn: 2 })).toEqual(['seat 1']);
  expect(passes({ ...stuck, turn: 0 })).toEqual(['seat 1', 'seat 2']);
  // After the last card, nobody plays. So everybody between its player and the first player has passed.
  const last = (first: number): Acted => ({
    ...stuck,
    before: { ...play.before, first },
    board: { ...stuck.board, phase: 'eighth' },
  });
  expect(passes(last(2))).toEqual(['seat 1']);
  expect(passes(last(1))).toEqual([]);
});

it('says why the leather thief comes', () => {
  const thieves = all.flatMap((acted) => told(acted, namer)).filter(({ key }) => key.endsWith('-thief'));
  expect(thieves.length).toBeGreaterThan(0);
  for (const { clause } of thieves) expect(clause).toBe('MN-19');
  const seats = play.board.seats.map((seat, i) => ({ ...seat, total: [9, 4, 9][i] ?? 0 }));
  const board: ManitouBoard = { ...play.board, phase: 'discard', seats };
  const [thief] = told({ ...play, board }, namer).filter(({ key }) => key.endsWith('-thief'));
  expect(thief?.args).toMatchObject({ number: 2, strength: 9, players: '0,2' });
});

it('says why nobody takes a tile from a ground', () => {
  const takes = [{ seat: 2, ground: 3, share: 'highest' as const }];
  const board: ManitouBoard = { ...ground(9, 9), phase: 'take', takes };
  const acted: Acted = { ...play, before: { ...board, phase: 'eighth' }, board, by: null };
  expect(told(acted, namer)).toEqual([
    { key: 'page-manitou-told-tie', args: { ground: 1, players: '0,1', strength: 9 }, clause: 'MN-22' },
    { key: 'page-manitou-told-nobody', args: { ground: 2 }, clause: 'MN-24' },
  ]);
});

it.each(Object.entries({ en: english, de: german }))(
  'is grammatical in every case, in %s',
  (language, book) => {
    const words = new Words();
    words.use(language, book);
    const say = (key: string, args = {}) => words.say(`page-manitou-${key}`, args);
    // The names stand apart, because "You" would need another form inside the sentence.
    const players = 'Ada, Du';
    expect(say('told-tie', { ground: 1, strength: 9, players })).toContain(' (Ada, Du). ');
    expect(say('told-thief', { number: 2, strength: 9, players })).toContain(': Ada, Du. ');
    expect(say('line-tie', { sum: '9', players })).toContain(': Ada, Du. ');
    const lost = [0, 1, 2].map((less) =>
      say('told-cylinder-lost', { of: 'other', other: 'Ada', less, kind: 'totem', by: 'yours', number: 2 }),
    );
    const wanted = {
      en: ['Ada now has no totems. ', 'Ada now has only 1 totem. ', 'Ada now has only 2 totems. '],
      de: ['Ada hat keine Totems mehr. ', 'Ada hat nur noch 1 Totem. ', 'Ada hat nur noch 2 Totems. '],
    }[language];
    expect(lost.map((sentence) => sentence.replace(/(?<=\. ).*/, ''))).toEqual(wanted);
  },
);

/** The places where the card or tile of an action sets out and arrives. */
function way({ before, board, parts, by }: Acted): string[][] {
  switch (parts.kind) {
    case 'play': {
      const hand = board.own?.seat === by ? [`played-${parts.card}`, `hand-${parts.card}`] : [];
      return [[...hand, `panel-${by}`], [`newest-${by}-${parts.ground}`]];
    }
    case 'move':
      return [[`laid-${by}-${parts.from}-${parts.card}`, `panel-${by}`], [`newest-${by}-${parts.to}`]];
    case 'take': {
      const slot = parts.tile.replace(/^t\d$/, 'tepees').replace(/^b\d$/, 'buffaloes');
      const to = [`slot-${by}-${slot === 'tomahawk' ? 'tomahawks' : slot}`, `panel-${by}`];
      return [[`tile-${before.takes[0]?.ground}-${parts.tile}`], to];
    }
    default:
      return [expect.arrayContaining([`panel-${by}`]) as string[], ['thief', 'ground-2']];
  }
}

it('lets every card and tile that a player moves fly', () => {
  for (const acted of all) {
    const found = flights(acted);
    const moves = acted.by !== null && ['play', 'move', 'take', 'discard'].includes(acted.parts.kind);
    expect(found.length > 0).toBe(moves);
    const [first] = found;
    if (first) expect([first.from, first.to]).toEqual(way(acted));
    expect(settled(found)).toBeGreaterThanOrEqual(landed(found));
    for (const flight of found) {
      expect(progress(flight, flight.starts)).toBe(0);
      expect(progress(flight, flight.ends)).toBe(1);
    }
  }
});

it('lets a card that is drawn fly, even if it is like the one that was played', () => {
  const hand = (board: ManitouBoard, ...cards: string[]) =>
    ({ ...board, own: { seat: 0, hand: cards, deck: [], aside: [] } }) satisfies ManitouBoard;
  const before = hand(play.before, '4', '5', 'chief');
  const cards = (board: ManitouBoard) =>
    flights({ ...play, before, board, parts: { kind: 'play', card: 'chief', ground: 1 } }).map(
      ({ thing, to }) => [thing.kind === 'card' && thing.card, to],
    );
  expect(cards(hand(play.board, '4', '5', 'chief'))).toEqual([
    ['chief', ['newest-0-1']],
    ['chief', ['drawn', 'hand-chief']],
  ]);
  expect(cards(hand(play.board, '4', '5', '5'))[1]).toEqual(['5', ['drawn', 'hand-5']]);
  expect(cards(hand(play.board, '4', '5'))).toHaveLength(1);
});

it('says which tile a hero wins, each time that a tribe comes to lead in a ground', () => {
  let seen = 0;
  for (const acted of all) {
    const { before, board, parts, by } = acted;
    if (parts.kind !== 'play' || by === null) continue;
    const leads = (at: ManitouBoard) => heroes(at, by, parts.ground).length > 0;
    const comes = !leads(before) && leads(board);
    expect(keys(acted).includes('page-manitou-told-leads')).toBe(comes);
    if (comes) seen++;
  }
  expect(seen).toBeGreaterThan(0);
});

it('says how each hunter that is laid ranks in its ground', () => {
  for (const acted of all) {
    const { parts } = acted;
    const lays = parts.kind === 'play' || parts.kind === 'move';
    expect(keys(acted).includes('page-manitou-told-hunter')).toBe(lays && Number(parts.card) > 0);
  }
});

it('warns of the leather thief as long as it would come', () => {
  const robbed = (acted: Acted, seat: number) => acted.board.seats[seat]?.robbed ?? false;
  const acted = all.find(
    ({ before, board, parts }) =>
      parts.kind === 'play' && board.phase === 'play' && board.seats[0]?.robbed && !before.seats[0]?.robbed,
  );
  if (!acted) throw new Error('the thief never comes into sight');
  const lines = told({ ...acted, warns: 0 }, namer);
  const warned = (lines: { key: string }[]) => lines.some(({ key }) => key === 'page-manitou-told-warned');
  expect(warned(lines)).toBe(true);
  expect(warned(told({ ...acted, warns: null }, namer))).toBe(false);
  const own = { seat: 0, hand: [], deck: [], aside: [] };
  expect(warned(timely(lines, { ...acted.board, own }, false))).toBe(true);
  const later = all.find((one) => all.indexOf(one) > all.indexOf(acted) && !robbed(one, 0));
  if (later) expect(warned(timely(lines, { ...later.board, own }, false))).toBe(false);
});

/** A board with these cards of seat 0 and seat 1 in ground 1. */
const facing = (mine: ManitouPlaced[], theirs: ManitouPlaced[]): ManitouBoard => ({
  ...play.before,
  seats: play.before.seats.map((player, seat) => ({
    ...player,
    grounds: [[mine, theirs][seat] ?? [], [], []],
  })),
});
const up = (card: string): ManitouPlaced => ({ card, face_up: true });
const down = (card: string): ManitouPlaced => ({ card, face_up: false });
const plays = (card: string) => ({ kind: 'play', card, ground: 1 }) as const;

it('says that a second hero protects the first, when it is laid and when it falls in its place', () => {
  const joined = {
    ...play,
    before: facing([up('chief')], []),
    board: facing([up('chief'), up('scout')], []),
    parts: plays('scout'),
    by: 0,
    trial: { ground: 1, stays: true, met: null, turned: [] },
  };
  expect(keys(joined)).toContain('page-manitou-told-joins');
  const met = { seat: 1, card: 'scout' };
  const fell = {
    ...play,
    before: facing([], [up('chief'), up('scout')]),
    board: facing([down('rain')], [up('chief'), down('scout')]),
    parts: plays('rain'),
    by: 0,
    trial: { ground: 1, stays: false, met, turned: [met, { seat: 0, card: 'rain' }] },
  };
  expect(told(fell, namer)).toContainEqual({
    key: 'page-manitou-told-protected',
    clause: 'MN-15',
    args: { card: 'chief', player: 'seat 1', of: 'other', ground: 1 },
  });
  const alone = { ...fell, before: facing([], [up('scout')]), board: facing([up('rain')], [down('scout')]) };
  expect(keys(alone)).not.toContain('page-manitou-told-protected');
});

it('says once in each hunt who begins, and from the second hunt on that this changes', () => {
  for (const [language, text, said] of [
    ['en', english, 'the first player changes each hunt'],
    ['de', german, 'In jeder Jagd beginnt jemand anderes'],
  ] as const) {
    const words = new Words();
    words.use(language, text);
    const begins = (hunt: number) =>
      words.say('page-manitou-told-begins', {
        hunt,
        hunts: 4,
        size: 7,
        spare: 0,
        eighth: 'no',
        by: 'yours',
        player: '',
      });
    expect(begins(1)).not.toContain(said);
    expect(begins(2)).toContain(said);
  }
});
