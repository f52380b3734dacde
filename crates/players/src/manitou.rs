//! What is known about Big Manitou.

use rules::{
    Game, MAX_SEATS, Seat, Spec,
    manitou::{Manitou, Phase},
};
use search::{Knowledge, Values, worth};

/// What the next hunts bring is chance, so a hunt is played out and judged by the points it leaves everybody with.
pub(crate) struct Known;

/// The lead in points that is worth three quarters.
const SCALE: f64 = 4.0;

impl Knowledge<Manitou> for Known {
    fn exploration(&self) -> f64 {
        0.3
    }

    fn settled(&self, game: &Manitou) -> bool {
        game.table().phase() == Phase::Tiles
    }

    fn judge(&self, game: &Manitou) -> Values {
        let seats = game.spec().seats();
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(seats) {
            let rivals = Seat::all(seats).filter(|rival| *rival != seat).map(|rival| game.score(rival));
            values[seat.index()] = worth(f64::from(game.score(seat) - rivals.max().unwrap_or(0)), SCALE);
        }
        let total: f64 = values.iter().sum();
        values.map(|value| value / total)
    }
}
