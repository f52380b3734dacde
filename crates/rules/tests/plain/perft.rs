//! The table of perft counts. Both implementations must reproduce every figure.

use rules::{
    Game, Spec,
    catalog::{AnySpec, GAMES, GameInfo},
};

use crate::Plain;

/// One line of the table.
struct Line {
    spec: &'static str,
    /// The position, unless it is the start.
    position: Option<&'static str>,
    /// The counts at depth 1, 2, 3 and so on.
    counts: Vec<u64>,
}

/// The table's lines for a game.
fn table(game: &str) -> Vec<Line> {
    let lines = include_str!("../data/perft.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let (start, counts) = line.split_once(" | ").unwrap();
        let (spec, position) = match start.split_once(' ') {
            Some((spec, position)) => (spec, Some(position)),
            None => (start, None),
        };
        Line { spec, position, counts: counts.split(' ').map(|count| count.parse().unwrap()).collect() }
    };
    let lines: Vec<Line> = lines.map(read).collect();
    lines.into_iter().filter(|line| line.spec.split(':').next() == Some(game)).collect()
}

/// Number of action sequences of exactly `depth` plies.
fn plain_perft<P: Plain>(game: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.actions().len() as u64,
        _ => {
            let mut count = 0;
            for action in game.actions() {
                let mut next = game.clone();
                next.play(&action);
                count += plain_perft(&next, depth - 1);
            }
            count
        }
    }
}

/// The depths to check on a line, with their counts. They end when the counts add up to the budget. A depth
/// with more than six times the budget, and all depths after it, are left out.
fn depths(line: &Line, budget: u64) -> impl Iterator<Item = (u32, u64)> {
    let counted = line.counts.iter().scan(0, |sum, &count| {
        let before = *sum;
        *sum += count;
        Some(before)
    });
    let allowed = move |&(_, (counted, &count)): &(u32, (u64, &u64))| {
        counted < budget && count <= budget.saturating_mul(6)
    };
    (1..).zip(counted.zip(&line.counts)).take_while(allowed).map(|(depth, (_, &count))| (depth, count))
}

fn check(line: &Line, budget: u64, who: &str, mut perft: impl FnMut(u32) -> u64) {
    for (depth, count) in depths(line, budget) {
        assert_eq!(perft(depth), count, "{who}: {} {:?} depth {depth}", line.spec, line.position);
    }
}

fn plain_comes_to_it<P: Plain>(name: &str, nodes: u64) {
    for line in table(name) {
        let game = match line.position {
            Some(position) => P::from_position(line.spec, position).unwrap(),
            None => P::start(line.spec),
        };
        check(&line, nodes, "plain", |depth| plain_perft(&game, depth));
    }
}

fn fast_comes_to_it<G: Game>(name: &str, nodes: u64) {
    for line in table(name) {
        let spec = G::Spec::parse(line.spec).unwrap();
        let mut game = match line.position {
            Some(position) => G::from_position(spec, position).unwrap(),
            None => G::new(spec),
        };
        check(&line, nodes, "fast", |depth| rules::perft(&mut game, depth));
    }
}

/// Counts the same sequences with both implementations, depth by depth, until the budget is spent. At the
/// last depth, it counts as many subtrees as the budget allows.
fn both_come_to_it<P: Plain, G: Game>(name: &str, nodes: u64, chosen: impl Fn(&str) -> bool) {
    for line in table(name).iter().filter(|line| line.position.is_none() && chosen(line.spec)) {
        let (plain, mut fast) = (P::start(line.spec), G::new(G::Spec::parse(line.spec).unwrap()));
        let mut left = nodes;
        let mut depth = 0;
        while left > 0 {
            depth += 1;
            compare(&plain, &mut fast, depth, &mut left, line.spec);
        }
    }
}

fn compare<P: Plain, G: Game>(plain: &P, fast: &mut G, depth: u32, left: &mut u64, spec: &str) {
    let count = rules::perft(fast, depth);
    if count <= *left || depth == 1 {
        assert_eq!(plain_perft(plain, depth), count, "{spec} at {:?} depth {depth}", fast.position());
        *left = left.saturating_sub(count);
        return;
    }
    for action in plain.actions() {
        if *left == 0 {
            break;
        }
        let mut next = plain.clone();
        next.play(&action);
        let undo = fast.try_play(action.parse().unwrap()).unwrap();
        compare(&next, fast, depth - 1, left, spec);
        fast.undo(undo);
    }
}

/// Node budgets for each line of the table, for the plain implementation (`PLAIN`) and for the crate
/// (`FAST`). The long run uses `FAST_LONG` for the crate alone, and `PLAIN_LONG` for both side by side.
const PLAIN: u64 = 200_000;
const PLAIN_LONG: u64 = 100_000_000;
const FAST: u64 = 10_000_000;
const FAST_LONG: u64 = u64::MAX;

/// A way to check the perft counts of a game.
#[derive(Clone, Copy)]
pub(crate) enum Check {
    Plain,
    Fast,
    FastToTheEnd,
    SideBySide,
}

impl Check {
    /// Checks a game. `side_by_side` says for which specs both implementations count the same sequences.
    pub(crate) fn of<G: Game, P: Plain>(self, side_by_side: impl Fn(&str) -> bool) {
        let name = G::Spec::NAME;
        match self {
            Check::Plain => plain_comes_to_it::<P>(name, PLAIN),
            Check::Fast => fast_comes_to_it::<G>(name, FAST),
            Check::FastToTheEnd => fast_comes_to_it::<G>(name, FAST_LONG),
            Check::SideBySide => both_come_to_it::<P, G>(name, PLAIN_LONG, side_by_side),
        }
    }

    /// Checks that the table has no line for a game that begins with chance.
    pub(crate) fn of_chance(self, name: &str) {
        assert!(table(name).is_empty(), "{name}");
    }
}

/// If an option has more values than this, only its default needs to be in the table. Its other values only
/// lead to other positions.
const MANY: usize = 9;

/// Every spec of a game, except the many even starts of Mancala (MC-20) and handicaps of Mandua (MD-29).
fn specs(game: &GameInfo) -> Vec<AnySpec> {
    let mut texts = vec![String::new()];
    for option in game.options {
        let with = |text: &String| -> Vec<String> {
            let usual = &option.values[option.default..=option.default];
            let values = if option.values.len() > MANY { usual } else { option.values };
            values.iter().map(|value| format!("{text},{}={value}", option.key)).collect()
        };
        texts = texts.iter().flat_map(with).collect();
    }
    let full = texts.iter().map(|text| match text.strip_prefix(',') {
        Some(options) => format!("{}:{options}", game.name),
        None => game.name.to_owned(),
    });
    full.filter_map(|text| AnySpec::parse(&text).ok()).collect()
}

#[test]
fn the_table_has_every_spec_and_goes_far_enough() {
    for game in GAMES.iter().filter(|game| !game.hidden) {
        let lines = table(game.name);
        for spec in specs(game) {
            for (budget, least) in [(PLAIN, PLAIN / 2), (FAST_LONG, 100_000_000)] {
                let of_spec = lines.iter().filter(|line| AnySpec::parse(line.spec) == Ok(spec));
                let sum: u64 = of_spec.flat_map(|line| depths(line, budget)).map(|(_, count)| count).sum();
                assert!(sum >= least, "{spec}: {sum}");
            }
        }
    }
}
