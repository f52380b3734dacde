//! What the program adds to the rules of each game: its board in the terminal, its solver and its endgame
//! tables.
//!
//! No other file of this crate lists the games.

mod jungle;
mod mana;
mod mancala;
mod mandua;
mod manitou;

use std::{io, ops::RangeInclusive};

use book::Book;
use certificate::{Certificate, Fault, ToAndFro, ValueCertificate};
use rules::{
    Game, Playing,
    catalog::{AnyGame, AnySpec},
};

use crate::{
    board::Perspective,
    canvas::Canvas,
    commands::{analyze::Line, solve},
    endgame::FolderArgs,
    failure::{Failure, Result},
    play::Played,
    refusal::Reason,
};

/// What a game provides for this program. It is implemented once for each game, in `games/<game>/mod.rs`.
pub(crate) trait FrontEnd: Game {
    /// The endgame tables, if the game has any.
    const TABLES: Option<&'static dyn TableSet> = None;

    /// Whether the game has certificates with these options. A certificate is a strategy that identifies
    /// positions by their texts. The clauses about repetition, quiet play and moves [to and
    /// fro](FrontEnd::TO_AND_FRO) may depend on earlier positions. If any other clause does, a certificate
    /// proves nothing, so this must return `false`.
    fn has_certificates(_spec: Self::Spec) -> bool {
        false
    }

    /// The clause under which a player loses by moving one piece to and fro, if the game has such a clause.
    const TO_AND_FRO: Option<ToAndFro<Self::Action>> = None;

    /// Checks a certificate of a value; `None` if the game has no such certificates.
    fn check_value(
        _certificate: &ValueCertificate,
        _spec: Self::Spec,
        _threads: usize,
        _watch: &(dyn Fn(usize) -> bool + Sync),
    ) -> Option<Result<bool, Fault>> {
        None
    }

    /// Prints a list of openings; `None` if the game has no such lists.
    const PRINT_OPENINGS: Option<fn(Self::Spec, OpeningList) -> Result> = None;

    /// Draws the game from a perspective, with its last action marked.
    fn draw(playing: &Playing<Self>, perspective: Perspective<'_>) -> Canvas;

    /// What the marks on the board mean, if there are any.
    fn legend(&self, _book: &Book) -> Option<String> {
        None
    }

    /// Sentences about effects of an action that the board alone does not show, such as a skipped turn.
    fn remarks(_played: &Played<'_>) -> Vec<String> {
        Vec::new()
    }

    /// Proves what the position is worth and prints it. Earlier positions do not count: the position is
    /// treated as if it occurred for the first time.
    ///
    /// # Errors
    /// By default, the game cannot be solved.
    fn solve(_playing: &Playing<Self>, _task: &solve::Task<'_>) -> Result {
        Err(Reason::NoSolver.into())
    }
}

/// A list of openings that `menagerie tables` can print.
#[derive(Clone, Copy)]
pub(crate) enum OpeningList {
    /// The opening book, without the positions that can be proven within this number of nodes.
    Book { nodes: Option<u64> },
    /// The openings after which neither player can force a win, up to this number of actions.
    EvenStarts { plies: usize },
}

impl OpeningList {
    /// The refusal for a game that has no such list. `games` lists the games that have one.
    fn refusal(self, games: String) -> Reason {
        match self {
            OpeningList::Book { .. } => Reason::BookGame { games },
            OpeningList::EvenStarts { .. } => Reason::StartsGame { games },
        }
    }
}

/// The endgame tables of a game, for `menagerie tables`.
pub(crate) trait TableSet: Sync {
    /// The name of the game in a sentence.
    fn game(&self) -> &'static str;

    /// The unit in which the size of the tables is limited, such as `stones`. `menagerie tables build` has an
    /// option of this name.
    fn unit(&self) -> &'static str;

    /// The help of the option named after [`unit`](TableSet::unit).
    fn help(&self) -> &'static str;

    /// The sizes that can be built, in units.
    fn sizes(&self) -> RangeInclusive<u16>;

