use std::{env, fs, process, thread};

use serde_json::Value;

use super::support::{Folder, command, json, run, spawn};

#[test]
fn a_small_game_is_solved() {
    let out = run(&["solve", "mancala:stones=2", "--fresh", "--threads", "1"]).ok();
    assert!(out.starts_with("value +10\n1 -14\n2 -8\n3 -6\n4 -14\n5 +10\n6 -2\nline 5 "), "{out}");
    let only = run(&["solve", "mancala:stones=2", "--fresh", "--value-only"]).ok();
    assert!(only.starts_with("value +10\nnodes "), "{only}");
}

#[test]
fn json_is_one_object() {
    let object = json(&run(&["solve", "mancala:stones=2", "--moves", "5", "--fresh", "--json"]).ok());
    assert_eq!((&object["spec"], &object["value"]), (&"mancala:stones=2".into(), &json("10")));
    assert_eq!(object["position"], "2 2 2 2 0 3 1 / 2 2 2 2 2 2 0 S");
    assert_eq!(object["proven"], true);
    assert_eq!(object["moves"].as_object().unwrap().len(), 5);
    assert!(object["line"].as_array().is_some_and(|line| !line.is_empty()), "{object}");
}

#[test]
fn what_cannot_be_solved_is_refused() {
    assert_eq!(run(&["solve", "manitou", "--fresh", "--json"]).error()["code"], "solve-game");
    assert!(run(&["solve", "mancala", "--max-memory", "much"]).code == Some(2));
    let end = [
        "solve",
        "mancala",
        "--position",
        "0 0 0 0 0 1 0 / 0 0 0 0 0 1 0 S",
        "--moves",
        "6",
        "--fresh",
        "--json",
    ];
    assert_eq!(run(&end).error()["code"], "solve-over");
}

