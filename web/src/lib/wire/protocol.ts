// Written by `UPDATE_WIRE=1 cargo test -p wire`.
/**
 * The versions of the protocol that the page speaks, separated by commas: its own, which changes whenever a
 * message does, and earlier ones, with whose servers it works, too.
 */
export const PROTOCOL = '8b090c7bede8ab6d';
