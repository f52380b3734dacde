/** What the loser of a game is told: how near they were, and what to do better next time. */
import type { NextTime, Sentence } from '../face';
import { finale } from './finale';
import { isJump } from './places';
import { locked } from './reach';

export const nextTime: NextTime<'mandua'> = (deeds, last, { fields }, seat) => {
  const said = (key: string, args: Sentence['args'] = {}): Sentence => ({
    key: `page-mandua-next-${key}`,
    args,
  });
  const end = finale(fields, last, deeds.at(-1)?.by ?? null);
  if (seat === 1)
    return end === 'locked' ? [said('locked')] : end === 'putt' || end === 'maharaja' ? [said('putt')] : [];
  if (end !== 'beaten') return [];
  const most = Math.max(0, ...deeds.map(({ before }) => locked(fields, before).length));
  const near = most > 0 ? [said('near', { most, tigers: last.tigers.length })] : [];
  // How many hunters were lost to jumps (MD-8), and how many to manduas (MD-9).
  let [jumps, pairs] = [0, 0];
  for (const { parts, effect } of deeds) {
    if (parts.kind !== 'go' || effect.effect !== 'struck') continue;
    const jumped = isJump(parts.from, parts.to) ? 1 : 0;
    jumps += jumped;
    pairs += effect.beaten.length - jumped;
  }
  return [...near, pairs > jumps ? said('pairs', { number: pairs }) : said('jumps', { number: jumps })];
};
