//! Games of Manitou, which hides cards, in two worlds that the first person cannot tell apart. The worlds
//! differ only in a card that another person chooses at a table and never plays.

use std::collections::BTreeMap;

use dice::Dice;
use wire::{
    TableId,
    games::{Legal, manitou},
};

use super::{
    Draw,
    plan::{Seat, Table},
};

/// The game with seats for three people.
pub(super) const FOR_THREE: &str = "manitou:players=3";

/// Returns tables for games of Manitou between people, without computer players.
pub(super) fn tables(people: usize) -> Vec<Table> {
    let table = |spec, people: usize| Table { spec, seats: (0..people).map(Seat::Person).collect(), host: 0 };
    match people {
        2 => vec![table("manitou", 2), table("manitou", 2)],
        _ => vec![table(FOR_THREE, 3), table("manitou", 2)],
    }
}

/// For each table, the card that a person has chosen in the first world, and the card that replaces it in the
/// second. This person plays neither card in either world.
#[derive(Default)]
pub(super) struct Secrets(BTreeMap<TableId, [String; 2]>);

impl Secrets {
    /// Chooses an action for a person in one of the two worlds.
    pub(super) fn action(
        &mut self,
        dice: &mut Dice,
        world: usize,
        person: usize,
        table: &str,
        legal: &Legal,
    ) -> Option<String> {
        let Legal::Manitou(legal) = legal else { return None };
        match legal {
            manitou::Legal::Choose { available, size } => {
                let size = usize::from(*size);
                let start = dice.index(available.len() - size);
                let mut chosen = available[start..start + size].to_vec();
                self.0.remove(table);
                // The second world replaces the last chosen card by the next card in canonical order. The
                // shuffle moves both cards in the same way.
                if let (Some(other), Some((last, rest))) =
                    (available.get(start + size), chosen.split_last_mut())
                    && person > 0
                    && size > 7
                    && other != last
                    && !rest.contains(last)
                {
                    self.0.insert(table.to_owned(), [last.clone(), other.clone()]);
                    if world == 1 {
                        last.clone_from(other);
                    }
                }
                Some(format!("choose:{}", chosen.join(",")))
            }
            manitou::Legal::Cards { actions, .. } => {
                let secrets = self.0.get(table);
                let is_secret = |action: &str| {
                    let card = action.strip_prefix("play:").and_then(|rest| rest.split_once('@'));
                    card.is_some_and(|(card, _)| secrets.into_iter().flatten().any(|secret| secret == card))
                };
                let open: Vec<_> = actions.iter().filter(|action| !is_secret(action)).collect();
                // A person who could play only the secret card never acts.
                open.get(dice.index(open.len().max(1))).map(|action| (*action).clone())
            }
        }
    }
}
