import { expect, it } from 'vitest';
import { positionKey, startOf } from './position';

const EMPTY = '[Spec "jungle"]\n[Rules "1"]\n[Result "*"]\n';
const SET_UP = '[Spec "jungle"]\n[Position "7/7/7/7/7/7/1rL4/7/7 o c3"]\n[Rules "1"]\n[Result "*"]\n';

it('tells the start of one game from the start of another', () => {
  const keys = [
    EMPTY,
    SET_UP,
    SET_UP.replace('o c3', 'o -'),
    SET_UP.replace('jungle', 'jungle:hunger=off'),
  ].map((record) => positionKey({ record, path: '0' }, [], false));
  expect(new Set(keys).size).toBe(4);
});

it('knows a position again after a comment, a mark or another variation', () => {
  const at = (moves: string, path: string) =>
    positionKey({ record: `${SET_UP}\n${moves}`, path }, ['c3-b3'], false);
  expect(at('1. c3-b3', '1')).toBe(at('1. c3-b3! {The only one.} (1. c3-c4)', '1'));
  expect(at('1. c3-b3', '1')).toBe(at('1. c3-c4 (1. c3-b3)', '1.1/1'));
  expect(at('1. c3-b3', '1')).not.toBe(positionKey({ record: SET_UP, path: '1' }, ['c3-c4'], false));
});

it('reads the start from the tags only', () => {
  expect(startOf(`${EMPTY}\n{Compare\n[Position "7/7"]\n} 1. a3-a4`)).toBe('[Spec "jungle"]');
});

it('does not trust actions of which some are hidden', () => {
  const at = (record: string) => positionKey({ record, path: '1' }, ['deal'], true);
  expect(at('[Spec "manitou"]\n\n1. deal:a')).not.toBe(at('[Spec "manitou"]\n\n1. deal:b'));
});
