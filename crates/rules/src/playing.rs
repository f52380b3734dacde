//! A game with its history.

use crate::{Game, Illegal, Indexed, Turn, legal};

/// A game and the actions played since its start, which can be taken back one by one.
#[derive(Clone, Debug)]
pub struct Playing<G: Game> {
    game: G,
    past: Vec<(G::Action, G::Undo)>,
}

impl<G: Game> Playing<G> {
    /// Starts with the game as it stands and no actions to take back.
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

    /// The legal actions, sorted as text. Before a chance action, the list holds only its placeholder; see
    /// [`Game::chance`].
    pub fn legal(&self) -> Vec<String> {
        match self.game.turn() {
            Turn::Seat(_) => legal(&self.game).iter().map(ToString::to_string).collect(),
            Turn::Chance => self.game.chance().into_iter().collect(),
            Turn::Over => Vec::new(),
        }
    }

    /// Plays an action if it is legal. Otherwise nothing changes.
    ///
    /// # Errors
    /// The refusal, with its clause.
    pub fn play(&mut self, action: G::Action) -> Result<(), Illegal> {
        let undo = self.game.try_play(action)?;
        self.past.push((action, undo));
        Ok(())
    }

    /// Takes back the last action and returns it.
    pub fn undo(&mut self) -> Option<G::Action> {
        let (action, undo) = self.past.pop()?;
        self.game.undo(undo);
        Some(action)
    }
}

impl<G: Indexed> Playing<G> {
    /// Returns the indices of the parts of each legal action. The actions are in the order of
    /// [`legal`](Playing::legal). Empty unless it is a seat's turn.
    pub fn legal_indices(&self) -> Vec<Vec<usize>> {
        let indices = |action| {
            let mut parts = Vec::new();
            G::parts(action, &mut parts);
            parts
        };
        legal(&self.game).into_iter().map(indices).collect()
    }
}
