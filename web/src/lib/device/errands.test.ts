import { describe, expect, it } from 'vitest';
import { Errands } from './errands';

/** An errand that the test ends with `end`. `began` counts how often it was started. */
function held() {
  const ends: (() => void)[] = [];
  const errand = () => new Promise<void>((end) => ends.push(end));
  return { errand, began: () => ends.length, end: () => ends.at(-1)?.() };
}

/** Waits until all promises have settled that do not depend on timers or events. */
const settle = () => new Promise((done) => setTimeout(done));

describe('an errand', () => {
  it('is run once more, but not at the same time, when it is asked for while it runs', async () => {
    const [errands, { errand, began, end }] = [new Errands(), held()];
    const all = errands.run('a', errand);
    await errands.run('a', errand);
    await errands.run('a', errand);
    expect(began()).toBe(1);
    end();
    await settle();
    expect(began()).toBe(2);
    end();
    await all;
    expect(began()).toBe(2);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'is not forgotten when it is asked for %i steps after its look',
    async (steps) => {
      const errands = new Errands();
      let [seen, news] = [0, 1];
      const look = async () => {
        seen = news;
      };
      const all = errands.run('a', look);
      for (let step = 0; step < steps; step++) await null;
      news = 2;
      await Promise.all([all, errands.run('a', look)]);
      expect(seen).toBe(2);
    },
  );

  it('is the newest one that was asked for while another runs', async () => {
    const errands = new Errands();
    const [first, second, third] = [held(), held(), held()];
    const all = errands.run('a', first.errand);
    await errands.run('a', second.errand);
    await errands.run('a', third.errand);
    first.end();
    await settle();
    expect([second.began(), third.began()]).toEqual([0, 1]);
    third.end();
    await all;
  });

  it('is run even if the one before it fails', async () => {
    const errands = new Errands();
    let ran = 0;
    const all = errands.run('a', () => Promise.reject(new Error('no')));
    await errands.run('a', async () => void ran++);
    await all;
    expect(ran).toBe(1);
  });

  it('waits for none of another name', async () => {
    const errands = new Errands();
    const [one, other] = [held(), held()];
    void errands.run('a', one.errand);
    void errands.run('b', other.errand);
    expect([one.began(), other.began()]).toEqual([1, 1]);
  });

  it('can be run again after it has failed', async () => {
    const errands = new Errands();
    await expect(errands.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const { errand, began } = held();
    void errands.run('a', errand);
    expect(began()).toBe(1);
  });
});
