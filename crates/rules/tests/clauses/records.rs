//! C-9: reading many records, and records with too many tags or plies.

use std::cell::Cell;

use rules::record::{Reader, read};

const HEAD: &str = "[Spec \"jungle\"]\n[Rules \"1\"]\n[Result \"*\"]\n";

/// The key of the first fault and its line.
fn fault(text: &str) -> (String, usize) {
    let broken = read(text).remove(0).unwrap_err();
    let first = broken.faults.iter().next().unwrap();
    (first.key().to_owned(), broken.line)
}

#[test]
fn c9_a_record_has_a_limited_number_of_tags() {
    let tags = |count: usize| -> String {
        (0..count)
            .map(|number| format!("[Tag{number} \"\"]\n"))
            .chain([HEAD.to_owned(), "\n".to_owned()])
            .collect()
    };
    let record = read(&tags(97)).remove(0).unwrap();
    assert_eq!(record.extra.len(), 97);
    assert_eq!(fault(&tags(98)), ("record-tag-count".to_owned(), 101));
    // If each tag were compared with all tags before it, this would take minutes.
    assert_eq!(fault(&tags(300_000)), ("record-tag-count".to_owned(), 101));
}

#[test]
fn c9_the_records_of_a_text_are_read_one_after_the_other() {
    let text =
        format!("\n\n{HEAD}\n1. a3-a4 2. a7-a6\n\n{HEAD}\n1. a3-a5\n{HEAD}\n1.\n{HEAD}\n").repeat(1000);
    let mut reader = Reader::new(&text);
    let mut next = || reader.next().unwrap();
    assert_eq!(next().unwrap().plies.len(), 2);
    let (illegal, unfinished) = (next().unwrap_err(), next().unwrap_err());
    assert_eq!((illegal.line, illegal.ply), (13, Some(1)));
    assert_eq!((unfinished.line, unfinished.ply), (18, Some(1)));
    assert!(next().unwrap().plies.is_empty());
    assert_eq!(reader.skip_rest(), 3996);
}

#[test]
fn c9_too_many_plies_are_refused_before_they_are_replayed() {
    let plies = |count: usize| (1..=count).map(|number| format!("{number}. x ")).collect::<String>();
    let first = |text: &str| {
        let broken = Reader::new(text).max_plies(3).next().unwrap().unwrap_err();
        (broken.faults.iter().next().unwrap().key().to_owned(), broken.ply)
    };
    assert_eq!(first(&format!("{HEAD}\n{}", plies(4))), ("record-ply-count".to_owned(), Some(4)));
    assert_eq!(first(&format!("{HEAD}\n{}", plies(3))), ("action-form".to_owned(), Some(1)));
}

#[test]
fn c9_reading_ends_when_it_is_told_to() {
    let text = format!("{HEAD}\n1. a3-a4 2. a7-a6 3. a4-a5\n\n").repeat(10);
    let polls = Cell::new(0);
    let stop = || {
        polls.set(polls.get() + 1);
        polls.get() > 6
    };
    // The reader calls `stop` once before each record and once for each ply.
    assert_eq!(Reader::new(&text).stop_when(&stop).count(), 1);
}
