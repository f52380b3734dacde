//! Games so small that their values are known.

mod cups;
mod pile;

pub(crate) use cups::{Cups, CupsAction, CupsSpec};
pub(crate) use pile::{Pile, PileSpec};

use rules::{Illegal, Refusal};

/// The toys' one refusal.
pub(crate) static REFUSAL: Refusal = Refusal { clause: "T-1", key: "toy", args: &[] };

pub(crate) fn refused() -> Illegal {
    Illegal::from(&REFUSAL)
}
