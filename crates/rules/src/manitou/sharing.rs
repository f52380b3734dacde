//! Sharing out the tiles of the grounds (MN-21 to MN-24).

use super::{
    board::{Ground, MAX_GROUP},
    list::List,
    position::PublicState,
};
use crate::{BySeat, MAX_SEATS, Seat};

/// The reason why a tile is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Share {
    /// Share (A): the seat has face-up heroes in the ground, and takes one tile (MN-21).
    #[default]
    Heroes,
    /// Share (B): the seat has the highest sum of hunters in the ground, and takes two tiles (MN-22).
    Highest,
    /// Share (C): the seat has the next highest sum of hunters in the ground, and takes one tile (MN-23).
    Next,
}

/// A tile that a seat is to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    /// The seat that takes it.
    pub seat: Seat,
    /// The ground it is taken from.
    pub ground: Ground,
    /// The reason.
    pub share: Share,
}

impl Default for Take {
    fn default() -> Take {
        Take { seat: Seat::FIRST, ground: Ground::default(), share: Share::default() }
    }
}

/// All the takes of a hunt, at most one for each tile.
pub(super) type Takes = List<Take, { Ground::COUNT * MAX_GROUP }>;

impl PublicState {
    /// The takes of this hunt, in order. They follow from the cards and from the tomahawks owned before the
    /// sharing, so they are settled before the first tile is taken.
    pub(super) fn shares(&self) -> Takes {
        let mut takes = Takes::default();
        for ground in Ground::ALL {
            let mut left = self.ground(ground).len();
            let [highest, next] = self.ranking(ground);
            for (seat, tiles, share) in [
                (self.hero_owner(ground), 1, Share::Heroes),
                (highest, 2, Share::Highest),
                (next, 1, Share::Next),
            ] {
                let Some(seat) = seat else { continue };
                for _ in 0..left.min(tiles) {
                    takes.push(Take { seat, ground, share });
                    left -= 1;
                }
            }
        }
        takes
    }

    /// The seats with the highest and the next highest sum of hunters in a ground. Sums that several seats
    /// share do not count (MN-22, MN-23).
    fn ranking(&self, ground: Ground) -> [Option<Seat>; 2] {
        let mut sums: BySeat<u32, MAX_SEATS> = BySeat::default();
        for seat in self.seats() {
            sums[seat] = self.hunters(seat, ground);
        }
        let best_below = |bound: u32| {
            let alone = |sum: u32| sums.values().iter().filter(|&&other| other == sum).count() == 1;
            self.seats()
                .filter(|&seat| (1..bound).contains(&sums[seat]) && alone(sums[seat]))
                .max_by_key(|&seat| sums[seat])
        };
        let highest = best_below(u32::MAX);
        [highest, highest.and_then(|seat| best_below(sums[seat]))]
    }
}
