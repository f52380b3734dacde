import type { Dice } from '$lib/dice/dice';
import type { Dealer, Referee } from '$lib/dice/referee';

const TILES = ['t1', 't2', 't3', 'b1', 'b2', 'b3', 'totem', 'horse', 'tomahawk'];
const TILE_COUNTS = [8, 6, 4, 8, 6, 4, 8, 8, 8];
const HEROES = ['chief', 'chief', 'matriarch', 'matriarch', 'rain', 'scout', 'medicine'];
const CARDS = [...Array.from({ length: 10 }, (_, i) => String(i + 1)), ...HEROES];
/** How many tiles each ground gets, by the number of players. */
const GROUNDS: Record<number, number[]> = { 2: [2, 3, 3], 3: [3, 3, 4], 4: [3, 4, 4], 5: [4, 4, 4] };

/** A list without some of its entries, in the same order. */
function without(things: readonly string[], gone: readonly string[]): string[] {
  const left = [...things];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * Repeats the deals of Big Manitou, to check the server. It must not rely on anything that the server
 * computes. Unlike the rest of the page, it therefore parses the text of recorded actions itself.
 */
class ManitouDealer implements Dealer {
  readonly #dice: Dice;
  readonly #players: number;
  readonly #random: boolean;
  #bag = TILES.flatMap((tile, i) => Array<string>(TILE_COUNTS[i] ?? 0).fill(tile));
  /** The number of the current hunt, from 1; 0 before the first. */
  #hunt = 0;
  #chosen: string[][] = [];
  #nextToChoose = 0;
  #played: string[][] = [];
  #playedBefore: string[][] = [];

  constructor(dice: Dice, spec: string) {
    this.#dice = dice;
    this.#players = Number(/players=(\d)/.exec(spec)?.[1] ?? 2);
    this.#random = spec.includes('cards=random');
  }

  deal(action: string): string | null {
    if (action.startsWith('tiles:')) return this.#tiles();
    return action.startsWith('deck:') ? this.#deck(Number(action.split(':')[1])) : null;
  }

  follow(action: string, by: number | null): void {
    const [verb, what = ''] = action.split(':');
    if (verb === 'tiles') {
      this.#bag = without(this.#bag, what.split(/[,|]/));
      this.#hunt++;
      this.#playedBefore = this.#played;
      this.#played = Array.from({ length: this.#players }, () => []);
      this.#chosen = [];
      this.#nextToChoose = 0;
    } else if (verb === 'choose') this.#chosen[this.#nextToChoose++] = what.split(',');
    else if (verb === 'play') this.#played[by ?? -1]?.push(what.split('@')[0] ?? '');
  }

  #tiles(): string {
    const drawn = this.#dice.shuffled(this.#bag);
    const grounds = (GROUNDS[this.#players] ?? []).map((size) => drawn.splice(0, size).join(','));
    return `tiles:${grounds.join('|')}`;
  }

  #deck(seat: number): string {
    const from = this.#random ? this.#available(seat) : (this.#chosen[seat] ?? []);
    return `deck:${seat}:${this.#dice.shuffled(from).slice(0, this.#size(seat)).join(',')}`;
  }

  /**
   * The cards from which a seat may choose. Cards that were played in the first hunt are missing in the
   * second. In the third, all are available again.
   */
  #available(seat: number): string[] {
    return this.#hunt % 2 === 1 ? CARDS : without(CARDS, this.#playedBefore[seat] ?? []);
  }

  #size(seat: number): number {
    const first = (this.#hunt - 1) % this.#players;
    if (this.#players === 2) return seat === first ? 8 : 7;
    if (seat === first) return 9;
    return (seat + 1) % this.#players === first ? 7 : 8;
  }
}

export const referee: Referee = (dice, spec) => new ManitouDealer(dice, spec);
