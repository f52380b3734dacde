//! The spec: `mandua:referee=guided|strict,start=cages|corners|cross`.

use std::fmt;

use crate::{Illegal, Spec as _, SpecOption};

use super::{
    board::{Field, Fields},
    refusals::{NO_STUDY, NO_TAKE_BACK},
};

/// Who makes sure that Tiger beats as many hunters as possible (`MD-15`, `MD-16`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Referee {
    /// The program, which allows only correct turns.
    #[default]
    Guided,
    /// The players, as in the printed rules: Tiger announces a number and may err, and Hunter may object.
    Strict,
}

/// Where the four tigers start (`MD-4`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Start {
    /// On the outside fields.
    Cages,
    /// On a1, e1, a5 and e5.
    #[default]
    Corners,
    /// On c2, b3, d3 and c4.
    Cross,
}

impl Start {
    /// The fields on which the tigers start.
    pub fn tigers(self) -> Fields {
        let names = match self {
            Start::Cages => ["A", "B", "C", "D"],
            Start::Corners => ["a1", "e1", "a5", "e5"],
            Start::Cross => ["c2", "b3", "d3", "c4"],
        };
        names.into_iter().filter_map(Field::parse).collect()
    }
}

/// The referee and the start of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Spec {
    /// Who makes sure that Tiger beats as many hunters as possible.
    pub referee: Referee,
    /// Where the tigers start.
    pub start: Start,
}

impl crate::Spec for Spec {
    const NAME: &'static str = "mandua";
    const CLAUSES: &'static str = "MD";
    const SEAT_NAMES: &'static [&'static str] = &["mandua-hunter", "mandua-tiger"];
    const VARIANTS: &'static [&'static str] =
        &["mandua", "mandua:start=cages", "mandua:start=cross", "mandua:referee=strict"];
    const OPTIONS: &'static [SpecOption] = &[
        SpecOption { key: "referee", values: &["guided", "strict"], default: 0 },
        SpecOption { key: "start", values: &["cages", "corners", "cross"], default: 1 },
    ];

    fn from_choices(choices: &[usize]) -> Result<Spec, Illegal> {
        let choice = |option| choices.get(option).copied();
        let referee = if choice(0) == Some(1) { Referee::Strict } else { Referee::Guided };
        let start = match choice(1) {
            Some(0) => Start::Cages,
            Some(2) => Start::Cross,
            _ => Start::Corners,
        };
        Ok(Spec { referee, start })
    }

    fn choices(&self) -> Vec<usize> {
        vec![self.referee as usize, self.start as usize]
    }

    fn seats(&self) -> usize {
        2
    }

    fn is_self_refereed(&self) -> bool {
        self.referee == Referee::Strict
    }

    fn check_study(&self) -> Result<(), Illegal> {
        match self.referee {
            Referee::Guided => Ok(()),
            Referee::Strict => Err(Illegal::from(&NO_STUDY)),
        }
    }

    fn check_take_back(&self) -> Result<(), Illegal> {
        match self.referee {
            Referee::Guided => Ok(()),
            Referee::Strict => Err(Illegal::from(&NO_TAKE_BACK)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}
