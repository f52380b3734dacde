//! Solving mancala: endgame tables and alpha-beta.

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

use super::tables;
use crate::{
    commands::solve::{Task, close},
    failure::{Failure, Result},
    interrupt::{STOP, check_stop},
    progress::Progress,
    refusal::Reason,
};

/// Proves what a position is worth and prints it.
pub(super) fn run(game: &Mancala, task: &Task<'_>) -> Result {
    let rule_set = game.spec().rule_set();
    // What led to the position does not count: it is its own first occurrence.
    let game = &Mancala::from_position(game.spec(), task.position()).map_err(|_| Reason::SolveOver)?;
    let folder = task.kept()?.map(Folder::new);
    let stones = stones(game);
    let tables = read_and_grow(task, rule_set, stones, folder.as_ref())?;

    let memory = task.max_memory().saturating_sub(tables.bytes()).max(task.max_memory() / 4);
    // A small game would otherwise wait while the system clears memory that it does not need.
    let spread = match rule_set {
        RuleSet::Egyptian | RuleSet::Nigerian => 3,
        RuleSet::General => 9,
        RuleSet::Ethiopian => 14,
    };
    let useful = 1_usize << (stones / 2 + spread).min(usize::BITS as usize - 2);
    let mut pages =
        Pages::new(memory.min(useful)).map_err(|error| Reason::Memory { error: error.to_string() })?;
    let solver = Solver::new(&tables, &mut pages, stones, task.threads())
        .ok_or_else(|| Reason::MemoryTooSmall { content: format!("{stones} stones") })?;
    let solver = solver.far(stones, &|| STOP.load(Relaxed));
    if let Some(folder) = &folder {
        folder.proofs(rule_set).iter().for_each(|proof| solver.learn(proof));
    }
    search(task.value_only(), game, &solver, folder.as_ref()).print(task, game)?;
    check_stop()
}

/// The number of stones in the bowls.
fn stones(game: &Mancala) -> usize {
    let side = |seat| Bowl::ALL.iter().map(move |&bowl| usize::from(game.bowl(seat, bowl)));
    side(Seat::FIRST).chain(side(Seat::SECOND)).sum()
}

/// Reads the tables in the folder, and builds those that pay for so many stones, within a quarter of the memory.
fn read_and_grow(
    task: &Task<'_>,
    rule_set: RuleSet,
    stones: usize,
    folder: Option<&Folder>,
) -> Result<Tables> {
    let limit = task.max_memory() / 4;
    let mut tables = match folder {
        Some(folder) => {
            folder.read(rule_set, stones, limit).map_err(|error| Failure::endgame_table(&error))?
        }
        None => Tables::new(rule_set),
    };
    let worth = Tables::worth(rule_set, stones, limit);
    match tables::grow(&mut tables, worth, task.threads(), folder) {
        // After an interrupt, what is known without a search is still printed.
        Ok(()) | Err(Failure::Interrupted) => Ok(tables),
        Err(failure) => Err(failure),
    }
}

/// What is proven. After an interrupt, what is proven so far.
struct Answer {
    value: Bounds,
    solution: Option<(Solution, Vec<String>)>,
    nodes: u64,
}

/// Runs the solver, and reports its progress meanwhile.
fn search(value_only: bool, game: &Mancala, solver: &Solver, folder: Option<&Folder>) -> Answer {
    let gauge = Gauge::default();
    let rule_set = game.spec().rule_set();
    let found = |proof: Proof| {
        if let Some(folder) = folder {
            // A proof that cannot be written still holds.
            let _ = folder.keep_proof(rule_set, &proof);
        }
    };
    let control = Control { stop: &|| STOP.load(Relaxed), limit: u64::MAX, gauge: &gauge, found: &found };
    let (ended, known) = (AtomicBool::new(false), AtomicU64::new(0));
    thread::scope(|scope| {
        scope.spawn(|| report(&gauge, &ended, &known, game.count()));
        let value = solver.value(game, &control);
        let solution = (!value_only).then(|| {
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

/// Reports the progress of a search until it has ended. `known` counts the moves whose value is known.
fn report(gauge: &Gauge, ended: &AtomicBool, known: &AtomicU64, actions: u64) {
    let mut progress = Progress::new();
    let (mut began, mut last) = (Instant::now(), 0.0);
    while !ended.load(Relaxed) {
        thread::park_timeout(Duration::from_millis(100));
        let settled = f64::from(gauge.settled.load(Relaxed)) / 1e6;
        if settled < last {
            // The next search has begun.
            began = Instant::now();
        }
        last = settled;
        progress.update(|| {
            let moves = match known.load(Relaxed) {
                0 => "value".to_owned(),
                known => format!("move {} of {actions}", known.min(actions)),
            };
            let depth = match gauge.depth.load(Relaxed) {
                i32::MAX => "all depths".to_owned(),
                depth => format!("depth {depth}"),
            };
            let left = match settled > 0.01 {
                true => began.elapsed().as_secs_f64() * (1.0 / settled - 1.0),
                false => f64::INFINITY,
            };
            let estimate = if left.is_finite() { format!(", about {left:.0} s left") } else { String::new() };
            let nodes = gauge.nodes.load(Relaxed) as f64 / 1e6;
            format!("{moves}: {depth}, {nodes:.1} million nodes, {:.0} %{estimate}", settled * 100.0)
        });
    }
    progress.clear();
}

impl Answer {
    fn print(&self, task: &Task<'_>, game: &Mancala) -> Result {
        let seconds = task.seconds();
        let mut out = BufWriter::new(io::stdout().lock());
        if task.as_json() {
            let (spec, value) = (game.spec().to_string(), self.value.value());
            let mut object = json!({"spec": spec, "position": task.position(), "value": value});
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

/// The value, or its bounds.
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
