import { say, words } from '$lib/words/words.svelte';
import { taken } from '../brief';
import type { BoardOf, GameFace } from '../face';
import Art from './Art.svelte';
import { starving } from './hunger';
import { prompt } from './prompt';
import { SIDES } from './sides';

const nameAt = ({ animals }: BoardOf<'jungle'>, square: string) => {
  const animal = animals.find((animal) => animal.square === square);
  return animal ? say(animal.kind) : '';
};

/** The dens of both sides (J-1). */
const DENS = ['d1', 'd9'];

/** Everything that the page knows about Jungle. */
export const jungle: GameFace<'jungle'> = {
  board: () => import('./Jungle.svelte'),
  guide: () => import('./guide'),
  editing: () => import('./editing'),
  purposes: () => import('./purposes'),
  art: Art,
  figure: { ratio: '768 / 998', beside: true },
  hue: 150,
  marks: [{ colour: 'oklch(0.65 0.175 47)' }, { colour: 'oklch(0.95 0.09 100)', square: true }],
  lines: 5,
  celebrates: true,
  side: (seat) => say(SIDES[seat] ?? ''),
  actionWords: ({ from, to }, action, board) =>
    board ? say('page-brief-moves', { piece: nameAt(board, from), from, to }) : action,
  cells: ({ from, to }) => [from, to],
  route: ({ from, to }) => [from, to],
  prompt,
  decisive: (_board, { parts, by }, winners) => (by !== null && winners.includes(by) ? [parts.to] : []),
  remarks: ({ effect, by }, yours) =>
    effect.effect === 'roamed' && by !== null ? starving(effect.starves, by, yours) : [],
  ended({ parts: { from, to }, by, before }, yours) {
    if (by === null || to !== DENS[1 - by]) return null;
    const whose = yours.length !== 1 ? 'other' : yours[0] === by ? 'yours' : 'enemy';
    const args = { whose, side: this.side(by), animal: nameAt(before, from) };
    return { key: 'page-jungle-in-den', args, clause: 'J-14', cell: to };
  },
  brief({ parts: { from, to }, effect, before }) {
    const { takes, starves } = effect.effect === 'roamed' ? effect : { takes: null, starves: [] };
    const piece = nameAt(before, from);
    return {
      text: say('page-brief-moves', { piece, from, to }),
      events: [
        ...(takes ? [taken(say(takes), 'page-jungle-told-eats')] : []),
        ...starves.map(({ kind }) => ({
          sign: 'starves' as const,
          text: say('page-brief-starves', { animal: say(kind) }),
        })),
      ],
    };
  },
  describe({ parts: { from, to }, effect, before }) {
    const name = (square: string) => nameAt(before, square);
    const { takes, starves } = effect.effect === 'roamed' ? effect : { takes: null, starves: [] };
    const starved = starves.map(({ kind }) => say('page-jungle-prey', { animal: say(kind) }));
    const number = starved.length;
    return [
      say('page-told-move', { piece: name(from), from, to }),
      ...(takes ? [say('page-jungle-told-eats', { what: say(takes) })] : []),
      ...(number > 0 ? [say('page-jungle-told-starves', { number, what: words.list(starved) })] : []),
    ];
  },
};
