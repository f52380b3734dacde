import type { Legal, ManduaBoard, ManduaDeed, ManduaField, Refusal } from '$lib/wire/types';
import { words } from '$lib/words/words.svelte';
import { fromTo, listed, type Choice, type Chosen, type Rules } from '../picking';
import { place } from './places';
import { exits, mostWith } from './reach';

const deeds = (legal: Legal | null): ManduaDeed[] => (legal?.form === 'hunt' ? legal.actions : []);

/**
 * Why a figure of the player may not go now: it cannot move, or another tiger beats more (MD-11); null for all other
 * fields. At a strict table, where Tiger may err, only the first reason counts.
 */
export function barred(
  legal: Legal | null,
  fields: ManduaField[],
  board: ManduaBoard,
  field: string,
): Refusal | null {
  const { tigers, hunters, to_beat: number, beaten } = board;
  const able = new Set(deeds(legal).flatMap((deed) => (deed.kind === 'go' ? [deed.from] : [])));
  if (able.size === 0 || able.has(field)) return null;
  if (board.phase !== 'prowl')
    return hunters.includes(field) ? { code: 'page-mandua-not-this-hunter', clause: 'MD-6' } : null;
  if (!tigers.includes(field)) return null;
  const shut = exits(fields, board, field).length === 0;
  if (!shut && !number) return null;
  const most = shut ? 0 : mostWith(fields, board, field);
  const ways = [...able].map((tiger) => place('where', tiger));
  return {
    code: 'page-mandua-not-this-tiger',
    clause: shut ? 'MD-7' : 'MD-11',
    args: {
      most: { number: most ?? 0 },
      how: { text: shut ? 'locked' : most === null ? 'unknown' : most === 0 ? 'none' : 'fewer' },
      number: { number: number ?? 0 },
      beaten: { number: beaten },
      tigers: { text: words.list(ways, 'disjunction') },
    },
  };
}

/**
 * The player picks a field for a new hunter, the start and the end of a move, or a tiger to remove. The board
 * itself answers a press on a hunter that is `explained`. `stuck` says why one of the player's own figures may not go on.
 */
export function rules(
  legal: Legal | null,
  own: (field: string) => boolean,
  setting: boolean,
  unfit: (field: string) => Refusal | null = () => null,
  explained: (field: string) => boolean = () => false,
  stuck: (field: string) => Refusal | null = () => null,
): Rules {
  if (!legal) return listed([]);
  const choices = deeds(legal).flatMap((deed): Choice[] => {
    const { action } = deed;
    switch (deed.kind) {
      case 'place':
        return [{ picks: [deed.to], action, parts: { game: 'mandua', kind: 'place', to: deed.to } }];
      case 'go': {
        const { from, to } = deed;
        return [{ picks: [from, to], action, parts: { game: 'mandua', kind: 'go', from, to } }];
      }
      case 'remove':
        return [
          { picks: [deed.field], action, parts: { game: 'mandua', kind: 'remove', field: deed.field } },
        ];
      default:
        return [];
    }
  });
  const set = ([field, more]: string[]) =>
    field && !more && !explained(field) && !stuck(field) ? `@${field}` : null;
  const go = (picks: string[]) => (stuck(picks.at(-1) ?? '') ? null : fromTo(picks));
  return {
    ...listed(choices),
    unfit: (field) => stuck(field) ?? unfit(field),
    ...(setting ? { phrase: set } : { own: (field) => own(field) && !stuck(field), phrase: go }),
  };
}

/** Why a piece of the opponent cannot be picked; null if the piece is not theirs. */
export function enemy(turn: number | null, theirs: boolean): Refusal | null {
  if (!theirs || turn === null) return null;
  return turn === 1
    ? { code: 'page-mandua-not-hunters', clause: 'MD-7' }
    : { code: 'page-mandua-not-tigers', clause: 'MD-6' };
}

/** Why a hunter on the board cannot be picked while others are still to be set (MD-6). */
export const waits = (toSet: number): Refusal => ({
  code: 'mandua-set-first',
  clause: 'MD-6',
  args: { number: { number: toSet } },
});

/** A number that the player may name in an announcement or an objection. */
export interface Offer {
  number: number;
  chosen: Chosen;
}

/** The actions without a place on the board: announcements, objections, the end of a turn. */
export interface Spoken {
  say: Offer[];
  object: Offer[];
  end: Chosen | null;
}

export function spoken(legal: Legal | null): Spoken {
  const all = deeds(legal);
  const offers = (kind: 'say' | 'object') =>
    all.flatMap((deed): Offer[] => {
      if (deed.kind !== kind) return [];
      const { number, action } = deed;
      return [{ number, chosen: { action, parts: { game: 'mandua', kind, number }, cells: [] } }];
    });
  const end = all.find((deed) => deed.kind === 'end');
  return {
    say: offers('say'),
    object: offers('object'),
    end: end ? { action: end.action, parts: { game: 'mandua', kind: 'end' }, cells: [] } : null,
  };
}
