//! Bids for a seat (C-12): the players name smaller and smaller numbers until one of them passes. The game is
//! played with the last number, and the player who named it takes the first seat.

use rules::{Seat, Task, catalog::AnySpec};
use wire::{Bids, Millis, Refusal, SeatNumber, Stage, refusals::table as refusals, words::RefusalArg};

use crate::{Event, Table};

/// The bids at a table whose players have agreed on them.
#[derive(Clone, Default, Debug)]
pub(crate) struct Bidding {
    /// The numbers named so far. The players take turns, and the player at the first seat begins.
    pub(crate) numbers: Vec<u8>,
    /// Whether the players exchanged their seats when one of them passed. `None` before a pass.
    pub(crate) exchanged: Option<bool>,
}

impl Bidding {
    /// The seat of the player who bids next.
    fn next(&self) -> Seat {
        if self.numbers.len().is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND }
    }
}

impl Table {
    /// The seat whose player has to name a number or pass before anybody acts.
    pub fn bidder(&self) -> Option<Seat> {
        let open = self.setup.bids && self.bidding.exchanged.is_none() && self.stage() == Stage::Playing;
        open.then(|| self.bidding.next())
    }

    /// The state of the bids; `None` if the players have not agreed on them.
    pub fn bids(&self) -> Option<Bids> {
        self.setup.bids.then(|| Bids {
            numbers: self.bidding.numbers.clone(),
            most: self.bidder().map(|_| self.most_bid()),
            exchanged: self.bidding.exchanged == Some(true),
        })
    }

    /// The task of the player who bids.
    pub(crate) fn bid_task(&self) -> Task {
        Task::Bid { most: self.most_bid(), first: self.bidding.numbers.is_empty() }
    }

    /// The largest number that may be named now.
    fn most_bid(&self) -> u8 {
        match self.bidding.numbers.last() {
            Some(last) => last.saturating_sub(1),
            None => self.spec.bid_number().unwrap_or_default(),
        }
    }

    /// Checks that the players of a game may agree on bids.
    pub(crate) fn check_bids(spec: AnySpec, from_position: bool) -> Result<(), Refusal> {
        if spec.info().bids.is_none() {
            return Err(refusals::NO_BIDS.into());
        }
        if from_position {
            return Err(refusals::BIDS_POSITION.into());
        }
        Ok(())
    }

    /// Decides on a bid, or on a pass if `number` is `None`.
    pub(crate) fn bid(&self, seat: Seat, number: Option<u8>) -> Result<Vec<Event>, Refusal> {
        match self.bidder() {
            None => return Err(refusals::NO_BID_NOW.into()),
            Some(bidder) if bidder != seat => return Err(refusals::NOT_YOUR_TURN.into()),
            Some(_) => {}
        }
        let seat = seat.index() as SeatNumber;
        match (number, self.most_bid()) {
            (None, _) if self.bidding.numbers.is_empty() => Err(refusals::FIRST_BID.into()),
            (None, _) => Ok(vec![Event::Passed { seat }]),
            (Some(_), 0) => Err(refusals::LAST_BID.into()),
            (Some(number), most) if (1..=most).contains(&number) => Ok(vec![Event::Bid { seat, number }]),
            (Some(_), most) => Err(refusals::BID_RANGE.with([RefusalArg::Number(most.into())])),
        }
    }

    /// Applies a bid.
    pub(crate) fn apply_bid(&mut self, seat: Seat, number: u8, at: Millis) -> Option<()> {
        self.bidder().filter(|bidder| *bidder == seat && (1..=self.most_bid()).contains(&number))?;
        self.bidding.numbers.push(number);
        self.since = at;
        Some(())
    }

    /// Applies a pass: the game begins with the number that was named last.
    pub(crate) fn apply_pass(&mut self, seat: Seat, at: Millis) -> Option<()> {
        self.bidder().filter(|bidder| *bidder == seat)?;
        let spec = self.spec.with_bid(*self.bidding.numbers.last()?)?;
        (self.spec, self.game) = (spec, spec.start());
        // The player who passes takes the second seat.
        let exchanged = seat == Seat::FIRST;
        if exchanged {
            self.occupants.swap(0, 1);
            self.left.swap(0, 1);
        }
        self.bidding.exchanged = Some(exchanged);
        self.since = at;
        Some(())
    }
}
