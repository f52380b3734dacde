import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

/**
 * How urgent a bubble is. Only the most urgent one is shown. A guide waits until a remark is gone, and a
 * refusal comes before everything else.
 */
export const URGENCY = { guide: 0, remark: 1, refusal: 2 } as const;

interface Speaker {
  urgency: number;
}

/** An element that has room for words. A board knows best where they cover nothing. */
interface Room {
  element: HTMLElement;
  onBoard: boolean;
}

/** The bubbles that ask to be shown. Only one of them is shown at a time. */
class Bubbles {
  #all = $state.raw<Speaker[]>([]);
  /** Screens on which a bubble beside its target would cover too much of the board. */
  readonly #small = new MediaQuery('(max-width: 900px), (max-height: 520px)');
  #rooms = $state.raw<Room[]>([]);

  /** Whether a lesson of the guide waits until the more urgent bubble is gone. */
  awaited = $state(false);

  /** The newest element with room for words; elements on a board come first. Null if there is none. */
  readonly room = $derived(
    (this.#rooms.findLast(({ onBoard }) => onBoard) ?? this.#rooms.at(-1))?.element ?? null,
  );

  /** The element into which bubbles go on a small screen; null where they float beside their targets. */
  readonly strip = $derived(this.#small.current ? this.room : null);

  /** The bubble that is shown: the most urgent one, or the newest of several equally urgent ones. */
  readonly speaker = $derived(
    this.#all.reduce<Speaker | null>((best, one) => (best && best.urgency > one.urgency ? best : one), null),
  );

  /** Whether a more urgent bubble is shown. */
  outranks(urgency: number): boolean {
    return (this.speaker?.urgency ?? -1) > urgency;
  }

  /** Attaches to an element of the page that has room for words. */
  readonly keep = this.#keeper(false);
  /** Attaches to an element of a board that has room for words. */
  readonly keepOnBoard = this.#keeper(true);

  #keeper(onBoard: boolean) {
    return (element: HTMLElement) => {
      const room: Room = { element, onBoard };
      this.#rooms = [...untrack(() => this.#rooms), room];
      return () => (this.#rooms = this.#rooms.filter((one) => one !== room));
    };
  }

  /** Adds a bubble that asks to be shown. Returns a function that removes it again. */
  enter(speaker: Speaker): () => void {
    this.#all = [...this.#all, speaker];
    return () => (this.#all = this.#all.filter((one) => one !== speaker));
  }
}

export const bubbles = new Bubbles();

/** Moves an element into the room for words. */
export const into = (room: HTMLElement) => (node: HTMLElement) => {
  room.append(node);
  return () => node.remove();
};
