import { expect, it } from 'vitest';
import { StepClock } from './clock';
import { manner } from './manner';
import { Stage } from './stage.svelte';

it('carries a piece without playing the last scene again', () => {
  const clock = new StepClock();
  const stage = new Stage({ clock, manner: () => manner('normal', false), sound: () => {} });
  stage.play({ length: 100, cues: [] });
  clock.step(50);
  expect([stage.time < 100, stage.carried]).toEqual([true, Infinity]);
  clock.step(100);
  expect([stage.time, stage.resting]).toEqual([Infinity, true]);
  stage.carry(100);
  for (let left = 100; left > 20; left -= 20) {
    expect([stage.time, stage.resting, stage.carried < 100]).toEqual([Infinity, false, true]);
    clock.step(20);
  }
  clock.step(60);
  expect([stage.time, stage.carried, stage.resting]).toEqual([Infinity, Infinity, true]);
});

it('lets the end of a scene stay longer if the scene asks for it', () => {
  const clock = new StepClock();
  const stage = new Stage({ clock, manner: () => manner('normal', false), sound: () => {} });
  const waits = (rests: number) => {
    let waited = 0;
    let over = false;
    stage.onrest = () => stage.after(300, () => (over = true));
    stage.play({ length: 100, cues: [], rests });
    for (; !over; waited += 10) clock.step(10);
    return waited;
  };
  expect(waits(500) - waits(0)).toBe(500);
});

it.each(['press', 'board'] as const)('skips to where a scene waits, and then waits for the %s', (waits) => {
  const clock = new StepClock();
  const heard: string[] = [];
  const stage = new Stage({ clock, manner: () => manner('normal', false), sound: (one) => heard.push(one) });
  stage.play({ length: 100, cues: [{ at: 50, sound: 'move' }], waits });
  clock.step(20);
  stage.hurry();
  expect([stage.time, stage.telling, stage.resting, heard]).toEqual([100, true, false, []]);
  clock.step(1000);
  expect(stage.resting).toBe(false);
  stage.hurry();
  expect(stage.resting).toBe(waits === 'press');
  stage.goOn();
  expect(stage.resting).toBe(true);
});
