//! What tiles are worth: cylinders (MN-26, MN-27), points (MN-25 to MN-28) and the result (MN-29).

use super::{
    position::PublicState,
    refusals::{BY_NOTHING, BY_POINTS, BY_TEPEES, BY_TILES},
    tiles::Tile,
};
use crate::{BitSet, Outcome, Seat, Spec as _};

/// A seat's points, by their source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Points {
    /// Pairs of a tepee and a buffalo (MN-25).
    pub pairs: u32,
    /// 1 if the seat owns the totem cylinder (MN-26), otherwise 0.
    pub totem: u32,
    /// 1 if the seat owns the horse cylinder (MN-26), otherwise 0.
    pub horse: u32,
    /// 1 if the seat has tomahawks and no other seat has more (MN-28), otherwise 0.
    pub tomahawks: u32,
}

impl Points {
    /// The sum of the seat's points.
    pub fn total(self) -> u32 {
        self.pairs + self.totem + self.horse + self.tomahawks
    }
}

impl PublicState {
    /// A seat's points, as if the game ended now.
    pub fn points(&self, seat: Seat) -> Points {
        let tiles = self.tiles(seat);
        let tomahawks = |seat: Seat| self.tiles(seat).count(Tile::TOMAHAWK);
        let most = self.seats().map(tomahawks).max().unwrap_or(0);
        Points {
            pairs: tiles.tepees().min(tiles.buffaloes()),
            totem: u32::from(self.totem == Some(seat)),
            horse: u32::from(self.horse == Some(seat)),
            tomahawks: u32::from(most > 0 && tomahawks(seat) == most),
        }
    }

    /// The result, if the game ended now.
    pub(super) fn result(&self) -> Outcome {
        let points = |seat: Seat| self.points(seat).total();
        let tepees = |seat: Seat| self.tiles(seat).tepees();
        let tiles = |seat: Seat| self.tiles(seat).len() as u32;
        let mut left: BitSet<Seat> = self.seats().collect();
        let orders: [(&dyn Fn(Seat) -> u32, _); 3] =
            [(&points, &BY_POINTS), (&tepees, &BY_TEPEES), (&tiles, &BY_TILES)];
        for (order, ending) in orders {
            let best = left.map(order).max();
            left = left.filter(|&seat| Some(order(seat)) == best).collect();
            if left.len() == 1 {
                return Outcome::shared(left, self.spec.seats(), ending);
            }
        }
        Outcome::shared(left, self.spec.seats(), &BY_NOTHING)
    }

    /// A seat gains a tile, and perhaps a cylinder with it (MN-26).
    pub(super) fn gain(&mut self, seat: Seat, tile: Tile) {
        self.tiles[seat].add(tile);
        let owner = self.cylinder(tile);
        if owner.is_none_or(|owner| self.tiles(seat).count(tile) >= self.tiles(owner).count(tile)) {
            self.set_cylinder(tile, Some(seat));
        }
    }

    /// A seat loses a tile, and perhaps a cylinder with it (MN-27).
    pub(super) fn lose(&mut self, seat: Seat, tile: Tile) {
        self.tiles[seat].remove(tile);
        if self.cylinder(tile) != Some(seat) {
            return;
        }
        let seats = self.spec.seats();
        let count = |seat: Seat| self.tiles(seat).count(tile);
        let others = std::iter::successors(Some(seat.next(seats)), |other| Some(other.next(seats)));
        let mut heir = None;
        let mut most = 0;
        for other in others.take_while(|&other| other != seat) {
            if count(other) > most {
                (heir, most) = (Some(other), count(other));
            }
        }
        if most >= count(seat) {
            self.set_cylinder(tile, heir);
        }
    }

    /// The owner of the cylinder that belongs to a kind of tile.
    fn cylinder(&self, tile: Tile) -> Option<Seat> {
        match tile {
            Tile::TOTEM => self.totem,
            Tile::HORSE => self.horse,
            _ => None,
        }
    }

    fn set_cylinder(&mut self, tile: Tile, owner: Option<Seat>) {
        match tile {
            Tile::TOTEM => self.totem = owner,
            Tile::HORSE => self.horse = owner,
            _ => {}
        }
    }
}
