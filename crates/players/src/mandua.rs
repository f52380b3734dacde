//! What is known about Mandua.

use rules::{
    Game,
    mandua::{Action, HUNTER, Mandua, Phase, Referee, TIGER},
};
use search::{Generator, Knowledge, Values, advantage};

/// Hunters set at random are soon all beaten, so that to a uniform playout all of Hunter's actions look lost. So playouts
/// are short, Hunter looks before he gives a hunter away, and the result is judged by what was beaten.
///
/// At a strict table Tiger announces what he can beat and beats it, and Hunter objects when he is right: what is left to
/// think about is what a guided game leaves.
pub(crate) struct Known;

/// Plies of a playout.
const HORIZON: u32 = 12;
/// Actions drawn in a playout before one is taken that gives a hunter away.
const DRAWS: u32 = 4;

impl Knowledge<Mandua> for Known {
    fn forced(&self, game: &Mandua) -> Option<Action> {
        let turn = game.tigers_turn();
        match game.phase() {
            Phase::Prowl if game.spec().referee == Referee::Strict && game.beaten() == 0 && turn.announced() == 0 => {
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
            (Phase::Prowl, Action::Go { .. }) if game.spec().referee == Referee::Strict => keeps_highest(game, action),
            _ => true,
        }
    }

    fn playout(&self, game: &Mandua, random: &mut Generator) -> Option<Action> {
        let mut action = game.sample(random)?;
        for _ in 1..DRAWS {
            let fine = match game.phase() {
                Phase::Hunt | Phase::Object => !gives_away(game, action),
                _ => self.sensible(game, action),
            };
            if fine {
                break;
            }
            action = game.sample(random)?;
        }
        Some(action)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn judge(&self, game: &Mandua) -> Values {
        advantage(4.0 * f64::from(game.score(HUNTER)) - f64::from(game.score(TIGER)) + 4.0, 4.0)
    }
}

/// Whether Tiger's action leaves as much to beat as there was.
fn keeps_highest(game: &Mandua, action: Action) -> bool {
    let mut next = game.clone();
    next.play(action);
    match game.hunters().len() - next.hunters().len() {
        0 => game.highest() == 0,
        beaten => beaten as u8 + next.highest() == game.highest(),
    }
}

/// Whether Tiger can beat something after Hunter's action.
fn gives_away(game: &Mandua, action: Action) -> bool {
    let mut next = game.clone();
    next.play(action);
    matches!(action, Action::Object(_)) || next.highest() > 0
}
