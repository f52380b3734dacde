import { describe, expect, it } from 'vitest';
import vectors from '../../../../crates/dice/tests/vectors.json';
import { referee } from '../board/manitou/referee';
import { check as checkWith, type Shown } from './check';
import { commitment, seatCommitment } from './commitment';
import { Dice } from './dice';
import type { Witness } from './witness';

const check = (record: string, shown: Shown[], witness: Witness | null) =>
  checkWith(record, shown, witness, referee);

describe.each(vectors.dice)('the dice of $spec', (vector) => {
  it('are the referee’s', () => {
    expect(commitment(vector.seed)).toBe(vector.commitment);
    const committed = vector.contributions.map((own, seat) => seatCommitment(vector.commitment, seat, own));
    expect(committed).toEqual(vector.seat_commitments);
    for (const { below, are } of vector.numbers) {
      const dice = new Dice(vector);
      expect(are.map(() => dice.below(below))).toEqual(are);
    }
    const order = Array.from({ length: 17 }, (_, i) => i);
    expect(new Dice(vector).shuffled(order)).toEqual(vector.shuffled);
  });

  it('go on without end, and use no word for a bound of one', () => {
    const [one, other] = [new Dice(vector), new Dice(vector)];
    for (let i = 0; i < 2000; i++) {
      expect(other.below(1)).toBe(0);
      expect(one.below(60)).toBe(other.below(60));
    }
  });
});

describe.each(vectors.games)('a game of $record.0', (game) => {
  const record = game.record.join('\n');
  const actions = game.record
    .filter((line) => !line.startsWith('['))
    .join(' ')
    .split(' ')
    .filter((word) => word !== '' && !/^\d+\.$/.test(word));
  const hide = (action: string) => action.replace(/^(deck:\d:|choose:).*/, '$1?');
  const shown: Shown[] = actions.map((action, i) => ({ by: game.by[i] ?? null, action: hide(action) }));
  const tag = (name: string) => new RegExp(`\\[${name} "(.*)"\\]`).exec(record)?.[1] ?? '';
  const committed = game.contributions === 'committed';
  const witness: Witness = {
    commitment: tag('Commitment'),
    contributions: { 0: tag('Contribution0') },
    ...(committed && { commitments: [0, 1, 2].map((seat) => tag(`Commitment${seat}`) || null) }),
  };

  it('is dealt again', () => {
    expect(check(record, shown, null)).toEqual({ agrees: true, deals: game.deals, own: false, committed });
    expect(check(record, shown, witness)).toEqual({ agrees: true, deals: game.deals, own: true, committed });
  });

  it('needs its seed', () => {
    const unrevealed = record.replace(/\[Seed ".*"\]\n/, '');
    expect(check(unrevealed, shown, null)).toEqual({ agrees: false, why: 'seed' });
  });

  it('fails with another seed', () => {
    const changed = record.replace(/\[Seed ".{4}/, '[Seed "0000');
    expect(check(changed, shown, null)).toEqual({ agrees: false, why: 'commitment' });
  });

  it('fails if the notes differ', () => {
    const other = { ...witness, contributions: { 0: 'f'.repeat(32) } };
    expect(check(record, shown, other)).toEqual({ agrees: false, why: 'witness' });
    const another = { ...witness, commitment: '0'.repeat(64) };
    expect(check(record, shown, another)).toEqual({ agrees: false, why: 'witness' });
  });

  it('fails with another contribution', () => {
    const changed = record.replace(/\[Contribution0 ".{4}/, '[Contribution0 "1234');
    expect(check(changed, shown, null)).toEqual(
      committed ? { agrees: false, why: 'contribution', seat: 1 } : { agrees: false, why: 'deal', ply: 1 },
    );
  });

  it('fails with another deck', () => {
    const deck = actions.findIndex((action) => action.startsWith('deck:1:'));
    const cards = actions[deck]?.slice('deck:1:'.length).split(',') ?? [];
    const turned = `deck:1:${cards.toReversed().join(',')}`;
    const changed = record.replace(/\s+/g, ' ').replace(actions[deck] ?? '', turned);
    expect(check(changed, shown, null)).toEqual({ agrees: false, why: 'deal', ply: deck + 1 });
  });

  it('fails if another game was shown', () => {
    const other = shown.map((one, i) => (i === 40 ? { ...one, action: 'decline' } : one));
    expect(check(record, other, null)).toEqual({ agrees: false, why: 'shown', ply: 41 });
  });
});

describe('a game whose seats committed', () => {
  const game = vectors.games.find(({ contributions }) => contributions === 'committed');
  const record = game?.record.join('\n') ?? '';
  const tag = (name: string) => new RegExp(`\\[${name} "(.*)"\\]`).exec(record)?.[1] ?? '';

  it('fails if a computer contributes', () => {
    const changed = record.replace(/\[Contribution1 ".{4}/, '[Contribution1 "1234');
    expect(check(changed, [], null)).toEqual({ agrees: false, why: 'contribution', seat: 2 });
  });

  // The operator has seen this browser's number, then changes their own number, and writes a record that
  // agrees with itself.
  it('fails if a seat has changed its commitment since it was noted', () => {
    const noted = [0, 1, 2].map((seat) => tag(`Commitment${seat}`) || null);
    const witness: Witness = {
      commitment: tag('Commitment'),
      commitments: noted,
      contributions: { 0: tag('Contribution0') },
    };
    const other = 'f'.repeat(32);
    const forged = record
      .replace(tag('Contribution2'), other)
      .replace(tag('Commitment2'), seatCommitment(tag('Commitment'), 2, other));
    expect(check(forged, [], witness)).toEqual({ agrees: false, why: 'witness' });
    const stripped = record.replace(/\[Commitment\d ".*"\]\n/g, '');
    expect(check(stripped, [], witness)).toEqual({ agrees: false, why: 'witness' });
  });
});
