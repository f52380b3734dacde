//! The spec: `manitou:players=2..5,cards=chosen|random`.

use std::fmt;

use super::refusals::PLAYERS;
use crate::{Illegal, SpecOption};

const PLAYER_COUNTS: &[&str] = &["2", "3", "4", "5"];
const CARD_CHOICES: &[&str] = &["chosen", "random"];

/// The number of players, and whether they choose their cards or draw them at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    players: u8,
    random: bool,
}

impl Spec {
    /// Whether the cards of a hunt are drawn at random, not chosen (MN-7).
    pub fn random_cards(self) -> bool {
        self.random
    }
}

impl Default for Spec {
    fn default() -> Spec {
        Spec { players: 2, random: false }
    }
}

impl crate::Spec for Spec {
    const NAME: &'static str = "manitou";
    const CLAUSES: &'static str = "MN";
    const SEATS_OPTION: Option<&'static str> = Some("players");
    const FIRST_GAME: &'static str = "manitou:cards=random";
    const VARIANTS: &'static [&'static str] = &[
        "manitou",
        "manitou:players=3",
        "manitou:players=4",
        "manitou:players=5",
        "manitou:players=4,cards=random",
    ];
    const OPTIONS: &'static [SpecOption] = &[
        SpecOption { key: "players", values: PLAYER_COUNTS, default: 0 },
        SpecOption { key: "cards", values: CARD_CHOICES, default: 0 },
    ];

    fn from_choices(choices: &[usize]) -> Result<Spec, Illegal> {
        match *choices {
            [players @ 0..=3, cards @ 0..=1] => Ok(Spec { players: players as u8 + 2, random: cards == 1 }),
            _ => Err(Illegal::from(&PLAYERS)),
        }
    }

    fn choices(&self) -> Vec<usize> {
        vec![usize::from(self.players.saturating_sub(2)), usize::from(self.random)]
    }

    #[inline]
    fn seats(&self) -> usize {
        self.players.into()
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::Spec::write(self, f)
    }
}
