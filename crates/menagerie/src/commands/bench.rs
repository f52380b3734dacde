//! `menagerie bench`

mod search;

use std::{
    io::{self, BufWriter, Write},
    num::NonZeroUsize,
    time::{Duration, Instant},
};

use ::search::Generator;
use book::Book;
use clap::Args as ClapArgs;
use players::bench::{self, play_out};
use rules::{
    Game, Turn,
    catalog::{AnySpec, GAMES, SpecVisitor},
};
use serde_json::{Map, Value, json};

use crate::{
    cli::Format,
    failure::{Failure, Result},
    help,
    threads::threads,
};

/// Measure how fast the rules and the search are
#[derive(ClapArgs)]
#[command(
    long_about = "Measures how fast the rules are, with one thread. The command plays whole games of random \
    actions. It also measures how fast the program counts action sequences (`menagerie help perft`). It only \
    counts the last action of a sequence, and does not play it. Each figure is the median of several runs.\n\n\
    With --search, the command measures the search in nodes per second. A node is a position that the search \
    enters. The command searches 20 positions after seeded random openings. If the search of a position ends \
    before the node budget is spent, this position does not count. With --threads N, the command also shows \
    two factors. The first is how much faster a search reaches the same depth with N threads than with one. \
    The second is the nodes per second of N separate searches together, divided by the nodes per second of a \
    single search.\n\n\
    With --fingerprint, the command measures nothing. It prints counts that depend on the program alone: \
    perft, the plies of seeded random games, and the nodes and chosen actions of searches. If these counts \
    have changed, then the rules, the search or an evaluation has changed."
)]
#[command(after_long_help = help::examples("bench"))]
pub(crate) struct Args {
    /// The games to measure [default: every game with its rule sets]
    #[arg(value_name = "SPEC")]
    specs: Vec<String>,
    /// Print counts that change only if rules, search or evaluations change
    #[arg(long)]
    fingerprint: bool,
    /// Measure the search
    #[arg(long, conflicts_with_all = ["fingerprint", "runs", "time"])]
    search: bool,
    /// Node budget of each search
    #[arg(long, value_name = "N", default_value_t = 1_000_000, requires = "search", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// With --search: also measure how much N threads gain
    #[arg(long, value_name = "N", requires = "search", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// Number of runs; each figure is their median
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=1000))]
    runs: u16,
    /// Length of a run in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    time: u64,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let named: Vec<&str> = match () {
        () if !args.specs.is_empty() => args.specs.iter().map(String::as_str).collect(),
        () if args.search => {
            let open = GAMES.iter().filter(|game| !game.hidden);
            open.flat_map(|game| game.rule_sets).copied().collect()
        }
        () => GAMES.iter().flat_map(|game| game.variants).copied().collect(),
    };
    let specs: Vec<AnySpec> = named
        .iter()
        .map(|spec| AnySpec::parse(spec).map_err(|illegal| Failure::illegal(book, &illegal)))
        .collect::<Result<_, _>>()?;
    let mut out = BufWriter::new(io::stdout().lock());
    let mut all = Map::new();
    if args.search {
        return search::run(&specs, args.nodes, args.threads, args.format.json);
    }
    if !args.fingerprint && !args.format.json {
        writeln!(out, "{:32} {:>14} {:>14} {:>14}", "spec", "playouts/s", "plies/s", "perft nodes/s")?;
        out.flush()?;
    }
    for spec in specs {
        let value = if args.fingerprint {
            write_fingerprint(&mut out, spec, args.format.json)?
        } else {
            let measure = Measure { runs: args.runs.into(), time: Duration::from_millis(args.time) };
            spec.visit(measure).write(&mut out, spec, args.format.json)?
        };
        out.flush()?;
        all.insert(spec.to_string(), value);
    }
    if args.format.json {
        writeln!(out, "{}", Value::Object(all))?;
    }
    Ok(out.flush()?)
}

struct Measure {
    runs: usize,
    time: Duration,
}

struct Speed {
    playouts: f64,
    plies: f64,
    perft: Option<f64>,
}

impl SpecVisitor for Measure {
    type Output = Speed;

    fn visit<G: Game>(self, spec: G::Spec) -> Speed {
        let start = G::new(spec);
        let mut game = start.clone();
        let mut random = Generator::new(1);
        let speeds: Vec<(f64, f64)> = (0..self.runs)
            .map(|_| {
                let (mut playouts, mut plies) = (0_u64, 0);
                let began = Instant::now();
                loop {
                    // Reading the clock after every game would distort the measurement.
                    for _ in 0..8 {
                        game.clone_from(&start);
                        plies += play_out(&mut game, &mut random);
                        playouts += 1;
                    }
                    let seconds = began.elapsed();
                    if seconds >= self.time {
                        break (
                            playouts as f64 / seconds.as_secs_f64(),
                            plies as f64 / seconds.as_secs_f64(),
                        );
                    }
                }
            })
            .collect();
        let perft = (start.turn() != Turn::Chance).then(|| self.perft(start));
        Speed {
            playouts: median(speeds.iter().map(|speed| speed.0).collect()),
            plies: median(speeds.iter().map(|speed| speed.1).collect()),
            perft,
        }
    }
}

impl Measure {
    /// Measures the nodes per second of perft, at the smallest depth that takes at least a quarter of a run's
    /// time.
    fn perft<G: Game>(&self, mut game: G) -> f64 {
        let mut count = |depth: u32| {
            let began = Instant::now();
            let nodes = rules::perft(&mut game, depth);
            (nodes, began.elapsed())
        };
        let depth = (1..32).find(|&depth| count(depth).1 * 4 >= self.time).unwrap_or(32);
        let speeds = (0..self.runs).map(|_| {
            let (nodes, time) = count(depth);
            nodes as f64 / time.as_secs_f64()
        });
        median(speeds.collect())
    }
}

impl Speed {
    fn write(&self, out: &mut impl Write, spec: AnySpec, as_json: bool) -> io::Result<Value> {
        if !as_json {
            let perft = self.perft.map_or_else(|| "-".to_owned(), |perft| format!("{perft:.0}"));
            writeln!(out, "{:32} {:14.0} {:14.0} {perft:>14}", spec.to_string(), self.playouts, self.plies)?;
        }
        Ok(json!({
            "playouts_per_second": self.playouts.round(),
            "plies_per_second": self.plies.round(),
            "perft_nodes_per_second": self.perft.map(f64::round),
        }))
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => 0.0,
        even if even % 2 == 0 => (values[middle - 1] + values[middle]) / 2.0,
        _ => values[middle],
    }
}

fn write_fingerprint(out: &mut impl Write, spec: AnySpec, as_json: bool) -> io::Result<Value> {
    let fingerprint = bench::fingerprint(spec);
    if !as_json {
        writeln!(out, "{spec} {fingerprint}")?;
    }
    let (depth, nodes) = fingerprint.perft.unzip();
    Ok(json!({
        "perft_depth": depth,
        "perft_nodes": nodes,
        "plies": fingerprint.plies,
        "search_nodes": fingerprint.nodes,
    }))
}
