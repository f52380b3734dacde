//! The text form of certificates of values.

use std::fmt;

use rules::mancala::Bowl;

use super::{Bowls, Claim, MOST_STONES, ValueCertificate};
use crate::{
    BadText,
    text::{FORM, Head, digest},
};

impl fmt::Display for ValueCertificate {
    /// Writes the whole file: a head, an empty line, and a line for each claim.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body: String = self.claims.iter().map(|claim| format!("{claim}\n")).collect();
        writeln!(f, "{FORM}\nspec {}\nrules {}\nstart {}", self.spec, self.rules, self.start)?;
        writeln!(f, "value {}\nendgame {}\npositions {}", self.value, self.endgame, self.claims.len())?;
        write!(f, "sha256 {}\n\n{body}", digest(&body))
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}", self.bowls, self.gain)?;
        self.action.map_or(Ok(()), |bowl| write!(f, "\t{}", bowl.number()))
    }
}

/// Reads a certificate of a value.
///
/// # Errors
/// The text is not a certificate of a value, or it does not match its digest.
pub fn read_value(text: &str) -> Result<ValueCertificate, BadText> {
    let (mut head, body) = Head::of(text);
    let (spec, rules, start) = head.opening()?;
    let value = head.number("value ")?;
    let endgame = head.number("endgame ")?;
    if endgame > MOST_STONES {
        return Err(BadText::Line(6, "endgame "));
    }
    let claims = head.lines_of(body, claim, BadText::Claim)?;
    Ok(ValueCertificate { spec, rules, start, value, endgame, claims })
}

/// Reads a claim. There is only one way to write it.
fn claim(line: &str) -> Option<Claim> {
    let mut parts = line.split('\t');
    let (own, other) = parts.next()?.split_once(" / ")?;
    let bowls = Bowls { own: side(own)?, other: side(other)? };
    let gain = parts.next()?.parse().ok()?;
    let action = match parts.next() {
        Some(bowl) => Some(Bowl::new(bowl.parse().ok()?)?),
        None => None,
    };
    let claim = Claim { bowls, gain, action };
    (claim.to_string() == line).then_some(claim)
}

fn side(text: &str) -> Option<[u8; 6]> {
    let stones: Option<Vec<u8>> = text.split(' ').map(|stones| stones.parse().ok()).collect();
    stones?.try_into().ok()
}
