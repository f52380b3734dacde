//! A coin lies under one of three cups. The seat to act either lifts a cup, which wins or loses the game, or
//! stays away, which is a draw. The first seat does not know where the coin is; the second seat does.
//!
//! So the first seat should stay away: lifting a cup wins only one time in three. A search that sees the
//! coin, or that picks the best action of each possible game, believes that lifting always wins.

use std::{fmt, ops::ControlFlow, str::FromStr};

use rules::{Ending, Faults, Game, Illegal, Outcome, Random, Seat, Spec, SpecOption, Turn, Viewer};

use super::refused;

static LIFTED: Ending = Ending { clause: "T-3", key: "toy-lifted" };

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CupsSpec {
    pub(crate) acts: Seat,
}

impl fmt::Display for CupsSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl Spec for CupsSpec {
    const NAME: &'static str = "cups";
    const CLAUSES: &'static str = "T";
    const OPTIONS: &'static [SpecOption] = &[];

    fn from_choices(_: &[usize]) -> Result<CupsSpec, Illegal> {
        Ok(CupsSpec { acts: Seat::FIRST })
    }

    fn choices(&self) -> Vec<usize> {
        Vec::new()
    }

    fn seats(&self) -> usize {
        2
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum CupsAction {
    Hide(u8),
    Lift(u8),
    Away,
}

impl fmt::Display for CupsAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CupsAction::Hide(cup) => write!(f, "hide:{cup}"),
            CupsAction::Lift(cup) => write!(f, "lift:{cup}"),
            CupsAction::Away => f.write_str("away"),
        }
    }
}

impl FromStr for CupsAction {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<CupsAction, Illegal> {
        if text == "away" { Ok(CupsAction::Away) } else { Err(refused()) }
    }
}

/// In a view, `coin` is `None` if the viewer may not know where the coin is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cups {
    coin: Option<u8>,
    seat: Seat,
    over: Option<Outcome>,
}

impl Game for Cups {
    type Spec = CupsSpec;
    type Action = CupsAction;
    type Undo = Cups;
    type View = Cups;
    const HIDDEN: bool = true;

    fn new(spec: CupsSpec) -> Cups {
        Cups { coin: None, seat: spec.acts, over: None }
    }

    fn spec(&self) -> CupsSpec {
        CupsSpec { acts: self.seat }
    }

    fn turn(&self) -> Turn {
        match (self.over, self.coin) {
            (Some(_), _) => Turn::Over,
            (None, None) => Turn::Chance,
            (None, Some(_)) => Turn::Seat(self.seat),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    fn visit<B>(&self, mut visitor: impl FnMut(CupsAction) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.over.is_some() || self.coin.is_none() {
            return ControlFlow::Continue(());
        }
        (0..3).map(CupsAction::Lift).try_for_each(&mut visitor)?;
        visitor(CupsAction::Away)
    }

    fn sample(&self, random: &mut impl Random) -> Option<CupsAction> {
        rules::legal(self).get(random.below(4) as usize).copied()
    }

    fn check(&self, action: CupsAction) -> Result<(), Illegal> {
        if rules::legal(self).contains(&action) { Ok(()) } else { Err(refused()) }
    }

    fn play(&mut self, action: CupsAction) -> Cups {
        let before = self.clone();
        match action {
            CupsAction::Hide(cup) => self.coin = Some(cup),
            CupsAction::Lift(cup) => {
                let winner = if self.coin == Some(cup) { self.seat } else { self.seat.other() };
                self.over = Some(Outcome::win(winner, 2, &LIFTED));
            }
            CupsAction::Away => self.over = Some(Outcome::draw(2, &LIFTED)),
        }
        before
    }

    fn undo(&mut self, undo: Cups) {
        *self = undo;
    }

    fn position(&self) -> Option<String> {
        None
    }

    fn from_position(_: CupsSpec, _: &str) -> Result<Cups, Faults> {
        Err(refused().into())
    }

    fn key(&self) -> u64 {
        self.seat.index() as u64
    }

    fn view(&self, viewer: Viewer) -> Cups {
        let knows = viewer == Viewer::Seat(Seat::SECOND) || self.over.is_some();
        Cups { coin: self.coin.filter(|_| knows), ..self.clone() }
    }

    /// Puts the coin under a random cup if the view does not show it.
    fn guess(view: &Cups, random: &mut impl Random) -> Cups {
        Cups { coin: view.coin.or_else(|| Some(random.below(3) as u8)), ..view.clone() }
    }

    fn score(&self, _: Seat) -> i32 {
        0
    }

    fn deal(&self, random: &mut impl Random) -> Option<CupsAction> {
        self.coin.is_none().then(|| CupsAction::Hide(random.below(3) as u8))
    }
}
