//! The one place that lists the games; everything else asks it.
//!
//! [`AnySpec`] and [`AnyGame`] speak text and are for front ends; a [`SpecVisitor`] or [`GameVisitor`] leads from them to
//! the static [`Game`] behind, for search and measurement.

use crate::{
    Ending, Faults, Game, Illegal, Outcome, Random, Refusal, Seat, Spec, SpecOption, Turn, Viewer,
    playing::Playing, record, spec, text,
};

/// What the catalog says of a game before a spec is chosen.
#[derive(PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The name in a spec, as `mancala`.
    pub name: &'static str,
    /// The options of its spec.
    pub options: &'static [SpecOption],
    /// The letters its clauses begin with, as `MC`.
    pub clauses: &'static str,
    /// The number of this edition of its rules.
    pub rules: u32,
    /// Ways a spec, position or action of this game is refused.
    pub refusals: &'static [&'static Refusal],
    /// Ways this game ends.
    pub endings: &'static [&'static Ending],
}

/// Refusals that belong to no game alone.
pub fn common_refusals() -> impl Iterator<Item = &'static Refusal> {
    [spec::REFUSALS, text::REFUSALS, record::REFUSALS].into_iter().flatten().copied()
}

/// What is done with the type of a game and its spec; see [`AnySpec::visit`].
pub trait SpecVisitor {
    /// What comes of it.
    type Output;
    /// Called with the game's own type.
    fn visit<G: Game>(self, spec: G::Spec) -> Self::Output;
}

/// What is done with a game of its own type; see [`AnyGame::visit`].
pub trait GameVisitor {
    /// What comes of it.
    type Output;
    /// Called with the game.
    fn visit<G: Game>(self, game: &G) -> Self::Output;
}

/// Calls a macro with the list of games, so that other crates generate their dispatch from it and a missing game is a
/// compile error.
///
/// The macro receives `Variant module;` for each game: the variant of [`AnySpec`], [`AnyGame`] and [`AnyView`], and the
/// name of the game's module in every crate.
///
/// ```
/// use rules::{Spec, catalog::AnySpec};
///
/// macro_rules! clauses {
///     ($($Game:ident $module:ident;)*) => {
///         fn module(spec: AnySpec) -> &'static str {
///             match spec { $(AnySpec::$Game(_) => stringify!($module),)* }
///         }
///     };
/// }
/// rules::for_each_game!(clauses);
///
/// assert_eq!(module(AnySpec::parse("mana")?), "mana");
/// # Ok::<(), rules::Illegal>(())
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            Mancala mancala;
            Mana mana;
            Jungle jungle;
            Mandua mandua;
            Manitou manitou;
        }
    };
}

macro_rules! catalog {
    ($($Game:ident $module:ident;)*) => {
        /// Every game.
        pub static GAMES: &[GameInfo] = &[$(GameInfo {
            name: <crate::$module::Spec as Spec>::NAME,
            options: <crate::$module::Spec as Spec>::OPTIONS,
            clauses: <crate::$module::Spec as Spec>::CLAUSES,
            rules: <crate::$module::Spec as Spec>::RULES,
            refusals: crate::$module::refusals::REFUSALS,
            endings: crate::$module::refusals::ENDINGS,
        }),*];

        /// A spec of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AnySpec {
            $(#[doc = concat!("Of the module [`", stringify!($module), "`](crate::", stringify!($module), ").")]
            $Game(crate::$module::Spec),)*
        }

        /// A game of any kind being played: its start and the actions since.
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $(#[doc = concat!("Of the module [`", stringify!($module), "`](crate::", stringify!($module), ").")]
            $Game(Playing<crate::$module::$Game>),)*
        }

        /// What one viewer may know of a game of any kind.
        #[derive(Clone, Debug)]
        pub enum AnyView {
            $(#[doc = concat!("Of the module [`", stringify!($module), "`](crate::", stringify!($module), ").")]
            $Game(<crate::$module::$Game as Game>::View),)*
        }

        impl AnySpec {
            /// Reads a spec of any game.
            ///
            /// # Errors
            /// What is not exactly a spec.
            pub fn parse(text: &str) -> Result<AnySpec, Illegal> {
                match spec::split(text).0 {
                    $(<crate::$module::Spec as Spec>::NAME => Spec::parse(text).map(AnySpec::$Game),)*
                    _ => Err(spec::unknown_game(text, &GAMES.iter().map(|game| game.name).collect::<Vec<_>>())),
                }
            }

            /// The start of a game.
            pub fn start(self) -> AnyGame {
                match self {
                    $(AnySpec::$Game(spec) => AnyGame::$Game(Playing::new(Game::new(spec))),)*
                }
            }

            /// The game that goes on from a position text.
            ///
            /// # Errors
            /// A fault of form alone, or every fault the position has.
            pub fn from_position(self, text: &str) -> Result<AnyGame, Faults> {
                match self {
                    $(AnySpec::$Game(spec) => {
                        Game::from_position(spec, text).map(|game| AnyGame::$Game(Playing::new(game)))
                    })*
                }
            }

            /// What the catalog says of the game.
            pub fn info(self) -> &'static GameInfo {
                let name = match self {
                    $(AnySpec::$Game(_) => <crate::$module::Spec as Spec>::NAME,)*
                };
                GAMES.iter().find(|game| game.name == name).unwrap_or(&GAMES[0])
            }

            /// Goes on with the game's own type.
            pub fn visit<V: SpecVisitor>(self, visitor: V) -> V::Output {
                match self {
                    $(AnySpec::$Game(spec) => visitor.visit::<crate::$module::$Game>(spec),)*
                }
            }
        }

        impl AnyGame {
            /// Goes on with the game's own type.
            pub fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output {
                match self {
                    $(AnyGame::$Game(playing) => visitor.visit(playing.game()),)*
                }
            }

            /// The spec it is played by.
            pub fn spec(&self) -> AnySpec {
                match self {
                    $(AnyGame::$Game(playing) => AnySpec::$Game(playing.game().spec()),)*
                }
            }

            /// What this viewer may know.
            pub fn view(&self, viewer: Viewer) -> AnyView {
                match self {
                    $(AnyGame::$Game(playing) => AnyView::$Game(playing.game().view(viewer)),)*
                }
            }
        }

        macro_rules! each {
            ($value:expr, $Any:ident, $inner:ident => $body:expr) => {
                match $value { $($Any::$Game($inner) => $body,)* }
            };
        }
    };
}

