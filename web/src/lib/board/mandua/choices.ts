import type { Legal, ManduaDeed } from '$lib/wire/types';
import { listed, type Choice, type Rules } from '../picking';

const deeds = (legal: Legal | null): ManduaDeed[] => (legal?.form === 'hunt' ? legal.actions : []);

/** What is done on the board: a field to set a hunter on, from and to, or a tiger to be removed. */
export function rules(legal: Legal | null, own: (field: string) => boolean, setting: boolean): Rules {
  const choices = deeds(legal).flatMap((deed): Choice[] => {
    switch (deed.kind) {
      case 'place':
        return [{ picks: [deed.to], action: deed.action }];
      case 'go':
        return [{ picks: [deed.from, deed.to], action: deed.action }];
      case 'remove':
        return [{ picks: [deed.field], action: deed.action }];
      default:
        return [];
    }
  });
  if (!legal) return listed([]);
  const phrase = ([from, to]: string[]) => {
    if (setting) return from && !to ? `@${from}` : null;
    return from && to ? `${from}-${to}` : null;
  };
  return { ...listed(choices), phrase, ...(setting ? {} : { own }) };
}

/** What is said at the table: announcements, objections, the end of a turn. */
export interface Spoken {
  say: { number: number; action: string }[];
  object: { number: number; action: string }[];
  end: string | null;
}

export function spoken(legal: Legal | null): Spoken {
  const all = deeds(legal);
  return {
    say: all.filter((deed) => deed.kind === 'say'),
    object: all.filter((deed) => deed.kind === 'object'),
    end: all.find((deed) => deed.kind === 'end')?.action ?? null,
  };
}
