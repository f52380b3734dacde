//! The analysis board: variations of records.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use rules::catalog::GAMES;
use table::LocalTable;
use wire::{
    Happened,
    analysis::{Analysis, Colour, Comment, Drawing, Edit, Mark, Options},
    games::Legal,
    pocket::{FromPocket, ToPocket},
};

const START: &str = "[Spec \"jungle\"]\n[Rules \"1\"]\n[Seat0 \"\"]\n[Seat1 \"\"]\n[Result \"*\"]\n";

fn ask(request: ToPocket) -> FromPocket {
    pocket::answer(request, &mut |_| {})
}

fn explore(record: &str, path: &str, edit: Option<Edit>) -> Analysis {
    match ask(ToPocket::Explore { record: record.to_owned(), path: path.to_owned(), seat: None, edit }) {
        FromPocket::Analysis(analysis) => *analysis,
        other => panic!("{other:?}"),
    }
}

fn refused(record: &str, path: &str, edit: Option<Edit>) -> String {
    match ask(ToPocket::Explore { record: record.to_owned(), path: path.to_owned(), seat: None, edit }) {
        FromPocket::Refused { faults } => faults[0].code.clone(),
        other => panic!("{other:?}"),
    }
}

fn options(record: &str, path: &str) -> Options {
    match ask(ToPocket::Options { record: record.to_owned(), path: path.to_owned(), seed: 1 }) {
        FromPocket::Options(options) => options,
        other => panic!("{other:?}"),
    }
}

fn play(analysis: &Analysis, action: &str) -> Analysis {
    explore(&analysis.record, &analysis.path, Some(Edit::Play { action: action.to_owned() }))
}

fn paths(analysis: &Analysis) -> Vec<(&str, &str)> {
    analysis.plies.iter().map(|ply| (ply.path.as_str(), ply.action.as_str())).collect()
}

/// The line `a3-a4 a7-a6`, with the variation `b8-b7` in place of its second action.
fn branched() -> Analysis {
    let main = play(&play(&explore(START, "0", None), "a3-a4"), "a7-a6");
    explore(&main.record, "1", Some(Edit::Play { action: "b8-b7".to_owned() }))
}

#[test]
fn something_else_played_in_a_line_begins_a_variation() {
    let tree = branched();
    assert_eq!(paths(&tree), [("1", "a3-a4"), ("2", "a7-a6"), ("2.1/2", "b8-b7")]);
    assert_eq!(
        (tree.path.as_str(), &tree.line_paths[..]),
        ("2.1/2", &["0", "1", "2.1/2"].map(str::to_owned)[..])
    );
    let [
        Happened::Started { .. },
        Happened::Played { seat: 0, ply: 1, .. },
        Happened::Played { seat: 1, ply: 2, action, .. },
    ] = &tree.line[..]
    else {
        panic!("{:?}", tree.line)
    };
    assert_eq!(action, "b8-b7");
    assert_eq!(tree.plies.iter().map(|ply| ply.seat).collect::<Vec<_>>(), [Some(0), Some(1), Some(1)]);
    // An action that the record already contains at this place is not added again. The path moves to it.
    let again = explore(&tree.record, "1", Some(Edit::Play { action: "a7-a6".to_owned() }));
    assert_eq!((again.path.as_str(), again.record), ("2", tree.record));
}

#[test]
fn the_line_goes_on_behind_the_place() {
    let tree = branched();
    let at_start = explore(&tree.record, "0", None);
    assert_eq!(at_start.line_paths, ["0", "1", "2"]);
    assert_eq!(at_start.line.len(), 3);
}