crate::for_each_game!(catalog);

impl AnySpec {
    /// Number of seats.
    pub fn seats(self) -> usize {
        each!(self, AnySpec, spec => spec.seats())
    }

    /// Whether chance takes part or things are hidden.
    pub fn is_hidden(self) -> bool {
        struct Hidden;
        impl SpecVisitor for Hidden {
            type Output = bool;
            fn visit<G: Game>(self, _: G::Spec) -> bool {
                G::HIDDEN
            }
        }
        self.visit(Hidden)
    }

    /// Whether the players are their own referees; see [`Spec::is_self_refereed`].
    pub fn is_self_refereed(self) -> bool {
        each!(self, AnySpec, spec => spec.is_self_refereed())
    }

    /// Whether positions may be analysed while the game is played.
    ///
    /// # Errors
    /// The clause against it.
    pub fn check_study(self) -> Result<(), Illegal> {
        each!(self, AnySpec, spec => spec.check_study())
    }

    /// Whether players may agree to take turns back. What was shown cannot be forgotten, so a table where things are
    /// hidden refuses that too; see [`is_hidden`](AnySpec::is_hidden).
    ///
    /// # Errors
    /// The clause against it.
    pub fn check_take_back(self) -> Result<(), Illegal> {
        each!(self, AnySpec, spec => spec.check_take_back())
    }
}

/// The canonical form.
impl std::fmt::Display for AnySpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        each!(self, AnySpec, spec => spec.fmt(f))
    }
}

impl AnyGame {
    /// Who is next.
    pub fn turn(&self) -> Turn {
        each!(self, AnyGame, playing => playing.game().turn())
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, AnyGame, playing => playing.game().outcome())
    }

    /// The legal actions, sorted as text; at a chance action its mark alone; nothing when the game is over.
    pub fn legal(&self) -> Vec<String> {
        each!(self, AnyGame, playing => playing.legal())
    }

    /// Whether the action is legal now.
    ///
    /// # Errors
    /// What is wrong with its form, or the clause against it.
    pub fn check(&self, action: &str) -> Result<(), Illegal> {
        each!(self, AnyGame, playing => action.parse().and_then(|action| playing.game().check(action)))
    }

    /// Plays an action if it is legal; otherwise nothing changes.
    ///
    /// # Errors
    /// As [`check`](AnyGame::check).
    pub fn play(&mut self, action: &str) -> Result<(), Illegal> {
        each!(self, AnyGame, playing => action.parse().and_then(|action| playing.play(action)))
    }

    /// Takes back the last action and tells which it was; `None` at the start.
    pub fn undo(&mut self) -> Option<String> {
        each!(self, AnyGame, playing => playing.undo().map(|action| action.to_string()))
    }

    /// The actions since the start.
    pub fn actions(&self) -> Vec<String> {
        each!(self, AnyGame, playing => playing.actions().map(|action| action.to_string()).collect())
    }

    /// The position as text, for games whose positions have one.
    pub fn position(&self) -> Option<String> {
        each!(self, AnyGame, playing => playing.game().position())
    }

    /// At a chance action: the referee's action, from his source of randomness. It is not played yet.
    pub fn deal(&self, mut random: &mut dyn Random) -> Option<String> {
        each!(self, AnyGame, playing => playing.game().deal(&mut random).map(|action| action.to_string()))
    }

    /// The game's own count for a seat: stones banked, pieces or hunters taken, points on tiles.
    pub fn score(&self, seat: Seat) -> i32 {
        each!(self, AnyGame, playing => playing.game().score(seat))
    }

    /// A legal action about to be played, as the viewer is shown it while the game goes on.
    ///
    /// # Errors
    /// As [`check`](AnyGame::check).
    pub fn shown(&self, action: &str, viewer: Viewer) -> Result<String, Illegal> {
        each!(self, AnyGame, playing => {
            let action = action.parse()?;
            playing.game().check(action)?;
            Ok(playing.game().shown(action, viewer))
        })
    }
}
