import { say } from '$lib/words/words.svelte';
import type { GameFace } from '../face';
import Art from './Art.svelte';
import { starving } from './hunger';
import { SIDES } from './sides';

/** Everything that the page knows about Jungle. */
export const jungle: GameFace<'jungle'> = {
  board: () => import('./Jungle.svelte'),
  art: Art,
  phone: { height: 'min(126vw + 52px, max(100dvh - 150px, 460px))' },
  marks: [{ colour: 'oklch(0.68 0.145 46)' }, { colour: 'oklch(0.91 0.115 96)', square: true }],
  longPrompts: true,
  side: (seat) => say(SIDES[seat] ?? ''),
  actionWords: (_, action) => action,
  prompt({ animals }) {
    const hungry = animals.filter((animal) => animal.hungry).length;
    return { key: 'page-now-jungle', args: { hungry }, ...(hungry > 0 ? { clause: 'J-11' } : {}) };
  },
  decisive: (_board, { parts, by }, winners) => (by !== null && winners.includes(by) ? [parts.to] : []),
  remarks: ({ effect, by }, yours) =>
    effect.effect === 'roamed' && by !== null
      ? starving(effect.starves, by, yours.length === 1 && yours[0] === by)
      : [],
  describe({ parts: { from, to }, effect, before }) {
    const name = (square: string) => {
      const animal = before.animals.find((animal) => animal.square === square);
      return animal ? say(animal.kind) : '';
    };
    const { takes, starves } = effect.effect === 'roamed' ? effect : { takes: null, starves: [] };
    const starved = starves.map(({ kind }) => say(kind));
    return [
      say('page-told-move', { piece: name(from), from, to }),
      ...(takes ? [say('page-told-captured', { what: say(takes) })] : []),
      ...(starved.length > 0 ? [say('page-told-starved', { what: starved.join(', ') })] : []),
    ];
  },
};
