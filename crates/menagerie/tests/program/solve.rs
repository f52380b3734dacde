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
    assert_eq!(run(&["solve", "mana", "--fresh", "--json"]).error()["code"], "solve-game");
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
    fs::write(folder.join("mancala-nigerian-3.table"), "no table").unwrap();
    assert!(run(&["tables", "verify", "--tables", path]).refused().contains("mancala-nigerian-3.table"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_book_leaves_out_what_is_found_at_the_board() {
    assert_eq!(run(&["tables", "book", "mancala:stones=2"]).ok(), "");
    assert!(run(&["tables", "book", "mancala:stones=8"]).refused().contains("four stones"));
    assert!(run(&["tables", "book", "jungle"]).refused().contains("only for mancala"));
}

/// What is proven is told before the end, and kept.
#[cfg(unix)]
#[test]
fn an_interrupted_solve_tells_what_is_proven() {
    let folder = Folder::new();
    let tables = folder.path().to_str().unwrap();
    let args = ["solve", "mancala:rules=general", "--json", "--threads", "1", "--tables", tables];
    let child = spawn(&mut command(&args));
    // The last tables it builds by itself; then it searches.
    while !folder.files().iter().any(|file| file.ends_with("general-13.table")) {
        thread::yield_now();
    }
    process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let object = json(&String::from_utf8(output.stdout).unwrap());
    assert_eq!((&object["proven"], &object["value"]), (&false.into(), &Value::Null));
    let (lower, upper) = (object["lower"].as_i64().unwrap(), object["upper"].as_i64().unwrap());
    assert!((-48..=0).contains(&lower) && (0..=48).contains(&upper), "{object}");
    assert_eq!(object["moves"].as_object().unwrap().len(), 6);
}
