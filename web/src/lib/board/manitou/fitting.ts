/** The height of the button that opens the rest, and the gap between sentences, in pixels. */
export const [MORE, GAP] = [22, 3];

/** How much of a list of sentences is shown. */
interface Fitting {
  /** How many sentences are shown in full. */
  whole: number;
  /** How many lines of the first sentence are shown, if not even that fits; 0 if it does. */
  lines: number;
  /** Whether the button that opens the rest is shown. */
  more: boolean;
}

/**
 * Fits sentences of these heights into a room. No line is ever cut: what does not fit is behind a button. If
 * only `earlier` sentences are behind the button, it is left out where there is no room for it.
 */
export function fitting(heights: number[], room: number, line: number, earlier: number): Fitting {
  const all = heights.reduce((sum, height) => sum + height, 0) + GAP * Math.max(heights.length - 1, 0);
  if (all <= room) return { whole: heights.length, lines: 0, more: earlier > 0 && all + MORE + GAP <= room };
  let used = 0;
  let whole = 0;
  for (const height of heights) {
    if (used + height + GAP + MORE > room) break;
    used += height + GAP;
    whole++;
  }
  const lines = whole > 0 ? 0 : Math.max(0, Math.floor((room - MORE - GAP) / line));
  return { whole, lines, more: room >= MORE };
}
