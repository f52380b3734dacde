//! Checking the deals of a record: the tiles and decks that the referee dealt.

use std::{error, fmt};

use rules::{
    Seat, Turn,
    record::{DiceTags, Record},
};

use crate::{Dice, Seed, seat_commitment};

/// The result of [`verify`] if every deal follows from the seed and the contributions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The number of deals.
    pub deals: usize,
    /// What the seats contributed.
    pub contributions: Contributions,
}

/// What the seats contributed to the dice of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contributions {
    /// Nothing: the seed alone decided, as in local play.
    None,
    /// Each seat revealed what it had committed to.
    Committed,
    /// Contributions without commitments, as in older records. A player who knew the seed and contributed
    /// last could choose a contribution that suited them.
    Uncommitted,
}

/// Why the deals of a record could not be confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    /// The record has no dice tags.
    NoDice,
    /// The seed is not revealed yet.
    NoSeed,
    /// The revealed seed does not match the commitment.
    Commitment,
    /// Either this seat's contribution does not match its commitment, or the seat contributed without a
    /// commitment although another seat has one.
    Contribution(Seat),
    /// A ply is illegal. This is its number, or 0 if the starting position is illegal.
    Plies(usize),
    /// The deal in the record at this ply differs from the deal that the dice determine.
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
            VerifyError::Contribution(seat) => {
                write!(f, "the contribution of seat {seat} is not the one it committed to")
            }
            VerifyError::Plies(0) => f.write_str("the starting position is not legal"),
            VerifyError::Plies(ply) => write!(f, "ply {ply} is not legal"),
            VerifyError::Deal { ply, expected, found } => {
                write!(f, "ply {ply}: the dice give {expected}, the record says {found}")
            }
        }
    }
}

impl error::Error for VerifyError {}

/// Repeats every deal of a record from its seed and contributions.
///
/// # Errors
/// The first reason why the deals cannot be confirmed.
pub fn verify(record: &Record) -> Result<Verified, VerifyError> {
    let tags = record.dice.as_ref().ok_or(VerifyError::NoDice)?;
    let seed = Seed::new(tags.seed.ok_or(VerifyError::NoSeed)?);
    if seed.commitment() != tags.commitment {
        return Err(VerifyError::Commitment);
    }
    let contributions = check_contributions(tags)?;
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
    Ok(Verified { deals, contributions })
}

/// Checks each contribution against its commitment. If any seat has a commitment, the seats without one must
/// contribute nothing (zeros).
fn check_contributions(tags: &DiceTags) -> Result<Contributions, VerifyError> {
    let mut contributes = tags.contributions.iter().map(|contribution| contribution != &[0; 16]);
    if tags.seat_commitments.iter().all(Option::is_none) {
        return Ok(if contributes.any(|contributes| contributes) {
            Contributions::Uncommitted
        } else {
            Contributions::None
        });
    }
    let seats = Seat::all(tags.contributions.len());
    for ((seat, contribution), committed) in seats.zip(&tags.contributions).zip(&tags.seat_commitments) {
        let agrees = match committed {
            Some(committed) => seat_commitment(&tags.commitment, seat, contribution) == *committed,
            None => contribution == &[0; 16],
        };
        if !agrees {
            return Err(VerifyError::Contribution(seat));
        }
    }
    Ok(Contributions::Committed)
}
