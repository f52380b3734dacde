import type { ManitouTask, Refusal } from '$lib/wire/types';

/** What a viewer has to do before a press on a ground does something. `acting` is the player to act, if any. */
export function unready(phase: ManitouTask, yours: boolean, acting: string | null): Refusal {
  const first = yours ? (phase === 'eighth' ? 'play' : phase) : acting === null ? 'nobody' : 'wait';
  return {
    code: 'page-manitou-unready',
    args: { first: { text: first }, player: { text: acting ?? '' } },
  };
}
