//! Solves mancala with endgame tables and alpha-beta search.

use std::{
    cell::Cell,
    io::{self, BufWriter, Write},
    time::Instant,
};

use players::{
    SearchContext,
    mancala::solve::{Bounds, Folder, Pages, Solution, Solver, SolverProgress, Tables},
};
use rules::{
    Game, Seat,
    mancala::{Bowl, Mancala, RuleSet},
};
use serde_json::{Map, Value, json};

use super::{certificate::certificate, tables};
use crate::{
    certificates,
    commands::solve::{Task, close},
    failure::{Failure, Result},
    interrupt::{check_stop, is_stopped},
    progress::Progress,
    refusal::Reason,
};

/// Proves what a position is worth and prints it.
pub(super) fn run(game: &Mancala, task: &Task<'_>) -> Result {
    if task.within().is_some() {
        return Err(Reason::SolveWithin.into());
    }
    let rule_set = game.spec().rule_set();
    // Ignore earlier positions: treat this position as if it occurred for the first time.
    let game = &Mancala::from_position(game.spec(), task.position()).map_err(|_| Reason::SolveOver)?;
    let folder = task.kept()?.map(Folder::new);
    let stones = stones(game);
    let tables = read_and_grow(task, rule_set, stones, folder.as_ref())?;

    let memory = task.max_memory().saturating_sub(tables.bytes()).max(task.max_memory() / 4);
    // For a small position, use only the memory that it needs. Otherwise, the search would have to wait while
    // the system clears memory that the search does not need.
    let spread = match rule_set {
        RuleSet::Egyptian | RuleSet::Nigerian => 3,
        RuleSet::General => 9,
        RuleSet::Ethiopian => 14,
    };
    let useful = 1_usize << (stones / 2 + spread).min(usize::BITS as usize - 2);
    let mut pages =
        Pages::new(memory.min(useful)).map_err(|error| Reason::Memory { error: error.to_string() })?;
    let solver = Solver::new(&tables, &mut pages, stones, task.threads())
        .ok_or_else(|| Reason::MemoryTooSmall { stones: stones.to_string() })?;
    let solver = solver.far(stones, &SearchContext::unlimited().stop_when(&is_stopped));
    if let Some(folder) = &folder {
        folder.proofs(rule_set).iter().for_each(|proof| solver.learn(proof));
    }
    let answer = search(task.value_only(), game, &solver, folder.as_ref());
    answer.print(task, game)?;
    check_stop()?;
    if let Some(file) = task.certificate() {
        let value = answer.value.value().ok_or(Reason::CertificateOpen)?;
        certificates::write(file, &certificate(game, value, &solver)?)?;
    }
    Ok(())
}

/// The number of stones in the bowls.
pub(super) fn stones(game: &Mancala) -> usize {
    let side = |seat| Bowl::ALL.iter().map(move |&bowl| usize::from(game.bowl(seat, bowl)));
    side(Seat::FIRST).chain(side(Seat::SECOND)).sum()
}

/// Reads the tables in the folder, and builds more if that saves time for a position with this many stones.
/// The tables take at most a quarter of the memory.
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
        // After an interrupt, the command still prints what is known without a search.
        Ok(()) | Err(Failure::Interrupted) => Ok(tables),
        Err(failure) => Err(failure),
    }
}

/// What the search has proven. After an interrupt, this is what it had proven until then.
struct Answer {
    value: Bounds,
    solution: Option<(Solution, Vec<String>)>,
    nodes: u64,
}

/// Runs the solver and shows its progress. If a proof took long, it is saved in `folder`.
fn search(value_only: bool, game: &Mancala, solver: &Solver, folder: Option<&Folder>) -> Answer {
    let rule_set = game.spec().rule_set();
    let (known, mut line) = (Cell::new(0), ProgressLine::new(game.count()));
    let mut report = |progress: &SolverProgress| {
        for proof in &progress.proofs {
            if let Some(folder) = folder {
                // A proof that cannot be written is still valid, so ignore the error.
                let _ = folder.keep_proof(rule_set, proof);
            }
        }
        line.show(progress, known.get());
    };
    let mut context = SearchContext::unlimited().stop_when(&is_stopped).report_to(&mut report);
    let value = solver.value(game, &mut context);
    let solution = (!value_only).then(|| {
        known.set(1);
        let solution = solver.solve(game, &mut context, |_| known.set(known.get() + 1));
        let line = solver.line(game, &mut context).iter().map(ToString::to_string).collect();
        (solution, line)
    });
    line.progress.clear();
    let value = solution.as_ref().map_or(value, |(solution, _)| solution.value);
    Answer { value, solution, nodes: solver.nodes() }
}

/// The progress of the solver, with an estimate of the time left.
struct ProgressLine {
    progress: Progress,
    /// The number of first actions.
    actions: u64,
    /// When the current search began.
    began: Instant,
    /// The share of the current search that was finished at the last report.
    done: f64,
}

impl ProgressLine {
    fn new(actions: u64) -> ProgressLine {
        ProgressLine { progress: Progress::new(), actions, began: Instant::now(), done: 0.0 }
    }

    /// Shows the progress. `known` is 0 until the value is proven. After that, it counts the first actions
    /// from 1, including the one that is being solved.
    fn show(&mut self, search: &SolverProgress, known: u64) {
        if search.done < self.done {
            self.began = Instant::now();
        }
        self.done = search.done;
        let (actions, began) = (self.actions, self.began);
        self.progress.update(|| {
            let moves = match known {
                0 => "value".to_owned(),
                known => format!("move {} of {actions}", known.min(actions)),
            };
            let depth = match search.depth {
                SolverProgress::ENDLESS => "all depths".to_owned(),
                depth => format!("depth {depth}"),
            };
            let left = match search.done > 0.01 {
                true => began.elapsed().as_secs_f64() * (1.0 / search.done - 1.0),
                false => f64::INFINITY,
            };
            let estimate = if left.is_finite() { format!(", about {left:.0} s left") } else { String::new() };
            let nodes = search.nodes as f64 / 1e6;
            format!("{moves}: {depth}, {nodes:.1} million nodes, {:.0} %{estimate}", search.done * 100.0)
        });
    }
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

/// The value in JSON, or its bounds if they differ.
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
