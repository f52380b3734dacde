/** The moment up to which the viewer has closed the remarks. */
export class ClosedRemarks {
  /** The index of this moment; -1 if no remarks are closed. */
  upTo = $state(-1);
  readonly #shown: () => number;

  /** `shown` returns the index of the moment that is shown. */
  constructor(shown: () => number) {
    this.#shown = shown;
    // Once the viewer steps back or an action is taken back, the remarks are shown again.
    $effect(() => {
      if (shown() < this.upTo) this.open();
    });
  }

  close(): void {
    this.upTo = this.#shown();
  }

  open(): void {
    this.upTo = -1;
  }
}
