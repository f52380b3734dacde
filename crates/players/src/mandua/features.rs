//! The features of a Mandua position.

use rules::{
    Game, Turn,
    mandua::{Direction, Field, Fields, HUNTER, HUNTERS, Mandua, TIGERS},
};

use super::threats::{exposed, jumps};
use crate::linear::Features;

/// The features say what was beaten, what is threatened, where the pieces stand and where they can go. The
/// sides are different, so all features describe the position from Hunter's side. They are negated when Tiger
/// is to act. Most features have separate weights for each of three stages of the game: fewer than half of
/// the hunters are set, more than half, or all.
pub(crate) struct Hunt;

/// First index of two features, one for each seat. The feature of the seat to act counts 1.
const TURN: usize = 0;
/// Index of the feature for the number of hunters beaten. Hunters that were missing from the start (`MD-29`)
/// count as beaten, so that the features depend on the position alone.
const BEATEN: usize = TURN + 2;
/// Index of the feature for the number of hunters still to be set.
const TO_SET: usize = BEATEN + 1;
/// First index of six features: the number of hunters, 1 to 6 or more, that Tiger could beat if it were
/// Tiger's turn. They are 0 when Tiger is to act.
const THREATENED: usize = TO_SET + 1;
/// First index of five features: the number of tigers, 0 to 4, that can neither step nor jump.
const STUCK: usize = THREATENED + 6;
/// First index of five features: the number of tigers that can step to exactly 0, 1, 2, 3 or 4 fields.
const STEPS: usize = STUCK + TIGERS as usize + 1;
/// Index of the feature for the number of vacant fields that tigers can reach by steps.
const REACHED: usize = STEPS + 5;
/// First index of two features. The first is the number of vacant fields of the ground that tigers cannot
/// reach by steps. The second says whether there are any such fields.
const QUIET: usize = REACHED + 1;
/// Index of the feature for the number of hunters over which a tiger could jump if it stood beside them.
const OPEN: usize = QUIET + 2;
/// First index of two features for vacant fields between two hunters: the number that tigers cannot reach by
/// steps, and the number that they can reach.
const GAPS: usize = OPEN + 1;
/// First index of four features. The first is the number of fields where a hunter can be set without being
/// beaten in the next turn. The other three say whether this number is 0, 1 or 2.
const SAFE: usize = GAPS + 2;
/// Index of the feature for the number of moves that the hunters would have if they were all set.
const MOVES: usize = SAFE + 4;
/// Index of the feature for the number of hunters without a hunter beside them.
const LONELY: usize = MOVES + 1;
/// Index of the feature for the number of pairs of hunters side by side.
const PAIRS: usize = LONELY + 1;
/// First index of six features: the number of hunters on each kind of field except the cages.
const HUNTER_PLACE: usize = PAIRS + 1;
/// First index of seven features: the number of tigers on each kind of field, with the cages last.
const TIGER_PLACE: usize = HUNTER_PLACE + 6;
/// Number of features of one stage of the game.
const STAGE: usize = TIGER_PLACE + 7;
/// First index of the features for each possible number of beaten hunters. From here on, the features do not
/// depend on the stage of the game.
const TOLL: usize = 3 * STAGE;
/// First index of the features for each possible number of removed tigers.
const REMOVED: usize = TOLL + HUNTERS as usize + 1;
/// Number of features.
pub(crate) const COUNT: usize = REMOVED + TIGERS as usize + 1;

/// In the second stage of the game, at most this many hunters are still to be set.
const HALF_SET: u8 = 12;

/// The kinds of fields. Turning and mirroring the board maps each kind to itself. The kinds of the ground
/// come first, from the middle to the corners. The cages come last.
const KINDS: [Fields; 7] = {
    let mut kinds = [Fields::NONE; 7];
    let mut number = 0;
    while number < Field::COUNT {
        let field = Field::ALL[number];
        let (column, row) = (field.column().abs_diff(3), field.row().abs_diff(3));
        let kind = match (column, row) {
            _ if field.is_cage() => 6,
            (0, 0) => 0,
            (0, 1) | (1, 0) => 1,
            (1, 1) => 2,
            (0, _) | (_, 0) => 3,
            (1, _) | (_, 1) => 4,
            _ => 5,
        };
        kinds[kind] = kinds[kind].with(field);
        number += 1;
    }
    kinds
};

impl Features<Mandua> for Hunt {
    fn visit(game: &Mandua, each: &mut impl FnMut(usize, i32)) {
        let Turn::Seat(seat) = game.turn() else { return };
        let sign = if seat == HUNTER { 1 } else { -1 };
        let (tigers, hunters, to_set) = (game.tigers(), game.hunters(), game.to_set());
        let vacant = !(tigers | hunters);
        let ground = vacant & Fields::GROUND;
        let beaten = usize::from(HUNTERS - to_set).saturating_sub(hunters.len());
        each(TOLL + beaten, sign);
        each(REMOVED + usize::from(TIGERS).saturating_sub(tigers.len()), sign);

        let stage = match to_set {
            0 => 2,
            1..=HALF_SET => 1,
            _ => 0,
        };
        let mut count = |feature, amount| each(stage * STAGE + feature, sign * amount as i32);
        count(TURN + seat.index(), 1);
        count(BEATEN, beaten);
        count(TO_SET, to_set.into());
        if seat == HUNTER {
            let threatened = usize::from(game.highest().min(6));
            if threatened > 0 {
                count(THREATENED + threatened - 1, 1);
            }
        }

        let mut stuck = 0;
        for tiger in tigers.singles() {
            let steps = tiger.around() & vacant;
            count(STEPS + steps.len(), 1);
            stuck += usize::from(steps.is_empty() && jumps(tiger, hunters, vacant).is_empty());
        }
        count(STUCK + stuck, 1);
        let reached = reached(tigers, vacant);
        let quiet = (ground - reached).len();
        count(REACHED, reached.len());
        count(QUIET, quiet);
        count(QUIET + 1, usize::from(quiet > 0));

        let [north, east, south, west] = Direction::ALL;
        let free = vacant | tigers;
        let open = free.shift(north) & free.shift(south) | free.shift(east) & free.shift(west);
        count(OPEN, (hunters & open).len());
        let gaps = hunters.between() & vacant;
        count(GAPS, (gaps - reached).len());
        count(GAPS + 1, (gaps & reached).len());
        let safe = (ground - exposed(tigers, hunters, vacant)).len();
        count(SAFE, safe);
        if safe < 3 {
            count(SAFE + 1 + safe, 1);
        }
        count(MOVES, Direction::ALL.map(|direction| (hunters.shift(direction) & ground).len()).iter().sum());
        count(LONELY, (hunters - hunters.around()).len());
        count(PAIRS, (hunters & hunters.shift(north)).len() + (hunters & hunters.shift(east)).len());
        for (kind, fields) in KINDS.into_iter().enumerate() {
            if kind < 6 {
                count(HUNTER_PLACE + kind, (hunters & fields).len());
            }
            count(TIGER_PLACE + kind, (tigers & fields).len());
        }
    }
}

/// Returns the vacant fields that tigers can get to by steps.
pub(super) fn reached(tigers: Fields, vacant: Fields) -> Fields {
    let mut reached = tigers.around() & vacant;
    loop {
        let further = reached | reached.around() & vacant;
        if further == reached {
            return reached;
        }
        reached = further;
    }
}
