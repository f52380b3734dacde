//! The command line: its subcommands, and the arguments that several of them share.

use std::env;

use anstyle::{AnsiColor, Style};
use book::{Book, Language};
use clap::{
    Arg, ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand,
    builder::Styles,
    error::{ContextKind, ContextValue, ErrorKind},
    parser::ValueSource,
};
use rules::catalog::{AnyGame, AnySpec};

use crate::{
    bill::VersionArgs,
    commands::{
        admin, analyze, backup, bench, check, completions, games, legal, man, r#match, r#move, perft, play,
        replay, restore, rules as rule_book, selfplay, serve, service, site, solve, tables, train, tune, ugi,
        verify,
    },
    failure::{Failure, Result},
    help, language,
    refusal::similar_game,
};

/// The key of the refusal for a text that names no game.
pub(crate) const UNKNOWN_GAME: &str = "spec-unknown-game";

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Yellow.on_default().bold())
    .usage(AnsiColor::Yellow.on_default().bold())
    .literal(AnsiColor::Green.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default())
    .valid(AnsiColor::Green.on_default())
    .invalid(AnsiColor::Red.on_default())
    .error(AnsiColor::Red.on_default().bold())
    .context(Style::new().dimmed());

/// The program's arguments.
#[derive(Parser)]
#[command(name = "menagerie", disable_version_flag = true, styles = STYLES, max_term_width = 100)]
#[command(about = help::ABOUT, long_about = help::LONG_ABOUT, after_long_help = help::start())]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
    #[command(flatten)]
    version: VersionArgs,
    /// Language of rules and messages
    ///
    /// By default, the language of the system's locale (LC_ALL, LC_MESSAGES or LANG), or English if the rule
    /// books are not translated into that language.
    #[arg(long, global = true, value_name = "CODE", value_parser = language::parser())]
    language: Option<Language>,
}

impl Cli {
    /// Parses the arguments. Invalid arguments end the program with a message.
    pub(crate) fn read() -> Cli {
        let mut command = with_negative_numbers(Cli::command());
        let typed = command.try_get_matches_from_mut(env::args_os()).unwrap_or_else(|error| {
            let unknown = match error.get(ContextKind::InvalidSubcommand) {
                Some(ContextValue::String(text)) => similar_game(text),
                _ => None,
            };
            match unknown {
                // A game is not a subcommand, but newcomers try it.
                Some(game) => command.error(ErrorKind::InvalidSubcommand, play_it(game)).exit(),
                None => error.exit(),
            }
        });
        if let Some((subcommand, flag)) = misplaced(&typed) {
            let message = format!("{flag} is an option of serve and cannot be used with {subcommand}");
            command.error(ErrorKind::ArgumentConflict, message).exit();
        }
        Cli::from_arg_matches(&typed).unwrap_or_else(|error| error.format(&mut command).exit())
    }

    /// The language of rules and messages.
    pub(crate) fn language(&self) -> Language {
        self.language.unwrap_or_else(language::of_environment)
    }

    /// Returns what to print about the program itself, if the user asked for that. Then no command runs.
    pub(crate) fn version(&self) -> Option<&VersionArgs> {
        Some(&self.version).filter(|version| version.is_asked())
    }

    /// The subcommand; `serve` if there is none.
    pub(crate) fn subcommand(self) -> Command {
        self.command.unwrap_or(Command::Serve(self.serve))
    }
}

/// The message for somebody who typed the name of a game in place of a subcommand.
fn play_it(game: &str) -> String {
    format!("{game} is a game, not a subcommand. Did you mean: menagerie play {game}")
}

/// Lets every option take a negative number as its value, so that the option itself can say why it refuses
/// such a value.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    let allow = |argument: Arg| {
        let takes_values = argument.get_action().takes_values();
        argument.allow_negative_numbers(takes_values)
    };
    command.mut_args(allow).mut_subcommands(with_negative_numbers)
}

