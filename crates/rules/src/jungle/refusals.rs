//! Refusals and endings.

use crate::{endings, refusals};

refusals! {
    NO_ANIMAL = "J-3", "jungle-no-animal" (square);
    NOT_YOURS = "J-3", "jungle-not-yours" (animal, square);
    NO_PASSING = "J-3", "jungle-no-passing" ();
    TOO_FAR = "J-3", "jungle-too-far" (animal);
    OWN_ANIMAL = "J-4", "jungle-own-animal" (animal, square);
    OWN_DEN = "J-4", "jungle-own-den" (animal);
    NO_SWIMMER = "J-5", "jungle-no-swimmer" (animal, square);
    NO_JUMPER = "J-6", "jungle-no-jumper" (animal);
    LEOPARD_ACROSS = "J-6", "jungle-leopard-across" ();
    JUMP_BLOCKED = "J-6", "jungle-jump-blocked" (animal, blocker, square);
    TOO_STRONG = "J-7", "jungle-too-strong" (animal, rank, prey, prey_rank);
    RAT_IN_WATER = "J-8", "jungle-rat-in-water" ();
    HUNGRY_DEN = "J-13", "jungle-hungry-den" (animal);
    REPETITION = "J-16", "jungle-repetition" ();

    POSITION_ROW = "C-8", "jungle-position-row" (number, text);
    POSITION_TWICE = "J-2", "jungle-position-twice" (side, animal);
    POSITION_NONE = "J-15", "jungle-position-none" (side);
    POSITION_OWN_DEN = "J-4", "jungle-position-own-den" (animal, square);
    POSITION_DEN = "J-14", "jungle-position-den" (animal, square);
    POSITION_WATER = "J-5", "jungle-position-water" (animal, square);
    POSITION_HUNGRY = "J-10", "jungle-position-hungry" (square, side);
}

endings! {
    DEN = "J-14", "jungle-den";
    ALL_STARVED = "J-15", "jungle-all-starved";
    ALL_TAKEN = "J-15", "jungle-all-taken";
    NO_MOVE = "J-15", "jungle-no-move";
    NOTHING_NEW = "J-15", "jungle-nothing-new";
}
