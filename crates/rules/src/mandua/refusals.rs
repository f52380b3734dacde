//! Refusals and endings.

use crate::{endings, refusals};

refusals! {
    TIGERS_TURN = "MD-5", "mandua-tigers-turn" ();
    HUNTERS_TURN = "MD-5", "mandua-hunters-turn" ();
    HUNTER_OUTSIDE = "MD-3", "mandua-hunter-outside" (field);
    NONE_TO_SET = "MD-6", "mandua-none-to-set" ();
    SET_FIRST = "MD-6", "mandua-set-first" (number);
    NO_HUNTER = "MD-6", "mandua-no-hunter" (field);
    HUNTER_REACH = "MD-6", "mandua-hunter-reach" (from, to);
    HUNTER_OCCUPIED = "MD-6", "mandua-hunter-occupied" (field);
    NO_TIGER = "MD-7", "mandua-no-tiger" (field);
    TIGER_REACH = "MD-7", "mandua-tiger-reach" (from, to);
    TIGER_OCCUPIED = "MD-7", "mandua-tiger-occupied" (field);
    JUMP_OCCUPIED = "MD-8", "mandua-jump-occupied" (field);
    JUMP_OVER_NONE = "MD-8", "mandua-jump-over-none" (field);
    MUST_BEAT = "MD-11", "mandua-must-beat" (number);
    TOO_FEW = "MD-15", "mandua-too-few" (number, highest);
    GUIDED = "MD-15", "mandua-guided" ();
    SAY_RANGE = "MD-16", "mandua-say-range" (number, most);
    SAID = "MD-17", "mandua-said" (number);
    SAY_LATE = "MD-17", "mandua-say-late" ();
    STEP_LATE = "MD-17", "mandua-step-late" ();
    NOTHING_BEATEN = "MD-17", "mandua-nothing-beaten" ();
    OBJECT_LATE = "MD-18", "mandua-object-late" ();
    OBJECT_RANGE = "MD-18", "mandua-object-range" (number, most);
    NO_REMOVAL = "MD-18", "mandua-no-removal" ();
    REMOVE_FIRST = "MD-19", "mandua-remove-first" ();
    NOT_THE_MOST = "MD-19", "mandua-not-the-most" (field);
    NO_STUDY = "MD-16", "mandua-no-study" ();
    NO_TAKE_BACK = "MD-27", "mandua-no-take-back" ();
    POSITION_TIGERS = "MD-1", "mandua-position-tigers" (number);
    POSITION_HUNTERS = "MD-1", "mandua-position-hunters" (number);
    POSITION_FEW_HUNTERS = "MD-29", "mandua-position-few-hunters" (number, most);
    POSITION_ALL_BEATEN = "MD-25", "mandua-position-all-beaten" ();
    POSITION_TURN_BEFORE = "MD-28", "mandua-position-turn-before" (state);
    POSITION_GUIDED = "MD-15", "mandua-position-guided" (state);
    POSITION_STRICT = "MD-16", "mandua-position-strict" (state);
    POSITION_ACTOR = "MD-17", "mandua-position-actor" (state);
    POSITION_TOTAL = "MD-11", "mandua-position-total" (number, highest);
    POSITION_REMOVAL = "MD-19", "mandua-position-removal" (field);
}

endings! {
    REPETITION = "MD-22", "mandua-repetition";
    ALL_REMOVED = "MD-23", "mandua-all-removed";
    LOCKED = "MD-23", "mandua-locked";
    PUTT = "MD-24", "mandua-putt";
    MAHARAJA = "MD-24", "mandua-maharaja";
    ALL_BEATEN = "MD-25", "mandua-all-beaten";
    QUIET = "MD-26", "mandua-quiet";
}
