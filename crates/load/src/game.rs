//! The games of the load test. Only this file depends on which games they are.

use rules::{
    Game, Random, Turn,
    mandua::{Action, Field, Mandua, Spec},
};
use serde_json::{Value, json};

/// The game that the clients play. Its computer of level 1 answers at once. For our server, this text is a
/// spec; for boardgame.io's server, it is a namespace.
pub(crate) const NAME: &str = "mandua";
/// A game in which the strongest computers think for seconds.
pub(crate) const DEEP: &str = "jungle";
/// The beginning of a record of the game.
pub(crate) const RECORD_HEAD: &str = "[Spec \"mandua\"]\n[Rules \"1\"]\n[Result \"*\"]\n";
/// The text of an action.
pub(crate) const RECORD_ACTION: &str = "@c3";
/// The first actions of a game, numbered as in a record.
pub(crate) const RECORD_ACTIONS: &str = "1. @c3 2. a1-b1 3. @d4";
/// A record of the deep game.
pub(crate) const DEEP_RECORD: &str =
    "[Spec \"jungle\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n1. a3-a4 2. a7-a6\n";

/// A game in progress. The clients keep track of it themselves, without asking a server.
pub(crate) struct Progress {
    game: Mandua,
    ply: u32,
}

impl Progress {
    /// Starts a game.
    pub(crate) fn new() -> Progress {
        Progress { game: Mandua::new(Spec::default()), ply: 0 }
    }

    /// Returns the number of actions played so far.
    pub(crate) fn ply(&self) -> u32 {
        self.ply
    }

    /// Plays a random legal action. Returns `None` if the game is over.
    pub(crate) fn play_random(&mut self, random: &mut impl Random) -> Option<Played> {
        let Turn::Seat(seat) = self.game.turn() else { return None };
        let action = self.game.sample(random)?;
        let strike = self.game.strike(action);
        let beaten = strike
            .iter()
            .flat_map(|strike| strike.jumped.into_iter().chain(strike.pair.into_iter().flatten()))
            .collect();
        self.game.play(action);
        let acts_again = self.game.turn() == Turn::Seat(seat);
        let ply = self.ply;
        self.ply += 1;
        Some(Played { seat: seat.index(), ply, action, beaten, acts_again })
    }
}

/// An action and its effect.
pub(crate) struct Played {
    pub(crate) seat: usize,
    /// The number of actions played before this one.
    pub(crate) ply: u32,
    action: Action,
    beaten: Vec<Field>,
    /// Whether the same seat acts again after this action.
    acts_again: bool,
}

impl Played {
    /// Returns the action's text.
    pub(crate) fn text(&self) -> String {
        self.action.to_string()
    }

    /// Returns the name and the arguments of this move in `load/boardgame-io`. The game there trusts its
    /// clients, so they also send which hunters are captured and whether the same seat acts again.
    pub(crate) fn boardgame_io_move(&self) -> Option<(&'static str, Value)> {
        match self.action {
            Action::Place(to) => Some(("place", json!([to.to_string(), self.acts_again]))),
            Action::Go { from, to } => {
                let beaten: Vec<String> = self.beaten.iter().map(ToString::to_string).collect();
                Some(("go", json!([from.to_string(), to.to_string(), beaten, self.acts_again])))
            }
            // Other actions occur only with other options of the game.
            _ => None,
        }
    }
}
