/** The clock behind all motion. Tests use a [`StepClock`] instead and step through the time. */
export interface Clock {
  /** The time in milliseconds since some fixed moment. */
  now: () => number;
  /** Calls a function before the next frame is drawn. Returns a function that cancels the call. */
  frame: (then: () => void) => () => void;
}

/**
 * The clock that the page uses. The browser draws no frames in a hidden tab, so all motion pauses there.
 */
export const screenClock: Clock = {
  now: () => performance.now(),
  frame: (then) => {
    const frame = requestAnimationFrame(then);
    return () => cancelAnimationFrame(frame);
  },
};

/** A clock that stands still until it is stepped. */
export class StepClock implements Clock {
  #now = 0;
  #due = new Set<() => void>();

  now = () => this.#now;

  frame = (then: () => void) => {
    this.#due.add(then);
    return () => this.#due.delete(then);
  };

  /** Lets time pass, with a frame every 10 milliseconds. */
  step(milliseconds: number): void {
    for (let left = milliseconds; left > 0; left -= 10) {
      this.#now += Math.min(left, 10);
      const due = [...this.#due];
      this.#due.clear();
      for (const then of due) then();
    }
  }
}
