import { describe, expect, it } from 'vitest';
import type { Drawing } from '../wire/types';
import { colourOf, drawingOf, pointing, toggled } from './drawn';

const circle: Drawing = { shape: 'circle', cell: 'a1', colour: 'green' };
const arrow: Drawing = { shape: 'arrow', from: 'a1', to: 'b2', colour: 'red' };

describe('drawing on a board', () => {
  it('adds what is not there yet, after what is', () => {
    expect(toggled([], circle)).toEqual([circle]);
    expect(toggled([circle], arrow)).toEqual([circle, arrow]);
    const back: Drawing = { shape: 'arrow', from: 'b2', to: 'a1', colour: 'red' };
    expect(toggled([arrow], back)).toEqual([arrow, back]);
  });

  it('removes what is drawn a second time', () => {
    expect(toggled([circle, arrow], circle)).toEqual([arrow]);
    expect(toggled([circle, arrow], { ...arrow })).toEqual([circle]);
  });

  it('changes the colour of what is drawn in another colour', () => {
    expect(toggled([arrow, circle], { ...arrow, colour: 'blue' })).toEqual([
      circle,
      { ...arrow, colour: 'blue' },
    ]);
  });

  it('makes a circle of one cell, and an arrow of two', () => {
    expect(drawingOf('a1', 'a1', 'green')).toEqual(circle);
    expect(drawingOf('a1', 'b2', 'red')).toEqual(arrow);
  });
});

it.each([
  [{}, 'green'],
  [{ shiftKey: true }, 'red'],
  [{ ctrlKey: true }, 'red'],
  [{ altKey: true }, 'blue'],
  [{ shiftKey: true, altKey: true }, 'yellow'],
])('modifier keys %o draw in %s', (held, colour) =>
  expect(colourOf({ shiftKey: false, ctrlKey: false, altKey: false, ...held }, 'green')).toBe(colour),
);

it('draws in the chosen colour unless modifier keys choose another', () => {
  const held = { shiftKey: false, ctrlKey: false, altKey: false };
  expect(colourOf(held, 'blue')).toBe('blue');
  expect(colourOf({ ...held, shiftKey: true }, 'blue')).toBe('red');
});

describe('pointing out an action', () => {
  it('draws an arrow where something goes, and a circle around the rest', () => {
    expect(pointing(['a1', 'b2', 'c3'], ['a1', 'b2'], 'best')).toEqual([
      { shape: 'arrow', from: 'a1', to: 'b2', look: 'best' },
      { shape: 'circle', cell: 'c3', look: 'best' },
    ]);
  });

  it('draws circles if nothing moves', () => {
    expect(pointing(['a1', 'b2'], null, 'other')).toEqual([
      { shape: 'circle', cell: 'a1', look: 'other' },
      { shape: 'circle', cell: 'b2', look: 'other' },
    ]);
    expect(pointing([], null, 'other')).toEqual([]);
  });
});
