// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

/**
 * An action in its parts.
 */
export type ManduaAction =
  | {
      kind: 'place';
      /**
       * The field.
       */
      to: string;
    }
  | {
      kind: 'go';
      /**
       * The start.
       */
      from: string;
      /**
       * The end.
       */
      to: string;
    }
  | {
      kind: 'say';
      /**
       * The number.
       */
      number: number;
    }
  | {
      kind: 'object';
      /**
       * The number.
       */
      number: number;
    }
  | {
      kind: 'remove';
      /**
       * The tiger's field.
       */
      field: string;
    }
  | { kind: 'end' };

/**
 * Tigers and hunters.
 */
export type ManduaBoard = {
  /**
   * Where tigers stand.
   */
  tigers: Array<string>;
  /**
   * Where hunters stand.
   */
  hunters: Array<string>;
  /**
   * Hunters still to be set.
   */
  to_set: number;
  /**
   * The next task.
   */
  phase: ManduaTask;
  /**
   * The tigers of which Hunter must remove one.
   */
  removable: Array<string>;
  /**
   * The hunters that Tiger must still beat in this turn; `None` at a strict table, where nobody tells.
   */
  to_beat: number | null;
  /**
   * The hunters beaten so far in Tiger's newest turn.
   */
  beaten: number;
  /**
   * Tiger's newest turn, for the small second board.
   */
  turn: ManduaTurn;
};

/**
 * A legal action of Hunter or Tiger.
 */
export type ManduaDeed =
  | {
      kind: 'place';
      /**
       * The action's text.
       */
      action: string;
      /**
       * The field.
       */
      to: string;
    }
  | {
      kind: 'go';
      /**
       * The action's text.
       */
      action: string;
      /**
       * The start.
       */
      from: string;
      /**
       * The end.
       */
      to: string;
      /**
       * The hunters that a tiger removes by it.
       */
      beaten: Array<string>;
    }
  | {
      kind: 'say';
      /**
       * The action's text.
       */
      action: string;
      /**
       * The number.
       */
      number: number;
    }
  | {
      kind: 'object';
      /**
       * The action's text.
       */
      action: string;
      /**
       * The number.
       */
      number: number;
    }
  | {
      kind: 'remove';
      /**
       * The action's text.
       */
      action: string;
      /**
       * The tiger's field.
       */
      field: string;
    }
  | {
      kind: 'end';
      /**
       * The action's text.
       */
      action: string;
    };

/**
 * What an action did.
 */
export type ManduaEffect = {
  effect: 'struck';
  /**
   * The hunters that leave the board: the one jumped first, then the pair beside.
   */
  beaten: Array<string>;
};

/**
 * A field of the board.
 */
export type ManduaField = {
  /**
   * Its name.
   */
  field: string;
  /**
   * From 0, field D, over 1 to 5, files a to e, to 6, field B.
   */
  column: number;
  /**
   * From 0, field C, over 1 to 5, the ranks, to 6, field A.
   */
  row: number;
  /**
   * Whether it is one of the four outside.
   */
  cage: boolean;
};

/**
 * What never changes on the board.
 */
export type ManduaGeometry = {
  /**
   * Each field's place.
   */
  fields: Array<ManduaField>;
};

/**
 * What the seat to act may do.
 */
export type ManduaLegal = {
  form: 'hunt';
  /**
   * Every action.
   */
  actions: Array<ManduaDeed>;
};

/**
 * The next task.
 */
export type ManduaTask = 'hunt' | 'object' | 'remove' | 'prowl' | 'over';

/**
 * Tiger's newest turn: the current one so far or, while Hunter acts, the last one.
 */
export type ManduaTurn = {
  /**
   * The tigers before it.
   */
  tigers: Array<string>;
  /**
   * The hunters before it.
   */
  hunters: Array<string>;
  /**
   * The number of hunters Tiger announced; 0 without an announcement.
   */
  announced: number;
  /**
   * Its steps and jumps: from, to.
   */
  steps: Array<[string, string]>;
};
