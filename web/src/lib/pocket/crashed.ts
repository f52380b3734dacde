/** The worker of an engine ended by itself, because of a fault in it or because the device ran out of memory. */
export class Crashed extends Error {}
