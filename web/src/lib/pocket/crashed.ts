/** An engine's worker failed: it has a fault, the device ran out of memory, or its script could not be loaded. */
export class Crashed extends Error {}
