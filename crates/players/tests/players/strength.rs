//! The computers play sensibly, in every game and at every number of seats. All of them are limited by nodes,
//! so that the figures are the same everywhere. Each bound is a little below the measured figure.

use crate::arena::points;
use rules::catalog::{AnySpec, GAMES};

/// The name of the level that is this many quarters of the way up the game's levels.
fn level(spec: &str, quarters: u8) -> String {
    let game = spec.split(':').next().unwrap();
    format!("level:{}", players::levels(AnySpec::parse(game).unwrap()) * quarters / 4)
}

/// Checks that this [`level`] wins at least the fraction `least` of the points against another player.
fn wins(spec: &str, quarters: u8, other: &str, rounds: u64, least: f64) {
    let level = level(spec, quarters);
    let won = points(spec, &level, other, rounds);
    assert!(won >= least, "{spec}: {level} wins {won} against {other}");
}

/// With two seats, the middle level must win nearly all points against `random`, and the level at three
/// quarters most points against `greedy`.
fn duel(spec: &str, rounds: u64) {
    wins(spec, 2, "random", rounds, 0.9);
    wins(spec, 3, "greedy", rounds, 0.8);
}

/// With several seats, level 2 must win at least twice its fair share.
fn crowd(spec: &str, seats: usize, rounds: u64) {
    for others in ["random", "greedy"] {
        let share = points(spec, "level:2", others, rounds) * seats as f64;
        assert!(share >= 2.0, "{spec}: level:2 wins {share} times its fair share against {others}");
    }
}

/// Makes a test for each game. If a game has no test, this does not compile.
macro_rules! tests {
    ($($Game:ident $module:ident;)*) => {
        $(#[test]
        fn $module() {
            plays_sensibly::$module();
        })*
    };
}
rules::for_each_game!(tests);

mod plays_sensibly {
    use super::{crowd, duel, wins};

    pub(super) fn mancala() {
        for rules in ["general", "egyptian", "ethiopian", "nigerian"] {
            duel(&format!("mancala:rules={rules}"), 15);
        }
    }

    pub(super) fn mana() {
        for spec in ["mana", "mana:setup=advanced", "mana:bird=spirit"] {
            duel(spec, 10);
        }
    }

    pub(super) fn jungle() {
        duel("jungle", 15);
    }

    pub(super) fn mandua() {
        for spec in ["mandua", "mandua:start=cages", "mandua:start=cross", "mandua:referee=strict"] {
            // As Hunter, the level must have learned to hunt: even a random Tiger beats what it can.
            wins(spec, 3, "random", 10, 0.9);
            wins(spec, 3, "greedy", 10, 0.8);
        }
    }

    pub(super) fn manitou() {
        duel("manitou", 10);
        duel("manitou:cards=random", 10);
        for seats in 3..=5 {
            crowd(&format!("manitou:players={seats}"), seats, 6);
        }
    }
}

/// The player `steady` stands between the levels of Big Manitou.
#[test]
fn steady_is_a_yardstick() {
    for (hero, other, least) in [
        ("steady", "greedy", 0.9),
        ("steady", "level:1", 0.75),
        ("level:3", "steady", 0.6),
        ("level:4", "steady", 0.8),
    ] {
        let won = points("manitou", hero, other, 10);
        assert!(won >= least, "{hero} wins {won} against {other}");
    }
}

#[test]
fn each_level_beats_the_one_below() {
    for game in GAMES {
        for level in 2..=players::levels(game.default_spec()) / 2 {
            let won = points(game.name, &format!("level:{level}"), &format!("level:{}", level - 1), 15);
            assert!(won > 0.5, "{}: level:{level} wins {won} against the one below", game.name);
        }
    }
}

/// Without any knowledge of a game, the search is still sensible if random playouts say something about it.
#[test]
fn plain_uct_beats_random() {
    for spec in ["mancala", "mandua:referee=strict", "manitou"] {
        let won = points(spec, "uct:nodes=100", "random", 10);
        assert!(won >= 0.8, "{spec}: uct wins {won} against random");
    }
}
