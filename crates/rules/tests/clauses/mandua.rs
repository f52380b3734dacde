//! The clauses of Mandua, `MD-1` to `MD-29`.
//!
//! Boards are drawn with A above, D and B beside the third rank, and C below. `T` is a tiger and `h` a
//! hunter.
#![expect(clippy::panic, reason = "test helpers")]

mod beating;
mod ends;
mod rare;
mod referee;
mod repetition;
mod symmetry;
mod text;
mod turns;
mod worked;

use rules::{
    Game, Random, Spec as _, legal,
    mandua::{Action, Fields, Mandua, Spec},
    perft,
};

/// The position text of a drawn board. `rest` is the part of the text after the pieces, such as `23 t -`.
fn drawn(board: &str, rest: &str) -> String {
    let pieces: Vec<char> = board.chars().filter(|letter| !letter.is_whitespace()).collect();
    let [a, rank5 @ .., c] = &pieces[..] else { panic!("no board") };
    assert_eq!(pieces.len(), 29, "{board}");
    let (upper, lower) = rank5.split_at(10);
    let (middle, lower) = lower.split_at(7);
    let [d, rank3 @ .., b] = middle else { panic!("no third rank") };
    let ranks = [&upper[..5], &upper[5..], rank3, &lower[..5], &lower[5..]].map(|rank| {
        let rank: String = rank.iter().collect();
        (1..=5).rev().fold(rank, |rank, vacant| rank.replace(&".".repeat(vacant), &vacant.to_string()))
    });
    let cages: String = [a, b, c, d].into_iter().map(|&cage| if cage == '.' { '-' } else { cage }).collect();
    format!("{} {cages} {rest}", ranks.join("/"))
}

fn start(spec: &str) -> Mandua {
    Mandua::new(Spec::parse(spec).unwrap())
}

fn restored(spec: &str, text: &str) -> Mandua {
    Mandua::from_position(Spec::parse(spec).unwrap(), text)
        .unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

fn guided(board: &str, rest: &str) -> Mandua {
    restored("mandua", &drawn(board, rest))
}

fn strict(board: &str, rest: &str) -> Mandua {
    restored("mandua:referee=strict", &drawn(board, rest))
}

/// A small generator (xorshift) that gives the same numbers on every machine.
struct Lots(u64);

impl Random for Lots {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// Plays actions, which are separated by spaces.
fn play(game: &mut Mandua, actions: &str) {
    for action in actions.split_whitespace() {
        game.try_play(action.parse().unwrap())
            .unwrap_or_else(|illegal| panic!("{action} in {}: {illegal}", game.position().unwrap()));
    }
}

fn played(mut game: Mandua, actions: &str) -> Mandua {
    play(&mut game, actions);
    game
}

/// The legal actions, separated by spaces.
fn actions(game: &Mandua) -> String {
    legal(game).iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

/// The player to act and the state of the turn, such as `h ?`.
fn state(game: &Mandua) -> String {
    let text = game.position().unwrap();
    text.splitn(4, ' ').last().unwrap().to_owned()
}

fn names(fields: Fields) -> String {
    fields.in_order().map(|field| field.to_string()).collect::<Vec<_>>().join(" ")
}

/// The refusal of an action, which must leave the game unchanged.
fn why(game: &Mandua, action: &str) -> String {
    let mut tried = game.clone();
    let illegal = tried.try_play(action.parse().unwrap()).unwrap_err();
    assert_eq!((&tried, tried.position()), (game, game.position()));
    illegal.to_string()
}

/// The result of a finished game, such as `MD-24 mandua-putt 0`. The winner's seat comes last, or `-` for a
/// draw.
fn end(game: &Mandua) -> String {
    let outcome = game.outcome().unwrap_or_else(|| panic!("not over: {}", game.position().unwrap()));
    assert_eq!(actions(game), "");
    assert_eq!(state(game), "- -");
    let winner = outcome.winner().map_or_else(|| "-".to_owned(), |seat| seat.to_string());
    format!("{} {} {winner}", outcome.ending().clause, outcome.ending().key)
}

#[test]
fn perft_table() {
    for (spec, counts) in [
        ("mandua", &[21, 112, 2248, 12080, 226_456][..]),
        ("mandua:referee=strict", &[21, 189, 3872, 45960]),
        ("mandua:referee=strict,start=cages", &[25, 125, 2604, 27348]),
        ("mandua:referee=strict,start=cross", &[21, 353, 7652, 119_556]),
        ("mandua:start=cages", &[25, 88, 2028, 9828, 211_440]),
        ("mandua:start=cross", &[21, 216, 4336, 31264]),
    ] {
        let mut game = start(spec);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&mut game, depth), count, "{spec} {depth}");
        }
    }
}
