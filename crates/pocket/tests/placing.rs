//! Positions that somebody sets up.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use rules::catalog::GAMES;
use wire::{
    games::Board,
    pocket::{FromPocket, Placed, ToPocket},
};

fn ask(spec: &str, position: Option<&str>) -> FromPocket {
    let request = ToPocket::Place { spec: spec.to_owned(), position: position.map(str::to_owned) };
    pocket::answer(request, &mut |_| {})
}

fn placed(spec: &str, position: Option<&str>) -> Placed {
    match ask(spec, position) {
        FromPocket::Placed { faults, set: Some(set) } if faults.is_empty() => *set,
        other => panic!("{other:?}"),
    }
}

/// The clause and the code of each fault.
fn faults(spec: &str, position: &str) -> Vec<(String, String)> {
    match ask(spec, Some(position)) {
        FromPocket::Placed { faults, set: None } => {
            faults.into_iter().map(|fault| (fault.clause.unwrap_or_default(), fault.code)).collect()
        }
        other => panic!("{other:?}"),
    }
}

fn check(spec: &str, position: &str, expected: &[(&str, &str)]) {
    let found = faults(spec, position);
    let found: Vec<_> = found.iter().map(|(clause, code)| (clause.as_str(), code.as_str())).collect();
    assert_eq!(found, expected, "{position}");
}

#[test]
fn the_start_is_a_position_like_any_other() {
    for game in GAMES {
        for spec in game.variants {
            let start = placed(spec, None);
            if let Some(position) = &start.position {
                assert_eq!(placed(spec, Some(position)), start, "{spec}");
            }
        }
    }
}

#[test]
fn a_legal_position_is_drawn_and_written_as_usual() {
    let mancala = placed("mancala", Some("0 0 1 0 0 0 9 / 0 0 0 0 2 0 36 N"));
    assert_eq!(mancala.turn, Some(1));
    assert_eq!(mancala.position.as_deref(), Some("0 0 1 0 0 0 9 / 0 0 0 0 2 0 36 N"));
    let Board::Mancala(board) = mancala.board else { panic!("{:?}", mancala.board) };
    assert_eq!(board.mancalas, [9, 36]);

    // White's single piece stands on a square of another kind than the bird's, so White is free.
    let mana = placed("mana", Some("d5/6/6/6/6/D5 w - 5/5 *"));
    assert_eq!(mana.turn, Some(1));

    let jungle = placed("jungle", Some("6l/7/7/7/7/7/7/c6/R6 o a1"));
    let Board::Jungle(board) = jungle.board else { panic!("{:?}", jungle.board) };
    let rat = board.animals.iter().find(|animal| animal.square == "a1").unwrap();
    assert!(rat.hungry && rat.prey.is_empty());

    let mandua = placed("mandua", Some("T4/h4/5/5/5 ---- 0 t +1"));
    let Board::Mandua(board) = mandua.board else { panic!("{:?}", mandua.board) };
    assert_eq!((mandua.turn, board.to_beat), (Some(1), Some(1)));
}

#[test]
fn every_fault_of_a_position_is_named_with_its_clause() {
    check(
        "mancala",
        "0 0 0 0 0 0 60 / 0 0 0 0 0 0 60 S",
        &[("MC-1", "mancala-too-many-stones"), ("MC-6", "mancala-no-stones"), ("MC-6", "mancala-no-stones")],
    );
    check(
        "mana",
        "d5/6/6/6/6/R5 w a1 4/4 2",
        &[
            ("MA-1", "mana-position-daimyo"),
            ("MA-1", "mana-position-ronin"),
            ("MA-10", "mana-position-bird"),
            ("MA-11", "mana-position-duty"),
        ],
    );
    check(
        "jungle",
        "6l/7/7/L6/7/7/7/7/3R3 o g9",
        &[("J-4", "jungle-position-own-den"), ("J-10", "jungle-position-hungry")],
    );
    check(
        "mandua",
        "T4/h4/5/5/5 ---- 30 t +2",
        &[("MD-1", "mandua-position-hunters"), ("MD-11", "mandua-position-total")],
    );
}

#[test]
fn a_text_of_another_form_has_one_fault() {
    for game in GAMES {
        let [(_, _)] = &faults(game.name, "x")[..] else { panic!("{}", game.name) };
    }
    assert!(matches!(ask("chess", None), FromPocket::Refused { .. }));
}
