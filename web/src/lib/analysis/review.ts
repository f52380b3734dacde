// What a finished game shows: what each action gave away, how accurately each seat played, and where the game
// turned. The marks and their thresholds are the same as in `menagerie analyze`. The accuracy is computed in
// another way.
import { winners } from '../table/ending';
import type { Action, Mark, Study, TreePly, Why } from '../wire/types';
import { startOf } from './position';

/** An action of the main line, as the seat that played it saw it. */
export interface Played {
  /** The seat; null for the referee. */
  seat: number | null;
  action: string;
  parts: Action | null;
}

/** How the main line ended by the rules. */
export interface End {
  /** The score of each seat, as in `Outcome`. */
  scores: number[];
  /** The points of each seat, where a game is won by points. */
  points: number[] | null;
}

/** The main line of a record, and what is known of its positions. */
export interface MainLine {
  plies: Played[];
  /**
   * For the position before each ply and for the one after the last ply, its best lines, the best first. The
   * lines are empty if no seat is to act, and undefined if the position was not studied yet.
   */
  studies: (Study[] | undefined)[];
  /** How the line ended; null if its last position is not the end of the game. */
  end: End | null;
  seats: number;
  /** Whether the seats see different things. If so, the values of two seats cannot be compared. */
  hidden: boolean;
}

/** An action, compared with the best one. */
export interface Judged extends Played {
  seat: number;
  /** The number of the ply, from 1. */
  ply: number;
  /** The lines that were found before the action, the best first. */
  lines: Study[];
  /** The best action's line, with its value for the seat. */
  best: Study;
  /** What the action was worth to the seat; null if that is not known. */
  played: Study | null;
  /** Whether the action was the only legal one. */
  forced: boolean;
  /** How much expected score the action gave away; null if that is not known. */
  loss: number | null;
  /** How many points the action gave away, if that is proven; otherwise null. */
  points: number | null;
  /** By how much expected score the best action beats the next best; null if this was not the best. */
  lead: number | null;
  mark: Mark | null;
}

/** How a seat played. */
export interface Side {
  seat: number;
  /** The number of judged actions for which the seat had a choice. */
  actions: number;
  /** How many of them were as good as the best. */
  found: number;
  /** How many actions with a choice could not be judged. */
  open: number;
  /** How accurate the actions were, in percent; null if none is judged yet. */
  accuracy: number | null;
  /** How often each mark was given, the mildest first. */
  marks: [Mark, number][];
  /** The points that the seat gave away, counted only where the values are proven. */
  points: number;
}

/**
 * The verdict on an action that was tried in place of a mistake: as good as the best (or nearly), worse, the
 * same mistake again, or unknown.
 */
export type Verdict = 'good' | 'not-best' | 'same' | 'unclear';

/** An action that was tried in place of a mistake. */
export interface Try {
  verdict: Verdict;
  /** The action compared with the best one; null if its value is not known. */
  judged: Judged | null;
}

/** The marks of bad actions, each with the smallest loss of expected score that earns it. */
const MARKS: [number, Mark][] = [
  [0.2, '??'],
  [0.1, '?'],
  [0.05, '?!'],
];
/** The smallest loss of expected score that can make an action a turning point. */
const TURNING = 0.05;
/** A smaller loss of expected score counts as none. */
const LEAST = 0.01;

const markOf = (loss: number): Mark | null => MARKS.find(([least]) => loss >= least)?.[1] ?? null;

/** How many plies of the main line lead to the place at a path. */
export function mainPly(path: string): number {
  const branch = /^(\d+)\./.exec(path)?.[1];
  return branch === undefined ? Number(path) : Number(branch) - 1;
}

/** What a record says of its result: the score of each seat; null if it is not over. */
export function recordedResult(record: string): number[] | null {
  const [, result = '*'] = /^\[Result "([^"]*)"\]$/m.exec(record) ?? [];
  if (result === '*') return null;
  return result.split(' ').map((score) => {
    const [part = 0, whole = 1] = score.split('/').map(Number);
    return part / whole;
  });
}

/**
 * Why the game ended, according to its record, if not by the rules; null if the record does not say. A record
 * does not say which seat resigned or was away. In a game of two seats, it is the one that did not win.
 */
export function recordedStop(record: string, scores: number[]): Why | null {
  const kind = /^\[Stop "([^"]*)"\]$/m.exec(record)?.[1];
  if (kind === 'agreement' || kind === 'abort') return { kind };
  const [seat, another] = scores.flatMap((score, seat) => (score < 1 ? [seat] : []));
  if (kind !== 'resignation' && kind !== 'time' && kind !== 'absence') return null;
  return seat === undefined || another !== undefined ? null : { kind, seat };
}

