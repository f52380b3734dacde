//! What is known about Mana.

use rules::{Game, Turn, mana::{Action, Mana}};
use search::Knowledge;

/// Uniform playouts pass by a Daimyo that stands there to be taken, and the tree is too wide to find every such danger. So
/// a Daimyo that can be taken is taken, and none is offered while there is another way.
pub(crate) struct Known;

impl Knowledge<Mana> for Known {
    fn forced(&self, game: &Mana) -> Option<Action> {
        let enemy = game.turn().seat()?.other();
        let daimyo = game.daimyo(enemy)?;
        let from = game.movers().into_iter().find(|from| game.ends(*from).contains(daimyo))?;
        Some(Action::Move { from, to: daimyo, bird: None })
    }

    fn sensible(&self, game: &Mana, action: Action) -> bool {
        let mut next = game.clone();
        next.play(action);
        next.turn() == game.turn() || next.turn() == Turn::Over || self.forced(&next).is_none()
    }
}
