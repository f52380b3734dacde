//! What Monte-Carlo tree search knows about Mandua.

use rules::{
    Game,
    mandua::{Action, HUNTER, HUNTERS, Mandua, Phase},
};
use search::{Generator, Knowledge, Values, advantage};

use super::is_strict;

/// Plays short playouts in which Hunter avoids giving hunters away. In uniformly random playouts, all hunters
/// are soon beaten, so every action of Hunter looks lost. The value of the last position depends on the
/// numbers of beaten hunters and removed tigers.
///
/// In a strict game, the search assumes that Tiger announces and beats the highest total, and that Hunter
/// objects to every error. So it considers only the decisions of a guided game.
pub(crate) struct Playouts;

/// The most plies of a playout.
const HORIZON: u32 = 12;
/// The most actions that a playout draws to find one that is sensible and gives no hunter away. If it finds
/// none, it plays the last action that it drew.
const DRAWS: u32 = 4;
/// The value of a removed tiger, in beaten hunters.
const TIGER_WORTH: f64 = 4.0;
/// While all tigers are on the board, the game is even if this many hunters are beaten.
const SPARE: f64 = 4.0;
/// A side that is ahead by this much, in beaten hunters, has an expected score of three quarters.
const SCALE: f64 = 4.0;

impl Knowledge<Mandua> for Playouts {
    fn forced(&self, game: &Mandua) -> Option<Action> {
        let turn = game.tigers_turn();
        match game.phase() {
            Phase::Prowl if is_strict(game) && game.beaten() == 0 && turn.announced() == 0 => {
                let highest = game.highest();
                (highest > 0).then_some(Action::Say(highest))
            }
            Phase::Object => {
                let highest = game.highest_before();
                let erred = turn.announced() != highest || game.beaten() != highest;
                erred.then_some(Action::Object(highest))
            }
            _ => None,
        }
    }

    fn sensible(&self, game: &Mandua, action: Action) -> bool {
        match (game.phase(), action) {
            (_, Action::Say(_) | Action::Object(_)) => false,
            (_, Action::End) => game.highest() == 0,
            (Phase::Prowl, Action::Go { .. }) => !is_strict(game) || keeps_highest(game, action),
            _ => true,
        }
    }

    fn playout(&self, game: &Mandua, random: &mut Generator) -> Option<Action> {
        let mut action = game.sample(random)?;
        for _ in 1..DRAWS {
            if self.sensible(game, action) && !gives_away(game, action) {
                break;
            }
            action = game.sample(random)?;
        }
        Some(action)
    }

    fn proves(&self) -> bool {
        true
    }

    fn exploration(&self) -> f64 {
        0.3
    }

    fn horizon(&self, _: &Mandua) -> u32 {
        HORIZON
    }

    fn judge(&self, game: &Mandua) -> Values {
        let removed = f64::from(game.score(HUNTER));
        // Hunters that were missing from the start (`MD-29`) count as beaten.
        let left = game.hunters().len() + usize::from(game.to_set());
        let beaten = f64::from(HUNTERS) - left as f64;
        advantage(TIGER_WORTH * removed + SPARE - beaten, SCALE)
    }
}

/// Returns whether Tiger, after this action, can still beat as many hunters in this turn as before it.
fn keeps_highest(game: &Mandua, action: Action) -> bool {
    let mut next = game.clone();
    next.play(action);
    match game.hunters().len() - next.hunters().len() {
        0 => game.highest() == 0,
        beaten => beaten as u8 + next.highest() == game.highest(),
    }
}

/// Returns whether Tiger can beat a hunter after this action of Hunter.
fn gives_away(game: &Mandua, action: Action) -> bool {
    if game.phase() == Phase::Prowl {
        return false;
    }
    let mut next = game.clone();
    next.play(action);
    next.highest() > 0
}
