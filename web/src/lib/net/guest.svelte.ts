import { say } from '../words/words.svelte';
import { api } from './api';

/** Who one is at this server. */
class Guest {
  /** The name one goes by; empty before one has come in. */
  name = $state('');
  #entered: Promise<void> | null = null;

  /** Comes in; a newcomer is called a guest in his own language. */
  enter(): Promise<void> {
    this.#entered ??= api.enter(say('page-guest')).then(
      (me) => void (this.name = me.name),
      (error: unknown) => {
        this.#entered = null;
        throw error;
      },
    );
    return this.#entered;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const guest = new Guest();
