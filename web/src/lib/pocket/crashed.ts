/** An engine's worker failed after it had started: it has a fault, or the device ran out of memory. */
export class Crashed extends Error {}

/** An engine could not start: one of its files did not arrive, or the browser cannot run it. */
export class NotStarted extends Error {}