/**
 * A key for the position before each ply of the main line, and for the one after the last ply. It consists of
 * the start of the game and all actions since. `views` are the main line as each viewer sees it, so that
 * hidden actions count too.
 */
export function keysOf(record: string, views: TreePly[][]): string[] {
  const keys = [startOf(record)];
  for (const at of views[0]?.keys() ?? [])
    keys.push([keys.at(-1), ...views.map((view) => view[at]?.action)].join(' '));
  return keys;
}

/**
 * The best answer of the other seat to the action of a ply; null if it is not known, if the same seat acts again, or if
 * the players know different things.
 */
export function answerTo(line: MainLine, ply: number): Study | null {
  const [best] = line.studies[ply] ?? [];
  return best && !line.hidden && best.seat === 1 - (line.plies[ply - 1]?.seat ?? NaN) ? best : null;
}

/** The first action of a line. */
export const actionOf = ({ line }: Study): string | undefined => line[0]?.action;

/** A study in a game of two seats, with the values as this seat sees them. */
export const seenBy = (study: Study, seat: number): Study =>
  study.seat === seat
    ? study
    : { ...study, seat, value: 1 - study.value, margin: study.margin === null ? null : -study.margin };

/** What the end of a game is worth to a seat. */
function endSeenBy({ scores, points }: End, seat: number): Study | null {
  const value = scores[seat];
  if (value === undefined) return null;
  const [own, other] = [points?.[seat], points?.[1 - seat]];
  const margin = scores.length === 2 && own !== undefined && other !== undefined ? own - other : null;
  return { seat, value, certain: true, proven: null, margin, line: [] };
}

/**
 * What a position is worth to a seat, in a game of two seats. If no seat is to act in it, the next position
 * in which one is to act counts. Null if the record ends before such a position; undefined if that position
 * was not studied yet.
 */
export function worth(line: MainLine, position: number, seat: number): Study | null | undefined {
  for (const lines of line.studies.slice(position)) {
    if (!lines) return undefined;
    const [best] = lines;
    if (best) return seenBy(best, seat);
  }
  return line.end && endSeenBy(line.end, seat);
}

/** What the action of a ply was worth to its seat; null if that cannot be known, undefined if it was not studied yet. */
function playedWorth(line: MainLine, ply: number, { seat, action }: Played, lines: Study[]) {
  const found = lines.find((one) => actionOf(one) === action);
  // The seats before and after the action know different things, so the value after it does not count.
  if (line.hidden) return found ?? null;
  const after = worth(line, ply, seat ?? 0);
  if (!after || after.certain) return after;
  if (found) return found;
  // The action is not among the lines, so it cannot be worth more than the last of them.
  return { ...after, value: Math.min(after.value, lines.at(-1)?.value ?? 1), margin: null };
}

/** The points by which a line is proven to be better than another; null if they are not known. */
const pointsOver = (one: Study, other: Study): number | null =>
  one.certain && other.certain && one.margin !== null && other.margin !== null
    ? one.margin - other.margin
    : null;

/** Whether a line is worth more than another, or just as much but with more points, as proven. */
const isBetter = (one: Study, other: Study): boolean =>
  one.value > other.value || (one.value === other.value && (pointsOver(one, other) ?? 0) > 0);

/** Judges the action of a ply, counted from 1. Null if the referee acted, or if too little is known yet. */
export function judge(line: MainLine, ply: number): Judged | null {
  const [played, lines] = [line.plies[ply - 1], line.studies[ply - 1]];
  const [first, second] = lines ?? [];
  if (!played || played.seat === null || !lines || !first) return null;
  const { seat, action } = played;
  const own = playedWorth(line, ply, played, lines);
  if (own === undefined) return null;
  const isFirst = actionOf(first) === action;
  // If the search preferred the action that was played, only a proof can show that another was better.
  const others = isFirst ? lines.slice(1).filter(({ certain }) => certain) : [first];
  const best = others.reduce((best, one) => (isBetter(one, best) ? one : best), own ?? first);
  const forced = lines.length === 1;
  const lead = isFirst && second ? first.value - second.value : null;
  return { ...played, seat, ply, lines, forced, lead, ...cost(best, own, forced) };
}

/** What the seat lost by an action that is worth `played`, when `best` was possible. */
function cost(best: Study, played: Study | null, forced = false) {
  const loss = forced ? 0 : played && Math.max(best.value - played.value, 0);
  const over = played && pointsOver(best, played);
  const points = over === null ? null : Math.max(over, 0);
  return { best, played, loss, points, mark: loss === null ? null : markOf(loss) };
}

