use super::support::{json, run};

#[test]
fn the_count_stands_alone_on_the_last_line() {
    assert_eq!(run(&["perft", "jungle", "3"]).ok(), "12264\n");
    assert_eq!(run(&["perft", "jungle", "0"]).ok(), "1\n");
    assert_eq!(run(&["perft", "mancala", "2", "--divide"]).ok(), "1 6\n2 6\n3 5\n4 6\n5 6\n6 6\n35\n");
    assert_eq!(run(&["perft", "mana", "1", "--moves", "=b1 =b6"]).ok(), "122\n");
}

#[test]
fn json_is_one_object() {
    let object = json(&run(&["perft", "mancala", "2", "--divide", "--json"]).ok());
    assert_eq!((&object["nodes"], &object["divide"]["3"]), (&json("35"), &json("5")));
    assert!(json(&run(&["perft", "mancala", "2", "--json"]).ok()).get("divide").is_none());
}

#[test]
fn chance_has_no_count() {
    assert!(run(&["perft", "manitou", "2"]).refused().contains("chance"));
    assert_eq!(run(&["perft", "manitou", "2", "--json"]).error()["code"], "perft-chance");
}
