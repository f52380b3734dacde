import { PROTOCOL } from '../wire/protocol';

/** Whether the page speaks one of these versions of the protocol, which are separated by commas. */
export function speaks(versions: string, own = PROTOCOL): boolean {
  const spoken = own.split(',');
  return versions.split(',').some((version) => spoken.includes(version));
}