#[test]
fn variations_are_promoted_and_deleted() {
    let tree = branched();
    let promoted = explore(&tree.record, "2.1/2", Some(Edit::Promote));
    assert_eq!(promoted.path, "2");
    assert_eq!(paths(&promoted), [("1", "a3-a4"), ("2", "b8-b7"), ("2.1/2", "a7-a6")]);
    let deleted = explore(&promoted.record, "2.1/2", Some(Edit::Delete));
    assert_eq!((deleted.path.as_str(), paths(&deleted)), ("1", vec![("1", "a3-a4"), ("2", "b8-b7")]));
}

#[test]
fn comments_drawings_and_marks_are_kept() {
    let circle = Drawing::Circle { cell: "b7".to_owned(), colour: Colour::Red };
    let arrow = Drawing::Arrow { from: "b8".to_owned(), to: "b7".to_owned(), colour: Colour::Green };
    let comment = Comment { text: "Look here.".to_owned(), drawings: vec![circle, arrow] };
    let before = Comment { text: "Or:".to_owned(), drawings: Vec::new() };
    let edits = [
        Edit::Comment { comment: comment.clone() },
        Edit::CommentBefore { comment: before.clone() },
        Edit::Mark { mark: Some(Mark::Interesting) },
    ];
    let record = edits
        .into_iter()
        .fold(branched().record, |record, edit| explore(&record, "2.1/2", Some(edit)).record);
    let ply = explore(&record, "0", None).plies.remove(2);
    assert_eq!((&ply.comment, &ply.before, ply.mark), (&comment, &before, Some(Mark::Interesting)));
    assert!(
        record.contains("({Or:} 2. b8-b7!? {[%circle b7 red] [%arrow b8 b7 green] Look here.})"),
        "{record}"
    );

    let cleared = explore(&record, "2.1/2", Some(Edit::Comment { comment: Comment::default() }));
    assert_eq!(cleared.plies[2].comment, Comment::default());
    let unmarked = explore(&record, "2.1/2", Some(Edit::Mark { mark: None }));
    assert_eq!(unmarked.plies[2].mark, None);
    let started = explore(&record, "0", Some(Edit::Comment { comment: comment.clone() }));
    assert_eq!(started.comment, comment);
}

#[test]
fn what_is_not_possible_is_refused_with_its_reason() {
    let tree = branched();
    assert!(
        refused(&tree.record, "1", Some(Edit::Play { action: "a7-a5".to_owned() })).starts_with("jungle-")
    );
    for (path, edit) in [
        ("3", None),
        ("2.2/2", None),
        ("x", None),
        ("0", Some(Edit::Delete)),
        ("0", Some(Edit::Mark { mark: None })),
    ] {
        assert_eq!(refused(&tree.record, path, edit), "record-path-unknown");
    }
}

#[test]
fn at_each_place_the_seat_to_act_has_its_options() {
    let tree = branched();
    assert_eq!(options(&tree.record, "0").turn, Some(0));
    let after_one = options(&tree.record, "1");
    let Options { turn: Some(1), legal: Some(Legal::Jungle(_)), deal: None, result: None, position: Some(_) } =
        after_one
    else {
        panic!("{after_one:?}")
    };
    for game in GAMES {
        let table = LocalTable::new(game.default_spec(), None, 1, Vec::new(), None).unwrap();
        let record = table.record();
        let options = options(&record.to_string(), &record.plies.len().to_string());
        let actor = table.actor().map(|seat| seat.index() as u8);
        assert!(options.turn == actor && options.legal.is_some(), "{}", game.name);
    }
}

#[test]
fn a_game_that_is_over_has_no_options() {
    let spec = rules::catalog::AnySpec::parse("mancala").unwrap();
    let mut table = LocalTable::new(spec, None, 1, Vec::new(), None).unwrap();
    while table.actor().is_some() {
        let action = table.game().legal().remove(0);
        table.play(&action).unwrap();
    }
    let record = table.record();
    let end = options(&record.to_string(), &record.plies.len().to_string());
    assert_eq!((end.turn, end.legal, end.deal), (None, None, None));
    assert_eq!(end.result.unwrap().scores.len(), 2);
}

