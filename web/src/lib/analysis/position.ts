// Keys under which the values that the engine has found are stored: by position, and never by place alone.
import type { Place } from './link';

/**
 * What a record says about the start of its game: the spec and, if the game begins from another position than
 * usual, that position.
 */
export function startOf(record: string): string {
  const [tags = ''] = record.split('\n\n', 1);
  return tags
    .split('\n')
    .filter((line) => /^\[(Spec|Position) /.test(line))
    .join('\n');
}

/**
 * A key for the position at a place: the start of the game and the actions since. Comments and marks do not
 * count. If the actions may be `hidden`, they do not identify the position, so the key is the path and the record.
 */
export function positionKey({ record, path }: Place, actions: string[], hidden: boolean): string {
  return hidden ? `${path} ${record}` : [startOf(record), ...actions].join(' ');
}
