import { describe, expect, it } from 'vitest';
import type { Chosen, Rules } from './picking';
import { rules as animals } from './jungle/choices';
import { rules as pieces } from './mana/choices';
import { rules as bowls } from './mancala/choices';
import { rules as fields, spoken } from './mandua/choices';
import { choice, options } from './manitou/layout';
import { sample, sampleNames, type Moment } from './samples';

/** Everything that can be chosen by pointing. */
function all(rules: Rules, picked: string[] = []): Pick<Chosen, 'action' | 'parts'>[] {
  return [...rules.next(picked)].flatMap((id) => {
    const picks = [...picked, id];
    const found = rules.action(picks);
    return found ? [found] : all(rules, picks);
  });
}

const nobody = () => false;

function choices({ board, legal, turn }: Moment): Pick<Chosen, 'action' | 'parts'>[] {
  switch (board.game) {
    case 'mancala':
      return all(bowls(legal, turn ?? 0, legal?.form === 'sow' && legal.actions.some(({ way }) => way)));
    case 'mana':
      return all(pieces(legal, nobody));
    case 'jungle':
      return all(animals(legal, nobody));
    case 'mandua': {
      const { say, object, end } = spoken(legal);
      const said = [...say, ...object].map(({ chosen }) => chosen);
      return [...all(fields(legal, nobody, board.to_set > 0)), ...said, ...(end ? [end] : [])];
    }
    case 'manitou': {
      if (legal?.form === 'choose') return [];
      const { play, move, take, discard, decline } = options(legal);
      const laid = [...play.values(), ...move.values()].flatMap(({ to }) => [...to.values()]);
      return [...laid, ...take.values(), ...discard.values(), ...(decline ? [decline] : [])];
    }
  }
}

describe.each(sampleNames)('%s', (name) => {
  it('offers what was played, with the parts that the server gives it', async () => {
    const { moments } = await sample(name);
    let offered = 0;
    for (const [i, moment] of moments.entries()) {
      const next = moments[i + 1];
      if (!moment.legal || !next?.action || moment.legal.form === 'choose') continue;
      const found = choices(moment).find(({ action }) => action === next.action);
      expect(found?.parts, next.action).toEqual(next.parts);
      offered++;
    }
    expect(offered).toBeGreaterThan(3);
  });
});

it('a choice of cards has its parts', () => {
  expect(choice(['1', 'chief'], new Set([0])).parts).toEqual({ game: 'manitou', kind: 'choose' });
});
