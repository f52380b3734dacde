import type { Frame } from '../framing';
import type { Squares } from '../squares';

export const SQUARES: Squares = { files: 7, ranks: 9, size: 100, left: 34, top: 22 };
export const FRAME: Frame = { left: 0, top: 0, width: 756, height: 958 };
