//! How fast the computer thinks.

use std::{
    io::{self, Write},
    num::NonZeroUsize,
    thread,
    time::Instant,
};

use players::{Info, Limits, Playable, PlayableSpecVisitor, SearchContext, think, visit_spec};
use rules::{Game, Turn, catalog::AnySpec};
use search::Generator;
use serde_json::{Map, Value, json};

use super::median;
use crate::failure::Done;

/// Number of positions measured.
const POSITIONS: usize = 20;
/// Most positions looked at to find as many that take all nodes.
const LOOKED_AT: u64 = 400;
/// Fewest random plies before a position; each next has one more, and after some they are as few again.
const OPENING: u64 = 4;
const LENGTHS: u64 = 20;

/// Positions in which somebody has a choice, after so many seeded random openings.
fn positions<G: Game>(spec: G::Spec, openings: u64) -> impl Iterator<Item = G> {
    let position = move |number: u64| {
        (0..100).find_map(|again| {
            let mut random = Generator::new(number + 1_000 * again);
            let mut game = G::new(spec);
            for _ in 0..OPENING + number % LENGTHS {
                let action = match game.turn() {
                    Turn::Seat(_) => game.sample(&mut random),
                    Turn::Chance => game.deal(&mut random),
                    Turn::Over => None,
                };
                game.play(action?);
            }
            (game.count() > 1).then_some(game)
        })
    };
    (0..openings).filter_map(position)
}

/// What comes of thinking in a position.
fn thought<G: Playable>(game: &G, limits: Limits) -> Option<Info<G::Action>> {
    let seat = game.turn().seat()?;
    think::<G>(&game.view(seat.into()), &mut Generator::new(1), &mut SearchContext::new(limits))
}

/// Nodes that searches took, and a digest of what they chose.
#[derive(Clone, Copy, Default)]
pub(super) struct Thoughts {
    pub(super) nodes: u64,
    pub(super) choices: u32,
}

/// Positions, most nodes and most plies of the searches for the fingerprint.
const FINGERPRINT: (u64, u64, u32) = (8, 4_000, 6);

/// Searches that are the same everywhere.
pub(super) fn thoughts<G: Playable>(spec: G::Spec) -> Thoughts {
    let (count, nodes, depth) = FINGERPRINT;
    let mut thoughts = Thoughts::default();
    for game in positions::<G>(spec, count) {
        let Some(info) = thought(&game, Limits { depth, ..Limits::nodes(nodes) }) else { continue };
        thoughts.nodes += info.nodes;
        for byte in info.best.to_string().bytes() {
            // FNV-1a
            thoughts.choices = (thoughts.choices ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    thoughts
}

/// Measures and writes.
pub(super) fn run(specs: &[AnySpec], nodes: u64, threads: Option<NonZeroUsize>, as_json: bool) -> Done {
    let mut out = io::stdout().lock();
    if !as_json {
        write!(out, "{:32} {:>14}", "spec", "nodes/s")?;
        if let Some(threads) = threads {
            write!(out, " {:>12} {:>12}", format!("{threads} threads"), "ceiling")?;
        }
        writeln!(out)?;
    }
    let mut all = Map::new();
    for spec in specs {
        let speed = visit_spec(*spec, Measure { nodes, threads });
        if !as_json {
            write!(out, "{:32} {:14.0}", spec.to_string(), speed.nodes)?;
            if let Some([gain, ceiling]) = speed.threads {
                write!(out, " {:>12} {:>12}", format!("x {gain:.2}"), format!("x {ceiling:.2}"))?;
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
    /// Positions whose search takes all nodes, what comes of it, and the seconds it takes. Where a search soon sees the end, there
    /// is no time to be measured; if it does so everywhere, the first are taken.
    fn thoughts<G: Playable>(&self, spec: G::Spec) -> Vec<(G, Info<G::Action>, f64)> {
        let (mut long, mut short) = (Vec::new(), Vec::new());
        for game in positions::<G>(spec, LOOKED_AT) {
            let (info, seconds) = timed(|| thought(&game, Limits::nodes(self.nodes)));
            let Some(info) = info else { continue };
            let thoughts = if info.nodes < self.nodes { &mut short } else { &mut long };
            thoughts.push((game, info, seconds));
            if long.len() == POSITIONS {
                break;
            }
        }
        short.truncate(POSITIONS);
        if long.is_empty() { short } else { long }
    }
}

/// Medians over positions.
struct Speed {
    /// Nodes a second.
    nodes: f64,
    /// How many times as fast several threads reach a depth, and how many times as much they do side by side.
    threads: Option<[f64; 2]>,
}

impl Speed {
    fn object(&self) -> Value {
        let threads = self.threads.map(|[gain, ceiling]| json!({"gain": gain, "ceiling": ceiling}));
        json!({"nodes_per_second": self.nodes.round(), "threads": threads})
    }
}

impl PlayableSpecVisitor for Measure {
    type Output = Speed;

    fn visit<G: Playable>(self, spec: G::Spec) -> Speed {
        let (mut speeds, mut gains, mut ceilings) = (Vec::new(), Vec::new(), Vec::new());
        for (game, info, seconds) in self.thoughts::<G>(spec) {
            speeds.push(info.nodes as f64 / seconds);
            // Tree search knows no depth.
            let (Some(threads), true) = (self.threads.map(NonZeroUsize::get), info.depth > 0) else {
                continue;
            };
            let limits = Limits { nodes: u64::MAX, depth: info.depth, ..Limits::default() };
            let (_, alone) = timed(|| thought(&game, limits));
            let (_, together) = timed(|| thought(&game, Limits { threads, ..limits }));
            let (_, side_by_side) = timed(|| {
                thread::scope(|scope| {
                    for _ in 0..threads {
                        scope.spawn(|| thought(&game, limits));
                    }
                });
            });
            gains.push(alone / together);
            ceilings.push(threads as f64 * alone / side_by_side);
        }
        let threads = (!gains.is_empty()).then(|| [median(gains), median(ceilings)]);
        Speed { nodes: median(speeds), threads }
    }
}

/// What comes of something, and the seconds it takes.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let began = Instant::now();
    let result = work();
    (result, began.elapsed().as_secs_f64().max(1e-9))
}
