import { expect, it, vi } from 'vitest';
import { asked } from './engine-in-test';
import { RecordReader } from './records';

vi.mock('./engine', () => import('./engine-in-test'));

const record = (moves: string) => `[Spec "jungle"]\n[Rules "1"]\n[Result "*"]\n\n${moves}\n`;

it('finds what a record draws along its main line', async () => {
  const moves =
    '{[%circle d1 green] Begin.} 1. a3-a4 {[%arrow a4 a7 red]} (1. g3-g4 {[%circle a1 blue]}) 2. a7-a6';
  const drawings = await new RecordReader().drawings(record(moves));
  expect(drawings).toEqual([
    [{ shape: 'circle', cell: 'd1', colour: 'green' }],
    [{ shape: 'arrow', from: 'a4', to: 'a7', colour: 'red' }],
    [],
  ]);
});

it('asks for nothing if nothing is drawn', async () => {
  asked.length = 0;
  expect(await new RecordReader().drawings(record('1. a3-a4 {Hello.}'))).toEqual([]);
  expect(asked).toEqual([]);
});