/** All actions of the main line that can be judged so far. */
export const judgeAll = (line: MainLine): Judged[] =>
  line.plies.flatMap((_, at) => judge(line, at + 1) ?? []);

/**
 * How accurate actions with these losses are on average, in percent; null if there are none. The accuracy of
 * an action halves with each sixth of the expected score that it gives away, so that good play does not hide
 * a blunder.
 */
export function accuracy(losses: number[]): number | null {
  if (losses.length === 0) return null;
  return losses.reduce((sum, loss) => sum + 100 * 2 ** (-6 * loss), 0) / losses.length;
}

/**
 * For the accuracy, an action counts as losing at least this much expected score for each point that it provably gives
 * away. The point need not change the result, but giving it away is not perfect play.
 */
const POINT = 0.02;
const givenAway = ({ loss, points }: Judged) => Math.max(loss ?? 0, POINT * (points ?? 0));

/** How each seat played. */
export function sides(judged: Judged[], seats: number): Side[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = judged.filter((one) => one.seat === seat && !one.forced);
    const known = own.filter(({ loss }) => loss !== null);
    const sum = (of: (one: Judged) => number | null) => known.reduce((sum, one) => sum + (of(one) ?? 0), 0);
    return {
      seat,
      actions: known.length,
      found: known.filter(({ loss, points }) => (loss ?? 0) < LEAST && !points).length,
      open: own.length - known.length,
      accuracy: accuracy(known.map(givenAway)),
      marks: MARKS.map(([, mark]): [Mark, number] => [
        mark,
        known.filter((one) => one.mark === mark).length,
      ]).reverse(),
      points: sum(({ points }) => points),
    };
  });
}

/** The actions that gave away enough to be marked, or points for certain, in order. */
export const mistakes = (judged: Judged[]): Judged[] => judged.filter(isMistake);

const isMistake = ({ mark, points }: Pick<Judged, 'mark' | 'points'>) => mark !== null || (points ?? 0) > 0;

/** The costliest action. If several are equally costly, the last of them. */
const costliest = (judged: Judged[]): Judged | null =>
  judged.reduce<Judged | null>((most, one) => {
    const by = (one.loss ?? 0) - (most?.loss ?? -1) || (one.points ?? 0) - (most?.points ?? 0);
    return by >= 0 ? one : most;
  }, null);

/**
 * The action with which the game turned. This is the last action that gave away an advantage or an even position,
 * among those of the seats that did not win. If there is none, the costliest action of such a seat. Null if no
 * action cost much.
 */
export function turningPoint(judged: Judged[], scores: number[] | null): Judged | null {
  const won = winners(scores ?? []);
  const costly = judged.filter(({ seat, loss }) => !won.includes(seat) && (loss ?? 0) >= TURNING);
  const gaveAway = ({ best, played }: Judged) => best.value >= 0.5 && (played?.value ?? 1) < 0.5;
  return costly.findLast(gaveAway) ?? costliest(costly);
}

/** Of the actions that were the best, the one with the largest lead; null if no lead is large enough. */
export function bestAction(judged: Judged[]): Judged | null {
  const found = judged.filter(({ lead }) => (lead ?? 0) >= TURNING);
  return found.reduce<Judged | null>(
    (best, one) => ((one.lead ?? 0) >= (best?.lead ?? 0) ? one : best),
    null,
  );
}

/** The position to study next: the unstudied one nearest to the one that is shown; null if there is none. */
export function nextPosition(known: boolean[], shown: number): number | null {
  const open = known.flatMap((is, at) => (is ? [] : [at]));
  const far = (at: number) => Math.abs(at - shown);
  return open.reduce<number | null>((next, at) => (next === null || far(at) <= far(next) ? at : next), null);
}

/**
 * Judges an action that was tried in place of a mistake. `after` is a study of the position after the tried
 * action, or null. Its values are those of the player who made the mistake, and its line begins with the tried action.
 */
export function judgeTry(mistake: Judged, tried: Pick<Judged, 'action' | 'parts'>, after: Study | null): Try {
  const found = mistake.lines.find((line) => actionOf(line) === tried.action) ?? null;
  // A proof is better than an earlier estimate, and an earlier estimate is better than a new one.
  const worth = after?.certain ? after : (found ?? after);
  const judged = worth && { ...mistake, ...tried, ...cost(mistake.best, worth) };
  if (tried.action === mistake.action) return { verdict: 'same', judged };
  if (!judged) return { verdict: 'unclear', judged };
  return { verdict: isMistake(judged) ? 'not-best' : 'good', judged };
}
