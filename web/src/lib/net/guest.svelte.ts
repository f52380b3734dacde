import { say } from '../words/words.svelte';
import { api } from './api';

/** Who one is at this server. */
class Guest {
  /** The name one goes by; empty before one has come in. */
  name = $state('');
  #id = '';
  #entered: Promise<void> | null = null;

  /** Comes in; a newcomer is called a guest in his own language. */
  enter(): Promise<void> {
    this.#entered ??= api.enter(say('page-guest')).then(
      (me) => {
        // Nothing on this page is his any more.
        if (this.#id !== '' && this.#id !== me.id) location.reload();
        this.#id = me.id;
        this.name = me.name;
      },
      (error: unknown) => {
        this.#entered = null;
        throw error;
      },
    );
    return this.#entered;
  }

  /** Comes in again, where the server may have forgotten who one is. */
  again(): void {
    if (this.#id === '') return;
    this.#entered = null;
    this.enter().catch(() => {});
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const guest = new Guest();
