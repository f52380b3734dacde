//! Toy games, small enough that their values are known.

mod cups;
mod pile;

pub(crate) use cups::{Cups, CupsAction, CupsSpec};
pub(crate) use pile::{Pile, PileSpec};

use rules::{Illegal, Refusal};

/// The only refusal that the toy games use.
pub(crate) static REFUSAL: Refusal = Refusal { clause: "T-1", key: "toy", args: &[] };

pub(crate) fn refused() -> Illegal {
    Illegal::from(&REFUSAL)
}
