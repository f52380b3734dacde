//! The only list of the games.
//!
//! Front ends use [`AnySpec`] and [`AnyGame`], which take and return text. Code that needs the concrete
//! [`Game`] type, such as a search, passes them a [`SpecVisitor`] or a [`GameVisitor`].

use crate::{
    Ending, Faults, Game, Illegal, Outcome, Random, Refusal, Seat, Spec, SpecOption, Turn, Viewer,
    playing::Playing, record, spec, text,
};

/// The properties of a game that are the same for all its specs, whatever options they choose.
#[derive(Debug)]
pub struct GameInfo {
    /// The name that a spec begins with, such as `mancala`.
    pub name: &'static str,
    /// The options that a spec of this game can set.
    pub options: &'static [SpecOption],
    /// The key of the option that sets the number of seats; see [`Spec::SEATS_OPTION`].
    pub seats_option: Option<&'static str>,
    /// The prefix of its clause numbers, such as `MC`.
    pub clauses: &'static str,
    /// The version number of its rules; see [`Spec::RULES`].
    pub rules: u32,
    /// Every refusal of a spec, position or action of this game.
    pub refusals: &'static [&'static Refusal],
    /// Every way this game can end.
    pub endings: &'static [&'static Ending],
    /// Whether the game has chance or hidden information; see [`Game::HIDDEN`].
    pub hidden: bool,
    /// The translation keys of the seats' names; see [`Spec::SEAT_NAMES`].
    pub seat_names: &'static [&'static str],
    /// One spec for each rule set; see [`Spec::RULE_SETS`].
    pub rule_sets: &'static [&'static str],
    /// The spec to suggest for a player's first game; see [`Spec::FIRST_GAME`].
    pub first_game: &'static str,
    /// The specs that a speed measurement must cover; see [`Spec::VARIANTS`].
    pub variants: &'static [&'static str],
    /// The number of actions that the second player plays before they choose a side (the pie rule, C-10);
    /// `None` if the game has no pie rule. See [`Spec::PIE`].
    pub pie: Option<usize>,
    /// The key of the option that the players may bid on before the game (C-12); `None` if the game has no
    /// bids. See [`Spec::BIDS`].
    pub bids: Option<&'static str>,
    default_spec: fn() -> AnySpec,
}

impl GameInfo {
    const fn of<G: Game>(
        refusals: &'static [&'static Refusal],
        endings: &'static [&'static Ending],
        default_spec: fn() -> AnySpec,
    ) -> GameInfo {
        GameInfo {
            name: G::Spec::NAME,
            options: G::Spec::OPTIONS,
            seats_option: G::Spec::SEATS_OPTION,
            clauses: G::Spec::CLAUSES,
            rules: G::Spec::RULES,
            refusals,
            endings,
            hidden: G::HIDDEN,
            seat_names: G::Spec::SEAT_NAMES,
            rule_sets: G::Spec::RULE_SETS,
            first_game: G::Spec::FIRST_GAME,
            variants: G::Spec::VARIANTS,
            pie: G::Spec::PIE,
            bids: G::Spec::BIDS,
            default_spec,
        }
    }

    /// The spec with every option at its default.
    pub fn default_spec(&self) -> AnySpec {
        (self.default_spec)()
    }

    /// The numbers of seats the game can be played with, in rising order.
    pub fn seat_counts(&self) -> Vec<usize> {
        match self.options.iter().find(|option| Some(option.key) == self.seats_option) {
            Some(option) => option.values.iter().filter_map(|value| value.parse().ok()).collect(),
            None => vec![self.default_spec().seats()],
        }
    }
}

/// Every refusal that belongs to no single game: the refusals of specs, texts and records.
pub fn common_refusals() -> impl Iterator<Item = &'static Refusal> {
    [spec::REFUSALS, text::REFUSALS, record::REFUSALS].into_iter().flatten().copied()
}

/// Work that needs the static type of a game; see [`AnySpec::visit`].
pub trait SpecVisitor {
    /// The result of the visit.
    type Output;
    /// Does the work. `G` is the type of the game.
    fn visit<G: Game>(self, spec: G::Spec) -> Self::Output;
}

/// Work on a game that needs the game's static type; see [`AnyGame::visit`].
pub trait GameVisitor {
    /// The result of the visit.
    type Output;
    /// Does the work on this game.
    fn visit<G: Game>(self, game: &G) -> Self::Output;
}

