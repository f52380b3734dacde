/** Helpers for a viewer of a table, who plays some of its seats or none. */

import { say } from '../words/words.svelte';
import type { State } from '../wire/types';
import type { Request } from './requests';

type Standing = Pick<State, 'stage' | 'seats'>;

/**
 * Whether the viewer is the only person at a table with computers, and may analyse positions while they play.
 * `allowed` says whether this game may be analysed while it is played. If it hides something, only the viewer's
 * own turns may be analysed.
 */
export const studiesAlone = (seats: Standing['seats'], yours: number[], allowed: boolean): boolean =>
  allowed && yours.length === 1 && seats.filter(({ sitter }) => sitter !== 'computer').length === 1;

/** Whether the viewer may analyse positions. This follows the server's rule. */
export const mayStudy = ({ stage, seats }: Standing, yours: number[], allowed: boolean): boolean =>
  stage === 'over' || (stage === 'playing' && studiesAlone(seats, yours, allowed));

/** Whether the viewer plays against somebody at another device. */
export const playsOther = ({ stage, seats }: Standing, yours: number[]) =>
  stage === 'playing' &&
  yours.length > 0 &&
  seats.some(({ sitter }, seat) => sitter === 'person' && !yours.includes(seat));

/** The title of the page. If the viewer must act, answer or choose, a dot and a few words say so. */
export function title(
  place: string,
  request: Request | null,
  yourTurn: boolean,
  choosing: string | null = null,
): string {
  if (request?.kind === 'offer') return `● ${say('page-title-offer', { offer: request.offer })} · ${place}`;
  if (request?.kind === 'rematch') return `● ${say('page-rematch')} · ${place}`;
  if (yourTurn && choosing) return `● ${choosing} · ${place}`;
  return yourTurn ? `● ${say('page-your-turn')} · ${place}` : place;
}
