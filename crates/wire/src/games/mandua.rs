//! Mandua as a front end shows it: the board, the legal actions and what an action does.

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

/// The pieces on the board, and the state of the turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManduaBoard")]
pub struct Board {
    /// The fields of the tigers.
    pub tigers: Vec<Name>,
    /// The fields of the hunters.
    pub hunters: Vec<Name>,
    /// The number of hunters that are not yet placed on the board.
    pub to_set: u8,
    /// The number of hunters in the game (MD-29): those on the board, those that are not yet placed and those
    /// that were captured.
    pub all: u8,
    /// What must be done next.
    pub phase: Task,
    /// The tigers from which Hunter must remove one; empty unless `phase` is [`Task::Remove`].
    pub removable: Vec<Name>,
    /// The number of hunters that Tiger must still capture in this turn. `None` with the option
    /// `referee=strict`, where the program must not tell the number.
    pub to_beat: Option<u8>,
    /// The number of hunters captured so far in Tiger's newest turn.
    pub beaten: u8,
    /// Tiger's newest turn, which a front end may show on a second board.
    pub turn: TigersTurn,
}

/// What must be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "ManduaTask")]
pub enum Task {
    /// Hunter places or moves a hunter.
    Hunt,
    /// Hunter places or moves a hunter, but may first object to Tiger's last turn.
    Object,
    /// Hunter removes a tiger.
    Remove,
    /// Tiger acts.
    Prowl,
    /// Nothing: the game has ended.
    Over,
}

/// Tiger's newest turn: the current one so far, or the last one while Hunter acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManduaTurn")]
pub struct TigersTurn {
    /// The fields of the tigers before the turn.
    pub tigers: Vec<Name>,
    /// The fields of the hunters before the turn.
    pub hunters: Vec<Name>,
    /// The number of hunters that Tiger announced it would capture; 0 without an announcement.
    pub announced: u8,
    /// The steps and jumps of the turn, each as the fields `[from, to]`.
    pub steps: Vec<[Name; 2]>,
}

/// A field of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManduaField")]
pub struct Ground {
    /// The field's name.
    pub field: Name,
    /// The column: 0 for field D, 1 to 5 for the files a to e, 6 for field B.
    pub column: u8,
    /// The row: 0 for field C, 1 to 5 for the ranks, 6 for field A.
    pub row: u8,
    /// Whether it is one of the four cages outside the grid.
    pub cage: bool,
}

/// A legal action of Hunter or Tiger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "ManduaDeed")]
pub enum Deed {
    /// Hunter places a hunter on the board.
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
        /// The field that the piece leaves.
        from: Name,
        /// The field that the piece enters.
        to: Name,
        /// The hunters that a tiger captures by this move.
        beaten: Vec<Name>,
    },
    /// Tiger announces how many hunters it will capture in this turn.
    Say {
        /// The action's text.
        action: String,
        /// The number.
        number: u8,
    },
    /// Hunter objects and names the highest number of hunters that Tiger could have captured.
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
    /// The actions of Hunter or of Tiger.
    Hunt {
        /// Every legal action.
        actions: Vec<Deed>,
    },
}

/// An action, split into its parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "ManduaAction")]
pub enum Action {
    /// Hunter places a hunter on the board.
    Place {
        /// The field.
        to: Name,
    },
    /// A hunter moves, or a tiger steps or jumps.
    Go {
        /// The field that the piece leaves.
        from: Name,
        /// The field that the piece enters.
        to: Name,
    },
    /// Tiger announces how many hunters it will capture in this turn.
    Say {
        /// The number.
        number: u8,
    },
    /// Hunter objects and names the highest number of hunters that Tiger could have captured.
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
    /// A tiger captured hunters.
    Struck {
        /// The fields of the captured hunters: first the hunter that was jumped, if any, then the two hunters
        /// of the pair, if any.
        beaten: Vec<Name>,
    },
    /// Hunter objected to Tiger's turn.
    Objected {
        /// The result.
        verdict: Verdict,
        /// The highest number of hunters that Tiger could have captured.
        highest: u8,
    },
}

/// The result of an objection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "ManduaVerdict")]
pub enum Verdict {
    /// Tiger erred and the number is right: Hunter removes a tiger.
    Right,
    /// Tiger erred, but the number is wrong. The objection has no effect.
    Wrong,
    /// Tiger made no error. The objection has no effect.
    Needless,
}

/// What never changes on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "ManduaGeometry")]
pub struct Geometry {
    /// The fields and where they lie.
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
        all: game.spec().hunters,
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

pub(super) fn effect(before: &mandua::Mandua, action: &str, after: &mandua::Mandua) -> Option<Effect> {
    let action = action.parse().ok()?;
    if let mandua::Action::Object(_) = action {
        return Some(objection(before, after));
    }
    Some(Effect::Struck { beaten: beaten(Some(before.strike(action)?)) })
}

/// Describes an objection. It reveals the highest total, which the players may know once Hunter has objected
/// (MD-18).
fn objection(before: &mandua::Mandua, after: &mandua::Mandua) -> Effect {
    let highest = before.highest_before();
    let verdict = if matches!(after.phase(), Phase::Remove(_)) {
        Verdict::Right
    } else if before.tigers_turn().announced() == highest && before.beaten() == highest {
        Verdict::Needless
    } else {
        Verdict::Wrong
    };
    Effect::Objected { verdict, highest }
}
