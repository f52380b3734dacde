//! A pile of stones. A seat takes one to three stones. The seat that takes the last stone wins alone. A seat
//! that takes exactly two stones takes again.

use std::{fmt, ops::ControlFlow, str::FromStr};

use rules::{Ending, Faults, Game, Illegal, Outcome, Random, Seat, Spec, SpecOption, Turn, Viewer};

use super::refused;

static EMPTY: Ending = Ending { clause: "T-2", key: "toy-empty" };

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PileSpec {
    pub(crate) seats: usize,
    pub(crate) stones: u8,
}

impl fmt::Display for PileSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl Spec for PileSpec {
    const NAME: &'static str = "pile";
    const CLAUSES: &'static str = "T";
    const OPTIONS: &'static [SpecOption] = &[];

    fn from_choices(_: &[usize]) -> Result<PileSpec, Illegal> {
        Ok(PileSpec { seats: 2, stones: 10 })
    }

    fn choices(&self) -> Vec<usize> {
        Vec::new()
    }

    fn seats(&self) -> usize {
        self.seats
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Take(pub(crate) u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Take {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Take, Illegal> {
        text.parse().map(Take).map_err(|_| refused())
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    spec: PileSpec,
    stones: u8,
    seat: Seat,
    winner: Option<Seat>,
}

impl Game for Pile {
    type Spec = PileSpec;
    type Action = Take;
    type Undo = Pile;
    type View = Pile;

    fn new(spec: PileSpec) -> Pile {
        Pile { spec, stones: spec.stones, seat: Seat::FIRST, winner: None }
    }

    fn spec(&self) -> PileSpec {
        self.spec
    }

    fn turn(&self) -> Turn {
        if self.winner.is_some() { Turn::Over } else { Turn::Seat(self.seat) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|winner| Outcome::win(winner, self.spec.seats, &EMPTY))
    }

    fn visit<B>(&self, visitor: impl FnMut(Take) -> ControlFlow<B>) -> ControlFlow<B> {
        (1..=self.stones.min(3)).map(Take).try_for_each(visitor)
    }

    fn sample(&self, random: &mut impl Random) -> Option<Take> {
        (self.stones > 0).then(|| Take(1 + random.below(self.stones.min(3).into()) as u8))
    }

    fn check(&self, action: Take) -> Result<(), Illegal> {
        if (1..=self.stones.min(3)).contains(&action.0) { Ok(()) } else { Err(refused()) }
    }

    fn play(&mut self, action: Take) -> Pile {
        let before = self.clone();
        self.stones = self.stones.saturating_sub(action.0);
        if self.stones == 0 {
            self.winner = Some(self.seat);
        } else if action.0 != 2 {
            self.seat = self.seat.next(self.spec.seats);
        }
        before
    }

    fn undo(&mut self, undo: Pile) {
        *self = undo;
    }

    fn position(&self) -> Option<String> {
        None
    }

    fn from_position(_: PileSpec, _: &str) -> Result<Pile, Faults> {
        Err(refused().into())
    }

    fn key(&self) -> u64 {
        u64::from(self.stones) << 8 | self.seat.index() as u64
    }

    fn view(&self, _: Viewer) -> Pile {
        self.clone()
    }

    fn guess(view: &Pile, _: &mut impl Random) -> Pile {
        view.clone()
    }

    fn score(&self, _: Seat) -> i32 {
        0
    }
}

impl Pile {
    /// For two seats: the score of the seat to act under perfect play, and every action that reaches this
    /// score.
    pub(crate) fn solve(&self) -> (f64, Vec<Take>) {
        let mut best = (-1.0, Vec::new());
        for action in rules::legal(self) {
            let mut next = self.clone();
            next.play(action);
            let value = match (next.outcome(), next.turn()) {
                (Some(outcome), _) => outcome.score(self.seat),
                (None, Turn::Seat(seat)) if seat == self.seat => next.solve().0,
                _ => 1.0 - next.solve().0,
            };
            if value > best.0 {
                best = (value, Vec::new());
            }
            if value == best.0 {
                best.1.push(action);
            }
        }
        best
    }
}
