//! The moves of each animal (J-3 to J-9).

use super::{
    action::Action,
    animal::{Animal, Kind, Kinds},
    board::{
        DENS, ENTRIES, JUMPS, Jumps, LAND_STEPS, RANK_JUMPS, Square, Squares, TRAPS, WATER, WATER_STEPS,
    },
    position::Position,
};
use crate::Seat;

/// The target squares of each animal of one side, by kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moves([Squares; 8]);

impl Moves {
    /// No move.
    pub(super) const NONE: Moves = Moves([Squares::NONE; 8]);

    /// Where a side's animals can move and attack. This includes moves into the den that J-13 may forbid, and
    /// moves that J-16 may forbid because they repeat a position.
    #[inline]
    pub(super) fn of(position: &Position, side: Seat) -> Moves {
        let enemy = side.other();
        let enemies = position.occupied(enemy);
        let barred = position.occupied(side) | DENS[side];
        let mut targets = Kind::ALL.map(|kind| STEPS[kind.index()][position.entry(side, kind)]);
        for (kind, jumps) in JUMPERS {
            targets[kind.index()] |= open(&jumps[position.entry(side, kind)], enemies);
        }
        let rat = targets[Kind::Rat.index()];
        // J-9: every animal can take an enemy on a trap.
        let mut prey = enemies & TRAPS;
        for kind in Kind::ALL {
            prey |= position.spot(enemy, kind); // J-7
            targets[kind.index()] -= barred | (enemies - prey);
        }
        // J-8
        if !position.spot(side, Kind::Rat).meets(WATER) {
            targets[Kind::Rat.index()] |= rat & position.spot(enemy, Kind::Elephant);
        }
        Moves(targets)
    }

    /// The target squares of one animal.
    #[inline]
    pub(super) fn targets(&self, kind: Kind) -> Squares {
        self.0[kind.index()]
    }

    /// Removes target squares of one animal.
    #[inline]
    pub(super) fn withhold(&mut self, kind: Kind, squares: Squares) {
        self.0[kind.index()] -= squares;
    }

    /// The animals that can move to any of these squares.
    #[inline]
    pub(super) fn reaching(&self, squares: Squares) -> Kinds {
        let mut kinds = Kinds::NONE;
        for kind in Kind::ALL {
            kinds.insert_if(kind, self.targets(kind).meets(squares));
        }
        kinds
    }

    /// Whether there is no move.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(Squares::NONE, |all, &set| all | set).is_empty()
    }

    /// Number of moves.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|set| set.len() as u32).sum()
    }

    /// The animal and the target of the move with this number, which must be below [`count`](Self::count).
    #[inline]
    pub(super) fn nth(&self, mut number: u32) -> Option<(Kind, Square)> {
        for kind in Kind::ALL {
            let mut targets = self.targets(kind);
            let count = targets.len() as u32;
            if number < count {
                return targets.nth(number as usize).map(|to| (kind, to));
            }
            number -= count;
        }
        None
    }

    /// All moves of `side`, animal by animal.
    pub(super) fn iter(&self, position: &Position, side: Seat) -> impl Iterator<Item = Action> {
        Kind::ALL
            .into_iter()
            .filter_map(move |kind| position.square(Animal { side, kind }).map(|from| (kind, from)))
            .flat_map(move |(kind, from)| self.targets(kind).map(move |to| Action { from, to }))
    }
}

/// The steps of each kind (J-3, J-5).
static STEPS: [&[Squares; ENTRIES]; 8] = {
    let mut table = [&LAND_STEPS; 8];
    table[Kind::Rat.index()] = &WATER_STEPS;
    table[Kind::Dog.index()] = &WATER_STEPS;
    table
};

/// The kinds that jump, with their jumps (J-6).
const JUMPERS: [(Kind, &[Jumps; ENTRIES]); 3] =
    [(Kind::Leopard, &RANK_JUMPS), (Kind::Tiger, &JUMPS), (Kind::Lion, &JUMPS)];

/// Where a kind of animal could move from a square on an empty board (J-3, J-5, J-6). This includes the den
/// of its own side, which J-4 forbids. An enemy in the water can block a jump, which is not checked here:
/// [`Action::crossed`] gives that water.
pub fn ways(kind: Kind, from: Square) -> Squares {
    let steps = STEPS[kind.index()][from.index()];
    let jumps = JUMPERS.iter().filter(|(jumper, _)| *jumper == kind);
    jumps.flat_map(|(_, jumps)| jumps[from.index()]).fold(steps, |ways, jump| ways | jump.to)
}

/// The targets of the jumps that no enemy in the water blocks (J-6).
#[inline]
fn open(jumps: &Jumps, enemies: Squares) -> Squares {
    jumps.iter().fold(Squares::NONE, |set, jump| if jump.over.meets(enemies) { set } else { set | jump.to })
}
