//! What is wrong with a certificate.

use std::{error, fmt};

use crate::{Bound, Bowls, MOST_PLIES};

/// What is wrong with a certificate, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The text of the position.
    pub position: String,
    /// What is wrong there.
    pub flaw: Flaw,
}

/// What is wrong at a position of a certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The rules do not allow the position, for this reason.
    Position(String),
    /// The text of the position is not in the standard form. The field holds the standard form.
    Text(String),
    /// No seat is to act in the position.
    Over,
    /// The position is listed twice, or out of order.
    Order,
    /// The winner is to act, but the action is missing.
    NoAction,
    /// The loser is to act, but the certificate gives an action.
    LosersAction,
    /// The rules do not allow the winner's action, for this reason.
    Action(String),
    /// After this action, the game is over and the winner has not won.
    NotWon(String),
    /// The first field is an action, which leads to the position in the second field. That position is not
    /// listed.
    Missing(String, String),
    /// The first field is an action, which leads to the position in the second field. The number of that
    /// position is not smaller than the number of the position before the action.
    Number(String, String),
    /// This action of the winner can complete a run of moves to and fro, which loses; see
    /// [`ToAndFro`](crate::ToAndFro).
    Run(String),
    /// The number of the position is above [`MOST_PLIES`].
    Long,
    /// The position from which the win is claimed is not listed.
    Start,
    /// The first field is an action, which leads to the position in the second field. The certificate does
    /// not claim the bound in the third field for that position.
    Unclaimed(u8, Bowls, Bound),
    /// The first field is an action, which leads to the position in the second field. The rules alone show
    /// that the bound in the third field does not hold there.
    Broken(u8, Bowls, Bound),
    /// This bound is not claimed for the start.
    StartUnclaimed(Bound),
    /// In this rule set, play can come back to an earlier position, so values have no certificates.
    Circles,
    /// The certificate is for this version of the rules, but the program has another version.
    Rules(u32),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.position)?;
        match &self.flaw {
            Flaw::Position(reason) => write!(f, "the rules do not allow this position: {reason}"),
            Flaw::Text(text) => write!(f, "this position must be written as {text}"),
            Flaw::Over => f.write_str("nobody is to act here"),
            Flaw::Order => f.write_str("this position is listed twice, or not in order"),
            Flaw::NoAction => f.write_str("the winner is to act here, but no action is given"),
            Flaw::LosersAction => f.write_str("the loser is to act here, so no action may be chosen"),
            Flaw::Action(reason) => write!(f, "the rules do not allow the action: {reason}"),
            Flaw::NotWon(action) => write!(f, "after {action}, the game is over and not won"),
            Flaw::Missing(action, next) => write!(f, "{action} leads to {next}, which is not listed"),
            Flaw::Number(action, next) => write!(f, "{action} leads to {next}, whose number is not smaller"),
            Flaw::Run(action) => {
                write!(f, "{action} can move the same piece to and fro too often, which loses")
            }
            Flaw::Unclaimed(action, next, bound) => {
                write!(f, "{action} leads to {next}, and no line says that the gain there is {bound}")
            }
            Flaw::Broken(action, next, bound) => {
                write!(f, "{action} leads to {next}, where the gain is not {bound}")
            }
            Flaw::StartUnclaimed(bound) => {
                write!(f, "this is the start, and no line says that the gain is {bound}")
            }
            Flaw::Circles => f.write_str("positions can repeat in this rule set, so there is no proof"),
            Flaw::Long => write!(f, "the number is above {MOST_PLIES}"),
            Flaw::Rules(version) => write!(f, "the certificate is for version {version} of the rules"),
            Flaw::Start => f.write_str("this is the start, but it is not listed"),
        }
    }
}

impl error::Error for Fault {}
