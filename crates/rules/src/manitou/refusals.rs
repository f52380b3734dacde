//! Refusals and endings.

use crate::{endings, refusals};

refusals! {
    PLAYERS = "C-1", "manitou-players" ();
    NO_POSITION = "C-8", "manitou-no-position" ();

    NOW_TILES = "MN-6", "manitou-now-tiles" ();
    NOW_CHOOSE = "MN-7", "manitou-now-choose" (seat, number);
    NOW_DECK = "MN-9", "manitou-now-deck" (seat);
    NOW_PLAY = "MN-10", "manitou-now-play" (seat);
    NOW_EIGHTH = "MN-16", "manitou-now-eighth" (seat);
    NOW_MOVE = "MN-17", "manitou-now-move" (seat);
    NOW_DISCARD = "MN-19", "manitou-now-discard" (seat);
    NOW_TAKE = "MN-24", "manitou-now-take" (seat, ground);

    TILES_NUMBER = "MN-6", "manitou-tiles-number" (ground, number, given);
    TILES_BAG = "MN-6", "manitou-tiles-bag" (tile, number);

    CARDS_NUMBER = "MN-7", "manitou-cards-number" (number, given);
    CARDS_SPENT = "MN-8", "manitou-cards-spent" (card);
    DECK_SEAT = "MN-9", "manitou-deck-seat" (seat);
    DECK_CHOICE = "MN-9", "manitou-deck-choice" (card);
    CARDS_OWNED = "MN-1", "manitou-cards-owned" (card, number);

    HAND = "MN-10", "manitou-hand" (card);
    THIRD_HERO = "MN-11", "manitou-third-hero" (ground);

    MOVE_HERO = "MN-17", "manitou-move-hero" (card);
    MOVE_ABSENT = "MN-17", "manitou-move-absent" (card, ground);
    MOVE_NOWHERE = "MN-17", "manitou-move-nowhere" (ground);

    DISCARD_ABSENT = "MN-19", "manitou-discard-absent" (tile);
    DISCARD_OTHER = "MN-19", "manitou-discard-other" (tile);

    TAKE_ABSENT = "MN-21", "manitou-take-absent" (tile, ground);
}

endings! {
    BY_POINTS = "MN-29", "manitou-points";
    BY_TEPEES = "MN-29", "manitou-tepees";
    BY_TILES = "MN-29", "manitou-tiles";
    BY_NOTHING = "MN-29", "manitou-shared";
}
