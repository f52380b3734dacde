//! The spec: `mana:setup=standard|advanced,bird=solid|spirit`.

use std::fmt;

use crate::{Illegal, SpecOption};

/// How the pieces are set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SetUp {
    /// On the first row, with the Daimyo on a double square (MA-3).
    #[default]
    Standard,
    /// Anywhere on the first two rows (MA-4).
    Advanced,
}

/// Whether the bird blocks pieces (MA-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BirdRule {
    /// Pieces can neither enter nor pass the bird's square.
    #[default]
    Solid,
    /// The bird blocks nothing.
    Spirit,
}

/// The rules of a game of Mana.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spec {
    /// How the pieces are set up.
    pub setup: SetUp,
    /// Whether the bird blocks pieces.
    pub bird: BirdRule,
}

impl crate::Spec for Spec {
    const NAME: &'static str = "mana";
    const CLAUSES: &'static str = "MA";
    const SEAT_NAMES: &'static [&'static str] = &["mana-black", "mana-white"];
    const VARIANTS: &'static [&'static str] = &["mana", "mana:bird=spirit", "mana:setup=advanced"];
    /// Each player's first action sets up their pieces. The choice of a side comes after both set-ups.
    const PIE: Option<usize> = Some(1);
    const OPTIONS: &'static [SpecOption] = &[
        SpecOption { key: "setup", values: &["standard", "advanced"], default: 0 },
        SpecOption { key: "bird", values: &["solid", "spirit"], default: 0 },
    ];

    fn from_choices(choices: &[usize]) -> Result<Spec, Illegal> {
        let chosen = |option: usize| choices.get(option).is_some_and(|&choice| choice == 1);
        Ok(Spec {
            setup: if chosen(0) { SetUp::Advanced } else { SetUp::Standard },
            bird: if chosen(1) { BirdRule::Spirit } else { BirdRule::Solid },
        })
    }

    fn choices(&self) -> Vec<usize> {
        vec![self.setup as usize, self.bird as usize]
    }

    fn seats(&self) -> usize {
        2
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::Spec::write(self, f)
    }
}
