//! What is known about Big Manitou.

use rules::{Game, Seat, Spec, manitou::Manitou};
use search::{Knowledge, Values};

/// Nothing is known of the hunts to come, so a hunt is played out and judged by the points it leaves everybody with.
pub(crate) struct Known;

impl Knowledge<Manitou> for Known {
    fn settled(&self, game: &Manitou) -> bool {
        game.chance().is_some_and(|mark| mark == "chance:tiles")
    }

    fn judge(&self, game: &Manitou) -> Values {
        let seats = game.spec().seats();
        let mut values = [0.0; rules::MAX_SEATS];
        for seat in Seat::all(seats) {
            values[seat.index()] = f64::from(game.score(seat)).max(0.0) + 2.0;
        }
        let total: f64 = values.iter().sum();
        values.map(|value| value / total)
    }
}
