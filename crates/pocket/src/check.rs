//! Figures that show whether the engine in the page computes the same results as the program.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use dice::{Contribution, Dice, Seed, seat_commitment, verify};
use players::{
    Limits, Playable, PlayableSpecVisitor,
    bench::{fingerprint, positions, search_position},
    visit_spec,
};
use rules::{
    Game, Random, Seat, Turn,
    catalog::{AnyGame, AnySpec, GAMES, GameVisitor},
    record::Record,
};
use search::Generator;
use wire::{
    pocket::{Check, Draw, FromPocket},
    refusals::server,
};

use crate::{
    pocket::{Answer, Refused, read},
    think::lacking,
};

/// The number of openings to try. Not every opening leads to a position that can be searched, because some
/// positions offer no choice.
const OPENINGS: u64 = 400;
/// The number of random games to play with each spec.
const RANDOM_GAMES: u64 = 200;

pub(crate) fn check(asked: Check) -> Answer {
    if let Check::Fingerprint { spec } | Check::Search { spec, .. } = &asked
        && let Some(lacking) = lacking(AnySpec::parse(spec)?)
    {
        return Ok(lacking);
    }
    let figure = match asked {
        Check::Specs => GAMES.iter().flat_map(|game| game.variants).copied().collect::<Vec<_>>().join(" "),
        Check::Fingerprint { spec } => {
            let spec = AnySpec::parse(&spec)?;
            format!("{spec} {}", fingerprint(spec))
        }
        Check::Perft { spec, position, depth } => {
            let spec = AnySpec::parse(&spec)?;
            let game = match position {
                Some(position) => spec.from_position(&position)?,
                None => spec.start(),
            };
            game.visit(Perft(depth)).to_string()
        }
        Check::Games { spec } => random_games(AnySpec::parse(&spec)?),
        Check::Dice { seed, spec, contributions, draws } => {
            let contributions: Result<Vec<Contribution>, _> =
                contributions.iter().map(|hex| bytes(hex)).collect();
            thrown(&Seed::new(bytes(&seed)?), &spec, &contributions?, &draws)
        }
        Check::Deals { record } => {
            let verified = verify(&read(&record)?).map_err(|_| server::NO_RECORD)?;
            verified.deals.to_string()
        }
        Check::Search { spec, opening, nodes } => {
            visit_spec(AnySpec::parse(&spec)?, Search { opening, nodes }).to_string()
        }
    };
    Ok(FromPocket::Figure { figure })
}

struct Perft(u32);

impl GameVisitor for Perft {
    type Output = u64;

    fn visit<G: Game>(self, game: &G) -> u64 {
        rules::perft(&mut game.clone(), self.0)
    }
}

struct Search {
    opening: u32,
    nodes: u64,
}

impl PlayableSpecVisitor for Search {
    type Output = u64;

    fn visit<G: Playable>(self, spec: G::Spec) -> u64 {
        let game = positions::<G>(spec, OPENINGS).nth(self.opening as usize);
        let info = game.and_then(|game| search_position(&game, Limits::nodes(self.nodes)));
        info.map_or(0, |info| info.nodes)
    }
}

/// Plays random games. Returns the number of their plies and the FNV-1a hash of their records, as text.
fn random_games(spec: AnySpec) -> String {
    let (mut plies, mut digest) = (0, 0xcbf2_9ce4_8422_2325_u64);
    for seed in 0..RANDOM_GAMES {
        let mut game = spec.start();
        let mut random = Generator::new(seed);
        while let Some(action) = next(&game, &mut random) {
            if game.play(&action).is_err() {
                break;
            }
            plies += 1;
        }
        for byte in Record::of(&game, None).to_string().bytes() {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("{spec} plies {plies} records {digest:016x}")
}

/// Returns a random legal action or, if a chance action comes next, the referee's action.
fn next(game: &AnyGame, random: &mut Generator) -> Option<String> {
    struct Sample<'a>(&'a mut Generator);
    impl GameVisitor for Sample<'_> {
        type Output = Option<String>;
        fn visit<G: Game>(self, game: &G) -> Option<String> {
            game.sample(self.0).map(|action| action.to_string())
        }
    }
    match game.turn() {
        Turn::Seat(_) => game.visit(Sample(random)),
        Turn::Chance => game.deal(random),
        Turn::Over => None,
    }
}

/// Returns the commitments of the referee and of the seats, followed by the numbers that the dice draw.
fn thrown(seed: &Seed, spec: &str, contributions: &[Contribution], draws: &[Draw]) -> String {
    let referee = seed.commitment();
    let mut words = vec![HEXLOWER.encode(&referee)];
    for (seat, own) in Seat::all(contributions.len()).zip(contributions) {
        words.push(HEXLOWER.encode(&seat_commitment(&referee, seat, own)));
    }
    for draw in draws {
        let mut dice = Dice::new(seed, spec, contributions);
        words.extend((0..draw.count).map(|_| dice.below(draw.below).to_string()));
    }
    words.join(" ")
}

fn bytes<const N: usize>(hex: &str) -> Result<[u8; N], Refused> {
    let decoded = HEXLOWER_PERMISSIVE.decode(hex.as_bytes()).ok();
    decoded.and_then(|bytes| bytes.try_into().ok()).ok_or_else(|| server::MESSAGE.into())
}
