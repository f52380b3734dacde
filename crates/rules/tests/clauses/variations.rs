//! C-9: records with variations, marks and comments.

use std::{cell::Cell, fmt::Write};

use rules::{
    Random,
    catalog::{AnyGame, AnySpec},
    record::{Colour, MAX_DEPTH, Mark, Ply, Reader, Record, Variation, read},
};

const TAGS: &str = "[Spec \"mancala:stones=3\"]\n[Rules \"1\"]\n[Seat0 \"\"]\n[Seat1 \"\"]\n[Result \"*\"]\n";

pub(crate) fn record(plies: &str) -> Record {
    read(&format!("{TAGS}\n{plies}\n")).remove(0).unwrap()
}

/// The record's text after the tags, without the last line break.
pub(crate) fn plies(record: &Record) -> String {
    let text = record.to_string();
    text.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

/// The key of the first fault, its line (the first after the tags is 1), and the number of its ply, or 0 if
/// it has none.
fn fault(plies: &str) -> (String, usize, usize) {
    let broken = read(&format!("{TAGS}\n{plies}\n")).remove(0).unwrap_err();
    let key = broken.faults.iter().next().unwrap().key();
    (key.to_owned(), broken.line - 6, broken.ply.unwrap_or(0))
}

#[test]
fn c9_variations_stand_beside_the_ply_that_they_replace() {
    let text = "{x} 1. 4! {a} 2. 1 ({b} 2. 2!? {c} 3. 5 (3. 6) 4. 1) (2. 3??) 3. 6 (3. 5 4. 2) (4. 2)";
    let record = record(text);
    assert_eq!(plies(&record), text);
    let actions: Vec<&str> = record.plies.iter().map(|ply| ply.action.as_str()).collect();
    assert_eq!((actions, record.plies[0].mark), (vec!["4", "1", "6"], Some(Mark::Good)));
    let [first, second] = record.plies[1].variations.as_slice() else { unreachable!("{record:?}") };
    assert_eq!((first.comment.as_deref(), first.plies.len()), (Some("b"), 3));
    assert_eq!(first.plies[0].comment.as_deref(), Some("c"));
    assert_eq!(first.plies[1].variations[0].plies[0].action, "6");
    assert_eq!(second.plies[0].mark, Some(Mark::Blunder));
    assert_eq!(record.plies[2].variations[0].plies.len(), 2);
    assert_eq!(record.continuations[0].plies[0].action, "2");
}

#[test]
fn c9_the_layout_around_parentheses_is_free() {
    let text = "1. 4 2. 1 {a} ({b} 2. 2 3. 5 (3. 6)) (2. 3) 3. 6";
    for other in [
        "1. 4 2. 1 {a}({b} 2. 2 3. 5(3. 6))(2. 3)3. 6",
        "1. 4 2. 1 {a} ( {b} 2. 2 3. 5 ( 3. 6 ) ) ( 2. 3 ) 3. 6",
        "1. 4 2. 1 {a}\n(\n{b}\n2.\n2\n3. 5\n(3. 6\n)\n)\n(2. 3)\n3.\n6",
    ] {
        assert_eq!(plies(&record(other)), text);
    }
    let alone = record("(1. 4 2. 1) (1. 5)");
    assert_eq!((alone.plies.len(), alone.continuations.len()), (0, 2));
    assert_eq!(plies(&alone), "(1. 4 2. 1) (1. 5)");
}

#[test]
fn c9_long_lines_of_variations_break_between_words() {
    let text = "1. 4 (1. 5) (1. 6 2. 1 {a longer comment} 3. 2) (1. 3 2. 1 3. 1) \
        2. 1 (2. 2 3. 5 (3. 6) (3. 3)) (2. 3 3. 1 {another}) 3. 6";
    let written = plies(&record(text));
    assert!(written.lines().count() == 2 && written.lines().all(|line| line.len() <= 100), "{written}");
    assert_eq!(written.replace('\n', " "), text);
}

#[test]
fn c9_what_does_not_fit_is_refused_where_it_stands() {
    for (text, key, line, ply) in [
        // Parentheses.
        ("1. 4 )", "record-variation-unopened", 1, 1),
        (")", "record-variation-unopened", 1, 0),
        ("1. 4\n2. 1 (2. 2\n3. 5", "record-variation-unclosed", 2, 2),
        ("1. 4\n(", "record-variation-unclosed", 2, 1),
        ("1. 4 ()", "record-ply-number", 1, 1),
        ("1. 4 ({a})", "record-ply-number", 1, 1),
        ("1. 4 ((1. 5))", "record-ply-number", 1, 1),
        ("1. 4 (1.)", "record-ply-missing", 1, 1),
        ("1. 4 (1. (1. 5))", "record-ply-missing", 1, 1),
        // Numbers.
        ("1. 4 2. 1 (1. 5)", "record-ply-number", 1, 2),
        ("1. 4 2. 1 (4. 2)", "record-ply-number", 1, 2),
        ("1. 4 (1. 5 3. 1)", "record-ply-number", 1, 2),
        ("1. 4 2. 1 (2. 2 3. 5 (4. 1))", "record-ply-number", 1, 3),
        ("(2. 4)", "record-ply-number", 1, 1),
        // Places.
        ("1. 4 (1. 5 (1. 6))", "record-variation-first", 1, 1),
        ("1. 4 (2. 1)\n2. 2", "record-variation-place", 2, 2),
        ("(1. 4) 1. 5", "record-variation-place", 1, 1),
        ("1. 4 (1. 5) {a}", "record-comment-place", 1, 1),
        ("1. 4 {a} (1. 5) {b}", "record-comment-place", 1, 1),
        ("1. 4 (2. 1) {a}", "record-comment-place", 1, 1),
        ("(1. 4) {a}", "record-comment-place", 1, 0),
        ("1. 4 (1. 5 {a} {b})", "record-comment-second", 1, 1),
        ("1. 4 ({a} {b} 1. 5)", "record-comment-second", 1, 1),
        ("1. 4 (1. {a} 5)", "record-comment-form", 1, 1),
        ("1. 4 (1. 5 {a}2. 1)", "record-comment-form", 1, 1),
        // Marks.
        ("1. 4!!!", "record-mark-form", 1, 1),
        ("1. 4 2. 1\n(2. 2?!?)", "record-mark-form", 2, 2),
        ("1. !", "action-form", 1, 1),
        ("1. 4! !", "record-ply-number", 1, 2),
        // Actions.
        ("1. 4\n(1. 5\n2. 9) 2. 9", "action-form", 3, 2),
        ("1. 4 2. 1 (2. 2 3. 5 (3. 6\n4. 9)\n4. 9)\n3. 9", "action-form", 2, 4),
        ("1. 4 2. 1\n(2. 2)\n(2. 1)", "record-variation-repeated", 3, 2),
        ("1. 4\n(1. 5 2. 1 (2. 2)\n(2. 2))", "record-variation-repeated", 3, 2),
        ("1. 4 (2. 1)\n(2. 1)", "record-variation-repeated", 2, 2),
    ] {
        assert_eq!(fault(text), (key.to_owned(), line, ply), "{text}");
    }
}

#[test]
fn c9_the_rules_refuse_a_variation_with_their_clause() {
    // The last stone of 1. 4 gives the same player another turn (MC-8), and bowl 4 is empty now.
    let text = "1. 4 2. 1\n(2. 4)";
    let broken = read(&format!("{TAGS}\n{text}\n")).remove(0).unwrap_err();
    assert_eq!(broken.faults.iter().map(rules::Illegal::clause).collect::<Vec<_>>(), ["MC-4"]);
    assert_eq!((broken.line, broken.ply), (8, Some(2)));
    // The main line alone decides the result.
    let over = "[Spec \"mancala:stones=3\"]\n[Rules \"1\"]\n[Result \"1 0\"]\n\n1. 4 (1. 5)\n";
    assert!(read(over).remove(0).unwrap_err().to_string().contains("record-result-wrong"));
}

/// Plies with variations that are nested to this depth. No action is legal.
fn nested(depth: usize) -> String {
    let mut text = "1. x 2. x".to_owned();
    for number in 2..depth + 2 {
        write!(text, " ({number}. y {}. y", number + 1).unwrap();
    }
    text + &")".repeat(depth)
}

#[test]
fn c9_variations_lie_in_each_other_only_so_deep() {
    assert_eq!(fault(&nested(MAX_DEPTH)), ("action-form".to_owned(), 1, 1));
    for deeper in [MAX_DEPTH + 1, 100_000] {
        assert_eq!(fault(&nested(deeper)), ("record-variation-depth".to_owned(), 1, MAX_DEPTH + 2));
    }
    assert_eq!(fault(&"(".repeat(1_000_000)), ("record-ply-number".to_owned(), 1, 1));
}

#[test]
fn c9_the_plies_of_variations_count() {
    let text = format!("{TAGS}\n1. 4 2. 1 (2. 2 3. 5 (3. 6)) 3. 6 (4. 2)\n");
    let read = |most| Reader::new(&text).max_plies(most).next().unwrap();
    assert!(read(6).is_err_and(|broken| broken.is_too_long() && broken.ply == Some(4)));
    assert!(read(4).is_err_and(|broken| broken.is_too_long() && broken.ply == Some(3)));
    assert!(read(7).is_ok());
}

#[test]
fn c9_reading_ends_within_a_variation_when_it_is_told_to() {
    let text = format!("{TAGS}\n1. 4 2. 1 (2. 2 3. 5 (3. 6)) 3. 6\n");
    for most in 0..7 {
        let polls = Cell::new(0);
        let stop = || {
            polls.set(polls.get() + 1);
            polls.get() > most
        };
        // The reader calls `stop` once before the record, and once for each of its six plies.
        assert_eq!(Reader::new(&text).stop_when(&stop).count(), 0, "{most}");
        assert_eq!(polls.get(), most + 1);
    }
}

#[test]
fn c9_many_variations_are_read_in_linear_time() {
    let same = "(1. 5)".repeat(300_000);
    assert_eq!(fault(&format!("1. 4 {same}")).0, "record-variation-repeated");
}

/// In games with chance, a variation contains the referee's actions too. They may differ from those of the
/// main line.
#[test]
fn c9_variations_hold_their_own_deals() {
    let start = || AnySpec::parse("manitou").unwrap().start();
    let deal = |game: &AnyGame, number: u32| game.deal(&mut Always(number)).unwrap();
    let mut game = start();
    let (one, other) = (deal(&game, 0), deal(&game, u32::MAX));
    assert_ne!(one, other);
    game.play(&one).unwrap();
    let choice = game.legal()[0].clone();
    let mut branch = start();
    branch.play(&other).unwrap();
    let answer = branch.legal()[0].clone();

    let mut record = Record::of(&game, None);
    let variation =
        |plies: &[&str]| Variation { comment: None, plies: plies.iter().copied().map(Ply::new).collect() };
    record.plies[0].variations = vec![variation(&[&other, &answer])];
    assert_eq!(read(&record.to_string()), [Ok(record.clone())]);
    // An action of a seat is refused if the deal is missing. A deal that the bag does not allow is refused
    // too.
    record.plies[0].variations = vec![variation(&[&choice])];
    assert_eq!(read(&record.to_string())[0].as_ref().unwrap_err().ply, Some(1));
    let impossible = "tiles:totem,totem,totem|totem,totem,totem|totem,totem,totem";
    record.plies[0].variations = vec![variation(&[impossible])];
    assert_eq!(read(&record.to_string())[0].as_ref().unwrap_err().ply, Some(1));
}

/// A random source that always returns this number, or the highest allowed number if this one is too high.
struct Always(u32);

impl Random for Always {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.min(bound.saturating_sub(1))
    }
}

/// Every record in the manual can be read, and is written exactly as the manual shows it.
#[test]
fn c9_the_manual_shows_records_as_they_are_written() {
    for page in [
        include_str!("../../../../book/en/manual/records.md"),
        include_str!("../../../../book/de/manual/records.md"),
    ] {
        let shown: Vec<&str> = page
            .split("```")
            .filter_map(|block| block.strip_prefix("text\n").filter(|text| text.starts_with("[Spec ")))
            .collect();
        assert_eq!(shown.len(), 2);
        for text in shown {
            assert_eq!(read(text).remove(0).unwrap().to_string(), *text);
        }
        for (_, mark) in Mark::ALL {
            assert!(page.contains(&format!("| `{mark}` |")));
        }
        for (_, colour) in Colour::ALL {
            assert!(page.contains(&format!("`{colour}`")));
        }
        assert!(["levels", "Ebenen"].iter().any(|word| page.contains(&format!(" {MAX_DEPTH} {word} "))));
    }
}
