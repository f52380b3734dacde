//! The choice of a side under the pie rule (C-10).

use book::printable;
use players::SearchContext;
use rules::Seat;

use super::{
    answers::MAX_TYPED,
    session::{Flow, Session},
};
use crate::{board, failure::Result};

impl Session<'_> {
    /// Lets the player at `seat` choose a side.
    pub(super) fn choose_side(&mut self, seat: Seat) -> Result<Flow> {
        let exchange = if self.seats.is_human(seat) {
            match self.ask_for_side(seat)? {
                Some(exchange) => exchange,
                None => return Ok(Flow::Leave),
            }
        } else {
            self.seats.prefers_other_seat(&self.table, seat, &mut SearchContext::unlimited())?
        };
        let player = self.name(seat);
        // This seat has to choose, so the choice is possible.
        if self.table.choose_side(seat, exchange).is_ok() && exchange {
            self.seats.exchange();
            self.names.swap(0, 1);
            let players: Vec<String> = Seat::all(self.names.len()).map(|seat| self.name(seat)).collect();
            self.say("terminal-sides-exchanged", &[("players", &players.join(", "))])?;
        } else {
            self.say("terminal-side-kept", &[("player", &player)])?;
        }
        Ok(Flow::Continue)
    }

    /// Asks a person whether they take the other side; `None` at the end of the input.
    fn ask_for_side(&mut self, seat: Seat) -> Result<Option<bool>> {
        self.show(seat.into())?;
        let spec = self.table.game().spec();
        let side = board::player(self.book, spec, seat.other(), &self.names);
        let question =
            self.book.say("terminal-choose-side", &[("player", &self.name(seat)), ("side", &side)]);
        let [yes, no] = ["terminal-yes", "terminal-no"].map(|key| self.book.name(key));
        loop {
            if !self.input.is_terminal() {
                self.screen.line(&question)?;
            }
            let Some(answer) = self.read(&format!("{question} "), &[])? else { return Ok(None) };
            let answer = answer.trim().to_lowercase();
            if answer == yes || answer == no {
                return Ok(Some(answer == yes));
            }
            let typed = printable(&answer, MAX_TYPED);
            self.say("terminal-yes-or-no", &[("text", &typed), ("yes", &yes), ("no", &no)])?;
        }
    }
}
