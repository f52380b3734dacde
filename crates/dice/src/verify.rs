//! Checking the deals of a record: the tiles and decks that the referee dealt.

use std::{error, fmt};

use rules::{Turn, record::Record};

use crate::{Dice, Seed};

/// Why the deals of a record could not be confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    /// The record has no dice tags.
    NoDice,
    /// The seed is not revealed yet.
    NoSeed,
    /// The revealed seed does not match the commitment.
    Commitment,
    /// A ply is illegal. This is its number, or 0 if the starting position is illegal.
    Plies(usize),
    /// At this ply, the dice deal something other than the record says.
    Deal {
        /// The ply, from 1.
        ply: usize,
        /// The action that the dice determine.
        expected: String,
        /// The action in the record.
        found: String,
    },
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::NoDice => {
                f.write_str("the record has no tags Commitment and Contribution: nothing to check")
            }
            VerifyError::NoSeed => {
                f.write_str("the record has no tag Seed yet: it is shown once the game is over")
            }
            VerifyError::Commitment => f.write_str("the seed is not the one committed to"),
            VerifyError::Plies(0) => f.write_str("the starting position is not legal"),
            VerifyError::Plies(ply) => write!(f, "ply {ply} is not legal"),
            VerifyError::Deal { ply, expected, found } => {
                write!(f, "ply {ply}: the dice give {expected}, the record says {found}")
            }
        }
    }
}

impl error::Error for VerifyError {}

/// Repeats every deal of a record from its seed and contributions. Returns the number of deals.
///
/// # Errors
/// The first reason for which the deals cannot be confirmed.
pub fn verify(record: &Record) -> Result<usize, VerifyError> {
    let tags = record.dice.as_ref().ok_or(VerifyError::NoDice)?;
    let seed = Seed::new(tags.seed.ok_or(VerifyError::NoSeed)?);
    if seed.commitment() != tags.commitment {
        return Err(VerifyError::Commitment);
    }
    let mut dice = Dice::new(&seed, &record.spec.to_string(), &tags.contributions);
    let mut game = record.start().map_err(|_| VerifyError::Plies(0))?;
    let mut deals = 0;
    for (i, ply) in record.plies.iter().enumerate() {
        if game.turn() == Turn::Chance {
            let expected = game.deal(&mut dice).unwrap_or_default();
            if expected != ply.action {
                return Err(VerifyError::Deal { ply: i + 1, expected, found: ply.action.clone() });
            }
            deals += 1;
        }
        game.play(&ply.action).map_err(|_| VerifyError::Plies(i + 1))?;
    }
    Ok(deals)
}
