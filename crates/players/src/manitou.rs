//! What is known about Big Manitou.

use rules::{Game, MAX_SEATS, Seat, Spec, manitou::{Manitou, Phase}};
use search::{Knowledge, Values, worth};

/// Nothing is known of the hunts to come, so a hunt is played out and judged by the points it leaves everybody with.
pub(crate) struct Known;

impl Knowledge<Manitou> for Known {
    fn settled(&self, game: &Manitou) -> bool {
        game.table().phase() == Phase::Tiles
    }

    fn judge(&self, game: &Manitou) -> Values {
        let seats = game.spec().seats();
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(seats) {
            let rest = Seat::all(seats).filter(|other| *other != seat).map(|other| game.score(other)).max();
            values[seat.index()] = worth(f64::from(game.score(seat) - rest.unwrap_or(0)), 4.0);
        }
        let total: f64 = values.iter().sum();
        values.map(|value| value / total)
    }
}
