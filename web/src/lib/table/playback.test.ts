import { describe, expect, it } from 'vitest';
import { StepClock } from '../board/clock';
import { manner, type Speed } from '../board/manner';
import type { Sound } from '../board/motion';
import type { Board } from '../wire/types';
import type { Moment } from './moments';
import { Playback } from './playback.svelte';

const board = { game: 'mancala', bowls: [], mancalas: [] } as unknown as Board;
const moment = (ply: number, by: number | null): Moment => ({
  ply,
  by,
  action: by === null ? null : '1',
  parts: null,
  effect: { effect: 'plain' },
  board,
});

/** How long the scene of each action takes in these tests, in milliseconds. */
const LENGTH = 200;

/** A playback on a clock that the test steps. Its board plays a scene for each action. */
function stage(speed: Speed = 'normal', calm = false) {
  const clock = new StepClock();
  const heard: Sound[] = [];
  class Live extends Playback {
    /** Whether the board shows scenes. */
    plays = true;

    arrive(...by: (number | null)[]) {
      this.moments = [...this.moments, ...by.map((seat, i) => moment(this.moments.length + i, seat))];
      this.follow();
      this.draw();
    }
    /** Does what a real board does when it shows an action. */
    draw() {
      if (this.plays && this.stage.announced)
        this.stage.play({ length: LENGTH, cues: [{ at: 100, sound: 'move' }] });
    }
    step(milliseconds: number) {
      for (let left = milliseconds; left > 0; left -= 10) {
        clock.step(10);
        this.draw();
      }
    }
  }
  const game = new Live({ clock, manner: () => manner(speed, calm), sound: (sound) => heard.push(sound) });
  game.moments = [moment(0, null)];
  return { game, heard };
}

describe('a game that is followed', () => {
  it('plays out an action and its answer one after the other, though both come at once', () => {
    const { game } = stage();
    game.arrive(0, 1);
    expect(game.shown).toBe(1);
    game.step(LENGTH);
    // The answer does not begin before the whole pause is over.
    expect([game.shown, game.stage.resting]).toEqual([1, false]);
    game.step(20);
    expect([game.shown, game.stage.resting]).toEqual([1, true]);
    game.step(670);
    expect(game.shown).toBe(1);
    game.step(40);
    expect([game.shown, game.stage.resting]).toEqual([2, false]);
    expect(game.settled).toBe(false);
    game.step(LENGTH + 30);
    expect(game.settled).toBe(true);
  });

  it('does not wait where the answer comes late', () => {
    const { game } = stage();
    game.arrive(0);
    game.step(LENGTH + 1000);
    game.arrive(1);
    expect(game.shown).toBe(2);
  });

  it('goes on sooner with a player who acts again', () => {
    const { game } = stage();
    game.arrive(0, 0);
    game.step(LENGTH + 410);
    expect(game.shown).toBe(2);
  });

  it('is hurried on by a click, one action at a time', () => {
    const { game } = stage();
    game.arrive(0, 1, 0);
    game.step(50);
    game.stage.hurry();
    game.draw();
    expect([game.shown, game.stage.resting]).toEqual([2, false]);
    game.stage.hurry();
    game.draw();
    game.stage.hurry();
    expect([game.shown, game.settled]).toEqual([3, true]);
  });

  it('ends the pause at a click', () => {
    const { game } = stage();
    game.arrive(0, 1);
    game.step(LENGTH + 50);
    expect([game.shown, game.stage.resting]).toEqual([1, true]);
    game.stage.hurry();
    expect(game.shown).toBe(2);
  });

  it('goes on though a board shows no scene', () => {
    const { game } = stage();
    game.plays = false;
    game.arrive(0, 1);
    game.step(800);
    expect(game.settled).toBe(true);
  });

  it('plays sounds when they are due, and tells of an action when it has been seen', () => {
    const { game, heard } = stage();
    game.arrive(0);
    game.step(90);
    expect([heard, game.stage.telling]).toEqual([[], false]);
    game.step(40);
    expect(heard).toEqual(['move']);
    game.step(100);
    expect(game.stage.telling).toBe(true);
  });

  it('plays out only the newest of many that were missed', () => {
    const { game } = stage();
    game.arrive(...Array.from({ length: 40 }, (_, i) => i % 2));
    game.step(500);
    expect(game.settled).toBe(true);
  });

  it('shows everything at once where motion is off', () => {
    const { game, heard } = stage('off');
    game.arrive(0);
    game.draw();
    expect([game.settled, heard]).toEqual([true, ['move']]);
  });

  it('is slower or faster as was chosen', () => {
    const time = (speed: Speed) => {
      const { game } = stage(speed);
      game.arrive(0, 1);
      let passed = 0;
      for (; !game.settled && passed < 10_000; passed += 10) game.step(10);
      return passed;
    };
    expect(time('fast')).toBeLessThan(time('normal'));
    expect(time('normal')).toBeLessThan(time('slow'));
  });
});

describe('a game that is browsed', () => {
  const opened = () => {
    const { game } = stage();
    game.arrive(0, 1, 0);
    while (!game.settled) game.step(100);
    return game;
  };

  it('plays out a step forward and no other', () => {
    const game = opened();
    game.browse(1);
    expect([game.shown, game.stage.resting]).toEqual([1, true]);
    game.browse(2);
    expect([game.shown, game.stage.resting]).toEqual([2, false]);
    game.browse(0);
    expect([game.shown, game.stage.resting]).toEqual([0, true]);
  });

  it('stays where it is when the game goes on', () => {
    const game = opened();
    game.browse(1);
    game.arrive(1);
    game.step(2000);
    expect(game.shown).toBe(1);
  });

  it('replays the last action', () => {
    const game = opened();
    game.replay();
    expect(game.shown).toBe(2);
    game.step(800);
    game.draw();
    expect(game.shown).toBe(3);
    game.step(LENGTH + 50);
    expect(game.settled).toBe(true);
  });
});
