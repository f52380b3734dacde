//! The workload of `menagerie bench`, and the fingerprint of its node counts.

use std::fmt;

use rules::{Game, Turn, catalog::AnySpec};
use search::{Generator, Info, Limits, SearchContext};

use crate::{Playable, PlayableSpecVisitor, think, visit_spec};

/// The fingerprint counts the nodes of perft at the first depth that has at least this many nodes.
const NODES: u64 = 10_000;
/// The number of random games in the fingerprint.
const SEEDED: u64 = 200;
/// For the searches in the fingerprint, in this order: the number of positions, the node budget and the depth
/// limit.
const SEARCHES: (u64, u64, u32) = (8, 4_000, 6);
/// The number of random plies before the first position. Each further position comes after one more ply.
const OPENING: u64 = 4;
/// After this many positions, the number of random plies starts again at [`OPENING`].
const LENGTHS: u64 = 20;

/// Counts that change only if the rules, the search or an evaluation change. They are the same on every
/// machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint {
    /// A depth and the nodes of perft at that depth. `None` if the game begins with a chance action.
    pub perft: Option<(u32, u64)>,
    /// Total number of plies in the seeded random games.
    pub plies: u64,
    /// Total number of nodes in the searches.
    pub nodes: u64,
    /// FNV-1a hash of the texts of the actions that the searches chose.
    pub choices: u32,
}

/// Computes the fingerprint of a spec.
pub fn fingerprint(spec: AnySpec) -> Fingerprint {
    visit_spec(spec, Count)
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let perft = self.perft.map_or_else(|| "-".to_owned(), |(depth, nodes)| format!("{depth} {nodes}"));
        write!(f, "perft {perft} plies {} search {} {:08x}", self.plies, self.nodes, self.choices)
    }
}

struct Count;

impl PlayableSpecVisitor for Count {
    type Output = Fingerprint;

    fn visit<G: Playable>(self, spec: G::Spec) -> Fingerprint {
        let start = G::new(spec);
        let mut game = start.clone();
        let perft = (start.turn() != Turn::Chance).then(|| {
            let mut depth = 1;
            loop {
                let nodes = rules::perft(&mut game, depth);
                if nodes >= NODES || depth >= 32 {
                    break (depth, nodes);
                }
                depth += 1;
            }
        });
        let plies = (0..SEEDED)
            .map(|seed| {
                game.clone_from(&start);
                play_out(&mut game, &mut Generator::new(seed))
            })
            .sum();
        let (nodes, choices) = choices::<G>(spec);
        Fingerprint { perft, plies, nodes, choices }
    }
}

/// Runs the fingerprint's searches. Returns the number of their nodes and the hash of their choices.
fn choices<G: Playable>(spec: G::Spec) -> (u64, u32) {
    let (count, nodes, depth) = SEARCHES;
    let (mut sum, mut digest) = (0, 0_u32);
    for game in positions::<G>(spec, count) {
        let Some(info) = search_position(&game, Limits { depth, ..Limits::nodes(nodes) }) else { continue };
        sum += info.nodes;
        for byte in info.best.to_string().bytes() {
            digest = (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    (sum, digest)
}

/// Plays uniformly random actions to the end of the game. Returns the number of plies.
pub fn play_out<G: Game>(game: &mut G, random: &mut Generator) -> u64 {
    let mut plies = 0;
    loop {
        let action = match game.turn() {
            Turn::Seat(_) => game.sample(random),
            Turn::Chance => game.deal(random),
            Turn::Over => None,
        };
        let Some(action) = action else { return plies };
        game.play(action);
        plies += 1;
    }
}

/// Returns positions after seeded random openings. In each, the seat to act has at least two legal actions.
pub fn positions<G: Game>(spec: G::Spec, openings: u64) -> impl Iterator<Item = G> {
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

/// Searches a position, with the same random choices every time.
pub fn search_position<G: Playable>(game: &G, limits: Limits) -> Option<Info<G::Action>> {
    let seat = game.turn().seat()?;
    think::<G>(&game.view(seat.into()), &mut Generator::new(1), &mut SearchContext::new(limits))
}
