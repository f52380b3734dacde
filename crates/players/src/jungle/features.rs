//! The features of a Jungle position.

use rules::{
    Game, Seat, Turn,
    jungle::{Animal, Jungle, Kind, RANKS, Square, Squares},
};

use crate::linear::Features;

/// The features say where the animals stand, which animals can take which, and how near they are to the dens.
/// The hungry animals of the player to act are left out. Unless a comment says otherwise, a feature counts 1
/// for each animal of the player to act, and -1 for each animal of the other player.
pub(crate) struct Land;

/// Index of the feature that is 1 in every position. Its weight is the value of being the player to act.
const TURN: usize = 0;
/// First index of the features for an animal on a square: [`PLACES`] for each kind of animal.
const PLACE: usize = TURN + 1;
/// Number of squares in half the board: a square and its mirror image have the same number. Squares are
/// numbered from the animal's own end of the board.
const PLACES: usize = 4 * RANKS;
/// First index of four features for each kind of animal. They say how many enemies may take this kind,
/// wherever the enemies stand: 0, 1, 2, or at least 3.
const HUNTED: usize = PLACE + 8 * PLACES;
/// First index of one feature for each kind of animal of the player to act: the number of enemies that attack
/// this animal.
const THREATENED: usize = HUNTED + 8 * 4;
/// First index of one feature for each kind of animal: the number of squares that the animal can go to. The
/// number is negative for the other player's animal.
const MOBILITY: usize = THREATENED + 8;
/// First index of eight features for the player to act, followed by eight for the other player. They give the
/// number of steps, from 1 to 8, from the side's foremost animal to the enemy den; more steps count as 8. The
/// feature for the actual number is 1.
const FOREMOST: usize = MOBILITY + 8;
/// Number of features.
pub(crate) const COUNT: usize = FOREMOST + 2 * 8;

/// The enemy kinds that can take each kind, as bits.
const PREDATORS: [u8; 8] = {
    let mut predators = [0; 8];
    let mut kind = 0;
    while kind < 8 {
        predators[kind] = 0xff << kind;
        kind += 1;
    }
    // J-8
    predators[Kind::Elephant.index()] |= 1 << Kind::Rat.index();
    predators
};

impl Features<Jungle> for Land {
    fn visit(game: &Jungle, each: &mut impl FnMut(usize, i32)) {
        let Turn::Seat(seat) = game.turn() else { return };
        each(TURN, 1);
        let hungry = game.hungry();
        let sides = [Side::new(game, seat, hungry), Side::new(game, seat.other(), Squares::NONE)];
        for (number, sign) in [(0, 1), (1, -1)] {
            let (own, other) = (&sides[number], &sides[1 - number]);
            let mut foremost = 8;
            let reach = game.reach(own.seat);
            for (kind, square) in own.animals() {
                let index = kind.index();
                let place = seen_from(own.seat, square);
                each(PLACE + index * PLACES + place, sign);
                each(
                    HUNTED + index * 4 + (other.kinds & PREDATORS[index]).count_ones().min(3) as usize,
                    sign,
                );
                each(MOBILITY + index, sign * reach[index].len() as i32);
                let (file, rank) = (place / RANKS, place % RANKS);
                foremost = foremost.min(3 - file + 8 - rank);
                if number == 1 && reach[index].meets(sides[0].squares) {
                    for (prey, square) in sides[0].animals() {
                        if reach[index].contains(square) {
                            each(THREATENED + prey.index(), 1);
                        }
                    }
                }
            }
            each(FOREMOST + number * 8 + foremost.clamp(1, 8) - 1, 1);
        }
    }
}

/// The animals of one side.
struct Side {
    seat: Seat,
    places: [Option<Square>; 8],
    /// The kinds of these animals, as bits.
    kinds: u8,
    squares: Squares,
}

impl Side {
    /// Collects the animals of a side except the hungry ones. Those will starve unless the search finds prey
    /// for them.
    fn new(game: &Jungle, seat: Seat, hungry: Squares) -> Side {
        let mut side = Side { seat, places: [None; 8], kinds: 0, squares: Squares::NONE };
        for kind in game.kinds(seat) {
            if let Some(square) =
                game.square(Animal { side: seat, kind }).filter(|square| !hungry.contains(*square))
            {
                side.places[kind.index()] = Some(square);
                side.kinds |= 1 << kind.index();
                side.squares |= square.into();
            }
        }
        side
    }

    fn animals(&self) -> impl Iterator<Item = (Kind, Square)> {
        Kind::ALL.into_iter().filter_map(|kind| self.places[kind.index()].map(|square| (kind, square)))
    }
}

/// Returns the number of a square, counted from the side's own end of the board. A square and its mirror
/// image have the same number.
fn seen_from(side: Seat, square: Square) -> usize {
    let (file, rank) = (square.file(), square.rank());
    file.min(6 - file) * RANKS + if side == Seat::FIRST { rank } else { RANKS - 1 - rank }
}
