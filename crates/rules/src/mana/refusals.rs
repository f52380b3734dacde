//! Refusals and endings.

use crate::{endings, refusals};

refusals! {
    // Setting up.
    SETTING_UP = "MA-5", "mana-setting-up" ();
    SET_UP_ALREADY = "MA-5", "mana-set-up-already" ();
    FILL_ROW = "MA-3", "mana-fill-row" ();
    FIRST_ROW = "MA-3", "mana-first-row" (square);
    DAIMYO_DOUBLE = "MA-3", "mana-daimyo-double" (square, kind);
    PLACE_EACH = "MA-4", "mana-place-each" ();
    TWO_ROWS = "MA-4", "mana-two-rows" (square);
    SQUARE_TWICE = "MA-4", "mana-square-twice" (square);
    RISING_ORDER = "MA-4", "mana-rising-order" (square, after);
    // Moving a piece.
    NO_PIECE = "MA-6", "mana-no-piece" (square);
    ENEMY_PIECE = "MA-6", "mana-enemy-piece" (square);
    DUTY = "MA-11", "mana-duty" (square, kind, duty);
    STAY = "MA-7", "mana-stay" (square);
    OWN_PIECE = "MA-8", "mana-own-piece" (square);
    DISTANCE = "MA-6", "mana-distance" (from, to, kind);
    PATH = "MA-7", "mana-path" (from, to, kind);
    BIRD_ON_PATH = "MA-12", "mana-bird-on-path" (from, to, bird);
    BIRD_ON_END = "MA-12", "mana-bird-on-end" (square);
    // Returning a Ronin.
    RETURN_DUTY = "MA-13", "mana-return-duty" (duty);
    NONE_CAPTURED = "MA-13", "mana-none-captured" ();
    RETURN_OCCUPIED = "MA-13", "mana-return-occupied" (square);
    // Setting the bird.
    BIRD_AFTER_DAIMYO = "MA-16", "mana-bird-after-daimyo" ();
    BIRD_MISSING = "MA-10", "mana-bird-missing" (kind);
    BIRD_NOWHERE = "MA-10", "mana-bird-nowhere" (kind);
    BIRD_KIND = "MA-10", "mana-bird-kind" (square, kind, expected);
    BIRD_OCCUPIED = "MA-10", "mana-bird-occupied" (square);
    BIRD_STAYS = "MA-10", "mana-bird-stays" (square);
    // Positions.
    POSITION_DAIMYO = "MA-1", "mana-position-daimyo" (player, number);
    POSITION_RONIN = "MA-1", "mana-position-ronin" (player, number, captured);
    POSITION_BIRD = "MA-10", "mana-position-bird" (square);
    POSITION_DUTY = "MA-11", "mana-position-duty" (kind, bird);
    POSITION_DUTY_BIRD = "MA-11", "mana-position-duty-bird" (kind);
    POSITION_BLOCKED = "MA-15", "mana-position-blocked" ();
    SET_UP_BIRD = "MA-5", "mana-set-up-bird" (square);
    SET_UP_CAPTURED = "MA-5", "mana-set-up-captured" (player, captured);
    SET_UP_TURN = "MA-5", "mana-set-up-turn" (player);
    SET_UP_WHITE = "MA-5", "mana-set-up-white" (square);
    SET_UP_DAIMYO = "MA-1", "mana-set-up-daimyo" (number);
    SET_UP_RONIN = "MA-1", "mana-set-up-ronin" (number);
}

endings! {
    DAIMYO_CAPTURED = "MA-16", "mana-daimyo-captured";
    BOTH_BLOCKED = "MA-15", "mana-both-blocked";
    THIRD_TIME = "MA-17", "mana-third-time";
    HUNDRED_MOVES = "MA-18", "mana-hundred-moves";
}
