/** What the board says about tigers: what threatens a hunter, and which tigers are locked in. */
import type { ManduaBoard, ManduaField } from '$lib/wire/types';
import { words } from '$lib/words/words.svelte';
import type { Remark } from '../face';
import { WAYS } from '../squares';
import type { Danger } from './foresight';
import { beside, exits, locking, named } from './reach';
import { place } from './places';

/** Says how a tiger could capture this hunter in its next turn. */
export function threatens({ starts, beaten: all }: Danger, hunter: string): Remark[] {
  const capture = starts.find(({ beaten }) => beaten.includes(hunter));
  if (!capture && all.has(hunter))
    return [{ key: 'page-mandua-threat-later', args: {}, clause: 'MD-11', cell: hunter }];
  if (!capture) return [];
  const { tiger, to, beaten } = capture;
  // A pair comes last in `beaten`. The hunter before it, if there is one, was jumped over and is no part of
  // the pair.
  const pair = beaten.length > 1 && beaten[beaten.length - 3] !== hunter;
  return [
    {
      key: 'page-mandua-threat',
      args: { pair: pair ? 'yes' : 'no', where: place('where', tiger), to },
      clause: pair ? 'MD-9' : 'MD-8',
      cell: hunter,
    },
  ];
}

/** Says which ways are open to a tiger, or that it is locked in. */
export function ways(fields: ManduaField[], board: ManduaBoard, tiger: string): Remark[] {
  const to = exits(fields, board, tiger).map((field) => place('to', field));
  const args = { where: place('where', tiger), number: to.length, ways: words.list(to, 'disjunction') };
  return [{ key: 'page-mandua-ways', args, clause: 'MD-23', cell: tiger }];
}

/** Whether another tiger adjoins this one, and so bars a way out of its field. */
const barred = (fields: ManduaField[], { tigers }: ManduaBoard, tiger: string) => {
  const from = named(fields, tiger);
  return WAYS.some((way) => tigers.includes((from && beside(fields, from, way)?.field) ?? ''));
};

/** The tigers that an action has locked in, and what to say of them and of those that it has let out. */
export function news(fields: ManduaField[], before: ManduaBoard, board: ManduaBoard) {
  const { shut, freed, all } = locking(fields, before, board);
  const remarks = [
    { key: 'page-mandua-locked-in', which: shut },
    { key: 'page-mandua-freed', which: freed },
  ].flatMap(({ key, which }): Remark[] => {
    const [cell] = which;
    if (cell === undefined) return [];
    const places = words.list(which.map((tiger) => place('where', tiger)));
    const args = {
      number: which.length,
      where: places,
      ways: words.list(
        [...new Set(which.flatMap((tiger) => exits(fields, board, tiger)))].map((field) =>
          place('to', field),
        ),
        'disjunction',
      ),
      locked: all,
      tigers: board.tigers.length,
      barred: which.some((tiger) => barred(fields, board, tiger)) ? 'yes' : 'no',
    };
    return [{ key, args, clause: 'MD-23', cell, lasts: true }];
  });
  return { locked: shut, remarks };
}
