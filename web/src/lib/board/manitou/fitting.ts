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
 * Fits sentences of these heights, the most important first, into a room. No line is ever cut: what does not fit is
 * behind a button. The button is only for the first `needed` sentences; the others are left out where there is no
 * room for them.
 */
export function fitting(heights: number[], room: number, line: number, needed: number): Fitting {
  const fit = (space: number) => {
    let used = 0;
    const whole = heights.findIndex((height) => (used += height + GAP) - GAP > space);
    return whole < 0 ? heights.length : whole;
  };
  const most = fit(room);
  if (most >= needed) return { whole: most, lines: 0, more: false };
  const whole = fit(room - MORE - GAP);
  const lines = whole > 0 ? 0 : Math.max(0, Math.floor((room - MORE - GAP) / line));
  return { whole, lines, more: room >= MORE };
}
