/** The text that was last dropped, pasted or chosen. It survives a reload of the page, but not the tab. */
const KEY = 'brought';
let text: string | null = null;

/** The largest text that the server reads. */
export const LARGEST = 1_000_000;

export function keepOpened(opened: string): void {
  text = opened;
  try {
    sessionStorage.setItem(KEY, opened);
  } catch {
    // Too long for the storage: it is kept until the next reload.
  }
}

export const openedText = (): string | null => text ?? sessionStorage.getItem(KEY);
