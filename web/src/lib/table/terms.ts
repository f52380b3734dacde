import { gameOf, optionsOf } from '../games';
import type { Clock, GameInfo, TableInfo } from '../wire/types';
import { valueWords } from '../start/option';
import { say } from '../words/words.svelte';

/** A clock setting in words. */
export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return say('page-clock-none');
    case 'fischer':
      return say('page-clock-fischer', { minutes: clock.seconds / 60, seconds: clock.increment });
    case 'days':
      return say('page-clock-days', { days: clock.days });
  }
}

/** What is played at a table: each option of the game and, if there are any, the clock, the pie rule and bids. */
export function terms(
  { spec, clock, pie, bids }: Pick<TableInfo, 'spec' | 'clock' | 'pie' | 'bids'>,
  { options }: Pick<GameInfo, 'options'>,
): string[] {
  const game = gameOf(spec);
  const chosen = Object.entries(optionsOf(spec, options)).map(([key, value]) => {
    // The sentence for a value has the form "name: meaning". Only the name is needed here.
    return `${say(`page-option-${game}-${key}`)}: ${valueWords(game, key, value).split(':')[0]}`;
  });
  return [
    ...chosen,
    ...(clock.kind === 'none' ? [] : [clockWords(clock)]),
    ...(pie ? [say('page-pie-term', { game })] : []),
    ...(bids ? [say(`page-bids-${game}-term`)] : []),
  ];
}
