import { router } from '../router.svelte';

/**
 * The storage key of the text that was last dropped, pasted or chosen. The tab stores it until it is closed.
 */
const KEY = 'brought';

/** The maximum length of a text, in characters or bytes. The server refuses much longer ones. */
const LARGEST = 1_000_000;

/** The text that contains the records on view. */
class Opened {
  /** How many texts were opened so far. When it changes, the page that shows the records starts afresh. */
  count = $state(0);
  /** Whether the last text was too long. */
  tooLong = $state(false);
  #text: string | null = null;

  get text(): string | null {
    return this.#text ?? sessionStorage.getItem(KEY);
  }

  /** Shows the records of a text. */
  open(text: string): void {
    this.tooLong = text.length > LARGEST;
    if (this.tooLong || text.trim() === '') return;
    this.#text = text;
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // The text is too long for the storage, so it is kept only until the next reload.
    }
    this.count++;
    router.go('/view');
  }

  async openFile(file: File | undefined): Promise<void> {
    const text = await this.readFile(file);
    if (text !== null) this.open(text);
  }

  /** The text of a file; null if there is none, or if it is too long. */
  async readFile(file: File | undefined): Promise<string | null> {
    this.tooLong = file !== undefined && file.size > LARGEST;
    return file && !this.tooLong ? file.text() : null;
  }
}

export const opened = new Opened();
