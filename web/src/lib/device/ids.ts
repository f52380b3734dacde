import { randomHex } from '../net/random';

const PREFIX = 'here-';

/** An id for a new table on this device. */
export const newId = () => PREFIX + randomHex(8);

/** Whether a table is kept on this device and not on a server. */
export const isHere = (id: string) => id.startsWith(PREFIX);
