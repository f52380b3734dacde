import type { ManitouBoard } from '$lib/wire/types';
import type { Standing } from '../face';

/** The ranking of the players: by points, then tepees, then tiles (MN-29). Equal players share a place. */
export function standing({ seats }: ManitouBoard): Standing[] {
  const counts = seats.map(({ points, tiles }) => [points.total, points.tepees, tiles.length]);
  const ahead = (a: number[], b: number[]) => {
    const at = a.findIndex((count, i) => count !== b[i]);
    return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
  };
  return counts
    .map((own, seat) => ({
      seat,
      place: 1 + counts.filter((other) => ahead(other, own)).length,
      points: own[0] ?? 0,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
