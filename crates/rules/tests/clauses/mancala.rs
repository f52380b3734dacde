//! Mancala. Boards are drawn as South sees them: North's bowls 6 to 1 above, South's 1 to 6 below, and the
//! mancalas at the ends.

mod egyptian;
mod ethiopian;
mod even_starts;
mod nigerian;
mod rare;
mod sowing;
mod steps;
mod texts;

use rules::{
    Game, Indexed, Seat, Spec as _, Turn, legal,
    mancala::{Action, Bowl, Direction, Mancala, Place, RuleSet, Spec, Step},
    perft,
};

const SOUTH: Seat = Seat::FIRST;
const NORTH: Seat = Seat::SECOND;

fn start(spec: &str) -> Mancala {
    Mancala::new(Spec::parse(spec).unwrap())
}

fn at(rules: &str, position: &str) -> Mancala {
    Mancala::from_position(Spec::parse(&format!("mancala:rules={rules}")).unwrap(), position).unwrap()
}

/// Plays actions. Each is also taken back and played again.
fn played(mut game: Mancala, actions: &str) -> Mancala {
    for action in actions.split(' ') {
        let before = game.clone();
        let undo = game.try_play(action.parse().unwrap()).unwrap();
        let after = game.clone();
        game.undo(undo);
        assert_eq!(game, before);
        game.play(action.parse().unwrap());
        assert_eq!(game, after);
    }
    game
}

/// The position text after these actions.
fn after(rules: &str, position: &str, actions: &str) -> String {
    played(at(rules, position), actions).position().unwrap()
}

/// The result and the clause by which the game ended.
fn result(game: &Mancala) -> (String, &'static str) {
    let outcome = game.outcome().unwrap();
    assert_eq!(game.turn(), Turn::Over);
    (outcome.scores().to_string(), outcome.ending().clause)
}

fn refusal(game: &Mancala, action: &str) -> String {
    game.check(action.parse().unwrap()).unwrap_err().to_string()
}

fn actions(game: &Mancala) -> String {
    legal(game).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn faults(rules: &str, position: &str) -> String {
    let spec = Spec::parse(&format!("mancala:rules={rules}")).unwrap();
    Mancala::from_position(spec, position).unwrap_err().to_string()
}

fn bowl(number: u8) -> Bowl {
    Bowl::new(number).unwrap()
}

#[test]
fn perft_figures() {
    for (spec, counts) in [
        ("mancala", [6, 35, 185, 942, 4685]),
        ("mancala:rules=general", [6, 36, 186, 973, 4874]),
        ("mancala:rules=ethiopian", [12, 142, 1440, 13966, 121_210]),
        ("mancala:rules=nigerian", [6, 30, 154, 756, 3618]),
    ] {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&mut start(spec), depth), count, "{spec} {depth}");
        }
    }
}
