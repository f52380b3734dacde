use std::fs;

use super::support::{json, run};

#[test]
fn the_fingerprint_is_the_one_checked_in() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/fingerprint.txt");
    let expected = fs::read_to_string(file).unwrap();
    assert_eq!(
        run(&["bench", "--fingerprint"]).ok(),
        expected,
        "if the rules were meant to change, write it to {file}"
    );
}

#[test]
fn speeds_are_one_object_by_spec() {
    let object = json(&run(&["bench", "mancala", "manitou", "--runs", "2", "--time", "5", "--json"]).ok());
    for spec in ["mancala", "manitou"] {
        assert!(object[spec]["playouts_per_second"].as_f64().unwrap() > 0.0);
        assert!(object[spec]["plies_per_second"].as_f64().unwrap() > 0.0);
    }
    assert!(object["mancala"]["perft_nodes_per_second"].as_f64().unwrap() > 0.0);
    assert!(object["manitou"]["perft_nodes_per_second"].is_null());
    assert_eq!(object.as_object().unwrap().len(), 2);
}

#[test]
fn the_fingerprint_can_be_json() {
    let object = json(&run(&["bench", "mancala", "--fingerprint", "--json"]).ok());
    assert_eq!(object["mancala"]["perft_nodes"], 23169);
}

#[test]
fn thought_is_measured_where_it_takes_time() {
    let args = ["bench", "--search", "mancala:rules=nigerian", "--nodes", "300", "--threads", "2", "--json"];
    let object = json(&run(&args).ok());
    let speed = &object["mancala:rules=nigerian"];
    for figure in [&speed["nodes_per_second"], &speed["threads"]["gain"], &speed["threads"]["searches"]] {
        assert!(figure.as_f64().unwrap() > 0.0, "{object}");
    }
}