fn begin(spec: &str, position: Option<&str>) -> String {
    match ask(ToPocket::Begin { spec: spec.to_owned(), position: position.map(str::to_owned) }) {
        FromPocket::Record { record } => record,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_record_begins_with_a_position() {
    let start = begin("jungle", None);
    let position = options(&start, "0").position.unwrap();
    assert!(!start.contains("Position"));
    assert_eq!(begin("jungle", Some(&position)), start);
    let moved = options(&play(&explore(&start, "0", None), "a3-a4").record, "1").position.unwrap();
    assert_eq!(options(&begin("jungle", Some(&moved)), "0").position.unwrap(), moved);
    for (spec, position) in [("chess", None), ("jungle", Some("x"))] {
        let request = ToPocket::Begin { spec: spec.to_owned(), position: position.map(str::to_owned) };
        assert!(matches!(ask(request), FromPocket::Refused { .. }), "{spec}");
    }
}

#[test]
fn each_fault_of_a_position_is_named_with_its_clause() {
    let check = |spec: &str, position: &str, expected: &[(&str, &str)]| {
        let request = ToPocket::Begin { spec: spec.to_owned(), position: Some(position.to_owned()) };
        let FromPocket::Refused { faults } = ask(request) else { panic!("{position} is legal") };
        let found: Vec<_> =
            faults.iter().map(|fault| (fault.clause.as_deref().unwrap_or(""), fault.code.as_str())).collect();
        assert_eq!(found, expected, "{position}");
    };
    let empty = ("MC-6", "mancala-no-stones");
    check(
        "mancala",
        "0 0 0 0 0 0 60 / 0 0 0 0 0 0 60 S",
        &[("MC-1", "mancala-too-many-stones"), empty, empty],
    );
    check(
        "mana",
        "d5/6/6/6/6/R5 w a1 4/4 2",
        &[
            ("MA-1", "mana-position-daimyo"),
            ("MA-1", "mana-position-ronin"),
            ("MA-10", "mana-position-bird"),
            ("MA-11", "mana-position-duty"),
        ],
    );
    check(
        "jungle",
        "6l/7/7/L6/7/7/7/7/3R3 o g9",
        &[("J-4", "jungle-position-own-den"), ("J-10", "jungle-position-hungry")],
    );
    check(
        "mandua",
        "T4/h4/5/5/5 ---- 30 t +2",
        &[("MD-1", "mandua-position-hunters"), ("MD-11", "mandua-position-total")],
    );
}

/// A record without plies.
fn unplayed(spec: &str) -> Analysis {
    explore(&begin(spec, None), "0", None)
}

#[test]
fn the_referee_can_be_let_deal() {
    let start = unplayed("manitou");
    let at_start = options(&start.record, "0");
    let Options { turn: None, legal: None, deal: Some(deal), result: None, position: None } = at_start else {
        panic!("{at_start:?}")
    };
    let dealt = play(&start, &deal);
    assert_eq!(dealt.path, "1");
}

#[test]
fn a_seat_sees_its_own_cards_and_no_others() {
    let mut tree = unplayed("manitou");
    while let Some(deal) = options(&tree.record, &tree.path).deal {
        tree = play(&tree, &deal);
    }
    let seen_by = |seat: Option<u8>| {
        let request =
            ToPocket::Explore { record: tree.record.clone(), path: tree.path.clone(), seat, edit: None };
        match ask(request) {
            FromPocket::Analysis(analysis) => analysis.line.last().cloned().unwrap(),
            other => panic!("{other:?}"),
        }
    };
    assert_ne!(seen_by(Some(0)), seen_by(Some(1)));
    assert_ne!(seen_by(Some(0)), seen_by(None));
    let request =
        ToPocket::Explore { record: tree.record.clone(), path: tree.path.clone(), seat: Some(9), edit: None };
    assert!(matches!(ask(request), FromPocket::Refused { .. }));
}
