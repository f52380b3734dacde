/** Asks whether to play a game on the server, because this browser cannot run or store it. */
class Instead {
  /** Takes the viewer's answer; null while nothing is asked. */
  answer = $state.raw<((agreed: boolean) => void) | null>(null);

  /** Asks, and resolves to whether the viewer agrees. */
  ask(): Promise<boolean> {
    this.answer?.(false);
    return new Promise((answered) => {
      this.answer = (agreed) => {
        this.answer = null;
        answered(agreed);
      };
    });
  }
}

export const instead = new Instead();
