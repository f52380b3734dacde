//! Actions and their text: `@c3`, `c3-c4`, `say4`, `object4`, `removeC`, `end`.

use std::{fmt, str::FromStr};

use crate::{Illegal, text};

use super::board::Field;

/// One step of play. A turn of Tiger can consist of several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Hunter places a hunter on the board.
    Place(Field),
    /// A hunter moves, or a tiger steps or jumps.
    Go {
        /// The field the piece leaves.
        from: Field,
        /// The field it moves to.
        to: Field,
    },
    /// Tiger announces how many hunters they will beat.
    Say(u8),
    /// Hunter objects by naming the highest total that was possible (MD-18).
    Object(u8),
    /// Hunter removes the tiger on this field.
    Remove(Field),
    /// Tiger ends a turn in which they have beaten hunters.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // These two avoid the cost of `write!`, because they are most of the actions that a server
            // writes.
            Action::Place(field) => ["@", field.name()].into_iter().try_for_each(|part| f.write_str(part)),
            Action::Go { from, to } => {
                [from.name(), "-", to.name()].into_iter().try_for_each(|part| f.write_str(part))
            }
            Action::Say(number) => write!(f, "say{number}"),
            Action::Object(number) => write!(f, "object{number}"),
            Action::Remove(field) => write!(f, "remove{field}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Action, Illegal> {
        parse(text).ok_or_else(|| text::action_form(text, "@c3, c3-c4, say4, object4, removeC, end"))
    }
}

fn parse(text: &str) -> Option<Action> {
    let small = |digits| text::number(digits)?.try_into().ok();
    if text == "end" {
        Some(Action::End)
    } else if let Some(field) = text.strip_prefix('@') {
        Field::parse(field).map(Action::Place)
    } else if let Some(digits) = text.strip_prefix("say") {
        small(digits).map(Action::Say)
    } else if let Some(digits) = text.strip_prefix("object") {
        small(digits).map(Action::Object)
    } else if let Some(field) = text.strip_prefix("remove") {
        Field::parse(field).map(Action::Remove)
    } else {
        let (from, to) = text.split_once('-')?;
        Some(Action::Go { from: Field::parse(from)?, to: Field::parse(to)? })
    }
}
