//! Refusals as data: the clause and typed arguments. The translated sentences are in the folder `book`.

use std::{error, fmt};

use crate::{Seat, Spec};

/// A kind of refusal, declared once with [`refusals!`](crate::refusals).
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    /// The clause that the refusal cites, such as `MA-7`.
    pub clause: &'static str,
    /// The translation key of the refusal's sentence: the game's name, then what is wrong. The key never
    /// changes.
    pub key: &'static str,
    /// The names of the sentence's arguments, in the order of [`Illegal::args`].
    pub args: &'static [&'static str],
}

/// One typed argument of a refusal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A count or a number on the board.
    Number(i64),
    /// A square or field in its text form, such as `c3`.
    Square(String),
    /// The translation key of the name of a piece, card, tile or seat.
    Name(&'static str),
    /// A text that was refused, or the form that was expected instead.
    Text(String),
}

impl Arg {
    /// The name of a seat, or its number in games whose seats have no names.
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

/// Why a spec, an action, a position or a record was refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Illegal {
    refusal: &'static Refusal,
    args: Vec<Arg>,
}

impl Illegal {
    /// A refusal with one argument for each of `refusal.args`.
    pub fn new(refusal: &'static Refusal, args: impl IntoIterator<Item = Arg>) -> Illegal {
        let args: Vec<Arg> = args.into_iter().collect();
        debug_assert_eq!(args.len(), refusal.args.len(), "{}", refusal.key);
        Illegal { refusal, args }
    }

    /// The clause that the refusal cites.
    pub fn clause(&self) -> &'static str {
        self.refusal.clause
    }

    /// The translation key of the refusal's sentence. The key never changes.
    pub fn key(&self) -> &'static str {
        self.refusal.key
    }

    /// Each argument with its name.
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

/// Clause, key and `name=argument` pairs, for logs and tests. Players are shown the translated sentence
/// instead.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.clause(), self.key())?;
        self.args().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl error::Error for Illegal {}

/// Everything that is wrong with a position text; never empty. For a malformed text, it holds only one fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(Vec<Illegal>);

impl Faults {
    /// Returns `Ok(value)` if there are no faults.
    ///
    /// # Errors
    /// The faults, if there are any.
    pub fn check<T>(value: T, faults: Vec<Illegal>) -> Result<T, Faults> {
        if faults.is_empty() { Ok(value) } else { Err(Faults(faults)) }
    }

    /// Every fault, in the order in which they were found.
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

/// Declares a module's refusals as statics and lists them in `REFUSALS`. Each line of the macro call has the
/// form `NAME = "clause", "key" (argument, …);`.
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
