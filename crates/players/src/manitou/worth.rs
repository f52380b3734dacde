//! What tiles and cards are worth while hunts are still to come.

use rules::{
    MAX_SEATS, Seat, Spec,
    manitou::{Action, Card, Table, Take, Tile},
};
use search::Values;

/// What is seen of a seat when its prospects are judged.
pub(crate) const FEATURES: usize = 10;
pub(crate) type Features = [f64; FEATURES];

/// Features of a seat between two hunts.
pub(crate) fn features(table: &Table, seat: Seat) -> Features {
    let tiles = table.tiles(seat);
    let (tepees, buffaloes) = (f64::from(tiles.tepees()), f64::from(tiles.buffaloes()));
    let surplus = (tepees - buffaloes).abs();
    let points = table.points(seat);
    let count = |tile: Tile| tiles.count(tile) as f64;
    let available = table.available(seat);
    let values = available.iter().filter_map(Card::value).map(f64::from).sum::<f64>();
    let heroes = available.iter().filter(|card| card.is_hero()).count() as f64;
    [
        tepees.min(buffaloes),
        surplus,
        f64::from(points.totem),
        count(Tile::TOTEM),
        f64::from(points.horse),
        count(Tile::HORSE),
        f64::from(points.tomahawks),
        count(Tile::TOMAHAWK),
        values / 10.0,
        heroes,
    ]
}

/// The weights of the features in a seat's prospects, by the hunts still to come: none, one, two and more.
const WEIGHTS: [Features; 4] = [
    [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0],
    [0.85, 0.30, 0.50, 0.14, 0.60, 0.14, 0.35, 0.33, 0.30, 0.25],
    [0.67, 0.26, 0.30, 0.20, 0.43, 0.18, 0.15, 0.46, 0.28, 0.23],
    [0.54, 0.24, 0.22, 0.22, 0.43, 0.17, 0.10, 0.58, 0.26, 0.19],
];

fn weights(hunts: usize) -> &'static Features {
    &WEIGHTS[hunts.min(WEIGHTS.len() - 1)]
}

fn prospects(weights: &Features, features: &Features) -> f64 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}

/// What each seat may expect between two hunts: its part of the sum of `exp(prospects)`.
pub(super) fn outlook(table: &Table) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let weights = weights(table.hunts() + 1 - table.hunt());
    let mean = table.seats().map(|seat| {
        values[seat.index()] = prospects(weights, &features(table, seat));
        values[seat.index()]
    });
    let mean = mean.sum::<f64>() / table.spec().seats() as f64;
    let mut total = 0.0;
    for seat in table.seats() {
        let value = &mut values[seat.index()];
        *value = exp(*value - mean);
        total += *value;
    }
    values.map(|value| value / total)
}

/// Near enough to the exponential, by operations that are exact to the last bit everywhere.
fn exp(x: f64) -> f64 {
    let mut power = (1.0 + x.clamp(-24.0, 24.0) / 64.0).max(0.0);
    for _ in 0..6 {
        power *= power;
    }
    power
}

/// The tile that adds most to a seat's prospects, as they will be after this hunt.
pub(super) fn take(table: &Table, take: Take) -> Option<Action> {
    let best = best(table, take.seat, table.ground(take.ground).kinds(), 1.0);
    best.map(Action::Take)
}

/// The tile whose loss hurts least.
pub(super) fn discard(table: &Table, seat: Seat) -> Option<Action> {
    let own = table.tiles(seat);
    let homely = |tile: &Tile| tile.tepees() + tile.buffaloes() > 0;
    let homely_only = own.kinds().any(|tile| homely(&tile));
    best(table, seat, own.kinds().filter(|tile| !homely_only || homely(tile)), -1.0).map(Action::Discard)
}

fn best(table: &Table, seat: Seat, tiles: impl Iterator<Item = Tile>, sign: f64) -> Option<Tile> {
    let weights = weights(table.hunts() - table.hunt());
    let own = table.tiles(seat);
    let (tepees, buffaloes) = (f64::from(own.tepees()), f64::from(own.buffaloes()));
    let stock = |tepees: f64, buffaloes: f64| {
        let surplus = (tepees - buffaloes).abs();
        weights[0] * tepees.min(buffaloes) + weights[1] * surplus
    };
    let before = stock(tepees, buffaloes);
    let rivals = |tile: Tile| {
        table
            .seats()
            .filter(|other| *other != seat)
            .map(|other| table.tiles(other).count(tile))
            .max()
            .unwrap_or(0)
    };
    let mut highest = f64::NEG_INFINITY;
    let mut found = None;
    for tile in tiles {
        let gain = if tile.index() < Tile::TOTEM.index() {
            let (more_tepees, more_buffaloes) = (f64::from(tile.tepees()), f64::from(tile.buffaloes()));
            stock(tepees + sign * more_tepees, buffaloes + sign * more_buffaloes) - before
        } else {
            let at = 2 + 2 * (tile.index() - Tile::TOTEM.index());
            let (owned, most) = (own.count(tile), rivals(tile));
            // The lead is what counts: taken over, shared or kept.
            let near = match (owned + 1).cmp(&most) {
                std::cmp::Ordering::Less => 0.1,
                std::cmp::Ordering::Equal => 1.0,
                std::cmp::Ordering::Greater if owned <= most => 1.0,
                std::cmp::Ordering::Greater => 0.3,
            };
            sign * (near * weights[at] + weights[at + 1])
        };
        if gain > highest {
            (found, highest) = (Some(tile), gain);
        }
    }
    found
}
