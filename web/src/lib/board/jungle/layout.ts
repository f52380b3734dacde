import type { Squares } from '../squares';

export const SQUARES: Squares = { files: 7, ranks: 9, size: 100, left: 34, top: 22 };
export const WIDTH = 756;
export const HEIGHT = 958;
