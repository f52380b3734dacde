/**
 * How urgent a bubble is. Only the most urgent one speaks; a guide waits until a remark is gone, and a refusal
 * comes before all.
 */
export const URGENCY = { guide: 0, remark: 1, refusal: 2 } as const;

interface Speaker {
  urgency: number;
}

/** The bubbles that would like to speak now, of which one does. */
class Bubbles {
  #all = $state.raw<Speaker[]>([]);

  /** The one that speaks: of equally urgent ones, the newest. */
  readonly speaker = $derived(
    this.#all.reduce<Speaker | null>((best, one) => (best && best.urgency > one.urgency ? best : one), null),
  );

  /** Whether something more urgent speaks. */
  outranks(urgency: number): boolean {
    return (this.speaker?.urgency ?? -1) > urgency;
  }

  /** Lets a bubble ask to speak. Returns what takes it away again. */
  enter(speaker: Speaker): () => void {
    this.#all = [...this.#all, speaker];
    return () => (this.#all = this.#all.filter((one) => one !== speaker));
  }
}

export const bubbles = new Bubbles();
