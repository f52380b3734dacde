//! Searches in positions of records, and how records are found, shown and refused.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use rules::catalog::AnySpec;
use table::LocalTable;
use wire::{
    http::{Found, Records, Study},
    pocket::{FromPocket, StudyTables, ToPocket},
};

fn ask(request: ToPocket) -> FromPocket {
    pocket::answer(request, &mut |_| {})
}

fn begin(spec: &str) -> LocalTable {
    LocalTable::new(AnySpec::parse(spec).unwrap(), None, 1, Vec::new(), None).unwrap()
}

fn codes(answer: FromPocket) -> Vec<String> {
    match answer {
        FromPocket::Refused { faults } => faults.into_iter().map(|fault| fault.code).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn searches_find_something_and_tell_of_their_progress() {
    for spec in ["mancala", "mana", "jungle", "mandua", "manitou"] {
        let table = begin(spec);
        let (record, path) = (table.record().to_string(), table.record().plies.len().to_string());
        let mut depths = Vec::new();
        let think = ToPocket::Think { record: record.clone(), path: path.clone(), nodes: 3_000, seed: 1 };
        let answer = pocket::answer(think, &mut |message| match message {
            FromPocket::Progress { depth, .. } => depths.push(depth),
            other => panic!("{other:?}"),
        });
        let FromPocket::Lines { lines, .. } = answer else { panic!("{answer:?}") };
        let [Study { seat, line, .. }] = &lines[..] else { panic!("{lines:?}") };
        let actor = table.actor().map(|seat| seat.index() as u8);
        assert!(Some(*seat) == actor && !line.is_empty() && !depths.is_empty(), "{spec}");

        let study = ToPocket::Study {
            record,
            path,
            nodes: 1_000,
            lines: 2,
            also: None,
            tables: StudyTables::Common,
            seed: 1,
        };
        let FromPocket::Lines { lines, .. } = ask(study) else { panic!("{spec}") };
        assert_eq!(lines.len(), 2, "{spec}");
    }
}

#[test]
fn a_line_that_is_asked_for_comes_last_and_says_how_much_was_searched() {
    let record = begin("jungle").record().to_string();
    let study = |lines, also: Option<&str>| {
        let also = also.map(str::to_owned);
        ask(ToPocket::Study {
            record: record.clone(),
            path: "0".to_owned(),
            nodes: 1_000,
            lines,
            also,
            tables: StudyTables::Common,
            seed: 1,
        })
    };
    let found = |answer| match answer {
        FromPocket::Lines { lines, nodes, depth, .. } => {
            let actions: Vec<_> = lines.into_iter().map(|study| study.line[0].action.clone()).collect();
            (actions, nodes, depth)
        }
        other => panic!("{other:?}"),
    };
    let (all, every, depth) = found(study(255, None));
    assert_eq!((all.len(), depth > 0), (24, true));
    let (one, few, _) = found(study(1, None));
    let worst = all.last().unwrap();
    let (two, more, _) = found(study(1, Some(worst)));
    assert_eq!([&one[0], worst], [&two[0], &two[1]]);
    assert!(few < more && more < every, "{few} {more} {every}");
    assert_eq!(found(study(1, Some(&one[0]))).0, one);
    assert_eq!(codes(study(1, Some("hello"))), ["action-form"]);
}

#[test]
fn large_tables_are_offered_with_their_size_and_used_when_wanted() {
    let study = |position: &str, tables| {
        let begun = ToPocket::Begin { spec: "jungle".to_owned(), position: Some(position.to_owned()) };
        let FromPocket::Record { record } = ask(begun) else { panic!("{position}") };
        let (path, also) = ("0".to_owned(), None);
        match ask(ToPocket::Study { record, path, nodes: 50_000, lines: 255, also, tables, seed: 1 }) {
            FromPocket::Lines { lines, large_tables, .. } => {
                (lines.iter().all(|study| study.certain), large_tables)
            }
            other => panic!("{other:?}"),
        }
    };
    let four = "7/2w1c2/7/7/7/7/7/2W1C2/7 o -";
    assert_eq!(study(four, StudyTables::Common), (false, Some(59_295_096)));
    assert_eq!(study(four, StudyTables::Large), (true, Some(59_295_096)));
    assert_eq!(study("7/2w4/7/7/7/7/7/2W1C2/7 o -", StudyTables::Common), (true, None));
}

#[test]
fn a_first_look_needs_no_tables() {
    for (spec, position) in
        [("mancala", "0 0 1 0 2 1 20 / 0 1 0 0 1 0 22 S"), ("jungle", "7/2w4/7/7/7/7/7/2W1C2/7 o -")]
    {
        let study = |tables| {
            let begun = ToPocket::Begin { spec: spec.to_owned(), position: Some(position.to_owned()) };
            let FromPocket::Record { record } = ask(begun) else { panic!("{position}") };
            let path = "0".to_owned();
            match ask(ToPocket::Study {
                record,
                path,
                nodes: 50_000,
                lines: 255,
                also: None,
                tables,
                seed: 1,
            }) {
                FromPocket::Lines { lines, .. } => lines,
                other => panic!("{other:?}"),
            }
        };
        let (first, known) = (study(StudyTables::None), study(StudyTables::Common));
        assert_eq!(first.len(), known.len());
        assert!(known.iter().all(|study| study.certain), "{known:?}");
        // Without tables, a proof does not say by how many stones a player wins.
        assert!(first.iter().all(|study| !study.certain || study.margin.is_none()), "{first:?}");
        assert_eq!(known.iter().all(|study| study.margin.is_some()), spec == "mancala");
    }
}

#[test]
fn what_is_no_record_is_refused() {
    let think = ToPocket::Think { record: String::new(), path: "0".to_owned(), nodes: 1, seed: 1 };
    assert_eq!(codes(ask(think)), ["server-no-record"]);
    assert_eq!(codes(ask(ToPocket::Show { record: "hello".to_owned() })), ["record-ply-number"]);
    assert_eq!(codes(ask(ToPocket::Records { text: String::new() })), ["server-no-record"]);
}

#[test]
fn records_are_found_and_shown() {
    let mut table = begin("jungle");
    table.play("a3-a4").unwrap();
    let record = table.record().to_string();
    let text = format!("{record}\n\n[Game \"chess\"]\n");
    let FromPocket::Records(Records { records, more: 0 }) = ask(ToPocket::Records { text }) else { panic!() };
    let [Found::Whole { plies: 1, record: found, .. }, Found::Broken { .. }] = &records[..] else {
        panic!("{records:?}")
    };
    assert_eq!(*found, record);
    let FromPocket::Shown(shown) = ask(ToPocket::Show { record }) else { panic!() };
    assert_eq!((shown.spec.as_str(), shown.events.len()), ("jungle", 2));
}

#[test]
fn a_position_within_a_record_is_studied_as_if_the_record_ended_there() {
    let study = |record: &str, path: &str| {
        let (record, path) = (record.to_owned(), path.to_owned());
        ask(ToPocket::Study {
            record,
            path,
            nodes: 1_000,
            lines: 1,
            also: None,
            tables: StudyTables::Common,
            seed: 1,
        })
    };
    let mut table = begin("jungle");
    let start = table.record().to_string();
    table.play("a3-a4").unwrap();
    let whole = table.record().to_string();
    assert_eq!(study(&whole, "0"), study(&start, "0"));
    assert_ne!(study(&whole, "1"), study(&start, "0"));
    assert_eq!(codes(study(&whole, "2")), ["record-path-unknown"]);
    assert_eq!(codes(study(&whole, "one")), ["record-path-unknown"]);
}
