import { describe, expect, it } from 'vitest';
import { begin, guest } from './house';
import { keyboard, mouse, playOut } from './player';
import { browser, house } from './premises';
import { DECIDED } from './words';

describe.each(['mancala', 'mana', 'jungle', 'mandua', 'manitou'])('%s', (game) => {
  it('is played by mouse from home to its end', async () => {
    const { context, page, faults } = await guest(browser, house);
    await begin(page, game);
    expect(await playOut(page, mouse, 7)).toMatch(DECIDED);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is played by keys alone', async () => {
    const { context, page, faults } = await guest(browser, house);
    await begin(page, game);
    expect(await playOut(page, keyboard, 11)).toMatch(DECIDED);
    expect(faults).toEqual([]);
    await context.close();
  });
});
