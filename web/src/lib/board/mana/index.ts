import { say } from '$lib/words/words.svelte';
import { taken, whose } from '../brief';
import type { GameFace } from '../face';
import Art from './Art.svelte';
import { RESERVE, STEPS } from './choices';
import { awaited, prompt } from './prompt';

/** The number of steps of a path, and so of the strokes on its first square. */
const steps = (path: string[]) => path.length - 1;

/** Everything that the page knows about Mana. */
export const mana: GameFace<'mana'> = {
  board: () => import('./Mana.svelte'),
  guide: () => import('./guide'),
  editing: () => import('./editing'),
  purposes: () => import('./purposes'),
  art: Art,
  figure: { ratio: '680 / 820', beside: true },
  hue: 268,
  marks: [{ colour: 'oklch(0.24 0.035 268)' }, { colour: 'oklch(0.985 0.008 88)' }],
  lines: 5,
  side: (seat) => say(seat === 0 ? 'mana-black' : 'mana-white'),
  actionWords(parts) {
    switch (parts.kind) {
      case 'fill-row':
      case 'place':
        return say('page-brief-sets', { piece: say('mana-daimyo'), to: parts.daimyo });
      default: {
        const { to, bird } = parts;
        const from = parts.kind === 'move' ? parts.from : 'none';
        return say('page-mana-act', { from, to, bird: bird ?? 'none' });
      }
    }
  },
  cells(parts) {
    switch (parts.kind) {
      case 'fill-row':
        return [parts.daimyo];
      case 'place':
        return [parts.daimyo, ...parts.ronin];
      default: {
        const from = parts.kind === 'move' ? parts.from : RESERVE;
        return [from, parts.to, ...(parts.bird === null ? [] : [parts.bird])];
      }
    }
  },
  route(parts) {
    if (parts.kind === 'move') return [parts.from, parts.to];
    return parts.kind === 'return' ? [RESERVE, parts.to] : null;
  },
  way(parts, legal) {
    if (parts.kind !== 'move' || legal.form !== 'fly') return null;
    return legal.moves.find(({ from, to }) => from === parts.from && to === parts.to)?.path ?? null;
  },
  prompt,
  awaited,
  decisive: (_board, { effect }) =>
    effect.effect === 'flown' && effect.captured ? effect.path.slice(-1) : [],
  remarks(deed, yours) {
    const caught = this.ended?.(deed, yours, []);
    if (caught) return [caught];
    const { effect, by, before } = deed;
    if (effect.effect !== 'flown' || by === null) return [];
    const { path, returned, skipped } = effect;
    const strokes = STEPS[before.duty];
    // The players themselves were told before they acted, so this remark is only for others.
    if (strokes > 0 && (returned || steps(path) !== strokes) && !yours.includes(by) && !skipped)
      return [
        {
          key: 'page-mana-free',
          args: {
            side: this.side(by),
            strokes,
            square: before.bird ?? '',
            reserve: (before.captured[by] ?? 0) > 0 ? 'yes' : 'no',
          },
          clause: 'MA-13',
          cell: before.bird ?? '',
          brief: true,
        },
      ];
    if (!skipped) return [];
    return [
      {
        key: 'page-mana-skipped',
        args: {
          whose: whose(skipped.seat, yours),
          side: this.side(skipped.seat),
          next: this.side(by),
          yours: whose(by, yours),
          bound: skipped.clause === 'MA-15' ? 'yes' : 'no',
        },
        clause: skipped.clause,
        cell: effect.bird ?? '',
      },
    ];
  },
  ended({ effect, before }, yours) {
    const path = effect.effect === 'flown' && effect.captured ? effect.path : [];
    const cell = path.at(-1) ?? '';
    const prey = before.pieces.find(({ square, daimyo }) => daimyo && square === cell);
    if (!prey) return null;
    const strokes = STEPS[before.duty];
    const args = {
      whose: whose(prey.seat, yours),
      side: this.side(prey.seat),
      yours: whose(1 - prey.seat, yours),
      next: this.side(1 - prey.seat),
      strokes,
      free: steps(path) === strokes ? 'no' : 'yes',
    };
    return { key: 'page-mana-caught', args, clause: 'MA-16', cell };
  },
  brief({ parts, effect, before }) {
    const flown = effect.effect === 'flown' ? effect : null;
    const piece = (square: string) =>
      say(before.pieces.find((one) => one.square === square)?.daimyo ? 'mana-daimyo' : 'mana-ronin');
    const text = () => {
      switch (parts.kind) {
        case 'fill-row':
        case 'place':
          return say('page-brief-sets', { piece: say('mana-daimyo'), to: parts.daimyo });
        case 'return':
          return say('page-told-return', { to: parts.to });
        case 'move': {
          const { from, to } = parts;
          return say('page-brief-moves', { piece: piece(from), from, to });
        }
      }
    };
    return {
      text: text(),
      events: [
        ...(flown?.captured && parts.kind === 'move' ? [taken(piece(parts.to))] : []),
        ...(flown?.bird ? [{ sign: 'bird' as const, text: flown.bird }] : []),
        ...(flown?.skipped
          ? [
              {
                sign: 'skipped' as const,
                text: say('page-brief-skipped', { side: this.side(flown.skipped.seat) }),
              },
            ]
          : []),
      ],
    };
  },
  describe({ parts, effect, before }) {
    const name = (square: string) => {
      const piece = before.pieces.find((piece) => piece.square === square);
      return say(piece?.daimyo ? 'mana-daimyo' : 'mana-ronin');
    };
    const flown = effect.effect === 'flown' ? effect : null;
    // Setting the bird is part of what the player did, so the bird is named together with the piece, before the
    // effects.
    const withBird = (did: string) =>
      flown?.bird ? `${did}; ${say('page-told-bird', { to: flown.bird })}` : did;
    const besides = [
      ...(flown?.captured ? [say('page-told-captured', { what: name(flown.path.at(-1) ?? '') })] : []),
      ...(flown?.skipped ? [say('page-brief-skipped', { side: this.side(flown.skipped.seat) })] : []),
    ];
    switch (parts.kind) {
      case 'fill-row':
        return [say('page-told-set', { piece: say('mana-daimyo'), to: parts.daimyo })];
      case 'place':
        return [
          say('page-told-set', { piece: say('mana-daimyo'), to: parts.daimyo }),
          say('page-told-set', { piece: say('mana-ronin'), to: parts.ronin.join(', ') }),
        ];
      case 'return':
        return [withBird(say('page-told-return', { to: parts.to })), ...besides];
      case 'move': {
        const { from, to } = parts;
        return [withBird(say('page-told-move', { piece: name(from), from, to })), ...besides];
      }
    }
  },
};
