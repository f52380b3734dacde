use std::io::{BufRead, BufReader, Write};

use book::{Book, Language};

use super::support::{Folder, command, json, run, run_in, spawn, variants};

/// Runs a session in its own folder. Returns the folder, the output and the errors.
#[track_caller]
fn session(args: &[&str], input: &str) -> (Folder, String, String) {
    let folder = Folder::new();
    let ran = run_in(folder.path(), &[&["play"], args].concat(), input);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    (folder, ran.out, ran.err)
}

/// A sentence of the book.
fn sentence(key: &str) -> String {
    Book::new(Language::English).name(key)
}

#[test]
fn a_game_is_played_to_its_end() {
    let position = ["mancala", "--position", "0 0 0 0 0 1 3 / 0 0 0 0 1 0 0 S", "--seed", "1"];
    let (folder, out, err) = session(&position, "6\n");
    assert!(out.contains("South (you): 6") && out.contains("MC-10") && out.contains("result 1"), "{out}");
    // The game is kept, and the program says where and how to study it.
    assert!(err.contains("menagerie analyze mancala.game"), "{err}");
    assert!(folder.read("mancala.game").contains("[Result \"1 0\"]"));
}

#[test]
fn every_game_shows_a_board_and_takes_a_numbered_action() {
    for spec in variants().map(|spec| spec.to_string()) {
        let (_, out, err) = session(
            &[&spec, "--seed", "3", "--player", "human", "--player", "random"],
            // In the Ethiopian rules, the texts of two actions begin with 1, so `1` cannot be the number of
            // an action there. `1l` is one of these two actions.
            "moves\nmoves p\n1\n1l\nboard\nquit\n",
        );
        assert!(out.lines().count() > 25, "{spec}: {out}");
        assert!(
            out.lines().any(|line| line.contains("(you): ") || line.contains("you (seat 0): ")),
            "{spec}: {out}"
        );
        assert!(err.contains("menagerie play --resume "), "{spec}: {err}");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_reported_once() {
    let folder = Folder::new();
    let ran = run_in(folder.path(), &["play", "mana", "--record", "nowhere/x"], "1\n");
    assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{}", ran.err);
    assert!(ran.err.starts_with("menagerie: nowhere/x: "), "{}", ran.err);
}

#[test]
fn plain_boards_are_ascii() {
    for spec in variants().map(|spec| spec.to_string()) {
        let (_, out, _) = session(
            &[&spec, "--plain", "--seed", "3", "--player", "human", "--player", "random"],
            "1\nwhy 1\nhelp\nboard\nhint\nquit\n",
        );
        assert!(out.is_ascii() && !out.contains('\u{1b}'), "{spec}: {out}");
    }
}

#[test]
fn boards_fit_a_terminal_of_80_columns() {
    for spec in variants().map(|spec| spec.to_string()) {
        let (_, out, _) = session(&[&spec, "--seed", "3", "--player", "random"], "");
        for line in out.lines().filter(|line| line.contains(['│', '─', '●'])) {
            assert!(line.chars().count() <= 80, "{spec}: {line}");
        }
    }
}

#[test]
fn every_animals_name_is_written_out() {
    let names = [
        ("en", ["rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant"]),
        ("de", ["ratte", "katze", "hund", "wolf", "leopard", "tiger", "löwe", "elefant"]),
    ];
    for (language, names) in names {
        let (_, out, _) = session(&["jungle", "--language", language, "--seed", "1"], "quit\n");
        for (rank, name) in (1..).zip(names) {
            for name in [format!("{name:8}{rank}"), format!("{:8}{rank}", name.to_uppercase())] {
                assert!(out.contains(&name), "{name}: {out}");
            }
        }
    }
    // An animal on a trap has rank 0 when it is attacked.
    let (_, out, _) = session(&["jungle", "--position", "l6/7/7/7/7/7/7/3e3/6L o -"], "quit\n");
    assert!(out.contains("elephant8") && out.contains("┼    (0)   ┼"), "{out}");
}

#[test]
fn what_is_typed_wrong_is_explained() {
    let input = "position\n7\na3 a4\nd1-d2\nundo it\nwhy\nwhy 3\nwhy d1-d2\nrules\nrules j-13\nrules J-99\nmoves z\n\nHELP\nhint\nquit\n";
    let (_, out, _) = session(&["jungle", "--seed", "1"], input);
    for expected in [
        "Did you mean a3-a4?",
        "There is no animal on d1",
        "Type moves for the legal actions",
        "Type why and an action",
        "C-8 ruling",
        "J-13 book  A hungry animal may not enter the enemy den.",
        "There is no clause J-99.",
        "No legal action begins with z.",
        "undo your last turn",
        "expected score",
        "l5t/1d3c1/r1p1w1e",
    ] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
}

#[test]
fn an_action_that_is_not_finished_is_continued() {
    let (_, out, _) = session(
        &["mana", "--seed", "1", "--player", "human", "--player", "random"],
        "=b1\na1\na1-a4\nquit\n",
    );
    assert!(out.contains("a1 continues with: a1-") && out.contains("a1-a4 continues with: a1-a4@"), "{out}");
}

#[test]
fn undo_takes_back_ones_own_last_turn() {
    let (folder, out, _) =
        session(&["mancala", "--seed", "1", "--record", "game"], "2\nundo\n4\nundo\nundo\n1\nquit\n");
    assert!(out.contains("Undone: 2") && out.contains(&sentence("table-nothing-to-take-back")), "{out}");
    assert!(folder.read("game").contains("\n1. 1 "));
}

#[test]
fn by_the_pie_rule_the_second_player_takes_a_side() {
    let two = ["--seed", "1", "--player", "human", "--player", "human", "--record", "game"];
    let args = [&["jungle", "--pie"], &two[..]].concat();
    let (folder, out, _) = session(&args, "a3-a4\nMaybe\nboard\nyes\na7-a6\nquit\n");
    assert!(out.contains("after the opening, the second player chooses a side"), "{out}");
    assert!(out.contains("Yellow (player 2) chooses a side. Take over Orange?"), "{out}");
    assert!(out.contains("“Maybe” does not answer the question."), "{out}");
    assert!(out.contains("exchange sides: Orange (player 2), Yellow (player 1)."), "{out}");
    assert!(out.contains("Yellow (player 1): a7-a6"), "{out}");
    assert!(folder.read("game").contains("[Pie \"exchanged\"]"));
    let resumed = run_in(folder.path(), &["play", "--resume", "game"], "quit\n");
    assert!(resumed.out.contains("Orange (player 2)"), "{}", resumed.out);

    // After the choice of a side, no earlier action can be taken back. Before it, the player can also answer
    // the question with a command.
    let greedy = ["jungle", "--pie", "--seed", "1", "--player", "human", "--player", "greedy"];
    let (_, out, _) = session(&greedy, "a3-a4\nundo\nquit\n");
    assert!(out.contains(&sentence("table-sides-chosen")), "{out}");
    let (_, out, _) = session(&args, "a3-a4\nresign\nno\nquit\n");
    assert!(out.contains(&sentence("terminal-not-resigned")) && !out.contains("stays on this side"), "{out}");

    // The end of the input leaves the choice open.
    let (folder, out, _) = session(&args, "a3-a4\n");
    assert!(!out.contains("stays on this side"), "{out}");
    let resumed = run_in(folder.path(), &["play", "--resume", "game"], "no\nquit\n");
    assert!(resumed.out.contains("Yellow (player 2) stays on this side."), "{}", resumed.out);
}

#[test]
fn a_computer_takes_the_better_side_by_the_pie_rule() {
    for (opening, said) in
        [("3", "North (level:8) stays on this side."), ("1", "exchange sides: South (level:8), North (you).")]
    {
        let args = ["mancala:rules=nigerian", "--pie", "--player", "human", "--player", "level:8"];
        let (_, out, _) = session(&args, &format!("{opening}\nquit\n"));
        assert!(out.contains(said), "{out}");
    }
    // After bowl 6, both sides are equally good.
    let opens = ["mancala:stones=3", "--pie", "--player", "level:8", "--player", "human"];
    let (_, out, _) = session(&opens, "no\nquit\n");
    assert!(out.contains("South (level:8): 6\n"), "{out}");
    let refused = run(&["play", "mandua", "--pie"]).refused();
    assert!(refused.contains(&sentence("table-no-pie-rule")), "{refused}");
}

#[test]
fn by_bids_the_player_who_names_fewer_hunters_plays_hunter() {
    let two = ["--seed", "1", "--player", "human", "--player", "human", "--record", "game"];
    let args = [&["mandua", "--bids"], &two[..]].concat();
    let (folder, out, _) = session(&args, "pass\n26\nmany\n20\n20\n15\npass\n@c3\nquit\n");
    for said in ["table-first-bid", "terminal-bids"] {
        assert!(out.contains(&sentence(said)), "{out}");
    }
    assert!(
        out.contains("Name a number from 1 to 25.") && out.contains("Name a number from 1 to 19."),
        "{out}"
    );
    assert!(out.contains("many is no bid here."), "{out}");
    assert!(
        out.contains("Hunter (player 1) passes. The players now: Hunter (player 2), Tiger (player 1)."),
        "{out}"
    );
    assert!(out.contains("Hunter (player 2): @c3"), "{out}");
    let record = folder.read("game");
    assert!(
        record.contains("[Spec \"mandua:hunters=15\"]") && record.contains("[Bids \"20 15 pass\"]"),
        "{record}"
    );

    let resumed = run_in(folder.path(), &["play", "--resume", "game"], "quit\n");
    assert!(resumed.out.contains("Hunter (player 2)"), "{}", resumed.out);

    // The end of the input leaves the bids open.
    let (folder, ..) = session(&args, "20\n");
    let resumed = run_in(folder.path(), &["play", "--resume", "game"], "19\npass\nquit\n");
    assert!(resumed.out.contains("Tiger (player 2) names 19."), "{}", resumed.out);

    let computer = ["mandua", "--bids", "--seed", "1", "--player", "level:8", "--player", "human"];
    let (_, out, _) = session(&computer, "21\n17\nquit\n");
    assert!(out.contains("names 25.") && out.contains("names 20."), "{out}");
    assert!(
        out.contains("Hunter (level:8) passes. The players now: Hunter (you), Tiger (level:8)."),
        "{out}"
    );
    let refused = run(&["play", "mana", "--bids"]).refused();
    assert!(refused.contains(&sentence("table-no-bids")), "{refused}");
}

#[test]
fn a_strict_table_takes_nothing_back_and_gives_no_hints() {
    let (_, out, _) = session(&["mandua:referee=strict", "--seed", "1"], "@c3\nundo\nhint\nquit\n");
    assert!(out.contains("(MD-27)") && out.contains("(MD-16)"), "{out}");
}

#[test]
fn cards_once_shown_are_not_taken_back() {
    let (_, out, _) = session(&["manitou:cards=random", "--seed", "1"], "1\nundo\nquit\n");
    assert!(out.contains(&sentence("table-no-take-back")), "{out}");
}

#[test]
fn others_hands_and_choices_stay_hidden() {
    let folder = Folder::new();
    let choose = "choose:1,2,3,4,5,6,7,8";
    let args =
        ["play", "manitou", "--seed", "9", "--player", "human", "--player", "random", "--record", "game"];
    let ran = run_in(folder.path(), &args, format!("{choose}\n"));
    let record = folder.read("game");
    let other = record.split_whitespace().find(|word| word.starts_with("choose:") && *word != choose);
    let other = other.unwrap_or_else(|| panic!("{record}"));
    assert!(ran.out.contains("choose:?") && !ran.out.contains(other), "{}", ran.out);
    assert!(!ran.out.contains("deck:1:"));
}

#[test]
fn several_people_hand_the_screen_over() {
    let (_, out, _) = session(
        &["manitou", "--seed", "9", "--player", "human", "--player", "human"],
        "choose:1,2,3,4,5,6,7,8\n",
    );
    assert!(out.contains("--- player 1 (seat 0) ---") && out.contains("--- player 2 (seat 1) ---"), "{out}");
    assert!(!out.contains("choose:1,2"), "{out}");
}

#[test]
fn a_line_that_is_no_text_is_refused_and_the_game_goes_on() {
    let folder = Folder::new();
    let ran = run_in(folder.path(), &["play", "mancala", "--seed", "4"], b"\xff\xfe\n3\n");
    assert_eq!((ran.code, folder.files()), (Some(0), vec!["mancala.game".to_owned()]));
    assert!(folder.read("mancala.game").contains("1. 3"));
    assert!(ran.out.contains("is not an action of this game"), "{}", ran.out);
}

#[test]
fn what_is_no_action_is_answered_with_one_that_is_possible_now() {
    let (_, out, _) = session(&["mana", "--seed", "4"], "nonsense\n99\nquit\n");
    assert!(
        out.contains("“nonsense” is not an action of this game. Write an action like =b1. (C-8)"),
        "{out}"
    );
    assert!(out.contains("There is no number 99 in the list of moves: it goes from 1 to 3."), "{out}");
}

#[test]
fn the_end_of_input_saves_and_resume_goes_on() {
    let folder = Folder::new();
    let ran = run_in(folder.path(), &["play", "mancala", "--seed", "4"], "3\n");
    assert_eq!((ran.code, folder.files()), (Some(0), vec!["mancala.game".to_owned()]));
    assert!(ran.err.contains("menagerie play --resume mancala.game"), "{}", ran.err);
    let before = folder.read("mancala.game");
    assert!(before.contains("1. 3"));
    // Resuming without an action leaves the file as it is.
    let ran = run_in(folder.path(), &["play", "--resume", "mancala.game"], "");
    assert_eq!((ran.code, folder.read("mancala.game")), (Some(0), before));
    // The next game gets a name that is free.
    run_in(folder.path(), &["play", "mancala", "--seed", "4"], "3\n");
    assert_eq!(folder.files(), ["mancala-2.game", "mancala.game"]);
    // Resigning ends the game.
    let ran = run_in(folder.path(), &["play", "--resume", "mancala.game"], "resign\nyes\n");
    assert!(ran.out.contains("resignation") && ran.err.contains("analyze mancala.game"), "{}", ran.out);
    assert!(folder.read("mancala.game").contains("[Stop \"resignation\"]\n[Result \"0 1\"]"));
    let ran = run_in(folder.path(), &["play", "--resume", "mancala.game"], "");
    assert!(ran.refused().contains("no unfinished game"));
    assert_eq!(run_in(folder.path(), &["replay", "mancala.game"], "").code, Some(0));
}

#[test]
fn a_resumed_game_has_the_same_dice_and_the_same_opponents() {
    let whole = Folder::new();
    let parts = Folder::new();
    let args = ["play", "manitou:cards=random", "--seed", "11", "--record", "game"];
    run_in(whole.path(), &args, "1\n".repeat(60));
    run_in(parts.path(), &args, "1\n1\n");
    for _ in 0..58 {
        if parts.read("game").contains("[Result \"*\"]") {
            run_in(parts.path(), &["play", "--resume", "game"], "1\n");
        }
    }
    assert_eq!(whole.read("game"), parts.read("game"));
    assert!(whole.read("game").contains("[Seed "), "{}", whole.read("game"));
    let ran = run_in(whole.path(), &["replay", "game"], "");
    assert!(ran.out.contains("chance actions follow from the seed"), "{}{}", ran.out, ran.err);
}

#[test]
fn a_record_is_appended_and_the_others_stay() {
    let folder = Folder::new();
    run_in(folder.path(), &["play", "mancala", "--seed", "4", "--record", "games"], "3\n");
    run_in(folder.path(), &["play", "jungle", "--seed", "4", "--record", "games"], "a3-a4\n");
    let text = folder.read("games");
    assert!(
        text.find("mancala").unwrap() < text.find("jungle").unwrap() && text.matches("[Spec").count() == 2
    );
    let ran = run_in(folder.path(), &["play", "--resume", "games"], "resign\nyes\n");
    assert!(ran.out.contains("Orange"), "{}", ran.out);
    let ran = run_in(folder.path(), &["replay", "games"], "");
    assert!(ran.code == Some(0) && ran.out.contains("record 2: jungle"), "{}{}", ran.out, ran.err);
}

#[test]
fn saving_under_another_name() {
    let (folder, out, _) =
        session(&["mancala", "--seed", "4"], "3\nsave here\nsave no/such/folder/file\nquit\n");
    assert!(out.contains("Saved to here.") && out.contains("no/such/folder/file"), "{out}");
    assert!(folder.read("here").contains("1. 3"));
}

#[test]
fn a_failed_save_keeps_the_game_and_its_file() {
    let (folder, out, err) =
        session(&["mancala", "--seed", "4", "--record", "game"], "3\nsave no/such/folder/x\n4\nquit\n");
    assert!(out.contains("no/such/folder/x: ") && err.contains("play --resume game"), "{out}{err}");
    assert!(folder.read("game").contains("1. 3 2. 4") && folder.files() == ["game"], "{:?}", folder.files());
}

#[test]
fn resigning_asks_first() {
    let (folder, out, _) = session(&["mancala", "--seed", "4"], "3\nresign\nno\nresign\n\n4\nquit\n");
    assert_eq!(out.matches("You play on.").count(), 2, "{out}");
    assert!(folder.read("mancala.game").contains("[Result \"*\"]\n") && out.contains("(you): 4"), "{out}");
    let (folder, _, _) = session(&["mancala", "--language", "de", "--seed", "4"], "3\nresign\nJA\n");
    assert!(folder.read("mancala.game").contains("[Stop \"resignation\"]"));
}

#[test]
fn a_file_that_holds_no_records_is_left_alone() {
    let folder = Folder::new();
    let letter = folder.write("letter", "Dear Ada,\n");
    let told = run_in(folder.path(), &["play", "mancala", "--record", "letter"], "3\n").refused();
    assert!(
        told.contains("letter holds something other than game records") && told.contains("--force"),
        "{told}"
    );
    let ran = run_in(folder.path(), &["play", "mancala", "--seed", "4"], "3\nsave letter\nquit\n");
    assert!(ran.out.contains("letter holds something other"), "{}", ran.out);
    assert_eq!(std::fs::read_to_string(&letter).unwrap(), "Dear Ada,\n");
    let ran = run_in(folder.path(), &["play", "mancala", "--record", "letter", "--force"], "3\n");
    assert_eq!(ran.code, Some(0));
    assert!(folder.read("letter").starts_with("[Spec"));
}

#[test]
fn what_starves_and_why_is_said() {
    // The Elephant could eat the Cat, but the Rat moves.
    let position = "7/7/7/7/7/7/3c3/3E3/R6 o d2";
    let (_, out, _) =
        session(&["jungle", "--position", position, "--player", "human", "--player", "human"], "a1-a2\n");
    assert!(out.contains("! hungry: one of these animals must attack now"), "{out}");
    let said = "Orange: the Elephant starved. It could have eaten the Cat on d3. (J-11)";
    assert!(out.contains(said), "{out}");
}

#[test]
fn a_skipped_turn_is_said() {
    // In each of these games, a player cannot move at some point.
    for (spec, said) in [
        ("mancala:rules=ethiopian", "North cannot move and is skipped. South moves again. (MC-14)"),
        ("mana", "Black cannot move and is skipped. White moves again. (MA-15)"),
    ] {
        let game = json(&run(&["selfplay", spec, "--player", "random", "--seed", "0", "--json"]).out);
        let moves =
            game["moves"].as_array().unwrap().iter().map(|action| action.as_str().unwrap().to_owned() + "\n");
        let (_, out, _) =
            session(&[spec, "--player", "human", "--player", "human"], &moves.collect::<String>());
        assert!(out.contains(said), "{spec}: {out}");
    }
}

#[test]
fn german_is_german_throughout() {
    for spec in variants().map(|spec| spec.to_string()) {
        let input = "moves\nmoves zz\nwhy\nwhy zz\nrules\nrules Q-1\nhelp\nposition\nsave here\n1\nundo\nresign\nnein\nquit\n";
        let args = [&spec, "--language", "de", "--seed", "3", "--player", "human", "--player", "random"];
        let (_, out, err) = session(&args, input);
        let english = [
            "(you)",
            "Type",
            "seat",
            "No ",
            "There",
            "legal",
            "Saved",
            "( den )",
            "duty",
            "captured",
            "Hunt ",
            "Ground",
            "your",
            "beaten",
            "on the",
            "Resign",
            "BEGINNING",
        ];
        for word in english {
            assert!(!format!("{out}{err}").contains(word), "{spec}: {word}: {out}{err}");
        }
        assert!(out.contains("(du)") || out.contains("du (Platz 0)"), "{spec}: {out}");
    }
}

#[test]
fn hunters_that_a_handicap_leaves_out_are_not_beaten() {
    let (_, out, _) = session(&["mandua:hunters=2", "--seed", "1"], "@c3\nquit\n");
    assert!(out.contains(&format!("{:12} {:2}", "beaten", 0)), "{out}");
}

#[test]
fn boards_fit_60_columns_or_say_that_they_need_more() {
    for spec in variants().map(|spec| spec.to_string()) {
        let folder = Folder::new();
        let mut play = command(&["play", &spec, "--seed", "3", "--player", "random"]);
        play.current_dir(folder.path()).env("COLUMNS", "60").stdin(std::process::Stdio::null());
        let out = String::from_utf8(play.output().unwrap().stdout).unwrap();
        let widest = out
            .lines()
            .filter(|line| line.contains(['│', '─', '●']))
            .map(|line| line.chars().count())
            .max()
            .unwrap();
        assert_eq!(widest > 60, out.contains("columns. Your terminal has 60."), "{spec}: {widest}");
        assert!(widest <= 60 || spec.starts_with("manitou"), "{spec}: {widest}");
    }
}

#[test]
fn a_record_cannot_start_a_program() {
    let folder = Folder::new();
    let record = "[Spec \"mancala\"]\n[Rules \"1\"]\n[Seat1 \"ugi:touch started\"]\n[Result \"*\"]\n\n1. 3\n";
    folder.write("game", record);
    let told = run_in(folder.path(), &["play", "--resume", "game"], "4\n").refused();
    assert!(told.contains("“touch started” plays seat 1") && told.contains("--player"), "{told}");
    assert_eq!(folder.files(), ["game"]);
}

#[test]
fn names_from_a_file_reach_the_terminal_without_escapes() {
    let name = "\u{1b}]0;owned\u{7}".to_owned() + &"x".repeat(200);
    let record = format!("[Spec \"manitou\"]\n[Rules \"1\"]\n[Seat0 \"{name}\"]\n[Result \"*\"]\n\n");
    let folder = Folder::new();
    folder.write("game", &record);
    let ran = run_in(folder.path(), &["analyze", "game"], "");
    let name = "\u{fffd}]0;owned\u{fffd}".to_owned() + &"x".repeat(30) + "… (seat 0)";
    assert!(ran.code == Some(0) && ran.out.contains(&name), "{}{}", ran.out, ran.err);
    assert!(!ran.out.contains(['\u{1b}', '\u{7}']), "{}", ran.out);
}

#[test]
fn what_cannot_be_resumed_is_refused() {
    let folder = Folder::new();
    let broken = folder.write("broken", "[Spec \"mancala\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n1. 9\n");
    assert!(run(&["play", "--resume", &broken]).refused().contains("line 5, ply 1"));
    assert!(run(&["play", "--resume", "no/such/file"]).refused().contains("no/such/file"));
    assert!(run(&["play", "mancala", "--record", "no/such/folder/file"]).refused().contains("no/such"));
}

#[test]
fn computers_play_while_one_watches() {
    let (_, out, _) = session(&["mancala", "--seed", "1", "--player", "random", "--player", "greedy"], "");
    assert!(
        out.contains("South (random): ") && out.contains("North (greedy): ") && out.contains("MC-10"),
        "{out}"
    );
}

#[cfg(unix)]
#[test]
fn an_interrupt_saves_the_game() {
    let folder = Folder::new();
    let mut child = spawn(command(&["play", "mancala", "--seed", "4"]).current_dir(folder.path()));
    writeln!(child.stdin.as_ref().unwrap(), "3").unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    // After this board the program waits for the second action.
    assert!(output.any(|line| line.unwrap().contains("(you): 3")));
    assert!(output.any(|line| line.unwrap().contains("└")));
    let interrupt = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.unwrap().success());
    // Read to the end, so that writing does not fail.
    let rest: Vec<_> = output.collect();
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130), "{rest:?}");
    assert!(String::from_utf8(ended.stderr).unwrap().contains("menagerie play --resume mancala.game"));
    assert!(folder.read("mancala.game").contains("1. 3"));
}

