import type { Privacy } from '../wire/types';
import type { Args } from '../words/words.svelte';

/** Eight points that say what the server stores. `facts` are the settings that differ between servers. */
export const statements = (say: (key: string, args?: Args) => string, facts: Privacy): string[] => [
  say('page-privacy-cookie', { cookie: facts.cookie, days: facts.session_days }),
  say('page-privacy-person'),
  say('page-privacy-games'),
  say('page-privacy-unplayed', { days: facts.unplayed_days }),
  say('page-privacy-address', { minutes: facts.address_minutes }),
  say('page-privacy-log', { metrics: facts.metrics ? 'yes' : 'no' }),
  say('page-privacy-way', { way: facts.way }),
  say('page-privacy-operator', { named: facts.operator ? 'yes' : 'no', operator: facts.operator ?? '' }),
];
