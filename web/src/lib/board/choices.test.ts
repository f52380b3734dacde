import { describe, expect, it } from 'vitest';
import { games } from '.';
import type { Game } from './face';
import type { Chosen, Rules } from './picking';
import { rules as animals } from './jungle/choices';
import { rules as pieces } from './mana/choices';
import { rules as bowls } from './mancala/choices';
import { rules as fields, spoken } from './mandua/choices';
import { choice, options } from './manitou/layout';
import { sample, sampleNames, type Moment } from './samples';

/** Every action that can be made by picking cells. */
function all(rules: Rules, picked: string[] = []): Pick<Chosen, 'action' | 'parts'>[] {
  return [...rules.next(picked)].flatMap((id) => {
    const picks = [...picked, id];
    const found = rules.action(picks);
    return found ? [found] : all(rules, picks);
  });
}

const nobody = () => false;

type Offered = (moment: Moment) => Pick<Chosen, 'action' | 'parts'>[];

/** Every action that a board of each game offers. */
const offered: { [G in Game]: Offered } = {
  mancala: ({ legal, turn }) =>
    all(bowls(legal, turn ?? 0, legal?.form === 'sow' && legal.actions.some(({ way }) => way))),
  mana: ({ legal }) => all(pieces(legal)),
  jungle: ({ legal }) => all(animals(legal, nobody)),
  mandua: ({ board, legal }) => {
    const { say, object, end } = spoken(legal);
    const said = [...say, ...object].map(({ chosen }) => chosen);
    const sets = board.game === 'mandua' && board.to_set > 0;
    return [...all(fields(legal, nobody, sets)), ...said, ...(end ? [end] : [])];
  },
  manitou: ({ legal }) => {
    const { play, move, take, discard, decline } = options(legal);
    const laid = [...play.values(), ...move.values()].flatMap(({ to }) => [...to.values()]);
    return [...laid, ...take.values(), ...discard.values(), ...(decline ? [decline] : [])];
  },
};

it('there is a sample of every game', async () => {
  const samples = await Promise.all(sampleNames.map(sample));
  const shown = samples.flatMap(({ moments }) => moments.map(({ board }) => board.game));
  expect(games.filter((game) => !shown.includes(game))).toEqual([]);
});

describe.each(sampleNames)('%s', (name) => {
  it('offers what was played, with the parts that the server gives it', async () => {
    const { moments } = await sample(name);
    let played = 0;
    for (const [i, moment] of moments.entries()) {
      const next = moments[i + 1];
      if (!moment.legal || !next?.action || moment.legal.form === 'choose') continue;
      const found = offered[moment.board.game](moment).find(({ action }) => action === next.action);
      expect(found?.parts, next.action).toEqual(next.parts);
      played++;
    }
    expect(played).toBeGreaterThan(3);
  });
});

it('a choice of cards has its parts', () => {
  expect(choice(['1', 'chief'], new Set([0])).parts).toEqual({
    game: 'manitou',
    kind: 'choose',
    cards: ['1'],
  });
});