/// Calls a macro with the list of games. Other crates generate their dispatch from this list, so that
/// forgetting a game is a compile error.
///
/// For each game, the macro receives `Variant module;`. `Variant` is the game's variant of [`AnySpec`],
/// [`AnyGame`] and [`AnyView`]. `module` is the name of the game's module in every crate. In this crate, the
/// module exports the type of the game and its `Spec`, and its inner module `refusals` lists `REFUSALS` and
/// `ENDINGS`.
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
        pub static GAMES: &[GameInfo] = &[$(GameInfo::of::<crate::$module::$Game>(
            crate::$module::refusals::REFUSALS,
            crate::$module::refusals::ENDINGS,
            || AnySpec::$Game(crate::$module::Spec::default()),
        )),*];

        /// A spec of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AnySpec {
            $(#[doc = concat!("A spec of [`", stringify!($module), "`](crate::", stringify!($module), ").")]
            $Game(crate::$module::Spec),)*
        }

        /// A game in progress, with the actions played since its start.
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $(#[doc = concat!("A game of [`", stringify!($module), "`](crate::", stringify!($module), ").")]
            $Game(Playing<crate::$module::$Game>),)*
        }

        /// What one viewer may know of a game.
        #[derive(Clone, Debug)]
        pub enum AnyView {
            $(#[doc = concat!("A view of [`", stringify!($module), "`](crate::", stringify!($module), ").")]
            $Game(<crate::$module::$Game as Game>::View),)*
        }

        impl AnySpec {
            /// Reads a spec of any game.
            ///
            /// # Errors
            /// The text is not a spec.
            pub fn parse(text: &str) -> Result<AnySpec, Illegal> {
                match spec::split(text).0 {
                    $(<crate::$module::Spec as Spec>::NAME => Spec::parse(text).map(AnySpec::$Game),)*
                    _ => Err(spec::unknown_game(text, &GAMES.iter().map(|game| game.name).collect::<Vec<_>>())),
                }
            }

            /// Starts a game.
            pub fn start(self) -> AnyGame {
                match self {
                    $(AnySpec::$Game(spec) => AnyGame::$Game(Playing::new(Game::new(spec))),)*
                }
            }

            /// Starts a game at a position.
            ///
            /// # Errors
            /// Every fault of the position. If the text is malformed, only one fault.
            pub fn from_position(self, text: &str) -> Result<AnyGame, Faults> {
                match self {
                    $(AnySpec::$Game(spec) => {
                        Game::from_position(spec, text).map(|game| AnyGame::$Game(Playing::new(game)))
                    })*
                }
            }

            /// The properties of the game that do not depend on the spec.
            pub fn info(self) -> &'static GameInfo {
                let name = match self {
                    $(AnySpec::$Game(_) => <crate::$module::Spec as Spec>::NAME,)*
                };
                GAMES.iter().find(|game| game.name == name).unwrap_or(&GAMES[0])
            }

            /// Calls the visitor with this spec and the type of its game.
            pub fn visit<V: SpecVisitor>(self, visitor: V) -> V::Output {
                match self {
                    $(AnySpec::$Game(spec) => visitor.visit::<crate::$module::$Game>(spec),)*
                }
            }
        }

        impl AnyGame {
            /// Calls the visitor with the game.
            pub fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output {
                match self {
                    $(AnyGame::$Game(playing) => visitor.visit(playing.game()),)*
                }
            }

            /// The spec of the game.
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

    /// Whether the game has chance or hidden information.
    pub fn is_hidden(self) -> bool {
        self.info().hidden
    }

    /// The translation key of a seat's name, such as `mana-black`; `None` in games whose seats have only
    /// numbers.
    pub fn seat_name(self, seat: Seat) -> Option<&'static str> {
        self.info().seat_names.get(seat.index()).copied()
    }

    /// The number in this spec that the players may bid on; `None` if the game has no bids.
    pub fn bid_number(self) -> Option<u8> {
        let bids = self.info().bids?;
        self.values().find(|(key, _)| *key == bids)?.1.parse().ok()
    }

    /// Returns the same spec with `number` in place of the number that the players may bid on. `None` if the
    /// game has no bids or does not allow this number.
    pub fn with_bid(self, number: u8) -> Option<AnySpec> {
        let info = self.info();
        let bids = info.bids?;
        let number = number.to_string();
        let options = self.values().map(|(key, value)| {
            let value = if key == bids { &number } else { value };
            format!("{key}={value}")
        });
        let options: Vec<String> = options.collect();
        AnySpec::parse(&format!("{}:{}", info.name, options.join(","))).ok()
    }

    /// Iterates over the options: the key of each, and its value in this spec.
    fn values(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let choices = each!(self, AnySpec, spec => spec.choices());
        let options = self.info().options.iter().zip(choices);
        options.filter_map(|(option, choice)| Some((option.key, *option.values.get(choice)?)))
    }

    /// Whether the players are their own referees; see [`Spec::is_self_refereed`].
    pub fn is_self_refereed(self) -> bool {
        each!(self, AnySpec, spec => spec.is_self_refereed())
    }

    /// Checks that the rules let players analyse positions while the game is played.
    ///
    /// # Errors
    /// The refusal cites the clause that forbids analysis.
    pub fn check_study(self) -> Result<(), Illegal> {
        each!(self, AnySpec, spec => spec.check_study())
    }

    /// Checks that the rules let players agree to take back turns. A table also refuses to take turns back in
    /// games with hidden information (see [`is_hidden`](AnySpec::is_hidden)), because nobody can forget what
    /// they have seen.
    ///
    /// # Errors
    /// The refusal cites the clause that forbids taking turns back.
    pub fn check_take_back(self) -> Result<(), Illegal> {
        each!(self, AnySpec, spec => spec.check_take_back())
    }
}

