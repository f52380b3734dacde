//! What Monte-Carlo tree search knows about Mana.

use rules::{
    Game, Turn,
    mana::{Action, Mana},
};
use search::Knowledge;

/// In playouts and in the tree, players always take a Daimyo that they can take. In the tree, they leave
/// their own Daimyo exposed only if there is no other move. Uniformly random playouts would often fail to
/// take an exposed Daimyo, and the tree is too wide to make up for that.
pub(crate) struct Playouts;

impl Knowledge<Mana> for Playouts {
    fn forced(&self, game: &Mana) -> Option<Action> {
        let to = game.daimyo(game.turn().seat()?.other())?;
        let from = game.movers().into_iter().find(|from| game.ends(*from).contains(to))?;
        Some(Action::Move { from, to, bird: None })
    }

    fn sensible(&self, game: &Mana, action: Action) -> bool {
        let mut next = game.clone();
        next.play(action);
        match next.turn() {
            Turn::Seat(_) if next.turn() != game.turn() => self.forced(&next).is_none(),
            _ => true,
        }
    }

    fn proves(&self) -> bool {
        true
    }

    fn exploration(&self) -> f64 {
        0.4
    }
}
