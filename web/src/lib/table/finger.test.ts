import { beforeEach, expect, it, vi } from 'vitest';
import { Finger } from './finger';

/** Just enough of a page: an element that is a wide field, such as a ground, or a plain button. */
class Place {
  dataset: { field?: string };
  isConnected = false;
  constructor(
    readonly x: number,
    field: boolean,
  ) {
    this.dataset = field ? { field: '' } : {};
  }
  closest() {
    return this;
  }
  getBoundingClientRect() {
    return new Rect(this.x, 0, 100, 100);
  }
}
class Rect {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}
}
class Press {
  constructor(
    readonly target: Place,
    readonly clientX = 0,
    readonly clientY = 0,
  ) {}
}
class Key {
  constructor(readonly target: Place) {}
}
const press = (at: Place, x: number) => new Press(at, x, 5) as unknown as PointerEvent;
const key = (at: Place) => new Key(at) as unknown as KeyboardEvent;

let under: Place;
beforeEach(() => {
  vi.stubGlobal('DOMRect', Rect);
  vi.stubGlobal('Element', Place);
  vi.stubGlobal('PointerEvent', Press);
  vi.stubGlobal('document', { elementFromPoint: () => under });
  return () => vi.unstubAllGlobals();
});

it('keeps the place of a press on a wide field, and the middle of the field for a key', () => {
  const finger = new Finger();
  under = new Place(300, true);
  finger.note(press(under, 320));
  expect([finger.wide, finger.box()]).toEqual([true, new Rect(320, 5, 0, 0)]);
  finger.note(key(under));
  expect([finger.wide, finger.box()]).toEqual([true, new Rect(350, 50, 0, 0)]);
});

it('keeps the field that a key means, wherever the last press was', () => {
  const finger = new Finger();
  under = new Place(300, true);
  finger.note(press(under, 320));
  finger.aim(new Place(600, true) as unknown as Element);
  expect([finger.wide, finger.box()]).toEqual([true, new Rect(650, 50, 0, 0)]);
});
