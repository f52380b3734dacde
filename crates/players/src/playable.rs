//! The interface between a game and its computer players: what each game declares once, and how to reach
//! these declarations from any spec or game.

use rules::{
    Game, Seat,
    catalog::{AnyGame, AnySpec},
};
use search::{Knowledge, Mcts};

#[cfg(feature = "threads")]
use crate::learning::{LearnedWeights, SelfPlay, TrainError, Training};
use crate::{
    blur::Blur,
    compiled::Compiled,
    data::DataFile,
    levels::Level,
    oracle::{NoOracle, Oracle, TableSize},
    searcher::Searcher,
};

/// Chooses an action for the seat to act, in a game drawn by [`guess`](Game::guess). The choice must not
/// depend on what was guessed.
pub(crate) type Steady<G> = fn(game: &G, seat: Seat) -> Option<<G as Game>::Action>;

/// A game that computers can play. Each game implements this once, in its folder of this crate; other crates
/// use it only as a trait bound.
pub trait Playable: Compiled {
    /// How the computer plays at each level, the weakest first. There are at least four levels, each stronger
    /// than the level before.
    const LEVELS: &'static [Level];

    /// The smallest number that each level names when players bid (C-12) for the first seat. With this
    /// number, the first seat wins at least about half of the points if the level plays against itself
    /// (C-13). Empty if the game has no bids.
    const LEAST_BIDS: &'static [u8] = &[];

    /// The player `steady`, which follows a few rules. The manual states them, and they do not change. `None`
    /// in games without this player.
    const STEADY: Option<Steady<Self>> = None;

    /// Returns what Monte-Carlo tree search knows about the game.
    fn knowledge() -> impl Knowledge<Self> + 'static;

    /// Returns the search that plays the game best. `blur` describes the random errors in its evaluations.
    /// `tables` is the size of the tables in which it looks up positions; a search with random errors uses no
    /// tables. The default is Monte-Carlo tree search, which uses neither `blur` nor `tables`.
    fn best_search(blur: Blur, tables: TableSize) -> impl Searcher<Self> + 'static {
        let _ = (blur, tables);
        Mcts::new(Self::knowledge())
    }

    /// Whether an action makes progress. Weak levels are twice as likely to overlook one that does not, so that
    /// their games do not go to and fro.
    fn leads_on(&self, action: Self::Action) -> bool {
        let _ = action;
        true
    }

    /// Returns the source of exact values of positions, which supplements the search.
    fn oracle() -> impl Oracle<Self> {
        NoOracle
    }

    /// Returns by how many points the seat to act can expect to end ahead of its opponent, if its expected
    /// score is `value`. `None` in games that are not won by points.
    fn expected_margin(&self, value: f64) -> Option<f64> {
        let _ = value;
        None
    }

    /// Returns the networks and books that players of this spec need.
    fn data(spec: Self::Spec) -> Vec<&'static dyn DataFile> {
        let _ = spec;
        Vec::new()
    }

    /// See [`tune`](crate::tune).
    #[cfg(feature = "threads")]
    fn tune(spec: Self::Spec, self_play: SelfPlay, doubt: f64) -> Option<LearnedWeights> {
        let _ = (spec, self_play, doubt);
        None
    }

    /// See [`has_network`](crate::has_network).
    #[cfg(feature = "threads")]
    fn has_network(spec: Self::Spec) -> bool {
        let _ = spec;
        false
    }

    /// See [`train`](crate::train).
    #[cfg(feature = "threads")]
    fn train(spec: Self::Spec, training: Training<'_>) -> Result<LearnedWeights, TrainError> {
        let _ = (spec, training);
        Err(TrainError::NoNetwork)
    }
}

/// Generic code that runs with the static type of a game and its spec; see [`visit_spec`].
pub trait PlayableSpecVisitor {
    /// What the code returns.
    type Output;
    /// Called with the game's own type.
    fn visit<G: Playable>(self, spec: G::Spec) -> Self::Output;
}

/// Generic code that runs with a game whose static type is known; see [`visit_game`].
pub trait PlayableGameVisitor {
    /// What the code returns.
    type Output;
    /// Called with the game.
    fn visit<G: Playable>(self, game: &G) -> Self::Output;
}

macro_rules! dispatch {
    ($($Game:ident $module:ident;)*) => {
        /// Runs a visitor with the static type of a spec's game, so that the visitor can search and play the
        /// game.
        pub fn visit_spec<V: PlayableSpecVisitor>(spec: AnySpec, visitor: V) -> V::Output {
            match spec {
                $(AnySpec::$Game(spec) => visitor.visit::<rules::$module::$Game>(spec),)*
            }
        }

        /// Runs a visitor with the static type of a game, so that the visitor can search and play the game.
        pub fn visit_game<V: PlayableGameVisitor>(game: &AnyGame, visitor: V) -> V::Output {
            match game {
                $(AnyGame::$Game(playing) => visitor.visit(playing.game()),)*
            }
        }

        /// The highest number of levels that any game has. [`levels`] returns the number for one game.
        pub const LEVELS: u8 = {
            let mut most = 0;
            $(if <rules::$module::$Game as Playable>::LEVELS.len() > most {
                most = <rules::$module::$Game as Playable>::LEVELS.len();
            })*
            most as u8
        };
    };
}

rules::for_each_game!(dispatch);

/// Returns the number of levels of a spec's game.
pub fn levels(spec: AnySpec) -> u8 {
    struct Count;
    impl PlayableSpecVisitor for Count {
        type Output = usize;
        fn visit<G: Playable>(self, _: G::Spec) -> usize {
            G::LEVELS.len()
        }
    }
    visit_spec(spec, Count) as u8
}

/// Whether a spec's game has the player `steady`.
pub fn has_steady(spec: AnySpec) -> bool {
    struct HasSteady;
    impl PlayableSpecVisitor for HasSteady {
        type Output = bool;
        fn visit<G: Playable>(self, _: G::Spec) -> bool {
            G::STEADY.is_some()
        }
    }
    visit_spec(spec, HasSteady)
}
