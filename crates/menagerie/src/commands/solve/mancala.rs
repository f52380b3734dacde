//! Mancala: by tables and alpha-beta.

use std::{
    io::{self, BufWriter, Write},
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

use players::mancala::solve::{Bounds, Control, Folder, Gauge, Pages, Proof, Solution, Solver, Tables};
use rules::{
    Game, Seat,
    mancala::{Bowl, Mancala, RuleSet},
};
use serde_json::{Map, Value, json};

use super::{Args, close};
use crate::{
    failure::{Done, Failure},
    tables::{self, Progress, STOP, unless_stopped},
};

/// Solves a position as its own first occurrence.
pub(super) fn run(args: &Args, game: &Mancala, position: &str, begun: Instant) -> Done {
    let folder = if args.fresh { None } else { Some(args.folder.folder()?) };
    let stones = stones(game);
    let tables = read_and_grow(args, game, stones, folder.as_ref())?;

    let room = args.max_memory.saturating_sub(tables.bytes()).max(args.max_memory / 4);
    // A small game would otherwise wait for the system to clear memory that it has no use for.
    let spread = match game.spec().rule_set() {
        RuleSet::Egyptian | RuleSet::Nigerian => 3,
        RuleSet::General => 9,
        RuleSet::Ethiopian => 14,
    };
    let useful = 1_usize << (stones / 2 + spread).min(usize::BITS as usize - 2);
    let mut pages = Pages::new(room.min(useful))
        .map_err(|error| Failure::refused("memory", format!("memory: {error}")))?;
    let solver = Solver::new(&tables, &mut pages, stones, args.threads.number()).ok_or_else(|| {
        Failure::refused("memory", format!("{stones} stones need more memory; give more with --max-memory."))
    })?;
    let solver = solver.far(stones, &|| STOP.load(Relaxed));
    if let Some(folder) = &folder {
        folder.proofs(game.spec().rule_set()).iter().for_each(|proof| solver.learn(proof));
    }
    work(args, game, &solver, folder.as_ref()).write(args, game, position, begun)?;
    unless_stopped()
}

/// Stones in bowls.
fn stones(game: &Mancala) -> usize {
    let side = |seat| Bowl::ALL.iter().map(move |&bowl| usize::from(game.bowl(seat, bowl)));
    side(Seat::FIRST).chain(side(Seat::SECOND)).sum()
}

/// The tables kept, and those worth building for so many stones, within a quarter of the memory.
fn read_and_grow(
    args: &Args,
    game: &Mancala,
    stones: usize,
    folder: Option<&Folder>,
) -> Result<Tables, Failure> {
    let rule_set = game.spec().rule_set();
    let most = args.max_memory / 4;
    let mut tables = match folder {
        Some(folder) => folder.read(rule_set, stones, most).map_err(|error| Failure::table(&error))?,
        None => Tables::new(rule_set),
    };
    let worth = Tables::worth(rule_set, stones, most);
    match tables::grow(&mut tables, worth, args.threads.number(), folder) {
        // What is known without a search is told all the same.
        Ok(()) | Err(Failure::Interrupted) => Ok(tables),
        Err(failure) => Err(failure),
    }
}

/// What was found out; when it was interrupted, so far.
struct Answer {
    value: Bounds,
    solution: Option<(Solution, Vec<String>)>,
    nodes: u64,
}

/// Asks the solver, and tells from time to time how far it is.
fn work(args: &Args, game: &Mancala, solver: &Solver, folder: Option<&Folder>) -> Answer {
    let gauge = Gauge::default();
    let rule_set = game.spec().rule_set();
    let found = |proof: Proof| {
        if let Some(folder) = folder {
            // What cannot be kept is still proven.
            let _ = folder.keep_proof(rule_set, &proof);
        }
    };
    let control = Control { stop: &|| STOP.load(Relaxed), limit: u64::MAX, gauge: &gauge, found: &found };
    let (ended, known) = (AtomicBool::new(false), AtomicU64::new(0));
    thread::scope(|scope| {
        scope.spawn(|| tell(&gauge, &ended, &known, game.count()));
        let value = solver.value(game, &control);
        let solution = (!args.value_only).then(|| {
            known.store(1, Relaxed);
            let solution = solver.solve(game, &control, |_| {
                known.fetch_add(1, Relaxed);
            });
            let line = solver.line(game, &control).iter().map(ToString::to_string).collect();
            (solution, line)
        });
        ended.store(true, Relaxed);
        let value = solution.as_ref().map_or(value, |(solution, _)| solution.value);
        Answer { value, solution, nodes: gauge.nodes.load(Relaxed) }
    })
}

/// Tells how far a search is, until it has ended.
fn tell(gauge: &Gauge, ended: &AtomicBool, known: &AtomicU64, actions: u64) {
    let mut progress = Progress::new();
    let (mut begun, mut last) = (Instant::now(), 0.0);
    while !ended.load(Relaxed) {
        thread::park_timeout(Duration::from_millis(100));
        let settled = f64::from(gauge.settled.load(Relaxed)) / 1e6;
        if settled < last {
            begun = Instant::now();
        }
        last = settled;
        progress.tell(|| {
            let moves = match known.load(Relaxed) {
                0 => "value".to_owned(),
                known => format!("move {} of {actions}", known.min(actions)),
            };
            let depth = match gauge.depth.load(Relaxed) {
                i32::MAX => "all depths".to_owned(),
                depth => format!("depth {depth}"),
            };
            let left = match settled > 0.01 {
                true => begun.elapsed().as_secs_f64() * (1.0 / settled - 1.0),
                false => f64::INFINITY,
            };
            let estimate =
                if left.is_finite() { format!(", about {left:.0} s left of it") } else { String::new() };
            let nodes = gauge.nodes.load(Relaxed) as f64 / 1e6;
            format!("{moves}: {depth}, {nodes:.1} million nodes, {:.0} %{estimate}", settled * 100.0)
        });
    }
    progress.clear();
}

impl Answer {
    fn write(&self, args: &Args, game: &Mancala, position: &str, begun: Instant) -> Done {
        let seconds = begun.elapsed().as_secs_f64();
        let mut out = BufWriter::new(io::stdout().lock());
        if args.format.json {
            let mut object =
                json!({"spec": game.spec().to_string(), "position": position, "value": self.value.value()});
            if let Some((solution, line)) = &self.solution {
                let moves = solution.moves.iter().map(|one| (one.action.to_string(), number(one.value)));
                object["moves"] = moves.collect::<Map<_, _>>().into();
                object["line"] = line.clone().into();
            }
            close(&mut object, self.nodes, seconds, [self.value.lower, self.value.upper]);
            writeln!(out, "{object}")?;
        } else {
            writeln!(out, "value {}", text(self.value))?;
            if let Some((solution, line)) = &self.solution {
                for one in &solution.moves {
                    writeln!(out, "{} {}", one.action, text(one.value))?;
                }
                writeln!(out, "line {}", line.join(" "))?;
            }
            writeln!(out, "nodes {} seconds {seconds:.3}", self.nodes)?;
        }
        Ok(out.flush()?)
    }
}

/// The value, or what bounds it.
fn number(bounds: Bounds) -> Value {
    match bounds.value() {
        Some(value) => value.into(),
        None => json!({"lower": bounds.lower, "upper": bounds.upper}),
    }
}

fn text(bounds: Bounds) -> String {
    match bounds.value() {
        Some(value) => format!("{value:+}"),
        None => format!("{:+} .. {:+}", bounds.lower, bounds.upper),
    }
}
