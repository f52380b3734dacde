/** What a hunter on a field would lead to. The board shows this before it is played, without asking the engine. */
import type { ManduaBoard, ManduaDeed, ManduaField } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { place } from './places';
import { captures, highest, withHunter, type Capture } from './reach';
import { news } from './telling';

/** An action that puts a hunter on a field. */
export type Settling = Extract<ManduaDeed, { kind: 'place' | 'go' }>;

/** The board once the hunter stands there. */
export const settled = (board: ManduaBoard, deed: Settling): ManduaBoard => ({
  ...board,
  ...withHunter(
    {
      tigers: board.tigers,
      hunters: deed.kind === 'go' ? board.hunters.filter((field) => field !== deed.from) : board.hunters,
    },
    deed.to,
  ),
});

/** The hunters that Tiger could capture in a turn, and all captures of such turns. */
export interface Danger {
  beaten: Set<string>;
  captures: (Capture & { atOnce: boolean })[];
}

export function danger(fields: ManduaField[], board: ManduaBoard): Danger {
  const most = highest(fields, board);
  const starts = most?.starts ?? captures(fields, board);
  const atOnce = ({ tiger, to }: Capture) => starts.some((start) => start.tiger === tiger && start.to === to);
  return {
    beaten: most?.beaten ?? new Set(starts.flatMap(({ beaten }) => beaten)),
    captures: [...(most?.captures.values() ?? starts)].map((one) => ({ ...one, atOnce: atOnce(one) })),
  };
}

/** What the hunter would lead to, in words: whom a tiger could beat next (MD-8, MD-9), and whom it locks in (MD-23). */
export function forecast(fields: ManduaField[], board: ManduaBoard, deed: Settling): string {
  const { to } = deed;
  const then = settled(board, deed);
  const { locked: shut, all } = news(fields, board, then);
  const tigers = board.tigers.length;
  const locks = { number: shut.length, locked: all, tigers };
  const words = shut.length > 0 ? [say('page-mandua-ahead-locks', { to, ...locks })] : [];
  if (all === tigers) return words.join(' ');
  const most = highest(fields, then);
  const starts = most?.starts ?? captures(fields, then);
  const capture = starts.find(({ beaten }) => beaten.includes(to)) ?? starts[0];
  if (!capture) return [...words, say('page-mandua-ahead-safe', { to, more: words.length })].join(' ');
  const { tiger, beaten } = capture;
  const total = most?.total ?? beaten.length;
  return [
    ...words,
    say('page-mandua-ahead-beats', {
      to,
      more: words.length,
      where: place('where', tiger),
      how: beaten.length === 2 ? 'pair' : 'jump',
      over: beaten[0] === to ? 'self' : (beaten[0] ?? ''),
      at: capture.to,
      lands: place('to', capture.to),
      total: total > (beaten.length === 2 ? 2 : 1) ? total : 0,
    }),
  ].join(' ');
}