#[test]
fn tables_are_built_listed_and_verified() {
    let folder = env::temp_dir().join(format!("menagerie-solve-{}", process::id()));
    let path = folder.to_str().unwrap();
    let built = run(&["tables", "build", "mancala:rules=nigerian", "--stones", "6", "--tables", path]).ok();
    assert_eq!(built.lines().count(), 7, "{built}");
    assert_eq!(run(&["tables", "info", "--tables", path]).ok(), built);
    let verified = run(&["tables", "verify", "--tables", path, "--json"]).ok();
    assert!(verified.lines().all(|line| json(line)["sound"] == true), "{verified}");
    let first = run(&["solve", "mancala:rules=nigerian,stones=1", "--value-only", "--tables", path]).ok();
    assert!(first.starts_with("value +1\n"), "{first}");
    let again = run(&["solve", "mancala:rules=nigerian,stones=1", "--value-only", "--tables", path]).ok();
    assert!(again.starts_with("value +1\nnodes 0 "), "{again}");
    // A table cannot be checked without the smaller ones.
    fs::remove_file(folder.join("mancala-nigerian-5.table")).unwrap();
    let open = run(&["tables", "verify", "--tables", path, "--json"]);
    let open = open.out.lines().map(json).find(|table| table["stones"] == 6).unwrap();
    assert!(open["sound"].is_null() && open["missing"] == 5, "{open}");
    let faulty = run(&["tables", "verify", "--tables", path]);
    let why = "nigerian 6 stones cannot be checked until those of 5 stones are built\n";
    assert!(faulty.code == Some(1) && faulty.out.contains(why), "{}", faulty.out);
    for stones in [3, 4] {
        fs::write(folder.join(format!("mancala-nigerian-{stones}.table")), "no table").unwrap();
    }
    let told = run(&["tables", "verify", "--tables", path]).refused();
    assert_eq!(told.lines().count(), 2, "{told}");
    for (line, stones) in told.lines().zip([3, 4]) {
        let file = format!("mancala-nigerian-{stones}.table: the table is damaged");
        assert!(line.contains(&file) && line.ends_with("delete it, and it can be built again"), "{told}");
    }
    let solved = run(&["solve", "mancala:rules=nigerian,stones=1", "--tables", path]).refused();
    assert!(solved.ends_with("delete it, and it can be built again\n"), "{solved}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn missing_tables_are_reported() {
    let folder = Folder::new();
    let (path, file) = (folder.path().to_str().unwrap(), folder.write("file.txt", ""));
    for task in ["info", "verify"] {
        let none = run(&["tables", task, "--tables", path]);
        assert_eq!((none.code, none.out.as_str()), (Some(0), ""));
        assert_eq!(none.err, format!("There are no tables in {path}.\n"));
        assert!(run(&["tables", task, "--tables", "/nowhere"]).refused().contains("/nowhere: "));
        assert!(run(&["tables", task, "--tables", &file]).refused().contains("file.txt: "));
    }
}

#[test]
fn tables_of_jungle_are_built_listed_and_verified() {
    let folder = Folder::new();
    let path = folder.path().to_str().unwrap();
    let built = run(&["tables", "build", "jungle", "--animals", "2", "--tables", path]).ok();
    assert!(built.starts_with("jungle animals 2 tables 64 of 64 bytes "), "{built}");
    assert_eq!(run(&["tables", "info", "--tables", path]).ok(), built);
    let verified = json(&run(&["tables", "verify", "--tables", path, "--json"]).ok());
    assert_eq!(
        (&verified["game"], &verified["tables"], &verified["sound"]),
        (&"jungle".into(), &64.into(), &true.into())
    );
    // All tables that this position can need are there already.
    let two = ["--position", "7/C6/7/7/7/7/7/6d/7 o -"];
    assert_eq!(run(&[&["tables", "build", "jungle", "--tables", path], &two[..]].concat()).ok(), built);
    // Only missing tables are built again.
    fs::remove_file(folder.path().join("jungle-r-e.table")).unwrap();
    assert!(run(&["tables", "info", "--tables", path]).ok().contains("tables 63 of 64"));
    assert_eq!(run(&["tables", "build", "jungle", "--animals", "2", "--tables", path]).ok(), built);
    fs::write(folder.path().join("jungle-r-e.table"), "no table").unwrap();
    assert!(run(&["tables", "verify", "--tables", path]).refused().contains("jungle-r-e.table"));
}

#[test]
fn jungle_with_few_animals_is_looked_up_in_tables() {
    let folder = Folder::new();
    let path = folder.path().to_str().unwrap();
    run(&["tables", "build", "jungle", "--animals", "2", "--tables", path]).ok();
    let race = ["solve", "jungle", "--position", "7/C6/7/7/7/7/7/6d/7 o -", "--json", "--tables", path];
    let object = json(&run(&race).ok());
    assert_eq!(
        (&object["value"], &object["plies"], &object["shortest"]),
        (&1.into(), &7.into(), &true.into())
    );
    assert_eq!(
        (object["line"].as_array().map(Vec::len), &object["proven"]),
        (Some(7), &true.into()),
        "{object}"
    );
    assert!(object["nodes"].as_u64() < Some(500), "{object}");
    let asked = run(&["solve", "jungle", "--position", race[3], "--within", "9", "--tables", path]).ok();
    assert!(asked.starts_with("value +1 in 7\nnodes 0 "), "{asked}");
    // Without tables, a search is needed.
    let fresh = json(&run(&[race.as_slice(), &["--fresh"]].concat()).ok());
    assert_eq!((&fresh["value"], &fresh["plies"]), (&object["value"], &object["plies"]));
    assert!(fresh["nodes"].as_u64() > object["nodes"].as_u64(), "{fresh}");
}

#[test]
fn the_shortest_win_is_asked_for() {
    let race = ["solve", "jungle", "--position", "7/C6/7/7/7/7/7/6d/7 o -", "--fresh", "--within"];
    let asked = |plies: &str| run(&[&race[..], &[plies]].concat()).ok();
    assert!(asked("20").starts_with("value +1 in 7\nnodes "), "{}", asked("20"));
    assert!(asked("6").starts_with("nobody can force a win within 6 plies\n"), "{}", asked("6"));
    let object = json(&run(&[&race[..], &["6", "--json"]].concat()).ok());
    assert_eq!((&object["value"], &object["plies"]), (&Value::Null, &6.into()));
    assert_eq!(run(&[&race[..], &["0"]].concat()).code, Some(2));
    assert_eq!(run(&["solve", "mancala", "--within", "9", "--json"]).error()["code"], "solve-within");
}

#[test]
fn tables_are_asked_for_by_what_the_game_counts() {
    for (game, count, code) in [
        ("jungle", "--stones", "tables-size"),
        ("mancala", "--animals", "tables-size"),
        ("mana", "--stones", "tables-game"),
    ] {
        assert_eq!(run(&["tables", "build", game, count, "2", "--json"]).error()["code"], code);
    }
    for (game, position) in
        [("jungle", "7/2w1c1d/7/3p3/7/7/7/2W1C2/7 o -"), ("mancala", "8 8 8 8 8 7 0 / 1 0 0 0 0 0 0 S")]
    {
        let build = ["tables", "build", game, "--position", position, "--json"];
        assert_eq!(run(&build).error()["code"], "tables-large", "{game}");
    }
    assert_eq!(run(&["tables", "build", "jungle", "--animals", "6"]).code, Some(2));
    let both = ["tables", "build", "jungle", "--animals", "2", "--position", "7/C6/7/7/7/7/7/6d/7 o -"];
    assert_eq!(run(&both).code, Some(2));
}

#[test]
fn a_book_leaves_out_what_is_found_at_the_board() {
    assert_eq!(run(&["tables", "book", "mancala:stones=2"]).ok(), "");
    assert!(run(&["tables", "book", "mancala:stones=8"]).refused().contains("4 stones"));
    assert!(run(&["tables", "book", "jungle"]).refused().contains("only for mancala"));
}

/// The output of the program, interrupted once `so_far` holds.
#[cfg(unix)]
fn interrupted(args: &[&str], so_far: impl Fn() -> bool) -> Value {
    let child = spawn(&mut command(args));
    while !so_far() {
        thread::yield_now();
    }
    process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    json(&String::from_utf8(output.stdout).unwrap())
}

/// The program prints and keeps what it has proven, and then exits.
#[cfg(unix)]
#[test]
fn an_interrupted_solve_shows_what_is_proven() {
    let folder = Folder::new();
    let tables = folder.path().to_str().unwrap();
    let args = ["solve", "mancala:rules=general", "--json", "--threads", "1", "--tables", tables];
    // The search begins soon after this table is written, if it has not begun before.
    let searches = || folder.files().iter().any(|file| file.ends_with("general-13.table"));
    let object = interrupted(&args, searches);
    assert_eq!((&object["proven"], &object["value"]), (&false.into(), &Value::Null));
    let (lower, upper) = (object["lower"].as_i64().unwrap(), object["upper"].as_i64().unwrap());
    assert!((-48..=0).contains(&lower) && (0..=48).contains(&upper), "{object}");
    assert_eq!(object["moves"].as_object().unwrap().len(), 6);
}

/// Black takes the Daimyo with their fourth move.
const MANA: [&str; 4] = ["solve", "mana", "--position", "r2R2/4Dr/3r2/3R2/r5/4d1 b f4 3/1 3"];

#[test]
fn a_forced_win_is_proven_with_the_plies_to_the_end() {
    let out = run(&["solve", "jungle", "--position", "7/2E4/7/7/7/7/7/7/r6 o -", "--fresh"]).ok();
    let moves = "value +1 in 3\nc8-b8 -1 in 6\nc8-c7 -1 in 6\nc8-c9 +1 in 3\nc8-d8 +1 in 3\nline c8-";
    assert!(out.starts_with(moves), "{out}");

    let object = json(
        &run(&["solve", "mandua", "--position", "2T1T/h4/5/T1T2/5 ---- 0 t -", "--fresh", "--json"]).ok(),
    );
    assert_eq!(
        (&object["spec"], &object["position"]),
        (&"mandua".into(), &"2T1T/h4/5/T1T2/5 ---- 0 t -".into())
    );
    assert_eq!(
        (&object["value"], &object["plies"], &object["shortest"]),
        (&1.into(), &5.into(), &true.into())
    );
    assert_eq!((&object["proven"], object["line"].as_array().unwrap().len()), (&true.into(), 5), "{object}");
    let moves = object["moves"].as_object().unwrap();
    assert_eq!(moves.len(), 13);
    assert_eq!(moves["c5-b5"], json("{\"value\": 1, \"plies\": 5, \"shortest\": true}"));
    assert!(moves.values().all(|one| one["plies"].as_u64() >= Some(5)), "{object}");
    assert!(
        object["nodes"].is_u64() && object["seconds"].is_f64() && object.get("lower").is_none(),
        "{object}"
    );
}

#[test]
fn only_the_value_where_that_is_enough() {
    let object = json(&run(&[&MANA[..], &["--fresh", "--value-only", "--json"]].concat()).ok());
    assert_eq!(
        (&object["value"], &object["plies"], &object["shortest"]),
        (&1.into(), &7.into(), &true.into())
    );
    assert!(object.get("moves").is_none() && object.get("line").is_none(), "{object}");
}

/// The position has occurred before in this game, but it is solved as if this were its first occurrence.
#[test]
fn what_led_to_a_position_does_not_matter() {
    let position = "7/7/7/7/3r3/7/7/3C3/7 o -";
    let there = run(&["solve", "jungle", "--position", position, "--fresh", "--value-only", "--json"]).ok();
    let moves = ["d2-c2 d5-c5 c2-d2 c5-d5"; 3].join(" ");
    let again =
        ["solve", "jungle", "--position", position, "--moves", &moves, "--fresh", "--value-only", "--json"];
    let [there, again] = [json(&there), json(&run(&again).ok())];
    for key in ["position", "value", "plies", "nodes"] {
        assert_eq!(there[key], again[key], "{key}");
    }
    // The leading player must avoid repetition, so there is always a winner.
    assert!(there["value"] == 1 || there["value"] == -1, "{there}");
}

/// Tiger has missed a hunter and Hunter may object. No position text can express that.
#[test]
fn a_strict_turn_that_is_under_way_is_solved_too() {
    let args = [
        "solve",
        "mandua:referee=strict",
        "--position",
        "5/5/5/1h3/1T3 ---- 0 t -",
        "--moves",
        "b1-a1",
        "--fresh",
        "--value-only",
        "--json",
    ];
    let object = json(&run(&args).ok());
    assert!(object["position"].as_str().unwrap().ends_with("h ?"), "{object}");
    assert_eq!((&object["value"], &object["plies"]), (&1.into(), &2.into()), "object1, removea1");
}

#[test]
fn a_draw_is_proven_where_play_can_come_to_few_positions() {
    let args = ["solve", "mandua", "--position", "5/5/2T2/5/1h3 ---- 0 h -", "--fresh", "--json"];
    let object = json(&run(&args).ok());
    assert_eq!(
        (&object["value"], &object["plies"], &object["proven"]),
        (&0.into(), &Value::Null, &true.into())
    );
    assert!(object["moves"].as_object().unwrap().values().all(|one| one["value"] == 0), "{object}");
}

#[test]
fn long_proofs_are_kept() {
    let folder = Folder::new();
    let args = [&MANA[..], &["--value-only", "--json", "--tables", folder.path().to_str().unwrap()]].concat();
    let first = json(&run(&args).ok());
    assert_eq!(folder.files(), ["mana.proofs"]);
    let again = json(&run(&args).ok());
    assert_eq!((&first["value"], &first["plies"]), (&again["value"], &again["plies"]));
    assert!(again["nodes"].as_u64() < first["nodes"].as_u64(), "{first} {again}");
    // A proof that was tampered with is not used.
    let text = folder.read("mana.proofs").replace(" won ", " held ");
    folder.write("mana.proofs", &text);
    assert_eq!(json(&run(&args).ok())["value"], 1);
}

/// The program prints and keeps what it has proven, and then exits.
#[cfg(unix)]
#[test]
fn an_interrupted_proof_shows_what_is_known() {
    let folder = Folder::new();
    let tables = folder.path().to_str().unwrap();
    let position = "6/1RR3/2RDr1/1R2d1/3r1r/R3r1 b b4 0/1 3";
    let args = ["solve", "mana", "--position", position, "--json", "--tables", tables];
    let object = interrupted(&args, || !folder.files().is_empty());
    assert_eq!((&object["proven"], &object["value"]), (&false.into(), &Value::Null));
    assert_eq!((&object["lower"], &object["upper"]), (&json("-1"), &1.into()));
    let moves = object["moves"].as_object().unwrap();
    assert!(moves.len() > 10 && moves.values().all(|one| one["lower"].is_i64()), "{object}");
}

#[test]
fn even_starts_are_listed_from_the_usual_start() {
    let listed = run(&["tables", "starts", "mancala:rules=nigerian,stones=3", "--plies", "2"]).ok();
    assert_eq!(listed, "4\n5\n3 4\n4 1\n4 3\n4 5\n5 6\n");
    let from_another = ["tables", "starts", "mancala:rules=nigerian,stones=3,start=7", "--plies", "2"];
    assert_eq!(run(&from_another).ok(), listed);
    for (spec, sentence) in [
        ("jungle", "Even starts are known only for mancala."),
        ("mancala:stones=8", "games of up to 4 stones"),
        ("mancala:stones=8,start=1", "Even starts are known only in General with three stones"),
    ] {
        let refused = run(&["tables", "starts", spec]).refused();
        assert!(refused.contains(sentence), "{spec}: {refused}");
    }
}
