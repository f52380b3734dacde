//! Refusals: what was wrong, by which clause, as data. The sentences live in the book.

use std::{error, fmt};

use crate::{Seat, Spec};

/// A kind of refusal: a clause, the key of its sentence in the book, and the names of the sentence's arguments.
/// Declared once each, with [`refusals!`](crate::refusals).
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    /// The clause that forbids it, as `J-13`.
    pub clause: &'static str,
    /// The stable key of the sentence, as `jungle-hungry-den`.
    pub key: &'static str,
    /// Names of the arguments, in the order in which an [`Illegal`] holds them.
    pub args: &'static [&'static str],
}

/// One typed argument of a refusal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A count or a number on the board.
    Number(i64),
    /// A place on the board in its text form, as `c3`.
    Square(String),
    /// The key of a piece, card, tile or seat whose name is in the book, as `jungle-lion`.
    Name(&'static str),
    /// Text that was given, or a text form that was expected.
    Text(String),
}

impl Arg {
    /// The name of a seat, for games whose seats have names.
    pub fn seat<S: Spec>(seat: Seat) -> Arg {
        S::SEAT_NAMES
            .get(seat.index())
            .map_or_else(|| Arg::Number(seat.index() as i64), |&name| Arg::Name(name))
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Square(text) | Arg::Text(text) => text.fmt(f),
            Arg::Name(key) => key.fmt(f),
        }
    }
}

/// Why something was refused: a spec, an action or a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Illegal {
    refusal: &'static Refusal,
    args: Vec<Arg>,
}

impl Illegal {
    /// A refusal with its arguments, one for each of `refusal.args`.
    pub fn new(refusal: &'static Refusal, args: impl IntoIterator<Item = Arg>) -> Illegal {
        let args: Vec<Arg> = args.into_iter().collect();
        debug_assert_eq!(args.len(), refusal.args.len(), "{}", refusal.key);
        Illegal { refusal, args }
    }

    /// The clause that forbids it.
    pub fn clause(&self) -> &'static str {
        self.refusal.clause
    }

    /// The stable key of its sentence.
    pub fn key(&self) -> &'static str {
        self.refusal.key
    }

    /// The arguments with their names.
    pub fn args(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.refusal.args.iter().copied().zip(&self.args)
    }
}

impl From<&'static Refusal> for Illegal {
    /// A refusal without arguments.
    fn from(refusal: &'static Refusal) -> Illegal {
        Illegal::new(refusal, [])
    }
}

/// For logs and tests, as `J-13 jungle-hungry-den animal=jungle-lion`; people get the book's sentence.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.clause(), self.key())?;
        self.args().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl error::Error for Illegal {}

/// All that is wrong with a position text; never empty. A fault of form stands alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(Vec<Illegal>);

impl Faults {
    /// `Ok(value)` if there are no faults.
    ///
    /// # Errors
    /// The faults, if there are any.
    pub fn check<T>(value: T, faults: Vec<Illegal>) -> Result<T, Faults> {
        if faults.is_empty() { Ok(value) } else { Err(Faults(faults)) }
    }

    /// Every fault, in the order found.
    pub fn iter(&self) -> std::slice::Iter<'_, Illegal> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Illegal;
    type IntoIter = std::slice::Iter<'a, Illegal>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl From<Illegal> for Faults {
    fn from(fault: Illegal) -> Faults {
        Faults(vec![fault])
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl error::Error for Faults {}

/// Declares a module's refusals as constants and lists them in `REFUSALS`:
/// `refusals! { HUNGRY_DEN = "J-13", "jungle-hungry-den" (animal); … }`.
#[macro_export]
macro_rules! refusals {
    ($($name:ident = $clause:literal, $key:literal ($($arg:ident),*);)*) => {
        $(#[doc = concat!("Refused by ", $clause, ".")]
        pub(crate) static $name: $crate::Refusal =
            $crate::Refusal { clause: $clause, key: $key, args: &[$(stringify!($arg)),*] };)*
        /// Every refusal of this module.
        pub(crate) static REFUSALS: &[&$crate::Refusal] = &[$(&$name),*];
    };
}
