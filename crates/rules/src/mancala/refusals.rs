//! Refusals and endings.

use crate::{endings, refusals};

refusals! {
    ONE_STONE = "MC-13", "mancala-one-stone" ();
    EMPTY_BOWL = "MC-4", "mancala-empty-bowl" (bowl);
    DIRECTION_GIVEN = "MC-11", "mancala-direction-given" (bowl);
    DIRECTION_MISSING = "MC-11", "mancala-direction-missing" (bowl);
    SINGLE_STONE = "MC-13", "mancala-single-stone" (bowl);
    TOO_MANY_STONES = "MC-1", "mancala-too-many-stones" (stones, most);
    NO_STONES = "MC-6", "mancala-no-stones" (seat);
    ONLY_SINGLES = "MC-14", "mancala-position-only-singles" ();
    NO_EVEN_STARTS = "MC-20", "mancala-no-even-starts" ();
}

endings! {
    EMPTY_SIDE = "MC-6", "mancala-empty-side";
    EMPTY_SIDE_REST_BANKED = "MC-10", "mancala-empty-side-rest-banked";
    EMPTY_SIDE_REST_LOST = "MC-19", "mancala-empty-side-rest-lost";
    NOBODY_CAN_PLAY = "MC-14", "mancala-only-singles";
    REPETITION = "MC-15", "mancala-repetition";
}
