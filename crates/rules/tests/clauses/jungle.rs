//! Jungle with hunger. Positions are drawn with the letters of position texts and `.` for land, `~` for
//! water, `#` for traps and `^` for dens.

mod ending;
mod hunger;
mod moving;
mod rare;
mod texts;

use rules::{
    Arg, Game, Indexed, Seat, Turn, Viewer,
    jungle::{Action, Animal, Jungle, Kind, Spec, Square, Squares, Terrain},
    legal, perft,
};

const ORANGE: Seat = Seat::FIRST;
const YELLOW: Seat = Seat::SECOND;
const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L o -";

/// The position text of a drawing. `rest` is the part of the text after the board.
fn text(drawing: &str, rest: &str) -> String {
    let mut ranks = Vec::new();
    for row in drawing.lines().map(str::trim).filter(|row| !row.is_empty()) {
        let mut rank = String::new();
        let mut empty = 0;
        for letter in row.split(' ').chain([""]) {
            if [".", "~", "#", "^"].contains(&letter) {
                empty += 1;
                continue;
            }
            if empty > 0 {
                rank += &empty.to_string();
                empty = 0;
            }
            rank += letter;
        }
        ranks.push(rank);
    }
    format!("{} {rest}", ranks.join("/"))
}

fn drawn(drawing: &str, rest: &str) -> Jungle {
    let text = text(drawing, rest);
    let game = Jungle::from_position(Spec, &text).unwrap();
    assert_eq!(game.position().unwrap(), text);
    game
}

fn faults(position: &str) -> Vec<String> {
    Jungle::from_position(Spec, position).unwrap_err().iter().map(ToString::to_string).collect()
}

fn play(game: &mut Jungle, actions: &str) {
    for action in actions.split(' ') {
        game.try_play(action.parse().unwrap()).unwrap();
    }
}

fn after(game: &Jungle, actions: &str) -> Jungle {
    let mut game = game.clone();
    play(&mut game, actions);
    game
}

/// The refusal of an action, which must leave the game unchanged.
fn refused(game: &Jungle, action: &str) -> String {
    let before = game.position();
    let refusal = game.clone().try_play(action.parse().unwrap()).unwrap_err().to_string();
    assert_eq!(game.position(), before);
    refusal
}

/// The targets of the animal on a square, as text.
fn targets(game: &Jungle, from: &str) -> String {
    let listed: Vec<String> = legal(game)
        .into_iter()
        .filter(|action| action.from == square(from))
        .map(|action| action.to.to_string())
        .collect();
    assert_eq!(listed, game.targets(square(from)).map(|square| square.to_string()).collect::<Vec<_>>());
    listed.join(" ")
}

fn square(text: &str) -> Square {
    Square::parse(text).unwrap()
}

fn at(game: &Jungle, text: &str) -> Option<(Seat, Kind)> {
    game.animal(square(text)).map(|animal| (animal.side, animal.kind))
}

fn list(squares: Squares) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

fn hungry(game: &Jungle) -> String {
    list(game.hungry())
}

fn ending(game: &Jungle) -> (Option<Seat>, &'static str, &'static str) {
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!((game.count(), legal(game)), (0, Vec::new()));
    assert!(game.position().unwrap().ends_with(" - -"));
    let outcome = game.outcome().unwrap();
    (outcome.winner(), outcome.ending().clause, outcome.ending().key)
}