    /// Builds the missing tables.
    fn build(&self, folder: &FolderArgs, spec: AnySpec, wanted: Wanted<'_>, threads: usize) -> Result;

    /// The refusal of a position that is too large for any table.
    fn too_large(&self) -> Failure {
        let most = self.sizes().end().to_string();
        Reason::TablesLarge { unit: self.unit().to_owned(), most }.into()
    }

    /// Whether the folder has no table of this game.
    fn is_empty(&self, folder: &FolderArgs) -> Result<bool>;

    /// Checks that all files are intact. Returns an error for each damaged one.
    fn damaged(&self, folder: &FolderArgs, threads: usize) -> Result<Vec<io::Error>>;

    /// Prints a list of the tables in the folder.
    fn list(&self, folder: &FolderArgs, as_json: bool) -> Result;

    /// Checks that each value in the tables agrees with the values of the positions that follow, and prints
    /// the findings. Returns whether all tables are sound.
    fn verify(&self, folder: &FolderArgs, threads: usize, as_json: bool) -> Result<bool>;

    /// Opens the tables for lookup, using at most `memory` bytes. `None` if the game's search looks up the
    /// tables by itself.
    fn open(&self, _folder: &FolderArgs, _memory: usize) -> Option<Box<dyn Tablebase>> {
        None
    }
}

/// Which endgame tables to build.
pub(crate) enum Wanted<'a> {
    /// All tables up to a size, in the unit of the [`TableSet`].
    Size(usize),
    /// The tables that a game from this position can need.
    Position(&'a AnyGame),
}

/// Endgame tables that are open for lookup.
pub(crate) trait Tablebase {
    /// Returns the `count` best lines of the player to act. If the action `played` begins none of them, its
    /// line comes last. `None` if the tables do not cover the position.
    fn lines(&self, game: &AnyGame, count: usize, played: Option<&str>) -> Option<Vec<Line>>;
}

macro_rules! dispatch {
    ($($Game:ident $module:ident;)*) => {
        /// Draws a game; see [`FrontEnd::draw`].
        pub(crate) fn draw(game: &AnyGame, perspective: Perspective<'_>) -> Canvas {
            match game {
                $(AnyGame::$Game(playing) => FrontEnd::draw(playing, perspective),)*
            }
        }

        /// Says what the marks on a board mean; see [`FrontEnd::legend`].
        pub(crate) fn legend(book: &Book, game: &AnyGame) -> Option<String> {
            match game {
                $(AnyGame::$Game(playing) => playing.game().legend(book),)*
            }
        }

        /// Says what an action did that the board alone does not show; see [`FrontEnd::remarks`].
        pub(crate) fn remarks(played: &Played<'_>) -> Vec<String> {
            match played.after {
                $(AnyGame::$Game(_) => <rules::$module::$Game as FrontEnd>::remarks(played),)*
            }
        }

        /// Solves a position; see [`FrontEnd::solve`].
        pub(crate) fn solve(game: &AnyGame, task: &solve::Task<'_>) -> Result {
            match game {
                $(AnyGame::$Game(playing) => FrontEnd::solve(playing, task),)*
            }
        }

        /// The endgame tables of every game that has any.
        pub(crate) fn all_tables() -> impl Iterator<Item = &'static dyn TableSet> {
            [$(<rules::$module::$Game as FrontEnd>::TABLES),*].into_iter().flatten()
        }

        /// The endgame tables of a game.
        pub(crate) fn tables(spec: AnySpec) -> Result<&'static dyn TableSet, Reason> {
            let tables = match spec {
                $(AnySpec::$Game(_) => <rules::$module::$Game as FrontEnd>::TABLES,)*
            };
            let games = || all_tables().map(TableSet::game).collect::<Vec<_>>().join(", ");
            tables.ok_or_else(|| Reason::TablesGame { games: games() })
        }

        /// Refuses specs without [certificates](FrontEnd::has_certificates).
        pub(crate) fn certifies(spec: AnySpec) -> Result<(), Reason> {
            let mut games = Vec::new();
            $(if <rules::$module::$Game as FrontEnd>::has_certificates(Default::default()) {
                games.push(stringify!($module));
            })*
            let is_certified = match spec {
                $(AnySpec::$Game(spec) => <rules::$module::$Game as FrontEnd>::has_certificates(spec),)*
            };
            let refusal = || Reason::CertificateGame { spec: spec.to_string(), games: games.join(", ") };
            if is_certified { Ok(()) } else { Err(refusal()) }
        }

        /// Checks a certificate of a win; see [`certificate::check`] and [`certificate::check_runs`].
        pub(crate) fn check_win(
            certificate: &Certificate,
            spec: AnySpec,
            threads: usize,
            watch: &(dyn Fn(usize) -> bool + Sync),
        ) -> Result<bool, Fault> {
            match spec {
                $(AnySpec::$Game(spec) => {
                    let is_complete =
                        certificate::check::<rules::$module::$Game>(certificate, spec, threads, watch)?;
                    match <rules::$module::$Game as FrontEnd>::TO_AND_FRO {
                        Some(clause) if is_complete => {
                            certificate::check_runs::<rules::$module::$Game>(certificate, spec, clause, watch)
                        }
                        _ => Ok(is_complete),
                    }
                })*
            }
        }

        /// Checks a certificate of a value; see [`FrontEnd::check_value`].
        pub(crate) fn check_value(
            certificate: &ValueCertificate,
            spec: AnySpec,
            threads: usize,
            watch: &(dyn Fn(usize) -> bool + Sync),
        ) -> Option<Result<bool, Fault>> {
            match spec {
                $(AnySpec::$Game(spec) => {
                    <rules::$module::$Game as FrontEnd>::check_value(certificate, spec, threads, watch)
                })*
            }
        }

        /// Prints a list of openings; see [`FrontEnd::PRINT_OPENINGS`].
        pub(crate) fn print_openings(spec: AnySpec, list: OpeningList) -> Result {
            let mut games = Vec::new();
            $(if <rules::$module::$Game as FrontEnd>::PRINT_OPENINGS.is_some() {
                games.push(stringify!($module));
            })*
            match spec {
                $(AnySpec::$Game(spec) => match <rules::$module::$Game as FrontEnd>::PRINT_OPENINGS {
                    Some(print) => print(spec, list),
                    None => Err(list.refusal(games.join(", ")).into()),
                },)*
            }
        }
    };
}

rules::for_each_game!(dispatch);
