//! The choice of a side under the pie rule (C-10).

use players::SearchContext;
use rules::Seat;

use super::{
    question::Answer,
    session::{Flow, Session},
};
use crate::{board, failure::Result};

impl Session<'_> {
    /// Lets the player at `seat` choose a side.
    pub(super) fn choose_side(&mut self, seat: Seat) -> Result<Flow> {
        let exchange = if self.seats.is_human(seat) {
            match self.ask_for_side(seat)? {
                Answer::Given(exchange) => exchange,
                Answer::Other(flow) => return Ok(flow),
            }
        } else {
            self.seats.prefers_other_seat(&self.table, seat, &mut SearchContext::unlimited())?
        };
        let player = self.name(seat);
        // This seat has to choose, so the choice is possible.
        let chosen = self.table.choose_side(seat, exchange);
        debug_assert!(chosen.is_ok(), "{chosen:?}");
        if exchange {
            self.seats.exchange();
            self.names.swap(0, 1);
            let players: Vec<String> = Seat::all(self.names.len()).map(|seat| self.name(seat)).collect();
            self.say("terminal-sides-exchanged", &[("players", &players.join(", "))])?;
        } else {
            self.say("terminal-side-kept", &[("player", &player)])?;
        }
        Ok(Flow::Continue)
    }

    /// Asks a person whether they take the other side.
    fn ask_for_side(&mut self, seat: Seat) -> Result<Answer<bool>> {
        self.show(seat.into())?;
        let spec = self.table.game().spec();
        let side = board::player(self.book, spec, seat.other(), &self.names);
        let player = self.name(seat);
        let question = self.book.say("terminal-choose-side", &[("player", &player), ("side", &side)]);
        let [yes, no] = ["terminal-yes", "terminal-no"].map(|key| self.book.name(key));
        let parse = |answer: &str| (answer == yes || answer == no).then(|| answer == yes);
        let book = self.book;
        let complaint =
            |typed: &str| book.say("terminal-yes-or-no", &[("text", typed), ("yes", &yes), ("no", &no)]);
        self.ask(seat, &question, parse, complaint)
    }
}
