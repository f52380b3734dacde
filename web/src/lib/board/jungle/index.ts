import { say } from '$lib/words/words.svelte';
import type { GameFace } from '../face';
import Art from './Art.svelte';

/** Everything that the page knows about Jungle. */
export const jungle: GameFace<'jungle'> = {
  board: () => import('./Jungle.svelte'),
  art: Art,
  phone: { height: 'min(126vw + 52px, max(100dvh - 150px, 460px))' },
  marks: [{ colour: 'oklch(0.68 0.145 46)' }, { colour: 'oklch(0.91 0.115 96)', square: true }],
  longPrompts: true,
  side: (seat) => say(seat === 0 ? 'jungle-orange' : 'jungle-yellow'),
  actionWords: (_, action) => action,
  prompt: ({ animals }) => ({
    key: 'page-now-jungle',
    args: { hungry: animals.filter(({ hungry }) => hungry).length },
  }),
  describe({ parts: { from, to }, effect, before }) {
    const name = (square: string) => {
      const animal = before.animals.find((animal) => animal.square === square);
      return animal ? say(animal.kind) : '';
    };
    const { takes, starves } = effect.effect === 'roamed' ? effect : { takes: null, starves: [] };
    // The mover itself may starve, on the square it moved to.
    const starved = starves.map((square) => name(square === to ? from : square));
    return [
      say('page-told-move', { piece: name(from), from, to }),
      ...(takes ? [say('page-told-captured', { what: say(takes) })] : []),
      ...(starved.length > 0 ? [say('page-told-starved', { what: starved.join(', ') })] : []),
    ];
  },
};
