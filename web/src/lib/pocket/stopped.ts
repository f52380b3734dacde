/** A request was given up before it was answered. */
export class Stopped extends Error {}
