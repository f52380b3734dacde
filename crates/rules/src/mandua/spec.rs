//! The spec: `mandua:referee=guided|strict,start=cages|corners|cross,hunters=1..25`.

use std::fmt;

use crate::{Illegal, Spec as _, SpecOption};

use super::{
    board::{Field, Fields},
    refusals::{NO_STUDY, NO_TAKE_BACK},
    turn::HUNTERS,
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

/// The referee, the start and the number of hunters of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// Who makes sure that Tiger beats as many hunters as possible.
    pub referee: Referee,
    /// Where the tigers start.
    pub start: Start,
    /// The number of hunters, 1 to 25. Fewer than 25 are a handicap for Hunter (`MD-29`).
    pub hunters: u8,
}

impl Default for Spec {
    fn default() -> Spec {
        Spec { referee: Referee::default(), start: Start::default(), hunters: HUNTERS }
    }
}

/// The possible numbers of hunters.
const NUMBERS: &[&str] = &[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19",
    "20", "21", "22", "23", "24", "25",
];

impl crate::Spec for Spec {
    const NAME: &'static str = "mandua";
    const CLAUSES: &'static str = "MD";
    const SEAT_NAMES: &'static [&'static str] = &["mandua-hunter", "mandua-tiger"];
    const VARIANTS: &'static [&'static str] =
        &["mandua", "mandua:start=cages", "mandua:start=cross", "mandua:referee=strict"];
    const BIDS: Option<&'static str> = Some("hunters");
    const OPTIONS: &'static [SpecOption] = &[
        SpecOption { key: "referee", values: &["guided", "strict"], default: 0 },
        SpecOption { key: "start", values: &["cages", "corners", "cross"], default: 1 },
        SpecOption { key: "hunters", values: NUMBERS, default: HUNTERS as usize - 1 },
    ];

    fn from_choices(choices: &[usize]) -> Result<Spec, Illegal> {
        let choice = |option| choices.get(option).copied();
        let referee = if choice(0) == Some(1) { Referee::Strict } else { Referee::Guided };
        let start = match choice(1) {
            Some(0) => Start::Cages,
            Some(2) => Start::Cross,
            _ => Start::Corners,
        };
        let hunters = choice(2).map_or(HUNTERS, |index| (index as u8).min(HUNTERS - 1) + 1);
        Ok(Spec { referee, start, hunters })
    }

    fn choices(&self) -> Vec<usize> {
        vec![self.referee as usize, self.start as usize, usize::from(self.hunters) - 1]
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
