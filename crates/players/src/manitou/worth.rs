//! Values tiles and cards between hunts.

use rules::{
    MAX_SEATS, Seat, Spec,
    manitou::{Action, Card, PublicState, Take, Tile},
};
use search::Values;

/// The features of a seat between two hunts.
#[derive(Clone, Copy, Debug)]
struct Features {
    /// Pairs of a tepee and a buffalo.
    pairs: f64,
    /// Tepees without a buffalo, or buffaloes without a tepee.
    surplus: f64,
    /// For totems, horses and tomahawks: the points that they would score for the seat now, and their number.
    others: [(f64, f64); 3],
    /// The sum of the values of the hunters that can be chosen for the next hunt.
    hunters: f64,
    /// The number of heroes that can be chosen for the next hunt.
    heroes: f64,
}

/// The weights of the features in the *prospects* of a seat, by the number of hunts still to come: 0, 1, 2,
/// and at least 3. The prospects are a weighted sum, and a seat's expected score is proportional to
/// `exp(prospects)`. Among all weights, these fit the results of 40,000 games of playouts best.
const WEIGHTS: [Features; 4] = [
    Features { pairs: 1.0, surplus: 0.0, others: [(1.0, 0.0); 3], hunters: 0.0, heroes: 0.0 },
    Features {
        pairs: 0.85,
        surplus: 0.30,
        others: [(0.50, 0.14), (0.60, 0.14), (0.35, 0.33)],
        hunters: 0.030,
        heroes: 0.25,
    },
    Features {
        pairs: 0.67,
        surplus: 0.26,
        others: [(0.30, 0.20), (0.43, 0.18), (0.15, 0.46)],
        hunters: 0.028,
        heroes: 0.23,
    },
    Features {
        pairs: 0.54,
        surplus: 0.24,
        others: [(0.22, 0.22), (0.43, 0.17), (0.10, 0.58)],
        hunters: 0.026,
        heroes: 0.19,
    },
];

/// Returns the weights when this many hunts are still to come.
fn weights(hunts: usize) -> &'static Features {
    &WEIGHTS[hunts.min(WEIGHTS.len() - 1)]
}

impl Features {
    fn of(table: &PublicState, seat: Seat) -> Features {
        let tiles = table.tiles(seat);
        let (tepees, buffaloes) = (f64::from(tiles.tepees()), f64::from(tiles.buffaloes()));
        let points = table.points(seat);
        let count = |tile: Tile| tiles.count(tile) as f64;
        let available = table.available(seat);
        Features {
            pairs: tepees.min(buffaloes),
            surplus: (tepees - buffaloes).abs(),
            others: [
                (f64::from(points.totem), count(Tile::TOTEM)),
                (f64::from(points.horse), count(Tile::HORSE)),
                (f64::from(points.tomahawks), count(Tile::TOMAHAWK)),
            ],
            hunters: available.iter().filter_map(Card::value).map(f64::from).sum(),
            heroes: available.iter().filter(|card| card.is_hero()).count() as f64,
        }
    }

    /// Returns what tepees and buffaloes add to a seat's prospects, with `self` as the weights.
    fn homely(&self, tepees: f64, buffaloes: f64) -> f64 {
        self.pairs * tepees.min(buffaloes) + self.surplus * (tepees - buffaloes).abs()
    }

    /// Returns the prospects of a seat whose features are `seen`, with `self` as the weights.
    fn prospects(&self, seen: &Features) -> f64 {
        let others = self.others.iter().zip(seen.others);
        self.pairs * seen.pairs
            + self.surplus * seen.surplus
            + others.map(|((most, each), (is_most, count))| most * is_most + each * count).sum::<f64>()
            + self.hunters * seen.hunters
            + self.heroes * seen.heroes
    }
}

/// Returns the expected score of each seat between two hunts.
pub(super) fn outlook(table: &PublicState) -> Values {
    let weights = weights(table.hunts() + 1 - table.hunt());
    let mut values = [0.0; MAX_SEATS];
    for seat in table.seats() {
        values[seat.index()] = weights.prospects(&Features::of(table, seat));
    }
    let mean = values.iter().sum::<f64>() / table.spec().seats() as f64;
    for seat in table.seats() {
        values[seat.index()] = exp(values[seat.index()] - mean);
    }
    let total: f64 = values.iter().sum();
    values.map(|value| value / total)
}

/// Approximates the exponential function with operations that give the same bits on every platform.
fn exp(x: f64) -> f64 {
    let mut power = 1.0 + x.clamp(-24.0, 24.0) / 64.0;
    for _ in 0..6 {
        power *= power;
    }
    power
}

/// Chooses the tile that adds most to a seat's prospects after this hunt.
pub(super) fn take(table: &PublicState, take: Take) -> Option<Action> {
    best(table, take.seat, 1.0, table.ground(take.ground).kinds()).map(Action::Take)
}

/// Chooses the tile that a seat can best spare for the leather thief. It must be a tepee or a buffalo if the
/// seat has one (MN-19).
pub(super) fn discard(table: &PublicState, seat: Seat) -> Option<Action> {
    let own = table.tiles(seat);
    let homely = own.kinds().any(is_homely);
    best(table, seat, -1.0, own.kinds().filter(|tile| !homely || is_homely(*tile))).map(Action::Discard)
}

fn is_homely(tile: Tile) -> bool {
    tile.tepees() + tile.buffaloes() > 0
}

/// Returns the best of these tiles to gain (if `more` is 1) or to lose (if it is -1).
fn best(table: &PublicState, seat: Seat, more: f64, tiles: impl Iterator<Item = Tile>) -> Option<Tile> {
    let weights = weights(table.hunts() - table.hunt());
    let own = table.tiles(seat);
    let (tepees, buffaloes) = (f64::from(own.tepees()), f64::from(own.buffaloes()));
    let before = weights.homely(tepees, buffaloes);
    let mut highest = f64::NEG_INFINITY;
    let mut found = None;
    for tile in tiles {
        let gain = if is_homely(tile) {
            let tepees = tepees + more * f64::from(tile.tepees());
            let buffaloes = buffaloes + more * f64::from(tile.buffaloes());
            weights.homely(tepees, buffaloes) - before
        } else {
            let (most, each) = weights.others[tile.index() - Tile::TOTEM.index()];
            more * (most * urgency(table, seat, tile) + each)
        };
        if gain > highest {
            (found, highest) = (Some(tile), gain);
        }
    }
    found
}

/// Returns, from 0 to 1, how much it matters whether the seat has one tile of this kind more or less. What
/// matters is who has the most tiles of the kind.
fn urgency(table: &PublicState, seat: Seat, tile: Tile) -> f64 {
    let own = table.tiles(seat).count(tile);
    let others = table.seats().filter(|other| *other != seat).map(|other| table.tiles(other).count(tile));
    let most = others.max().unwrap_or(0);
    if own + 1 < most {
        0.1
    } else if own > most {
        0.3
    } else {
        1.0
    }
}
