// Written by `UPDATE_WIRE=1 cargo test -p wire`.
/**
 * The versions of the protocol that the page speaks, separated by commas: its own, which changes
 * whenever a message does, and earlier ones whose servers it also understands.
 */
export const PROTOCOL = '95ef29dda300eaf5';
