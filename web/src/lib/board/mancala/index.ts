import { say } from '$lib/words/words.svelte';
import type { GameFace } from '../face';
import Art from './Art.svelte';
import { ended, gainWords, happened, remarks, side } from './told';

/** Everything that the page knows about Mancala. */
export const mancala: GameFace<'mancala'> = {
  board: () => import('./Mancala.svelte'),
  guide: () => import('./guide'),
  editing: () => import('./editing'),
  purposes: () => import('./purposes'),
  guideOf: (options) => options['rules'] ?? '',
  art: Art,
  figure: { ratio: '1192 / 484', narrow: { ratio: '771 / 1192', width: '290px' } },
  lines: 4,
  hue: 52,
  marks: [{ colour: 'oklch(0.7 0.15 66)' }, { colour: 'oklch(0.68 0.09 165)' }],
  side,
  actionWords: ({ bowl, way }) =>
    say('page-mancala-act', { bowl, way: way === null ? 'none' : { right: 'r', left: 'l' }[way] }),
  cells: ({ bowl, way }, seat) => [`${seat}-${bowl}`, ...(way ? [way] : [])],
  route({ bowl, way }, seat) {
    if (way === null) return null;
    const to = way === 'right' ? bowl + 1 : bowl - 1;
    const end = way === 'right' ? `${seat}-mancala` : `${1 - seat}-6`;
    return [`${seat}-${bowl}`, to < 1 || to > 6 ? end : `${seat}-${to}`];
  },
  prompt(_board, _geometry, legal, picked, _options, last) {
    const ways = legal.form === 'sow' && legal.actions.some(({ way }) => way !== null);
    const left = picked.length > 0 ? 'left' : 'yes';
    const again = last?.effect === 'sown' && last.extra ? 'yes' : 'no';
    return { key: 'page-now-mancala', args: { ways: ways ? left : 'no', again } };
  },
  score: ({ mancalas }) => mancalas,
  decisive: (_board, _deed, winners) => winners.map((seat) => `${seat}-mancala`),
  remarks: ({ effect, by, before }, yours) => remarks(effect, by, before, yours),
  ended: ({ effect, before }, yours, names) => ended(effect, before, yours, names),
  brief({ parts: { bowl, way }, effect, by, before }) {
    const stones = by === null ? 0 : (before.bowls[by]?.[bowl - 1] ?? 0);
    return {
      text: say('page-brief-mancala', { bowl, stones, way: way ?? 'none' }),
      events: effect.effect === 'sown' ? happened(effect, by) : [],
    };
  },
  describe({ action, parts, effect, by }) {
    const words = this.actionWords(parts, action);
    return [words, ...(effect.effect === 'sown' ? gainWords(effect, by) : [])];
  },
};
