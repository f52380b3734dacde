/**
 * The storage key of the text that was last dropped, pasted or chosen. The text is kept until the tab is
 * closed.
 */
const KEY = 'brought';
let text: string | null = null;

/** The maximum length of a text, in characters or bytes. The server refuses much longer ones. */
export const LARGEST = 1_000_000;

export function keepOpened(opened: string): void {
  text = opened;
  try {
    sessionStorage.setItem(KEY, opened);
  } catch {
    // The text is too long for the storage, so it is kept only until the next reload.
  }
}

export const openedText = (): string | null => text ?? sessionStorage.getItem(KEY);
