//! A game together with the way it came.

use crate::{Game, Illegal, Turn, legal};

/// A game and the actions played since its start, which can be taken back one by one.
#[derive(Clone, Debug)]
pub struct Playing<G: Game> {
    game: G,
    past: Vec<(G::Action, G::Undo)>,
}

impl<G: Game> Playing<G> {
    /// A game from where it stands now.
    pub fn new(game: G) -> Playing<G> {
        Playing { game, past: Vec::new() }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The actions since the start.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = G::Action> + ExactSizeIterator {
        self.past.iter().map(|(action, _)| *action)
    }

    /// The legal actions, sorted as text; at a chance action its mark alone.
    pub fn legal(&self) -> Vec<String> {
        match self.game.turn() {
            Turn::Seat(_) => {
                let mut texts: Vec<String> = legal(&self.game).iter().map(ToString::to_string).collect();
                texts.sort_unstable();
                texts
            }
            Turn::Chance => self.game.chance().into_iter().collect(),
            Turn::Over => Vec::new(),
        }
    }

    /// Plays an action if it is legal; otherwise nothing changes.
    ///
    /// # Errors
    /// The clause against it.
    pub fn play(&mut self, action: G::Action) -> Result<(), Illegal> {
        let undo = self.game.try_play(action)?;
        self.past.push((action, undo));
        Ok(())
    }

    /// Takes back the last action and tells which it was.
    pub fn undo(&mut self) -> Option<G::Action> {
        let (action, undo) = self.past.pop()?;
        self.game.undo(undo);
        Some(action)
    }
}