/// Writes the canonical form of the spec, which leaves out defaults.
impl std::fmt::Display for AnySpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        each!(self, AnySpec, spec => spec.fmt(f))
    }
}

impl AnyGame {
    /// What happens next: a seat acts, the referee plays a chance action, or the game is over.
    pub fn turn(&self) -> Turn {
        each!(self, AnyGame, playing => playing.game().turn())
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, AnyGame, playing => playing.game().outcome())
    }

    /// The legal actions, sorted as text. Before a chance action, the list holds only a placeholder such as
    /// `chance:tiles`. When the game is over, the list is empty.
    pub fn legal(&self) -> Vec<String> {
        each!(self, AnyGame, playing => playing.legal())
    }

    /// Returns the indices of each legal action (see [`Indexed`](crate::Indexed)), in the order of
    /// [`legal`](AnyGame::legal). Empty unless it is a seat's turn.
    pub fn legal_indices(&self) -> Vec<Vec<usize>> {
        each!(self, AnyGame, playing => playing.legal_indices())
    }

    /// Checks that the action is legal now.
    ///
    /// # Errors
    /// The refusal says what is wrong with the form of the action, or cites the clause that forbids it.
    pub fn check(&self, action: &str) -> Result<(), Illegal> {
        each!(self, AnyGame, playing => action.parse().and_then(|action| playing.game().check(action)))
    }

    /// Plays an action if it is legal; otherwise nothing changes.
    ///
    /// # Errors
    /// The same errors as [`check`](AnyGame::check).
    pub fn play(&mut self, action: &str) -> Result<(), Illegal> {
        each!(self, AnyGame, playing => action.parse().and_then(|action| playing.play(action)))
    }

    /// Takes back the last action and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<String> {
        each!(self, AnyGame, playing => playing.undo().map(|action| action.to_string()))
    }

    /// The actions since the start.
    pub fn actions(&self) -> Vec<String> {
        each!(self, AnyGame, playing => playing.actions().map(|action| action.to_string()).collect())
    }

    /// The position as text; `None` if the game's positions have no text form.
    pub fn position(&self) -> Option<String> {
        each!(self, AnyGame, playing => playing.game().position())
    }

    /// Draws the referee's chance action, without playing it; `None` unless a chance action comes next.
    pub fn deal(&self, mut random: &mut dyn Random) -> Option<String> {
        each!(self, AnyGame, playing => playing.game().deal(&mut random).map(|action| action.to_string()))
    }

    /// A seat's score so far; see [`Game::score`].
    pub fn score(&self, seat: Seat) -> i32 {
        each!(self, AnyGame, playing => playing.game().score(seat))
    }

    /// Number of stones in a seat's store; `None` in games without stores.
    pub fn store(&self, seat: Seat) -> Option<u32> {
        each!(self, AnyGame, playing => playing.game().store(seat))
    }

    /// The text of a legal action as the viewer may see it while the game is played.
    ///
    /// # Errors
    /// The same errors as [`check`](AnyGame::check).
    pub fn shown(&self, action: &str, viewer: Viewer) -> Result<String, Illegal> {
        each!(self, AnyGame, playing => {
            let action = action.parse()?;
            playing.game().check(action)?;
            Ok(playing.game().shown(action, viewer))
        })
    }
}
