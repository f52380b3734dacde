//! Bids for the sides before a game (C-12).

use players::SearchContext;
use rules::Seat;

use super::{
    question::Answer,
    session::{Flow, Session},
};
use crate::{failure::Result, refusal::Refusal};

impl Session<'_> {
    /// Lets the player at `seat` bid.
    pub(super) fn bid(&mut self, seat: Seat) -> Result<Flow> {
        let bid = if self.seats.is_human(seat) {
            match self.ask_for_bid(seat)? {
                Answer::Given(bid) => bid,
                Answer::Other(flow) => return Ok(flow),
            }
        } else {
            self.seats.bid(&self.table, seat, &mut SearchContext::unlimited())?
        };
        let player = self.name(seat);
        if let Err(refusal) = self.table.bid(seat, bid) {
            self.screen.sentence(&Refusal::by_table(self.book, &refusal).text(self.book))?;
            return Ok(Flow::Continue);
        }
        let Some(number) = bid else {
            if self.table.table().bids().is_some_and(|bids| bids.exchanged) {
                self.seats.exchange();
                self.names.swap(0, 1);
            }
            self.seats.change_spec(self.table.game().spec());
            let players: Vec<String> = Seat::all(self.names.len()).map(|seat| self.name(seat)).collect();
            self.say("terminal-bid-passed", &[("player", &player), ("players", &players.join(", "))])?;
            return Ok(Flow::Continue);
        };
        self.say("terminal-bid-named", &[("player", &player), ("number", &number.to_string())])?;
        Ok(Flow::Continue)
    }

    /// Asks a person for a number; `None` if they pass.
    fn ask_for_bid(&mut self, seat: Seat) -> Result<Answer<Option<u8>>> {
        let bids = self.table.table().bids().unwrap_or_default();
        let (most, player) = (bids.most.unwrap_or_default(), self.name(seat));
        let pass = self.book.name("terminal-bid-pass");
        let question = if most == 0 {
            self.book.say("terminal-bid-only-pass", &[("player", &player), ("pass", &pass)])
        } else {
            let first = if bids.numbers.is_empty() { "yes" } else { "no" };
            let most = most.to_string();
            let args = [("player", &*player), ("most", &most), ("first", first), ("pass", &pass)];
            self.book.say("terminal-bid", &args)
        };
        let parse = |answer: &str| if answer == pass { Some(None) } else { answer.parse().ok().map(Some) };
        let book = self.book;
        let complaint = |typed: &str| book.say("terminal-bid-form", &[("text", typed)]);
        self.ask(seat, &question, parse, complaint)
    }
}
