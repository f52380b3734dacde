/**
 * How urgent a bubble is. Only the most urgent one is shown. A guide waits until a remark is gone, and a
 * refusal comes before everything else.
 */
export const URGENCY = { guide: 0, remark: 1, refusal: 2 } as const;

interface Speaker {
  urgency: number;
}

/** The bubbles that ask to be shown. Only one of them is shown at a time. */
class Bubbles {
  #all = $state.raw<Speaker[]>([]);

  /** The bubble that is shown: the most urgent one, or the newest of several equally urgent ones. */
  readonly speaker = $derived(
    this.#all.reduce<Speaker | null>((best, one) => (best && best.urgency > one.urgency ? best : one), null),
  );

  /** Whether a more urgent bubble is shown. */
  outranks(urgency: number): boolean {
    return (this.speaker?.urgency ?? -1) > urgency;
  }

  /** Adds a bubble that asks to be shown. Returns a function that removes it again. */
  enter(speaker: Speaker): () => void {
    this.#all = [...this.#all, speaker];
    return () => (this.#all = this.#all.filter((one) => one !== speaker));
  }
}

export const bubbles = new Bubbles();
