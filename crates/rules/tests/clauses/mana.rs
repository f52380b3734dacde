//! Mana. Positions are drawn from rank 6 down, with the letters of position texts and `*` for the bird. The
//! squares are:
//!
//! ```text
//!  6 | 1 2 2 3 1 2
//!  5 | 3 1 3 1 3 2
//!  4 | 2 3 1 2 1 3
//!  3 | 2 1 3 2 3 1
//!  2 | 1 3 1 3 1 2
//!  1 | 3 2 2 1 3 2
//!      a b c d e f
//! ```

mod bird;
mod ending;
mod moving;
mod rare;
mod setting_up;
mod texts;

use rules::{
    Game, Seat, Spec as _, legal,
    mana::{Action, Mana, Spec, Square, Squares},
    perft,
};

const BLACK: Seat = Seat::FIRST;
const WHITE: Seat = Seat::SECOND;
const STANDARD: &str = "mana";
const ADVANCED: &str = "mana:setup=advanced";
const SPIRIT: &str = "mana:bird=spirit";
const SPECS: [&str; 4] = [STANDARD, ADVANCED, SPIRIT, "mana:setup=advanced,bird=spirit"];

fn spec(text: &str) -> Spec {
    Spec::parse(text).unwrap()
}

fn start(text: &str) -> Mana {
    Mana::new(spec(text))
}

/// The position text of a drawing. `rest` is the part of the text after the board.
fn text(drawing: &str, rest: &str) -> String {
    let mut ranks = Vec::new();
    for row in drawing.lines().map(str::trim).filter(|row| !row.is_empty()) {
        let mut rank = String::new();
        let mut empty = 0;
        for mark in row.split(' ').chain([""]) {
            if [".", "*"].contains(&mark) {
                empty += 1;
                continue;
            }
            if empty > 0 {
                rank += &empty.to_string();
                empty = 0;
            }
            rank += mark;
        }
        ranks.push(rank);
    }
    format!("{} {rest}", ranks.join("/"))
}

fn drawn_by(rules: &str, drawing: &str, rest: &str) -> Mana {
    let text = text(drawing, rest);
    let game = Mana::from_position(spec(rules), &text).unwrap();
    assert_eq!(game.position().unwrap(), text);
    game
}

fn drawn(drawing: &str, rest: &str) -> Mana {
    drawn_by(STANDARD, drawing, rest)
}

/// Plays actions. Each is also taken back and played again.
fn play(game: &mut Mana, actions: &str) {
    for action in actions.split(' ') {
        let before = game.clone();
        let undo = game.try_play(action.parse().unwrap()).unwrap();
        let after = game.clone();
        game.undo(undo);
        assert_eq!(*game, before);
        game.play(action.parse().unwrap());
        assert_eq!(*game, after);
    }
}

fn after(game: &Mana, actions: &str) -> Mana {
    let mut game = game.clone();
    play(&mut game, actions);
    game
}

/// The refusal of an action, such as `MA-7 mana-path from=a1 to=a4 kind=3`.
fn why(game: &Mana, action: &str) -> String {
    game.check(action.parse().unwrap()).unwrap_err().to_string()
}

fn actions(game: &Mana) -> Vec<String> {
    legal(game).iter().map(ToString::to_string).collect()
}

fn square(text: &str) -> Square {
    Square::all().find(|square| square.to_string() == text).unwrap()
}

fn names(squares: Squares) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

fn ends(game: &Mana, from: &str) -> String {
    names(game.ends(square(from)))
}

fn faults(rules: &str, position: &str) -> Vec<String> {
    Mana::from_position(spec(rules), position).unwrap_err().iter().map(ToString::to_string).collect()
}

/// The clause that ended the game, and the only winner.
fn result(game: &Mana) -> (&'static str, Option<Seat>) {
    let outcome = game.outcome().unwrap();
    assert!(game.turn() == rules::Turn::Over && game.count() == 0 && actions(game).is_empty());
    (outcome.ending().clause, outcome.winner())
}

#[test]
fn perft_table() {
    for (rules, counts) in [
        (STANDARD, &[3, 9, 1098, 28062][..]),
        (SPIRIT, &[3, 9, 1098, 28890]),
        (ADVANCED, &[5544]),
        ("mana:setup=advanced,bird=spirit", &[5544]),
    ] {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&mut start(rules), depth), count, "{rules} {depth}");
        }
    }
}

/// The squares on which the bird is set by the legal actions that begin with `piece`.
fn birds(game: &Mana, piece: &str) -> String {
    let mut squares: Vec<Square> = legal(game)
        .into_iter()
        .filter(|action| action.to_string().starts_with(&format!("{piece}@")))
        .filter_map(|action| match action {
            Action::Move { bird, .. } | Action::Return { bird, .. } => bird,
            _ => None,
        })
        .collect();
    squares.sort();
    names(squares.into_iter().collect())
}
