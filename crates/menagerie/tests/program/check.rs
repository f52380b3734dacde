use std::{fs, path::Path};

use super::support::{Folder, json, run};

/// Orange's Rat is beside the den, and Yellow's Cat far away.
const WON: &str = "7/3R3/7/7/7/7/7/7/c6 y -";

#[test]
fn the_certificates_of_this_project_prove_what_their_names_say() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../proofs"));
    let proven = |name: &str| {
        let answer = json(&run(&["check", folder.join(name).to_str().unwrap(), "--json"]).ok());
        (answer["spec"].as_str().unwrap().to_owned(), answer["winner"].as_u64(), answer["plies"].as_u64())
    };
    assert_eq!(proven("mana.cert"), ("mana".to_owned(), Some(0), Some(14)));
    assert_eq!(proven("mana-spirit.cert"), ("mana:bird=spirit".to_owned(), Some(0), Some(13)));
    assert_eq!(proven("mandua.cert"), ("mandua".to_owned(), Some(0), Some(52)));
    assert_eq!(proven("mandua-cages.cert"), ("mandua:start=cages".to_owned(), Some(0), Some(50)));
    assert_eq!(proven("mandua-cross.cert"), ("mandua:start=cross".to_owned(), Some(0), Some(50)));
    let value = |name: &str| {
        let answer = json(&run(&["check", folder.join(name).to_str().unwrap(), "--json"]).ok());
        (answer["spec"].as_str().unwrap().to_owned(), answer["value"].as_i64())
    };
    assert_eq!(value("mancala-2.cert"), ("mancala:stones=2".to_owned(), Some(10)));
    assert_eq!(value("mancala-3.cert"), ("mancala:stones=3".to_owned(), Some(2)));
    assert_eq!(value("mancala-nigerian.cert"), ("mancala:rules=nigerian".to_owned(), Some(1)));
    assert_eq!(fs::read_dir(folder).unwrap().count(), 8);
}

#[test]
fn what_solve_writes_is_checked_and_damage_is_named() {
    let folder = Folder::new();
    let file = folder.path().join("won.cert");
    let name = file.to_str().unwrap();
    let solve = ["solve", "jungle", "--position", WON, "--value-only", "--fresh", "--certificate", name];
    assert!(run(&solve).ok().starts_with("value -1 in "));
    let said = run(&["check", name]).ok();
    assert!(said.starts_with(&format!("Proven: Orange wins jungle from {WON} within 2 plies")), "{said}");

    // Before the work begins, the program refuses to overwrite a file, or to write one in a folder that does
    // not exist.
    assert_eq!(run(&[&solve[..], &["--json"]].concat()).error()["code"], "file-exists");
    run(&[&solve[..], &["--force"]].concat()).ok();
    let nowhere = ["solve", "jungle", "--fresh", "--certificate", "no-such-folder/start.cert", "--json"];
    assert_eq!(run(&nowhere).error()["code"], "file-missing");

    let bytes = fs::read(&file).unwrap();
    for place in [0, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        fs::write(&file, damaged).unwrap();
        run(&["check", name]).refused();
    }
    // A file that is not a certificate is refused.
    fs::write(&file, "hello").unwrap();
    assert_eq!(run(&["check", name, "--json"]).error()["code"], "certificate-bad");
    assert_eq!(run(&["check", "no-such-file", "--json"]).error()["code"], "file-missing");
}

#[test]
fn a_value_is_proven_and_its_certificate_checked() {
    let folder = Folder::new();
    let file = folder.path().join("value.cert");
    let name = file.to_str().unwrap();
    let position = "0 2 1 0 3 1 5 / 2 0 3 1 0 2 4 N";
    let specs = ["mancala", "mancala:rules=general", "mancala:rules=nigerian"];
    for spec in specs {
        let solve = ["solve", spec, "--position", position, "--value-only", "--fresh", "--json", "--force"];
        let solved = json(&run(&[&solve[..], &["--certificate", name]].concat()).ok());
        let checked = json(&run(&["check", name, "--json"]).ok());
        assert_eq!(checked["value"], solved["value"], "{spec}");
        assert_eq!(checked["start"], position);
        assert!(checked["positions"].as_u64() > Some(0), "{spec}");
    }
    let said = run(&["check", name]).ok();
    assert!(said.starts_with(&format!("Proven: with perfect play from {position}, {}", specs[2])), "{said}");

    let bytes = fs::read(&file).unwrap();
    let text = String::from_utf8(zstd::decode_all(bytes.as_slice()).unwrap()).unwrap();
    // A flipped byte in the compressed file, or in its text.
    let mut damaged = bytes.clone();
    damaged[bytes.len() / 2] ^= 1;
    for damaged in [damaged, text.replacen('\t', " ", 1).into_bytes()] {
        fs::write(&file, damaged).unwrap();
        run(&["check", name]).refused();
    }
    // A value other than the one that is proven.
    let value = text.lines().find(|line| line.starts_with("value ")).unwrap();
    fs::write(&file, text.replacen(value, "value 21", 1)).unwrap();
    let refused = run(&["check", name, "--json"]).error();
    assert_eq!(refused["code"], "certificate-fault");
    assert!(refused["message"].as_str().unwrap().contains(position), "{refused}");
    // A certificate of a value in a game without values.
    fs::write(&file, text.replacen(&format!("spec {}", specs[2]), "spec mana", 1)).unwrap();
    assert_eq!(run(&["check", name, "--json"]).error()["code"], "certificate-value");
}

#[test]
fn a_proof_that_goes_round_in_a_circle_gives_way_to_the_shortest_win() {
    let folder = Folder::new();
    let file = folder.path().join("chase.cert");
    let name = file.to_str().unwrap();
    let chase = "7/7/7/3c3/7/7/7/3D3/7 o -";
    run(&["solve", "jungle", "--position", chase, "--value-only", "--fresh", "--certificate", name]).ok();
    assert_eq!(json(&run(&["check", name, "--json"]).ok())["plies"], 17);
}

#[test]
fn what_has_no_certificate_is_refused() {
    let folder = Folder::new();
    let file = folder.path().join("none.cert");
    let name = file.to_str().unwrap();
    for spec in ["mandua:referee=strict", "mancala:rules=ethiopian,stones=2"] {
        let refused = run(&["solve", spec, "--fresh", "--certificate", name, "--json"]).error();
        assert_eq!(refused["code"], "certificate-game");
    }
    assert!(!file.exists());
}
