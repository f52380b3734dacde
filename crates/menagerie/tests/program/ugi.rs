use std::io::{BufRead, BufReader, Write};

use players::{Computer, SearchContext, Strength};
use rules::{
    Game, Seat,
    catalog::{AnyGame, AnySpec},
    jungle::Jungle,
};
use search::Generator;

use super::support::{command, run, run_with, spawn, variants};

/// The answers of the engine, without the progress of searches.
fn answers(input: &str) -> Vec<String> {
    let out = run_with(&["ugi"], input).ok();
    out.lines().filter(|line| !line.starts_with("info nodes")).map(str::to_owned).collect()
}

#[test]
fn the_engine_identifies_itself() {
    let lines = answers("ugi\nisready\nquit\n");
    assert!(lines[0].starts_with("id name Menagerie") && lines[1].starts_with("id author"));
    let options: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix("option name ")).collect();
    assert_eq!(
        options,
        [
            "Game type string default mancala",
            "Seed type spin default 0 min 0 max 18446744073709551615",
            "Level type spin default 0 min 0 max 8",
            "Threads type spin default 1 min 1 max 256",
            "Hash type spin default 16 min 1 max 4096",
        ]
    );
    assert_eq!(lines[lines.len() - 2..], ["ugiok", "readyok"]);
}

#[test]
fn positions_and_queries() {
    let input = "position startpos moves 3\nquery legal\nquery position\nquery turn\nquery p1turn\nquery gameover\nquery result\n\
                 query scores\nquery stores\n";
    assert_eq!(
        answers(input),
        [
            "response 1 2 4 5 6",
            "response 4 4 0 5 5 5 1 / 4 4 4 4 4 4 0 S",
            "response 0",
            "response true",
            "response false",
            "response none",
            "response none",
            "response 1 0",
        ]
    );
}

#[test]
fn a_finished_game() {
    let input = "position fen 0 0 0 0 0 1 3 / 0 0 0 0 0 1 0 S moves 6\nquery legal\nquery turn\nquery p1turn\nquery gameover\n\
                 query result\nquery scores\ngo nodes 10\n";
    assert_eq!(
        answers(input),
        [
            "response",
            "response none",
            "response false",
            "response true",
            "response p1win",
            "response 1 0",
            "bestmove none",
        ]
    );
    let drawn = "position fen 0 0 0 0 0 1 0 / 0 0 0 0 0 1 0 S moves 6\nquery result\nquery scores\n";
    assert_eq!(answers(drawn), ["response draw", "response 0.5 0.5"]);
}

#[test]
fn manitou_has_no_position_text_and_waits_for_the_referee() {
    let input = "setoption name Game value manitou\nquery position\nquery turn\nquery legal\ngo nodes 5\nquery stores\n";
    let lines = answers(input);
    assert_eq!(lines[..3], ["response none", "response chance", "response chance:tiles"]);
    assert!(lines[3].starts_with("info error") && lines[4].starts_with("info error") && lines.len() == 5);
}

#[test]
fn a_bad_line_gets_one_error_and_changes_nothing() {
    for line in [
        "hello",
        "ugi now",
        "isready?",
        "position",
        "position fen",
        "position startpos moves 9",
        "position startpos moves 3 3",
        "position startpos moves 3  4",
        "position startpos  moves 3",
        "position startpos 3",
        "position fen 4 4 4 / S",
        "setoption",
        "setoption name Game",
        "setoption name Game value chess",
        "setoption name Memory value 16",
        "setoption name Hash value 0",
        "setoption name Hash value 4097",
        "setoption name Threads value 0",
        "setoption name Level value 9",
        "setoption name Level value 08",
        "setoption name Seed value -1",
        "go fast",
        "go nodes",
        "go nodes 0",
        "go nodes x",
        "go depth -1",
        "query",
        "query all",
        "stop it",
        " isready",
        "\u{1b}[A",
    ] {
        let input = format!("position startpos moves 3\n{line}\nquery position\n");
        let lines = answers(&input);
        assert!(lines.len() == 2 && lines[0].starts_with("info error "), "{line:?}: {lines:?}");
        assert_eq!(lines[1], "response 4 4 0 5 5 5 1 / 4 4 4 4 4 4 0 S", "{line:?}");
    }
}

/// The nodes of the last report of a search.
fn nodes(input: &str) -> u64 {
    let out = run_with(&["ugi"], input).ok();
    let last = out.lines().rev().find(|line| line.starts_with("info nodes ")).unwrap();
    last.split(' ').nth(2).unwrap().parse().unwrap()
}

