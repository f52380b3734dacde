use super::support::{Folder, json, run, run_with};

const GOOD: &str =
    "[Spec \"mancala\"]\n[Rules \"1\"]\n[Seat0 \"Ada\"]\n[Result \"*\"]\n\n1. 3 2. 6 {A comment.} 3. 1\n";
const ILLEGAL: &str = "[Spec \"mancala\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n1. 3\n2. 3\n";

#[test]
fn records_are_replayed() {
    let out = run_with(&["replay", "-"], GOOD).ok();
    assert!(
        out.contains("record 1: mancala, 3 plies\nposition: ")
            && out.contains("result: *  unfinished\nscores: 2 0\n"),
        "{out}"
    );
    let object = json(&run_with(&["replay", "-", "--json"], GOOD).ok());
    assert_eq!(
        (&object["record"], &object["plies"], &object["result"]),
        (&json("1"), &json("3"), &json("null"))
    );
}

#[test]
fn variations_are_checked_and_the_main_line_is_reported() {
    let varied = GOOD.replace("3. 1", "(2. 5!? {Or so.} 3. 1) 3. 1");
    assert_eq!(run_with(&["replay", "-"], &varied).ok(), run_with(&["replay", "-"], GOOD).ok());
    let broken = run_with(&["replay", "-"], &varied.replace("(2. 5!?", "(\n2. 3"));
    let err = broken.err;
    assert!(err.contains("record 1: line 7, ply 2: ") && err.contains("(MC-4)"), "{err}");
}

#[test]
fn a_broken_record_is_told_with_its_place_and_the_others_are_replayed() {
    let folder = Folder::new();
    let file = folder.write("games.txt", &format!("{GOOD}\n{ILLEGAL}\n{GOOD}"));
    let ran = run(&["replay", &file]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("record 1:") && ran.out.contains("record 3:") && !ran.out.contains("record 2:"));
    assert!(ran.err.contains("record 2: line 13, ply 2: ") && ran.err.contains("(MC-4)"), "{}", ran.err);
    let ran = run(&["replay", &file, "--json"]);
    let lines: Vec<_> = ran.out.lines().map(json).collect();
    assert_eq!((ran.code, lines.len()), (Some(1), 3));
    assert_eq!(
        (&lines[1]["error"]["clause"], &lines[1]["line"], &lines[1]["ply"]),
        (&json("\"MC-4\""), &json("13"), &json("2"))
    );
}

#[test]
fn what_is_no_record_is_refused() {
    assert!(run(&["replay", "no/such/file"]).refused().contains("no/such/file"));
    assert_eq!(run(&["replay", "no/such/file", "--json"]).error()["code"], "file-missing");
    assert_eq!(run_with(&["replay", "-", "--json"], "").error()["code"], "record-none");
    for text in ["hello", "[", "[Spec", "1. 3", "[Spec \"mancala\"]", "{", "\u{0}\n\n[]"] {
        let ran = run_with(&["replay", "-"], text);
        assert_eq!(ran.code, Some(1), "{text:?}");
        assert!(!ran.err.is_empty() && !ran.err.contains("panicked"), "{text:?}: {}", ran.err);
    }
    let ran = run_with(&["replay", "-"], "[Result \"\u{e9}\"]");
    assert_eq!(ran.code, Some(1));
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let with_mark = format!("\u{feff}{GOOD}");
    assert_eq!(run_with(&["replay", "-"], &with_mark).ok(), run_with(&["replay", "-"], GOOD).ok());
}

#[test]
fn faulty_text_is_quoted_shortened_and_without_control_characters() {
    let zeros = "\u{0}".repeat(5_000_000);
    let ran = run_with(&["replay", "-"], &zeros);
    assert!(ran.code == Some(1) && ran.err.len() < 2000 && !ran.err.contains('\u{0}'), "{}", ran.err.len());
    let escape = "[Spec \"\u{1b}[31mmancala\"]\n[Rules \"1\"]\n[Result \"*\"]\n";
    let ran = run_with(&["replay", "-"], escape);
    assert!(ran.err.contains("\u{fffd}[31mmancala") && !ran.err.contains('\u{1b}'), "{}", ran.err);
}

#[test]
fn shuffles_are_dealt_again() {
    let record = run(&["selfplay", "manitou", "--seed", "5", "--player", "random"]).out;
    let out = run_with(&["replay", "-"], &record).ok();
    assert!(out.contains("chance actions follow from the seed"), "{out}");
    // Another seed does not match the commitment.
    let seed = record.lines().find(|line| line.starts_with("[Seed ")).unwrap();
    let wrong = record.replace(seed, &format!("[Seed \"{}\"]", "0".repeat(64)));
    assert!(run_with(&["replay", "-"], &wrong).err.contains("committed"));
}
