//! `menagerie tune`

use std::io::{self, Write};

use book::Book;
use clap::Args as ClapArgs;
use players::{LearnedWeights, SelfPlay};
use rules::catalog::AnySpec;
use serde_json::json;

use crate::{
    cli::Format,
    failure::{Failure, Result, eprint},
    help,
    refusal::Reason,
    threads::ThreadsArg,
};

/// Learn the weights of an evaluation from games
#[derive(ClapArgs)]
#[command(
    long_about = "Lets the computer play against itself, and learns from the results how much each feature \
    of a position is worth. The command starts from the current weights of the features, and chooses the \
    weights under which these results are most likely. It prints the new weights. To use them, write them to \
    the game's file in crates/players and build the program again.\n\n\
    The same arguments give the same weights, with any number of threads. Every tenth game is held out for \
    validation. On standard error, the command prints the loss on these games, once with the old weights and \
    once with the new weights."
)]
#[command(after_long_help = help::examples("tune"))]
pub(crate) struct Args {
    #[arg(help = help::TUNED_SPEC)]
    spec: String,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Nodes searched for each action
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Maximum number of random actions at the start of a game
    #[arg(long, value_name = "PLIES", default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=1000))]
    opening: u32,
    /// Seed of everything left to chance
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How strongly to keep each weight near its old value, from 0 (not at all) to 1
    #[arg(long, value_name = "D", default_value_t = 2e-7, value_parser = doubt)]
    doubt: f64,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    pub(crate) format: Format,
}

fn doubt(text: &str) -> Result<f64, String> {
    let doubt = text.parse().ok().filter(|doubt| (0.0..=1.0).contains(doubt));
    doubt.ok_or_else(|| "expected a number from 0 to 1, such as 2e-7".to_owned())
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let spec = AnySpec::parse(&args.spec).map_err(|illegal| Failure::illegal(book, &illegal))?;
    let self_play = SelfPlay {
        games: args.games,
        nodes: args.nodes,
        opening: args.opening,
        seed: args.seed,
        threads: args.threads.number(),
    };
    let Some(learned) = players::tune(spec, self_play, args.doubt) else {
        return Err(Reason::NoWeights { spec: spec.to_string() }.into());
    };
    report(spec, &learned, args.format.json)
}

/// Prints the new weights, and the loss with the old and with the new weights.
pub(super) fn report(spec: AnySpec, learned: &LearnedWeights, as_json: bool) -> Result {
    if as_json {
        let object = json!({
            "spec": spec.to_string(),
            "weights": learned.weights,
            "positions": learned.positions,
            "before": learned.before,
            "after": learned.after,
        });
        writeln!(io::stdout(), "{object}")?;
    } else {
        writeln!(io::stdout(), "{:?}", learned.weights)?;
        eprint(&format!(
            "{} positions; mean negative log-likelihood of a result: {:.4} before, {:.4} now",
            learned.positions, learned.before, learned.after
        ));
    }
    Ok(())
}
