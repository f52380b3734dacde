import type { ManitouBoard, ManitouPoints } from '$lib/wire/types';
import { countOf } from './layout';
import { tileLook } from './names';

/** The sources of points, in the order in which they are named. */
const SOURCES = ['pairs', 'totem', 'horse', 'tomahawks'] as const;

/** The points that a player would win at once by taking a tile (MN-25, MN-26, MN-28). */
export function gain({ seats, totem, horse }: ManitouBoard, seat: number, tile: string): number {
  const player = seats[seat];
  if (!player) return 0;
  const { kind, number } = tileLook(tile);
  const { tepees, buffaloes, tomahawks } = player.points;
  const more = number ?? 0;
  const count = countOf(player, tile);
  switch (kind) {
    case 'tepee':
      return Math.min(tepees + more, buffaloes) - Math.min(tepees, buffaloes);
    case 'buffalo':
      return Math.min(tepees, buffaloes + more) - Math.min(tepees, buffaloes);
    case 'tomahawk': {
      const most = Math.max(...seats.map((one) => countOf(one, tile)));
      return count + 1 >= most && tomahawks === 0 ? 1 : 0;
    }
    default: {
      const owner = kind === 'totem' ? totem : horse;
      return owner === null || (owner !== seat && count + 1 >= countOf(seats[owner], tile)) ? 1 : 0;
    }
  }
}

/** The points that a player would lose at once by giving up a tile (MN-25, MN-27, MN-28). */
export function loss({ seats, totem, horse }: ManitouBoard, seat: number, tile: string): number {
  const player = seats[seat];
  if (!player) return 0;
  const { kind, number } = tileLook(tile);
  const { tepees, buffaloes, tomahawks } = player.points;
  const less = number ?? 0;
  const left = countOf(player, tile) - 1;
  const most = Math.max(0, ...seats.map((one, i) => (i === seat ? 0 : countOf(one, tile))));
  switch (kind) {
    case 'tepee':
      return Math.min(tepees, buffaloes) - Math.min(tepees - less, buffaloes);
    case 'buffalo':
      return Math.min(tepees, buffaloes) - Math.min(tepees, buffaloes - less);
    case 'tomahawk':
      return tomahawks > 0 && (left === 0 || left < most) ? 1 : 0;
    default:
      return (kind === 'totem' ? totem : horse) === seat && left <= most ? 1 : 0;
  }
}

/** The differences between two scores of a player, source by source. */
export const changes = (before: ManitouPoints, after: ManitouPoints) =>
  SOURCES.map((source) => ({ source, points: after[source] - before[source] })).filter(
    ({ points }) => points !== 0,
  );
