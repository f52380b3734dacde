//! `menagerie bench --search`, and the searches for `menagerie bench --fingerprint`.

use std::{
    io::{self, Write},
    num::NonZeroUsize,
    thread,
    time::Instant,
};

use players::{
    Info, Limits, Playable, PlayableSpecVisitor,
    bench::{positions, search_position as search},
    visit_spec,
};
use rules::catalog::AnySpec;
use serde_json::{Map, Value, json};

use super::median;
use crate::failure::Result;

/// The number of positions to measure.
const POSITIONS: usize = 20;
/// The maximum number of positions that are searched to find those that spend the whole node budget.
const MAX_TRIED: u64 = 400;
/// Measures each spec and prints the speeds.
pub(super) fn run(specs: &[AnySpec], nodes: u64, threads: Option<NonZeroUsize>, as_json: bool) -> Result {
    let mut out = io::stdout().lock();
    if !as_json {
        write!(out, "{:32} {:>14}", "spec", "nodes/s")?;
        if let Some(threads) = threads {
            write!(out, " {:>12} {:>12}", format!("{threads} threads"), format!("{threads} searches"))?;
        }
        writeln!(out)?;
    }
    let mut all = Map::new();
    for spec in specs {
        let speed = visit_spec(*spec, Measure { nodes, threads });
        if !as_json {
            write!(out, "{:32} {:14.0}", spec.to_string(), speed.nodes)?;
            if let Some([gain, searches]) = speed.threads {
                write!(out, " {:>12} {:>12}", format!("x {gain:.2}"), format!("x {searches:.2}"))?;
            }
            writeln!(out)?;
            out.flush()?;
        }
        all.insert(spec.to_string(), speed.object());
    }
    if as_json {
        writeln!(out, "{}", Value::Object(all))?;
    }
    Ok(())
}

struct Measure {
    nodes: u64,
    threads: Option<NonZeroUsize>,
}

impl Measure {
    /// Searches random positions. Returns those for which the search spends the whole node budget, each with
    /// the result of its search and the seconds that the search took. If there are none, returns positions
    /// with shorter searches.
    fn searches<G: Playable>(&self, spec: G::Spec) -> Vec<(G, Info<G::Action>, f64)> {
        let (mut long, mut short) = (Vec::new(), Vec::new());
        for game in positions::<G>(spec, MAX_TRIED) {
            let (info, seconds) = timed(|| search(&game, Limits::nodes(self.nodes)));
            let Some(info) = info else { continue };
            let searches = if info.nodes < self.nodes { &mut short } else { &mut long };
            searches.push((game, info, seconds));
            if long.len() == POSITIONS {
                break;
            }
        }
        short.truncate(POSITIONS);
        if long.is_empty() { short } else { long }
    }
}

/// The median speeds over all positions.
struct Speed {
    /// Nodes per second.
    nodes: f64,
    /// Two factors for N threads. The first says how much faster a search reaches the same depth with N
    /// threads than with one. The second is the nodes per second of N separate searches together, divided by
    /// the nodes per second of one search.
    threads: Option<[f64; 2]>,
}

impl Speed {
    fn object(&self) -> Value {
        let threads = self.threads.map(|[gain, searches]| json!({"gain": gain, "searches": searches}));
        json!({"nodes_per_second": self.nodes.round(), "threads": threads})
    }
}

impl PlayableSpecVisitor for Measure {
    type Output = Speed;

    fn visit<G: Playable>(self, spec: G::Spec) -> Speed {
        let (mut speeds, mut gains, mut separate) = (Vec::new(), Vec::new(), Vec::new());
        for (game, info, seconds) in self.searches::<G>(spec) {
            speeds.push(info.nodes as f64 / seconds);
            // A tree search reports no depth, so it cannot be repeated to the same depth.
            let (Some(threads), true) = (self.threads.map(NonZeroUsize::get), info.depth > 0) else {
                continue;
            };
            let limits = Limits { nodes: u64::MAX, depth: info.depth, ..Limits::default() };
            let (_, alone) = timed(|| search(&game, limits));
            let (_, together) = timed(|| search(&game, Limits { threads, ..limits }));
            let (_, side_by_side) = timed(|| {
                thread::scope(|scope| {
                    for _ in 0..threads {
                        scope.spawn(|| search(&game, limits));
                    }
                });
            });
            gains.push(alone / together);
            separate.push(threads as f64 * alone / side_by_side);
        }
        let threads = (!gains.is_empty()).then(|| [median(gains), median(separate)]);
        Speed { nodes: median(speeds), threads }
    }
}

/// Runs some work. Returns its result and the seconds it took.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let began = Instant::now();
    let result = work();
    (result, began.elapsed().as_secs_f64().max(1e-9))
}
