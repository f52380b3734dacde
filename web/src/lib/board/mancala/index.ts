import { say } from '$lib/words/words.svelte';
import type { GameFace } from '../face';
import Art from './Art.svelte';
import { remarks, side } from './told';

/** Everything that the page knows about Mancala. */
export const mancala: GameFace<'mancala'> = {
  board: () => import('./Mancala.svelte'),
  art: Art,
  phone: {
    height: 'max(440px, calc(100dvh - 226px))',
    withHelp: 'max(440px, calc(100dvh - 420px))',
    // On a tablet the board lies lengthwise.
    tablet: '37vw',
  },
  marks: [{ colour: 'oklch(0.7 0.15 66)' }, { colour: 'oklch(0.68 0.09 165)' }],
  side,
  actionWords: ({ bowl, way }) =>
    say('page-mancala-act', { bowl, way: way === null ? 'none' : { right: 'r', left: 'l' }[way] }),
  prompt(_board, _geometry, legal) {
    const ways = legal.form === 'sow' && legal.actions.some(({ way }) => way !== null);
    return { key: 'page-now-mancala', args: { ways: ways ? 'yes' : 'no' } };
  },
  score: ({ mancalas }) => mancalas,
  decisive: (_board, _deed, winners) => winners.map((seat) => `${seat}-mancala`),
  remarks: ({ effect, by }, yours) => remarks(effect, by, yours),
  describe({ action, parts, effect, by }) {
    const steps = effect.effect === 'sown' ? effect.steps : [];
    const banked = steps.map((step) => (step.step === 'bank' && step.to === by ? step.stones : 0));
    const stones = banked.reduce((sum, some) => sum + some, 0);
    return [this.actionWords(parts, action), ...(stones > 0 ? [say('page-told-banked', { stones })] : [])];
  },
};
