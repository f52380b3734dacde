import type { ManduaBoard, ManduaField } from '$lib/wire/types';
import { WAYS, type Way } from '../squares';

/** An action of a tiger that captures hunters. */
export interface Capture {
  tiger: string;
  to: string;
  beaten: string[];
}

export type Pieces = Pick<ManduaBoard, 'tigers' | 'hunters'>;

export const named = (fields: ManduaField[], id: string) => fields.find(({ field }) => field === id);

/** The field that lies `far` fields away from another one in a direction. */
export const beside = (fields: ManduaField[], { column, row }: ManduaField, [x, y]: Way, far = 1) =>
  fields.find((one) => one.column === column + far * x && one.row === row + far * y);

/** What stands on the fields of a board. */
class Ground {
  readonly #hunters: Set<string>;
  readonly #taken: Set<string>;

  constructor({ tigers, hunters }: Pieces) {
    this.#hunters = new Set(hunters);
    this.#taken = new Set([...tigers, ...hunters]);
  }

  isHunter(field: ManduaField | undefined): field is ManduaField {
    return field !== undefined && this.#hunters.has(field.field);
  }

  isVacant(field: ManduaField | undefined): field is ManduaField {
    return field !== undefined && !this.#taken.has(field.field);
  }
}

/**
 * The single actions with which tigers can capture: a jump (MD-8), or a step between two hunters, which takes
 * the pair (MD-9). A jump that ends between two hunters takes them, too.
 */
export function captures(fields: ManduaField[], pieces: Pieces): Capture[] {
  const ground = new Ground(pieces);
  return pieces.tigers.flatMap((tiger) => {
    const from = named(fields, tiger);
    return WAYS.flatMap((way) => {
      const over = from && beside(fields, from, way);
      const jumps = ground.isHunter(over);
      const to = from && beside(fields, from, way, jumps ? 2 : 1);
      if (!ground.isVacant(to)) return [];
      const [x, y] = way;
      const pair = [beside(fields, to, [y, x]), beside(fields, to, [-y, -x])].filter((one) =>
        ground.isHunter(one),
      );
      const beaten = [
        ...(jumps ? [over.field] : []),
        ...(pair.length > 1 ? pair.map((one) => one.field) : []),
      ];
      return beaten.length > 0 ? [{ tiger, to: to.field, beaten }] : [];
    });
  });
}

/** The fields that a tiger can reach by one step or one jump. */
export function exits(fields: ManduaField[], pieces: Pieces, tiger: string): string[] {
  const ground = new Ground(pieces);
  const from = named(fields, tiger);
  return WAYS.flatMap((way) => {
    const next = from && beside(fields, from, way);
    const to = from && ground.isHunter(next) ? beside(fields, from, way, 2) : next;
    return ground.isVacant(to) ? [to.field] : [];
  });
}

/** The tigers that can neither step nor jump (MD-23). */
export const locked = (fields: ManduaField[], pieces: Pieces): string[] =>
  pieces.tigers.filter((tiger) => exits(fields, pieces, tiger).length === 0);

/** The tigers that an action has locked in and let out, and how many are locked in now. */
export function locking(fields: ManduaField[], before: Pieces, board: Pieces) {
  const [was, is] = [locked(fields, before), locked(fields, board)];
  return {
    shut: is.filter((tiger) => !was.includes(tiger)),
    freed: was.filter((tiger) => !is.includes(tiger) && board.tigers.includes(tiger)),
    all: is.length,
  };
}

/** A board on which a tiger has captured hunters. */
export const afterCapture = ({ tigers, hunters }: Pieces, { tiger, to, beaten }: Capture): Pieces => ({
  tigers: tigers.map((field) => (field === tiger ? to : field)),
  hunters: hunters.filter((field) => !beaten.includes(field)),
});

/** The most that Tiger can capture in one turn: the turns with the highest total, which it must play (MD-11). */
export interface Haul {
  total: number;
  /** The captures that begin such a turn. */
  starts: Capture[];
  /** All captures of such turns, by the fields where the tiger starts and ends. */
  captures: Map<string, Capture>;
  /** All hunters that can be captured in such turns. */
  beaten: Set<string>;
}