#[test]
fn a_level_plays_as_it_does_elsewhere_without_other_limits() {
    let game = AnySpec::parse("jungle").unwrap().start();
    for level in [1, 5] {
        let input = format!("setoption name Game value jungle\nsetoption name Level value {level}\ngo\n");
        let best = answers(&input);
        let mut computer = Computer::new(Strength::Level(level), 0, None).unwrap();
        let AnyGame::Jungle(playing) = &game else { panic!("another game") };
        let view = playing.game().view(Seat::FIRST.into());
        let action = computer.choose::<Jungle>(&view, &mut SearchContext::unlimited()).unwrap();
        assert_eq!(best, [format!("bestmove {action}")], "{level}");
    }
    // Limits also apply when a level is set. Level 0 means a search without a level.
    let limited = "setoption name Game value jungle\nsetoption name Level value 8\ngo nodes 500\n";
    assert!(nodes(limited) <= 500);
    let unlimited = "setoption name Level value 8\nsetoption name Level value 0\ngo nodes 3000\n";
    assert_eq!(answers(unlimited), answers("go nodes 3000\n"));
}

#[test]
fn a_game_refuses_a_level_that_it_does_not_have() {
    let input = "setoption name Level value 6\nsetoption name Game value manitou\n\
                 position startpos moves tiles:horse,horse|totem,b2,t3|tomahawk,t2,tomahawk\ngo\n";
    assert_eq!(answers(input), ["info error manitou has the levels 1 to 5"]);
}

#[test]
fn threads_and_hash_serve_a_search() {
    let with =
        |options: &str| format!("setoption name Game value mana:setup=advanced\n{options}go nodes 20000\n");
    let (small, large) = ("setoption name Hash value 1\n", "setoption name Hash value 64\n");
    for options in [small, large, "setoption name Threads value 3\n"] {
        let lines = answers(&with(options));
        assert!(lines.len() == 1 && lines[0].starts_with("bestmove "), "{options}: {lines:?}");
    }
}

#[test]
fn every_search_prints_its_best_move_once() {
    for input in [
        "go nodes 200\n",
        "go depth 1\n",
        "go movetime 20\n",
        "go nodes 1000000000 movetime 20\n",
        "go nodes 200\nquit\n",
        "go infinite\nstop\n",
        "go\n",
        "go infinite\nquit\n",
    ] {
        let out = run_with(&["ugi"], input).ok();
        let last = out.lines().last().unwrap();
        assert!(last.starts_with("bestmove ") && out.matches("bestmove").count() == 1, "{input:?}: {out}");
        assert!(out.contains("info nodes "), "{input:?}");
    }
    let several = "go nodes 50\nposition startpos moves 1\ngo nodes 50\nquery turn\nquit\n";
    assert_eq!(
        answers(
            "go nodes 50\nposition startpos moves 1\nquery turn\nposition startpos moves 3\nquery turn\n"
        )[1..],
        ["response 1", "response 0",]
    );
    assert_eq!(answers(several).iter().filter(|line| line.starts_with("bestmove")).count(), 2);
}

/// A game after one action of each seat and the deals before them.
fn begun(spec: AnySpec) -> AnyGame {
    let mut random = Generator::new(1);
    let mut game = spec.start();
    for _ in 0..spec.seats() {
        while let Some(deal) = game.deal(&mut random) {
            game.play(&deal).unwrap();
        }
        let action = game.legal().swap_remove(0);
        game.play(&action).unwrap();
    }
    while let Some(deal) = game.deal(&mut random) {
        game.play(&deal).unwrap();
    }
    game
}

#[test]
fn every_game_can_be_searched() {
    for spec in variants() {
        let game = begun(spec);
        let moves = game.actions().join(" ");
        let input = format!(
            "setoption name Game value {spec}\nposition startpos moves {moves}\nquery legal\ngo nodes 30\n"
        );
        let lines = answers(&input);
        assert_eq!(lines[0], format!("response {}", game.legal().join(" ")), "{spec}");
        let best = lines[1].strip_prefix("bestmove ").unwrap();
        assert!(game.check(best).is_ok(), "{spec}: {best}");
    }
}

#[test]
fn the_engine_answers_while_it_searches() {
    let mut child = spawn(&mut command(&["ugi"]));
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = |word: &str| loop {
        let line = output.next().unwrap().unwrap();
        if line.starts_with(word) {
            return line;
        }
        assert!(line.starts_with("info nodes"), "{line}");
    };
    writeln!(input, "go infinite").unwrap();
    next("info");
    writeln!(input, "isready").unwrap();
    next("readyok");
    writeln!(input, "query turn").unwrap();
    assert_eq!(next("response"), "response 0");
    writeln!(input, "position startpos moves 1").unwrap();
    writeln!(input, "query turn").unwrap();
    writeln!(input, "stop").unwrap();
    next("bestmove");
    assert_eq!(next("response"), "response 1");
    writeln!(input, "quit").unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_manual_shows_what_the_program_does() {
    let page = include_str!("../../../../book/en/manual/ugi.md");
    for word in ["uginewgame", "movetime", "query stores", "bestmove none", "setoption name Game value"] {
        assert!(page.contains(word), "{word}");
    }
    assert!(run(&["ugi", "--help"]).ok().contains("Universal Game Interface"));
}
