//! Mancala: by tables and alpha-beta.

use std::{
    cell::Cell,
    io::{self, BufWriter, Write},
    sync::atomic::Ordering::Relaxed,
    time::Instant,
};

use players::{
    Limits, SearchContext,
    mancala::solve::{Bounds, Folder, Pages, Solution, Solver, SolverProgress, Tables},
};
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

/// Asks the solver, shows from time to time how far it is, and keeps what took long to prove.
fn work(args: &Args, game: &Mancala, solver: &Solver, folder: Option<&Folder>) -> Answer {
    let rule_set = game.spec().rule_set();
    let (known, mut line) = (Cell::new(0), ProgressLine::new(game.count()));
    let mut report = |progress: &SolverProgress| {
        for proof in &progress.proofs {
            if let Some(folder) = folder {
                // What cannot be kept is still proven.
                let _ = folder.keep_proof(rule_set, proof);
            }
        }
        line.show(progress, known.get());
    };
    let stop = || STOP.load(Relaxed);
    let mut context = SearchContext::new(Limits::default()).stop_when(&stop).report_to(&mut report);
    let value = solver.value(game, &mut context);
    let solution = (!args.value_only).then(|| {
        known.set(1);
        let solution = solver.solve(game, &mut context, |_| known.set(known.get() + 1));
        let line = solver.line(game, &mut context).iter().map(ToString::to_string).collect();
        (solution, line)
    });
    line.progress.clear();
    let value = solution.as_ref().map_or(value, |(solution, _)| solution.value);
    Answer { value, solution, nodes: solver.nodes() }
}

/// Shows how far a search is.
struct ProgressLine {
    progress: Progress,
    /// Number of first actions.
    actions: u64,
    /// When the search of the present depth began, and how much of it was done last.
    begun: Instant,
    done: f64,
}

impl ProgressLine {
    fn new(actions: u64) -> ProgressLine {
        ProgressLine { progress: Progress::new(), actions, begun: Instant::now(), done: 0.0 }
    }

    /// `known` counts what is known: the value, then each first action.
    fn show(&mut self, search: &SolverProgress, known: u64) {
        if search.done < self.done {
            self.begun = Instant::now();
        }
        self.done = search.done;
        let (actions, begun) = (self.actions, self.begun);
        self.progress.tell(|| {
            let moves = match known {
                0 => "value".to_owned(),
                known => format!("move {} of {actions}", known.min(actions)),
            };
            let depth = match search.depth {
                SolverProgress::ENDLESS => "all depths".to_owned(),
                depth => format!("depth {depth}"),
            };
            let left = match search.done > 0.01 {
                true => begun.elapsed().as_secs_f64() * (1.0 / search.done - 1.0),
                false => f64::INFINITY,
            };
            let estimate =
                if left.is_finite() { format!(", about {left:.0} s left of it") } else { String::new() };
            let nodes = search.nodes as f64 / 1e6;
            format!("{moves}: {depth}, {nodes:.1} million nodes, {:.0} %{estimate}", search.done * 100.0)
        });
    }
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
