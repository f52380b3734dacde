//! Mandua.

use std::borrow::Cow;

use rules::{
    Game, legal as legal_actions,
    mandua::{self, Field, Fields, Phase, Strike},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cycled;

/// A field's name.
pub type Name = Cow<'static, str>;

/// Tigers and hunters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManduaBoard")]
pub struct Board {
    /// Where tigers stand.
    pub tigers: Vec<Name>,
    /// Where hunters stand.
    pub hunters: Vec<Name>,
    /// Hunters still to be set.
    pub to_set: u8,
    /// The next task.
    pub phase: Task,
    /// The tigers of which Hunter must remove one.
    pub removable: Vec<Name>,
    /// The hunters that Tiger must still beat in this turn; `None` at a strict table, where nobody tells.
    pub to_beat: Option<u8>,
    /// The hunters beaten so far in Tiger's newest turn.
    pub beaten: u8,
    /// Tiger's newest turn, for the small second board.
    pub turn: TigersTurn,
}

/// The next task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "ManduaTask")]
pub enum Task {
    /// Hunter sets or moves a hunter.
    Hunt,
    /// The same, but Hunter may object first.
    Object,
    /// Hunter removes a tiger.
    Remove,
    /// Tiger acts.
    Prowl,
    /// Nothing: the game has ended.
    Over,
}

/// Tiger's newest turn: the current one so far or, while Hunter acts, the last one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManduaTurn")]
pub struct TigersTurn {
    /// The tigers before it.
    pub tigers: Vec<Name>,
    /// The hunters before it.
    pub hunters: Vec<Name>,
    /// The number of hunters Tiger announced; 0 without an announcement.
    pub announced: u8,
    /// Its steps and jumps: from, to.
    pub steps: Vec<[Name; 2]>,
}

/// A field of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManduaField")]
pub struct Ground {
    /// Its name.
    pub field: Name,
    /// From 0, field D, over 1 to 5, files a to e, to 6, field B.
    pub column: u8,
    /// From 0, field C, over 1 to 5, the ranks, to 6, field A.
    pub row: u8,
    /// Whether it is one of the four outside.
    pub cage: bool,
}

/// A legal action of Hunter or Tiger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "ManduaDeed")]
pub enum Deed {
    /// Sets a hunter.
    Place {
        /// The action's text.
        action: String,
        /// The field.
        to: Name,
    },
    /// A hunter moves, or a tiger steps or jumps.
    Go {
        /// The action's text.
        action: String,
        /// The start.
        from: Name,
        /// The end.
        to: Name,
        /// The hunters that a tiger removes by it.
        beaten: Vec<Name>,
    },
    /// Tiger announces a number of hunters to beat.
    Say {
        /// The action's text.
        action: String,
        /// The number.
        number: u8,
    },
    /// Hunter objects and names the highest total.
    Object {
        /// The action's text.
        action: String,
        /// The number.
        number: u8,
    },
    /// Hunter removes a tiger.
    Remove {
        /// The action's text.
        action: String,
        /// The tiger's field.
        field: Name,
    },
    /// Tiger ends the turn.
    End {
        /// The action's text.
        action: String,
    },
}

/// What the seat to act may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "form", rename_all = "kebab-case")]
#[ts(rename = "ManduaLegal")]
pub enum Legal {
    /// Any actions of Hunter or Tiger.
    Hunt {
        /// Every action.
        actions: Vec<Deed>,
    },
}

/// An action in its parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "ManduaAction")]
pub enum Action {
    /// Sets a hunter.
    Place {
        /// The field.
        to: Name,
    },
    /// A hunter moves, or a tiger steps or jumps.
    Go {
        /// The start.
        from: Name,
        /// The end.
        to: Name,
    },
    /// Tiger announces a number of hunters to beat.
    Say {
        /// The number.
        number: u8,
    },
    /// Hunter objects and names the highest total.
    Object {
        /// The number.
        number: u8,
    },
    /// Hunter removes a tiger.
    Remove {
        /// The tiger's field.
        field: Name,
    },
    /// Tiger ends the turn.
    End,
}

/// What an action did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[ts(rename = "ManduaEffect")]
pub enum Effect {
    /// What a tiger removed from the board.
    Struck {
        /// The hunters that leave the board: the one jumped first, then the pair beside.
        beaten: Vec<Name>,
    },
}

/// What never changes on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManduaGeometry")]
pub struct Geometry {
    /// Each field's place.
    pub fields: Vec<Ground>,
}

pub(super) fn geometry() -> Geometry {
    let ground = |field: Field| Ground {
        field: name(field),
        column: field.column() as u8,
        row: field.row() as u8,
        cage: field.is_cage(),
    };
    Geometry { fields: Field::ALL.into_iter().map(ground).collect() }
}

pub(super) fn board(game: &mandua::Mandua) -> Board {
    let turn = game.tigers_turn();
    let (phase, removable) = match game.phase() {
        Phase::Hunt => (Task::Hunt, Vec::new()),
        Phase::Object => (Task::Object, Vec::new()),
        Phase::Remove(tigers) => (Task::Remove, names(tigers)),
        Phase::Prowl => (Task::Prowl, Vec::new()),
        Phase::Over(_) => (Task::Over, Vec::new()),
    };
    Board {
        tigers: names(game.tigers()),
        hunters: names(game.hunters()),
        to_set: game.to_set(),
        phase,
        removable,
        to_beat: game.disclosed_to_beat(),
        beaten: game.beaten(),
        turn: TigersTurn {
            tigers: names(turn.tigers()),
            hunters: names(turn.hunters()),
            announced: turn.announced(),
            steps: turn.steps().iter().map(|(from, to)| [name(*from), name(*to)]).collect(),
        },
    }
}

pub(super) fn legal(game: &mandua::Mandua) -> Option<Legal> {
    game.turn().seat()?;
    let actions = legal_actions(game).into_iter().map(|action| deed(game, action)).collect();
    Some(Legal::Hunt { actions })
}

fn deed(game: &mandua::Mandua, action: mandua::Action) -> Deed {
    let text = action.to_string();
    match action {
        mandua::Action::Place(to) => Deed::Place { action: text, to: name(to) },
        mandua::Action::Go { from, to } => {
            let beaten = beaten(game.strike(action));
            Deed::Go { action: text, from: name(from), to: name(to), beaten }
        }
        mandua::Action::Say(number) => Deed::Say { action: text, number },
        mandua::Action::Object(number) => Deed::Object { action: text, number },
        mandua::Action::Remove(field) => Deed::Remove { action: text, field: name(field) },
        mandua::Action::End => Deed::End { action: text },
    }
}

fn beaten(strike: Option<Strike>) -> Vec<Name> {
    let fields = strike
        .into_iter()
        .flat_map(|strike| strike.jumped.into_iter().chain(strike.pair.into_iter().flatten()));
    fields.map(name).collect()
}

fn names(fields: Fields) -> Vec<Name> {
    fields.in_order().map(name).collect()
}

fn name(field: Field) -> Name {
    Cow::Borrowed(field.name())
}

pub(super) fn nth(Legal::Hunt { actions }: &Legal, number: usize) -> Option<String> {
    let action = match cycled(actions, number)? {
        Deed::Place { action, .. }
        | Deed::Go { action, .. }
        | Deed::Say { action, .. }
        | Deed::Object { action, .. }
        | Deed::Remove { action, .. }
        | Deed::End { action } => action,
    };
    Some(action.clone())
}

pub(super) fn action(text: &str) -> Option<Action> {
    Some(match text.parse().ok()? {
        mandua::Action::Place(to) => Action::Place { to: name(to) },
        mandua::Action::Go { from, to } => Action::Go { from: name(from), to: name(to) },
        mandua::Action::Say(number) => Action::Say { number },
        mandua::Action::Object(number) => Action::Object { number },
        mandua::Action::Remove(field) => Action::Remove { field: name(field) },
        mandua::Action::End => Action::End,
    })
}

pub(super) fn effect(before: &mandua::Mandua, action: &str, _after: &mandua::Mandua) -> Option<Effect> {
    let strike = before.strike(action.parse().ok()?)?;
    Some(Effect::Struck { beaten: beaten(Some(strike)) })
}
