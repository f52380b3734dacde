//! Game specs: `name` or `name:key=value,key=value`. Each game declares a table of its options.

use std::fmt;

use crate::{Illegal, refusals};

refusals! {
    UNKNOWN_GAME = "C-1", "spec-unknown-game" (text, expected);
    FORM = "C-1", "spec-form" (text);
    UNKNOWN_KEY = "C-1", "spec-unknown-key" (option, expected);
    REPEATED_KEY = "C-1", "spec-repeated-key" (option);
    UNKNOWN_VALUE = "C-1", "spec-unknown-value" (option, value, expected);
    NO_OPTIONS = "C-1", "spec-no-options" (game);
}

/// One option of a spec.
#[derive(PartialEq, Eq, Debug)]
pub struct SpecOption {
    /// The key of the option, such as `stones`.
    pub key: &'static str,
    /// Its possible values, in the order in which help and menus list them.
    pub values: &'static [&'static str],
    /// Index of the default in `values`.
    pub default: usize,
}

/// A game spec: the rule set and the number of seats.
///
/// An implementation declares its options. It also converts a spec to the indices of the chosen values, and
/// back. All implementations share the code that parses and prints specs.
pub trait Spec: Copy + Eq + std::hash::Hash + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// The game's name in a spec.
    const NAME: &'static str;
    /// The prefix of its clause numbers, such as `MC`.
    const CLAUSES: &'static str;
    /// The options in canonical order.
    const OPTIONS: &'static [SpecOption];
    /// The key of the option whose values are the numbers of seats; `None` if the number is fixed.
    const SEATS_OPTION: Option<&'static str> = None;
    /// The version number of the rules, which every game record states.
    const RULES: u32 = 1;
    /// The translation keys of the seats' names, in seat order. Empty in games whose seats have only numbers.
    const SEAT_NAMES: &'static [&'static str] = &[];
    /// One spec for each rule set that counts as a game of its own. The default comes first.
    const RULE_SETS: &'static [&'static str] = &[Self::NAME];
    /// The spec to suggest for a player's first game: easy to learn and quickly over.
    const FIRST_GAME: &'static str = Self::NAME;
    /// The specs that a speed measurement of the rules must cover: every rule set, one spec for each option
    /// that changes the legal actions, and one for each number of seats.
    const VARIANTS: &'static [&'static str] = Self::RULE_SETS;
    /// The pie rule (C-10): the player who does not begin plays this many actions and then chooses a side.
    /// `None` if the game has no pie rule.
    const PIE: Option<usize> = None;
    /// The key of the option that the two players may bid on before the game (C-12); `None` if there are no
    /// bids. The option's values are numbers. The player who names the smaller number takes the first seat
    /// and plays with that number.
    const BIDS: Option<&'static str> = None;

    /// The spec with these choices, one index into [`SpecOption::values`] for each of [`Self::OPTIONS`].
    ///
    /// # Errors
    /// The refusal, if some of these choices exclude each other.
    fn from_choices(choices: &[usize]) -> Result<Self, Illegal>;

    /// Returns the index of each chosen value: the inverse of [`Self::from_choices`].
    fn choices(&self) -> Vec<usize>;

    /// Number of seats.
    fn seats(&self) -> usize;

    /// Whether the players are their own referees. If so, the program must not reveal what they have to find
    /// out themselves, not even through the time that a computer player takes.
    fn is_self_refereed(&self) -> bool {
        false
    }

    /// Checks that the rules let players analyse positions while the game is played.
    ///
    /// # Errors
    /// The refusal, with its clause.
    fn check_study(&self) -> Result<(), Illegal> {
        Ok(())
    }

    /// Checks that the rules let players agree to take back turns.
    ///
    /// # Errors
    /// The refusal, with its clause.
    fn check_take_back(&self) -> Result<(), Illegal> {
        Ok(())
    }

    /// Reads a spec. Keys may come in any order, and defaults may be written out.
    ///
    /// # Errors
    /// The text is not a spec of this game.
    fn parse(text: &str) -> Result<Self, Illegal> {
        let (name, options) = split(text);
        if name != Self::NAME {
            return Err(unknown_game(text, &[Self::NAME]));
        }
        let mut choices: Vec<Option<usize>> = vec![None; Self::OPTIONS.len()];
        for pair in options.into_iter().flat_map(|list| list.split(',')) {
            let Some((key, value)) = pair.split_once('=') else {
                return Err(Illegal::new(&FORM, [text.into()]));
            };
            let Some(at) = Self::OPTIONS.iter().position(|option| option.key == key) else {
                return Err(unknown_key::<Self>(key));
            };
            let option = &Self::OPTIONS[at];
            let Some(choice) = option.values.iter().position(|known| *known == value) else {
                let expected = option.values.join(", ");
                return Err(Illegal::new(&UNKNOWN_VALUE, [key.into(), value.into(), expected.into()]));
            };
            if choices[at].replace(choice).is_some() {
                return Err(Illegal::new(&REPEATED_KEY, [key.into()]));
            }
        }
        let choices: Vec<usize> = choices
            .iter()
            .zip(Self::OPTIONS)
            .map(|(choice, option)| choice.unwrap_or(option.default))
            .collect();
        Self::from_choices(&choices)
    }

    /// Writes the canonical form, for `Display`: defaults are left out, and the keys are in the order of
    /// [`Self::OPTIONS`].
    ///
    /// # Errors
    /// The errors of the formatter.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::NAME)?;
        let mut mark = ':';
        for (choice, option) in self.choices().into_iter().zip(Self::OPTIONS) {
            if choice != option.default {
                write!(f, "{mark}{}={}", option.key, option.values[choice])?;
                mark = ',';
            }
        }
        Ok(())
    }
}

/// Splits a spec text into name and options.
pub(crate) fn split(text: &str) -> (&str, Option<&str>) {
    match text.split_once(':') {
        Some((name, options)) => (name, Some(options)),
        None => (text, None),
    }
}

/// The refusal of a text that names none of the `known` games.
pub(crate) fn unknown_game(text: &str, known: &[&str]) -> Illegal {
    Illegal::new(&UNKNOWN_GAME, [text.into(), known.join(", ").into()])
}

fn unknown_key<S: Spec>(key: &str) -> Illegal {
    if S::OPTIONS.is_empty() {
        return Illegal::new(&NO_OPTIONS, [S::NAME.into()]);
    }
    let expected: Vec<&str> = S::OPTIONS.iter().map(|option| option.key).collect();
    Illegal::new(&UNKNOWN_KEY, [key.into(), expected.join(", ").into()])
}
