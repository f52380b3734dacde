/** The text with records that was dropped, pasted or chosen last. It outlives a reload of the page, not the tab. */
const KEY = 'brought';
let text: string | null = null;

/** The largest text that the server reads. */
export const LARGEST = 1_000_000;

export function bring(brought: string): void {
  text = brought;
  try {
    sessionStorage.setItem(KEY, brought);
  } catch {
    // It is too long to be kept: then it is there until the next reload.
  }
}

export const brought = (): string | null => text ?? sessionStorage.getItem(KEY);
