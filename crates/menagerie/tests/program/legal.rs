use super::support::{json, run};

#[test]
fn actions_are_sorted_one_a_line() {
    assert_eq!(run(&["legal", "mancala", "--moves", "3"]).ok(), "1\n2\n4\n5\n6\n");
    let out = run(&["legal", "mana", "--moves", "=b1 =b6"]).ok();
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines.is_sorted() && lines.len() == 122, "{}", lines.len());
}

#[test]
fn moves_come_after_the_position() {
    let args = ["legal", "mancala", "--position", "0 0 0 0 1 1 0 / 0 0 0 0 0 1 0 S", "--moves", "5"];
    assert_eq!(run(&args).ok(), "6\n");
}

#[test]
fn a_finished_game_has_nothing_and_the_referee_a_mark() {
    let over = ["legal", "mancala", "--position", "0 0 0 0 0 1 0 / 0 0 0 0 0 1 0 S", "--moves", "6"];
    assert_eq!(run(&over).ok(), "");
    assert_eq!(run(&["legal", "manitou"]).ok(), "chance:tiles\n");
    assert_eq!(json(&run(&["legal", "manitou", "--json"]).ok())["turn"], "chance");
    let object = json(&run(&[&over[..], &["--json"]].concat()).ok());
    assert_eq!((&object["turn"], &object["actions"]), (&json("null"), &json("[]")));
}

#[test]
fn json_says_who_acts() {
    let object = json(&run(&["legal", "mancala:stones=4,rules=egyptian", "--moves", "3", "--json"]).ok());
    assert_eq!(object["spec"], "mancala");
    assert_eq!(object["turn"], 0);
    assert_eq!(object["actions"], json(r#"["1","2","4","5","6"]"#));
    assert_eq!(object["indices"], json("[[0],[1],[3],[4],[5]]"));
}

#[test]
fn moves_may_end_with_a_space() {
    let moves = |moves: &str| run(&["legal", "mancala", "--moves", moves]).ok();
    assert_eq!(moves("3 "), moves("3"));
}

#[test]
fn a_mistyped_game_is_guessed() {
    assert!(run(&["legal", "mancla"]).refused().ends_with("Did you mean mancala? (C-1)\n"));
    assert!(run(&["legal", "Mandua:x=1", "--language", "de"]).refused().contains("Meintest du mandua?"));
    assert!(!run(&["legal", "chess"]).refused().contains("mean"));
    assert!(run(&["mancala"]).misused().contains("menagerie play mancala"));
    assert!(run(&["mancla"]).misused().contains("menagerie play mancala"));
    assert!(!run(&["chess"]).misused().contains("menagerie play"));
}

#[test]
fn blanks_too_many_and_illegal_moves_are_refused() {
    for (moves, clause) in [("3  4", "C-8"), (" 3", "C-8"), ("3,4", "C-8"), ("3 3", "MC-4")] {
        assert!(run(&["legal", "mancala", "--moves", moves]).refused().contains(clause), "{moves:?}");
    }
    assert_eq!(run(&["legal", "mancala", "--moves", "3 3", "--json"]).error()["clause"], "MC-4");
}

#[test]
fn every_fault_of_a_position_is_told() {
    // A Lion in the water, another in a den, and no animal of the other side.
    let position = "3L3/7/7/1T5/7/7/7/7/7 o -";
    let told = run(&["legal", "jungle", "--position", position]).refused();
    assert!(told.lines().count() >= 3, "{told}");
    let ran = run(&["legal", "jungle", "--position", position, "--json"]);
    assert_eq!(ran.code, Some(1));
    let object = json(&ran.out);
    assert_eq!(object["faults"].as_array().unwrap().len(), told.lines().count());
    assert_eq!(object["faults"][0], object["error"]);
}
