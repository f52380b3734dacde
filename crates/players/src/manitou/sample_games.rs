//! Games for tests, with 2 to 5 seats, and with chosen or random cards.

use rules::{
    Game, Seat, Spec as _, Turn,
    manitou::{Action, Manitou, Spec},
};
use search::Generator;

/// Plays this many games. `choose` chooses the actions of the seats, and `see` sees the game after each
/// action.
pub(super) fn play(
    count: u64,
    mut choose: impl FnMut(&Manitou, Seat, &mut Generator) -> Option<Action>,
    mut see: impl FnMut(&Manitou),
) {
    for number in 0..count {
        let cards = if number % 3 == 0 { "random" } else { "chosen" };
        let spec = Spec::parse(&format!("manitou:players={},cards={cards}", 2 + number % 4)).unwrap();
        let mut random = Generator::new(number);
        let mut game = Manitou::new(spec);
        loop {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.deal(&mut random),
                Turn::Seat(seat) => choose(&game, seat, &mut random),
            };
            let action = action.unwrap();
            game.try_play(action).unwrap_or_else(|illegal| panic!("{spec} {action}: {illegal}"));
            see(&game);
        }
    }
}
