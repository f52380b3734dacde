import type { TableInfo } from '../wire/types';
import { say } from '../words/words.svelte';
import { api } from './api';
import { Refused } from './refused';

/** The storage key of the viewer's name. A browser that was never a guest of this server has none. */
const KEY = 'name';

/**
 * The viewer's identity at this server. Nobody becomes a guest by looking around: `signIn` is called when the viewer
 * does something that needs the server.
 */
class Guest {
  /** The viewer's name; empty until the server has answered. */
  name = $state('');
  #id = '';
  #signedIn: Promise<void> | null = null;

  /** Asks the server who the viewer is. A new guest gets a name in their own language. */
  signIn(): Promise<void> {
    this.#signedIn ??= api.enter(say('page-guest')).then(
      (me) => {
        // The viewer has a new identity now, but the page still shows data of the old one.
        if (this.#id !== '' && this.#id !== me.id) location.reload();
        this.#id = me.id;
        this.#named(me.name);
      },
      (error: unknown) => {
        this.#signedIn = null;
        throw error;
      },
    );
    return this.#signedIn;
  }

  /**
   * The tables of a returning guest. This also extends their session. For anybody else, this returns none and
   * does not make them a guest.
   */
  async tables(): Promise<TableInfo[]> {
    if (localStorage.getItem(KEY) === null) return [];
    try {
      const { yours } = await api.tables();
      await this.signIn();
      return yours;
    } catch (error) {
      // The session has ended, or the guest was removed.
      if (error instanceof Refused && error.refusal.code === 'server-no-identity') this.forget();
      throw error;
    }
  }

  /** Asks the server again who the viewer is, because it may no longer know them. */
  signInAgain(): void {
    if (this.#id === '') return;
    this.#signedIn = null;
    this.signIn().catch(() => {});
  }

  /** Forgets who the viewer was. They become a new guest when they sign in again. */
  forget(): void {
    this.#id = '';
    this.#signedIn = null;
    this.name = '';
    localStorage.removeItem(KEY);
  }

  async rename(name: string): Promise<void> {
    await this.signIn();
    this.#named((await api.rename(name)).name);
  }

  /** The viewer's name, even without a server: the last one that this device knows, or else "guest". */
  get called(): string {
    return this.name || (localStorage.getItem(KEY) ?? say('page-guest'));
  }

  #named(name: string): void {
    this.name = name;
    localStorage.setItem(KEY, name);
  }
}

export const guest = new Guest();