/** By default, `highest` looks at no more than this many boards, because the page waits for it. */
const MOST_BOARDS = 1000;

/**
 * The highest total of a turn that begins or goes on here; null if finding it would take too long, because there are
 * more than `most` boards to look at.
 */
export function highest(fields: ManduaField[], pieces: Pieces, most = MOST_BOARDS): Haul | null {
  const known = new Map<string, Haul>();
  const search = (pieces: Pieces): Haul | null => {
    const key = `${[...pieces.tigers].sort().join()} ${pieces.hunters.join()}`;
    const found = known.get(key);
    if (found) return found;
    if (known.size >= most) return null;
    let best: Haul = { total: 0, starts: [], captures: new Map(), beaten: new Set() };
    for (const capture of captures(fields, pieces)) {
      const rest = search(afterCapture(pieces, capture));
      if (!rest) return null;
      const total = capture.beaten.length + rest.total;
      if (total > best.total) best = { total, starts: [], captures: new Map(), beaten: new Set() };
      if (total < best.total) continue;
      best.starts.push(capture);
      for (const one of [capture, ...rest.captures.values()])
        best.captures.set(`${one.tiger}-${one.to}`, one);
      for (const field of [...capture.beaten, ...rest.beaten]) best.beaten.add(field);
    }
    known.set(key, best);
    return best;
  };
  return search(pieces);
}

/**
 * The highest total of a turn that begins or goes on with a capture by this tiger; 0 if it can capture nothing, and null
 * if finding the total would take too long.
 */
export function mostWith(fields: ManduaField[], pieces: Pieces, tiger: string): number | null {
  const totals = captures(fields, pieces)
    .filter((capture) => capture.tiger === tiger)
    .map((capture) => {
      const rest = highest(fields, afterCapture(pieces, capture));
      return rest && capture.beaten.length + rest.total;
    });
  return totals.includes(null) ? null : Math.max(0, ...totals.map(Number));
}

/** The captures that may begin the next turn of Tiger. */
export const threats = (fields: ManduaField[], pieces: Pieces): Capture[] =>
  highest(fields, pieces)?.starts ?? captures(fields, pieces);

/** For each field, `risky` looks at no more than this many boards. */
const FEW_BOARDS = 60;

/** The pieces with one more hunter. */
export const withHunter = (pieces: Pieces, field: string): Pieces => ({
  ...pieces,
  hunters: [...pieces.hunters, field],
});

/**
 * The targets where a hunter would let Tiger capture a hunter in its next turn that it could not capture `anyway`.
 * Also the targets where a tiger stands ready to capture that hunter itself, even if it must capture others first.
 */
export const risky = (
  fields: ManduaField[],
  pieces: Pieces,
  targets: string[],
  anyway = new Set<string>(),
): string[] =>
  targets.filter((field) => {
    const then = withHunter(pieces, field);
    const all = captures(fields, then).flatMap(({ beaten }) => beaten);
    const lost = [...(highest(fields, then, FEW_BOARDS)?.beaten ?? all)];
    return all.includes(field) || lost.some((hunter) => !anyway.has(hunter));
  });

/** Whether no tiger can capture any more once a hunter stands on this field. */
export const saves = (fields: ManduaField[], pieces: Pieces, field: string): boolean =>
  captures(fields, withHunter(pieces, field)).length === 0;

/**
 * Whether Tiger can capture nothing in its next two turns if a hunter is set on this field. In the first of them, a
 * tiger then steps anywhere, and Hunter answers with the best next hunter.
 */
export function holds(fields: ManduaField[], pieces: Pieces, field: string): boolean {
  if (!saves(fields, pieces, field)) return false;
  const { tigers, hunters } = withHunter(pieces, field);
  return tigers.every((tiger) =>
    exits(fields, { tigers, hunters }, tiger).every((to) => {
      const next = { tigers: tigers.map((one) => (one === tiger ? to : one)), hunters };
      const vacant = new Ground(next);
      return (
        captures(fields, next).length === 0 ||
        fields.some((one) => !one.cage && vacant.isVacant(one) && saves(fields, next, one.field))
      );
    }),
  );
}