/// While a line is edited, the terminal is in a mode that a shell cannot use.
#[cfg(unix)]
#[test]
fn a_signal_leaves_the_terminal_as_it_was() {
    use std::{fs::File, io::Read, process::Stdio};

    use nix::{
        pty::openpty,
        sys::termios::{LocalFlags, tcgetattr},
    };

    let folder = Folder::new();
    let pty = openpty(None, None).unwrap();
    let original = tcgetattr(&pty.slave).unwrap();
    let end = || Stdio::from(pty.slave.try_clone().unwrap());
    let mut child = command(&["play", "mancala", "--seed", "4"])
        .current_dir(folder.path())
        .env("TERM", "xterm")
        .stdin(end())
        .stdout(end())
        .stderr(end())
        .spawn()
        .unwrap();
    let mut keyboard = File::from(pty.master);
    let mut screen = keyboard.try_clone().unwrap();
    let mut shown = Vec::new();
    // Reads the screen until that many boards and then a prompt have been shown. The editor changes the
    // terminal's mode before it shows the prompt.
    let mut await_prompt = |boards: usize| {
        let mut bytes = [0; 1024];
        loop {
            let text = String::from_utf8_lossy(&shown);
            let (before, after) = text.rsplit_once('┌').unwrap_or_default();
            if before.matches('┌').count() + 1 >= boards && after.contains("(you) >") {
                break;
            }
            let count = screen.read(&mut bytes).unwrap();
            shown.extend_from_slice(&bytes[..count]);
        }
        assert!(!tcgetattr(&pty.slave).unwrap().local_flags.contains(LocalFlags::ICANON));
    };
    await_prompt(1);
    keyboard.write_all(b"3\r").unwrap();
    await_prompt(2);
    keyboard.write_all(b"half a li").unwrap();
    let kill = std::process::Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(kill.unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(tcgetattr(&pty.slave).unwrap(), original);
    assert!(folder.read("mancala.game").contains("1. 3"));
}

/// Lines typed before the program asks for them, or pasted at once, are obeyed one after the other.
#[cfg(unix)]
#[test]
fn lines_typed_ahead_are_kept() {
    use std::{fs::File, io::Read, process::Stdio};

    use nix::pty::openpty;

    for typed in ["3\r4\rquit\r", "\u{1b}[200~3\n4\nquit\u{1b}[201~\r"] {
        let folder = Folder::new();
        let pty = openpty(None, None).unwrap();
        let end = || Stdio::from(pty.slave.try_clone().unwrap());
        let mut play = command(&["play", "mancala", "--seed", "4", "--player", "human", "--player", "human"]);
        play.current_dir(folder.path()).env("TERM", "xterm");
        let mut child = play.stdin(end()).stdout(end()).stderr(end()).spawn().unwrap();
        // `play` still holds copies of the program's end of the terminal. While any copy is open, reading
        // never ends.
        drop(play);
        let mut keyboard = File::from(pty.master);
        let mut screen = keyboard.try_clone().unwrap();
        drop(pty.slave);
        let mut shown = Vec::new();
        while !String::from_utf8_lossy(&shown).contains(") >") {
            let mut bytes = [0; 1024];
            let count = screen.read(&mut bytes).unwrap();
            shown.extend_from_slice(&bytes[..count]);
        }
        keyboard.write_all(typed.as_bytes()).unwrap();
        // When the program ends, reading its terminal fails.
        let _ = screen.read_to_end(&mut shown);
        assert_eq!(child.wait().unwrap().code(), Some(0), "{typed:?}: {}", String::from_utf8_lossy(&shown));
        assert!(folder.read("mancala.game").contains("1. 3 2. 4"), "{typed:?}");
    }
}
