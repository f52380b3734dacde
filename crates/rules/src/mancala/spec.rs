//! The spec: `mancala:rules=general|egyptian|ethiopian|nigerian,stones=1..8,start=usual|1..30`.

use std::{fmt, num::NonZeroU8};

use crate::{Illegal, SpecOption, spec::Spec as _};

use super::{
    refusals::{NO_EVEN_STARTS, ONE_STONE},
    rules::{EGYPTIAN, ETHIOPIAN, GENERAL, NIGERIAN, Rules},
    starts,
};

/// One of the four rule sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleSet {
    /// Plain sowing.
    General,
    /// Adds extra turns (MC-8) and captures (MC-9).
    Egyptian,
    /// Adds to the Egyptian rules the choice of direction (MC-11), the ban on playing single stones (MC-13)
    /// and the end by repetition (MC-15).
    Ethiopian,
    /// Adds relays (MC-18) and the banking of fours (MC-17).
    Nigerian,
}

impl RuleSet {
    /// Every rule set, in the order of the spec's option.
    pub const ALL: [RuleSet; 4] =
        [RuleSet::General, RuleSet::Egyptian, RuleSet::Ethiopian, RuleSet::Nigerian];

    #[inline]
    pub(super) const fn rules(self) -> &'static Rules {
        match self {
            RuleSet::General => &GENERAL,
            RuleSet::Egyptian => &EGYPTIAN,
            RuleSet::Ethiopian => &ETHIOPIAN,
            RuleSet::Nigerian => &NIGERIAN,
        }
    }
}

/// A rule set, the number of stones in each bowl, and the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    rule_set: RuleSet,
    stones: u8,
    even_start: Option<NonZeroU8>,
}

impl Spec {
    /// The rule set.
    pub fn rule_set(self) -> RuleSet {
        self.rule_set
    }

    /// Stones in each bowl at the usual start.
    pub fn stones(self) -> u8 {
        self.stones
    }

    /// The same rules with the usual start.
    #[must_use]
    pub fn with_usual_start(self) -> Spec {
        Spec { even_start: None, ..self }
    }

    /// The number of the even start (MC-20); `None` for the usual start.
    pub fn even_start(self) -> Option<NonZeroU8> {
        self.even_start
    }

    #[inline]
    pub(super) fn rules(self) -> &'static Rules {
        self.rule_set.rules()
    }
}

impl Default for Spec {
    fn default() -> Spec {
        Spec { rule_set: RuleSet::Egyptian, stones: 4, even_start: None }
    }
}

impl crate::Spec for Spec {
    const NAME: &'static str = "mancala";
    const CLAUSES: &'static str = "MC";
    const SEAT_NAMES: &'static [&'static str] = &["mancala-south", "mancala-north"];
    const RULE_SETS: &'static [&'static str] =
        &["mancala", "mancala:rules=general", "mancala:rules=ethiopian", "mancala:rules=nigerian"];
    const FIRST_GAME: &'static str = "mancala:stones=3";
    const PIE: Option<usize> = Some(0);
    const OPTIONS: &'static [SpecOption] = &[
        SpecOption { key: "rules", values: &["general", "egyptian", "ethiopian", "nigerian"], default: 1 },
        SpecOption { key: "stones", values: &["1", "2", "3", "4", "5", "6", "7", "8"], default: 3 },
        SpecOption { key: "start", values: starts::VALUES, default: 0 },
    ];

    fn from_choices(choices: &[usize]) -> Result<Spec, Illegal> {
        let choice = |option: usize| choices.get(option).copied().unwrap_or(Self::OPTIONS[option].default);
        let rule_set = RuleSet::ALL[choice(0).min(3)];
        let stones = choice(1).min(7) as u8 + 1;
        let even_start = NonZeroU8::new(choice(2).min(starts::VALUES.len() - 1) as u8);
        let spec = Spec { rule_set, stones, even_start };
        if stones < spec.rules().least {
            return Err(Illegal::from(&ONE_STONE));
        }
        if even_start.is_some() && !starts::are_known(spec) {
            return Err(Illegal::from(&NO_EVEN_STARTS));
        }
        Ok(spec)
    }

    fn choices(&self) -> Vec<usize> {
        let start = self.even_start.map_or(0, |number| usize::from(number.get()));
        vec![self.rule_set as usize, usize::from(self.stones) - 1, start]
    }

    fn seats(&self) -> usize {
        2
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}