/// Finds an option of `serve` that was typed before another subcommand. The program accepts these options
/// without a subcommand, because it then serves.
fn misplaced(typed: &ArgMatches) -> Option<(&str, String)> {
    let subcommand = typed.subcommand_name()?;
    let is_typed = |id: &str| typed.value_source(id) == Some(ValueSource::CommandLine);
    let serve = serve::Args::augment_args(clap::Command::new(""));
    let flag = serve.get_arguments().find(|flag| is_typed(flag.get_id().as_str()))?;
    Some((subcommand, format!("--{}", flag.get_long().unwrap_or_default())))
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Args),
    Site(site::Args),
    Games(games::Args),
    Rules(rule_book::Args),
    Play(play::Args),
    Legal(legal::Args),
    Perft(perft::Args),
    Replay(replay::Args),
    Selfplay(selfplay::Args),
    Match(r#match::Args),
    Train(train::Args),
    Tune(tune::Args),
    Analyze(analyze::Args),
    Solve(solve::Args),
    Check(check::Args),
    Tables(tables::Args),
    Bench(bench::Args),
    Ugi(ugi::Args),
    Verify(verify::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Move(r#move::Args),
    Admin(admin::Args),
    Service(service::Args),
    Completions(completions::Args),
    Man(man::Args),
}

impl Command {
    /// Whether the answer or refusal is to be printed in JSON.
    pub(crate) fn as_json(&self) -> bool {
        match self {
            Command::Games(args) => args.format.json,
            Command::Rules(args) => args.format.json,
            Command::Legal(args) => args.format.json,
            Command::Perft(args) => args.format.json,
            Command::Replay(args) => args.format.json,
            Command::Selfplay(args) => args.format.json,
            Command::Match(args) => args.format.json,
            Command::Train(args) => args.format.json,
            Command::Tune(args) => args.format.json,
            Command::Analyze(args) => args.format.json,
            Command::Solve(args) => args.format.json,
            Command::Check(args) => args.format.json,
            Command::Tables(args) => args.format.json,
            Command::Bench(args) => args.format.json,
            Command::Verify(args) => args.format.json,
            Command::Backup(args) => args.format.json,
            Command::Restore(args) => args.format.json,
            Command::Move(args) => args.format.json,
            Command::Admin(args) => args.format.json,
            Command::Site(args) => args.format.json,
            Command::Play(_)
            | Command::Ugi(_)
            | Command::Serve(_)
            | Command::Service(_)
            | Command::Completions(_)
            | Command::Man(_) => false,
        }
    }

    pub(crate) fn run(self, book: &Book) -> Result {
        match self {
            Command::Games(args) => games::run(&args, book),
            Command::Rules(args) => rule_book::run(&args, book),
            Command::Play(args) => play::run(args, book),
            Command::Legal(args) => legal::run(&args, book),
            Command::Perft(args) => perft::run(&args, book),
            Command::Replay(args) => replay::run(&args, book),
            Command::Selfplay(args) => selfplay::run(&args, book),
            Command::Match(args) => r#match::run(&args, book),
            Command::Train(args) => train::run(&args, book),
            Command::Tune(args) => tune::run(&args, book),
            Command::Analyze(args) => analyze::run(&args, book),
            Command::Solve(args) => solve::run(&args, book),
            Command::Check(args) => check::run(&args, book),
            Command::Tables(args) => tables::run(&args, book),
            Command::Bench(args) => bench::run(&args, book),
            Command::Ugi(args) => ugi::run(&args, book),
            Command::Verify(args) => verify::run(&args, book),
            Command::Serve(args) => serve::run(&args),
            Command::Site(args) => site::run(&args),
            Command::Backup(args) => backup::run(&args),
            Command::Restore(args) => restore::run(&args),
            Command::Move(args) => r#move::run(&args),
            Command::Admin(args) => admin::run(&args, book),
            Command::Service(args) => service::run(&args),
            Command::Completions(args) => completions::run(&args),
            Command::Man(args) => man::run(&args),
        }
    }
}

/// The option `--json`.
#[derive(Args)]
pub(crate) struct Format {
    /// Answer in JSON: one object, or one object per line
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// A game in progress: spec, position and moves.
#[derive(Args)]
pub(crate) struct GameArgs {
    #[arg(help = help::SPEC)]
    pub(crate) spec: String,
    /// Start from this position
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// Play these actions first, separated by single spaces
    #[arg(long, value_name = "ACTIONS", default_value = "", hide_default_value = true)]
    pub(crate) moves: String,
}

impl GameArgs {
    /// Sets up the game and plays the given moves.
    pub(crate) fn game(&self, book: &Book) -> Result<AnyGame> {
        let mut game = start(book, &self.spec, self.position.as_deref())?;
        let moves = self.moves.trim_end_matches(' ');
        for action in moves.split(' ').filter(|_| !moves.is_empty()) {
            game.play(action).map_err(|illegal| Failure::illegal(book, &illegal))?;
        }
        Ok(game)
    }
}

/// Starts a game from the given position, or from its usual starting position if none is given.
pub(crate) fn start(book: &Book, spec: &str, position: Option<&str>) -> Result<AnyGame> {
    let spec = AnySpec::parse(spec).map_err(|illegal| Failure::illegal(book, &illegal))?;
    match position {
        Some(text) => spec.from_position(text).map_err(|faults| Failure::faults(book, &faults)),
        None => Ok(spec.start()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn the_arguments_are_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn help_pages_fit_100_columns() {
        for command in Cli::command().get_subcommands() {
            for line in command.clone().render_long_help().to_string().lines() {
                assert!(line.chars().count() <= 100, "{line}");
            }
        }
    }
}
