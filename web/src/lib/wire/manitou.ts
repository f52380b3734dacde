// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

/**
 * An action in its parts, as far as all may know it.
 */
export type ManitouAction =
  | { kind: 'tiles' }
  | { kind: 'choose' }
  | { kind: 'deck' }
  | {
      kind: 'play';
      /**
       * The card.
       */
      card: string;
      /**
       * The ground it goes to, 1 to 3.
       */
      ground: number;
    }
  | {
      kind: 'move';
      /**
       * The card.
       */
      card: string;
      /**
       * The ground, 1 to 3.
       */
      from: number;
      /**
       * The ground it goes to, 1 to 3.
       */
      to: number;
    }
  | { kind: 'decline' }
  | {
      kind: 'discard';
      /**
       * The tile.
       */
      tile: string;
    }
  | {
      kind: 'take';
      /**
       * The tile.
       */
      tile: string;
    };

/**
 * The open cards and tiles, and the viewer's own cards.
 */
export type ManitouBoard = {
  /**
   * The next task.
   */
  phase: ManitouTask;
  /**
   * The hunt, from 1.
   */
  hunt: number;
  /**
   * The number of hunts in the game.
   */
  hunts: number;
  /**
   * The seat that began this hunt.
   */
  first: number;
  /**
   * The seat that plays last in it.
   */
  dealer: number;
  /**
   * The tiles in each ground.
   */
  grounds: [Array<string>, Array<string>, Array<string>];
  /**
   * The tiles left in the bag.
   */
  bag: Array<string>;
  /**
   * By seat, what all may see.
   */
  seats: Array<ManitouPlayer>;
  /**
   * The owner of the totem cylinder.
   */
  totem: number | null;
  /**
   * The owner of the horse cylinder.
   */
  horse: number | null;
  /**
   * The tiles still to be taken, in order.
   */
  takes: Array<ManitouTake>;
  /**
   * The viewer's own cards; `None` for a spectator.
   */
  own: ManitouOwn | null;
};

/**
 * A card.
 */
export type ManitouCard = {
  /**
   * Its text.
   */
  card: string;
  /**
   * The key of its name in the book.
   */
  name: string;
  /**
   * Its strength, for a hunter.
   */
  value: number | null;
  /**
   * The heroes it defeats.
   */
  defeats: Array<string>;
};

/**
 * What an action did.
 */
export type ManitouEffect = { effect: 'played' } & ManitouTrial;

/**
 * What is in the game.
 */
export type ManitouGeometry = {
  /**
   * The cards each player has, one entry for each single card.
   */
  cards: Array<ManitouCard>;
  /**
   * The kinds of tiles.
   */
  tiles: Array<ManitouTile>;
};

/**
 * What the seat to act may do.
 */
export type ManitouLegal =
  | {
      form: 'choose';
      /**
       * The cards to choose from, one entry for each single card.
       */
      available: Array<string>;
      /**
       * The number to choose.
       */
      size: number;
    }
  | {
      form: 'cards';
      /**
       * Every action's text.
       */
      actions: Array<string>;
      /**
       * The same actions in their parts, in the same order.
       */
      parts: Array<ManitouAction>;
    };

/**
 * The viewer's own cards.
 */
export type ManitouOwn = {
  /**
   * His hand.
   */
  hand: Array<string>;
  /**
   * The cards of the deck, sorted: nobody knows their order.
   */
  deck: Array<string>;
  /**
   * The cards put aside for this hunt.
   */
  aside: Array<string>;
};

/**
 * A card in a ground.
 */
export type ManitouPlaced = {
  /**
   * The card; everybody knows it even when it lies face down.
   */
  card: string;
  /**
   * False for a hero that was turned down.
   */
  face_up: boolean;
};

/**
 * What everybody may see of a player.
 */
export type ManitouPlayer = {
  /**
   * His cards in each ground, in the order in which they were laid.
   */
  grounds: [Array<ManitouPlaced>, Array<ManitouPlaced>, Array<ManitouPlaced>];
  /**
   * The strength of the player's hunters in each ground.
   */
  strength: [number, number, number];
  /**
   * The same in all grounds by the printed values, as the leather thief counts.
   */
  total: number;
  /**
   * The number of cards in hand.
   */
  hand: number;
  /**
   * The number of cards left in the deck.
   */
  deck: number;
  /**
   * The cards available in this hunt; the others were played in the hunt before.
   */
  available: Array<string>;
  /**
   * Whether the cards for this hunt are chosen.
   */
  has_chosen: boolean;
  /**
   * Whether the player was passed over, and so holds only heroes.
   */
  passed_over: boolean;
  /**
   * Whether the leather thief visits the player, as the cards lie.
   */
  robbed: boolean;
  /**
   * Whether the player still owes the thief a tile.
   */
  owes_tile: boolean;
  /**
   * His tiles.
   */
  tiles: Array<string>;
  /**
   * Their points.
   */
  points: ManitouPoints;
};

/**
 * Points by where they come from, as if the game ended now.
 */
export type ManitouPoints = {
  /**
   * Pairs of a tepee and a buffalo.
   */
  pairs: number;
  /**
   * The tepees on the player's tiles.
   */
  tepees: number;
  /**
   * The buffaloes on the player's tiles.
   */
  buffaloes: number;
  /**
   * For the totem cylinder.
   */
  totem: number;
  /**
   * For the horse cylinder.
   */
  horse: number;
  /**
   * For the most tomahawks.
   */
  tomahawks: number;
  /**
   * All together.
   */
  total: number;
};

/**
 * The reason for taking a tile.
 */
export type ManitouShare = 'heroes' | 'highest' | 'next';

/**
 * A tile to be taken.
 */
export type ManitouTake = {
  /**
   * The seat that takes it.
   */
  seat: number;
  /**
   * The ground, 1 to 3.
   */
  ground: number;
  /**
   * The reason.
   */
  share: ManitouShare;
};

/**
 * The next task.
 */
export type ManitouTask =
  'tiles' | 'choose' | 'deck' | 'play' | 'eighth' | 'move' | 'discard' | 'take' | 'over';

/**
 * A kind of tile.
 */
export type ManitouTile = {
  /**
   * Its text.
   */
  tile: string;
  /**
   * The key of its name in the book.
   */
  name: string;
  /**
   * Tepees on it.
   */
  tepees: number;
  /**
   * Buffaloes on it.
   */
  buffaloes: number;
};

/**
 * What became of the heroes where a card was laid.
 */
export type ManitouTrial = {
  /**
   * The ground, 1 to 3.
   */
  ground: number;
  /**
   * The newcomer stays face up.
   */
  stays: boolean;
  /**
   * The heroes that were turned down by it, the newcomer among them.
   */
  turned: Array<ManitouTurned>;
};

/**
 * A hero turned down.
 */
export type ManitouTurned = {
  /**
   * The owner.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
};
