//! Help, wrong usage, and exit codes of the program as a whole.

use rules::catalog::GAMES;

use super::support::{command, json, run, spawn};

const SUBCOMMANDS: [&str; 25] = [
    "serve",
    "games",
    "rules",
    "play",
    "legal",
    "perft",
    "replay",
    "selfplay",
    "match",
    "analyze",
    "solve",
    "tune",
    "train",
    "tables",
    "bench",
    "ugi",
    "verify",
    "backup",
    "restore",
    "move",
    "admin",
    "site",
    "completions",
    "man",
    "service",
];

#[test]
fn help_lists_the_subcommands() {
    let out = run(&["--help"]).ok();
    for name in SUBCOMMANDS {
        assert!(out.contains(&format!("\n  {name} ")), "{name}");
    }
}

#[test]
fn the_version_names_commit_and_date() {
    let out = run(&["--version"]).ok();
    let version = concat!("menagerie ", env!("CARGO_PKG_VERSION"));
    let rest = out.strip_prefix(version).unwrap_or_else(|| panic!("{out}")).trim_end();
    // A build from an archive has no commit.
    if let Some(build) = rest.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')')) {
        let (commit, date) = build.split_once(' ').unwrap_or_else(|| panic!("{out}"));
        assert!(commit.len() >= 7 && commit.bytes().all(|byte| byte.is_ascii_hexdigit()), "{out}");
        assert!(date.len() == 10 && date.split('-').all(|part| part.parse::<u16>().is_ok()), "{out}");
    } else {
        assert_eq!(rest, "");
    }
}

#[test]
fn every_subcommand_has_a_page_with_examples() {
    for name in SUBCOMMANDS {
        let page = run(&[name, "--help"]).ok();
        assert!(page.contains("Usage: menagerie") && page.contains("Examples:"), "{name}");
        assert_eq!(run(&["help", name]).ok(), page, "{name}");
        assert!(!page.contains('\u{1b}'), "colours in a pipe");
    }
}

/// Runs the examples that read no file and are fast.
#[test]
fn examples_run() {
    for name in ["games", "legal", "perft", "rules"] {
        let page = run(&[name, "--help"]).ok();
        let (_, examples) = page.split_once("Examples:\n").unwrap();
        let calls = examples.lines().map(|line| line.split('|').next().unwrap());
        let mut ran = 0;
        for call in calls.filter(|call| !call.contains("menagerie play")) {
            let words = shlex::split(call).unwrap();
            let args: Vec<&str> = words[1..].iter().map(String::as_str).collect();
            assert!(!run(&args).ok().is_empty(), "{call}");
            ran += 1;
        }
        assert!(ran >= 2, "{name}");
    }
}

#[test]
fn every_subcommand_that_answers_answers_in_json() {
    for name in SUBCOMMANDS {
        let page = run(&[name, "--help"]).ok();
        assert_eq!(
            page.contains("--json"),
            !["play", "ugi", "serve", "service", "completions", "man"].contains(&name),
            "{name}"
        );
    }
}

#[test]
fn wrong_usage_is_reported_and_exits_with_two() {
    for args in [
        &["chess"][..],
        &["legal"],
        &["legal", "mana", "--moves"],
        &["perft", "mana"],
        &["perft", "mana", "-1"],
        &["perft", "mana", "101"],
        &["perft", "mana", "two"],
        &["selfplay", "mana", "--games", "x"],
        &["selfplay", "mana", "--threads", "0"],
        &["selfplay", "mana", "--player", "chess"],
        &["selfplay", "mana", "--player", "human"],
        &["selfplay", "mana", "--player", "random", "--player", "random", "--player", "random"],
        &["play"],
        &["play", "mana", "--player", "level:9"],
        &["play", "mana", "--player", "human", "--player", "random", "--player", "random"],
        &["play", "mana", "--resume", "file"],
        &["bench", "--runs", "0"],
        &["ugi", "extra"],
        &["--port", "many"],
        &["--lan", "play", "mana"],
        &["--port", "0", "serve"],
        &["serve", "--limits", "off", "--lan"],
        &["serve", "--lan", "--listen", "127.0.0.1"],
        &["serve", "--public-url", "play.example"],
        &["--lan", "games"],
        &["backup"],
        &["restore"],
        &["move", "--from", "club.db"],
        &["move", "--from", "club.db", "--to", "postgres://host"],
        &["site"],
        &["serve", "--role", "king"],
        &["serve", "--role", "think", "--lan"],
        &["serve", "--role", "think", "--data", "club.db"],
        &["completions"],
        &["completions", "cmd"],
        &["man"],
        &["service", "--", "--prot", "8140"],
    ] {
        let told = run(args).misused();
        assert!(!told.is_empty() && !told.contains("panicked"), "{args:?}");
    }
}

#[test]
fn a_number_of_threads_is_limited() {
    for number in ["0", "-1", "257", "100000", "two", ""] {
        for command in [&["solve", "mancala"][..], &["tables", "verify"], &["bench", "--search"]] {
            let told = run(&[command, &["--threads", number]].concat()).misused();
            assert!(
                told.contains("expected a number of threads from 1 to 256"),
                "{command:?} {number}: {told}"
            );
        }
    }
    assert!(
        run(&["match", "mana", "--seed", "-1"]).misused().contains("invalid value '-1' for '--seed <S>'")
    );
}

#[test]
fn an_unknown_game_is_refused_by_its_clause() {
    for args in [
        &["legal", "chess"][..],
        &["perft", "chess", "1"],
        &["selfplay", "chess"],
        &["bench", "chess"],
        &["play", "chess"],
    ] {
        assert!(run(args).refused().contains("(C-1)"), "{args:?}");
    }
    for args in [
        &["legal", "chess", "--json"][..],
        &["perft", "chess", "1", "--json"],
        &["selfplay", "chess", "--json"],
        &["bench", "chess", "--json"],
        &["rules", "chess", "--json"],
    ] {
        let error = run(args).error();
        assert_eq!((&error["code"], &error["clause"]), (&json("\"spec-unknown-game\""), &json("\"C-1\"")));
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    for args in [
        &["rules", "mana"][..],
        &["games", "--json"],
        &["legal", "mana", "--moves", "=b1 =b6"],
        &["perft", "jungle", "2", "--divide"],
        &["selfplay", "mancala", "--games", "2000", "--player", "random"],
        &["bench", "mancala", "--runs", "1", "--time", "1"],
        &["--help"],
    ] {
        let mut child = spawn(&mut command(args));
        drop(child.stdin.take());
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(!err.contains("panicked") && !err.contains("menagerie:"), "{args:?}: {err}");
    }
}

#[test]
fn games_lists_every_game_with_options_and_defaults() {
    let out = run(&["games"]).ok();
    for line in
        ["mancala  Mancala", "  stones   1|2|3|4|5|6|7|8  (default 4)", "manitou  Big Manitou, 2 to 5 seats"]
    {
        assert!(out.contains(line), "{line}: {out}");
    }
    let lines = run(&["games", "--json"]).ok();
    let games: Vec<_> = lines.lines().map(json).collect();
    let names: Vec<_> = games.iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, GAMES.iter().map(|game| game.name).collect::<Vec<_>>());
    let game = |name| games.iter().find(|game| game["name"] == name).unwrap();
    assert_eq!(game("manitou")["seats"], json("[2,3,4,5]"));
    assert_eq!(game("mancala")["options"][1]["default"], "4");
}
