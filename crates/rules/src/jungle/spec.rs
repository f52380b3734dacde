//! The spec: `jungle`, without options.

use std::fmt;

use crate::{Illegal, SpecOption};

/// The only rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spec;

impl crate::Spec for Spec {
    const NAME: &'static str = "jungle";
    const CLAUSES: &'static str = "J";
    const SEAT_NAMES: &'static [&'static str] = &["jungle-orange", "jungle-yellow"];
    const PIE: Option<usize> = Some(0);
    const OPTIONS: &'static [SpecOption] = &[];

    fn from_choices(_: &[usize]) -> Result<Spec, Illegal> {
        Ok(Spec)
    }

    fn choices(&self) -> Vec<usize> {
        Vec::new()
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
