//! The boards of the rule books, as the page draws them. `UPDATE_BOARDS=1 cargo test -p wire` rewrites their
//! files.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use std::{collections::BTreeMap, fs, path::PathBuf};

use book::{
    Book, Language,
    diagram::{Diagram, Origin, Step, set_up, take},
};
use rules::{
    Seat, Turn, Viewer,
    catalog::{AnyGame, GAMES},
};
use serde::Serialize;
use wire::games::{self, Action, Board, Effect, Geometry, Legal, board, effect, geometry, legal};

/// The boards of one rule book.
#[derive(Serialize)]
struct Boards {
    geometry: Geometry,
    boards: BTreeMap<String, Shown>,
}

/// A board and what is shown on it.
#[derive(Serialize)]
struct Shown {
    spec: String,
    /// The text of the position; `None` if the game's positions have no text form.
    position: Option<String>,
    /// The actions from the start of the game to the position, if the position has no text form.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<Vec<String>>,
    near: usize,
    /// The actions that are shown, in order; `None` for one that is refused.
    line: Vec<Option<String>>,
    start: Node,
}

/// A board, and the boards after actions on it.
#[derive(Serialize)]
struct Node {
    board: Board,
    turn: Option<usize>,
    /// What the reader may do; `None` where they only watch.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Legal>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<Ended>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    next: Vec<Played>,
}

/// How a game ended.
#[derive(Serialize)]
struct Ended {
    /// The key of the sentence in the book.
    key: &'static str,
    winners: Vec<usize>,
}

/// An action, and the board after it.
#[derive(Serialize)]
struct Played {
    action: String,
    parts: Option<Action>,
    by: Option<usize>,
    effect: Effect,
    #[serde(flatten)]
    node: Node,
}

fn seat_of(turn: Turn) -> Option<usize> {
    turn.seat().map(Seat::index)
}

/// The board of a game, and the boards after the actions of `line`. For the next `free` plies, the node also
/// contains the board after every other legal action.
fn node(game: &AnyGame, viewer: Viewer, line: &[Step], free: usize) -> Node {
    let view = game.view(viewer);
    let line = &line[line.iter().take_while(|step| step.forbidden_by.is_some()).count()..];
    let shown = line.first().map(|step| &step.action);
    let mut actions: Vec<String> = shown.cloned().into_iter().collect();
    if free > 0 {
        actions.extend(game.legal().into_iter().filter(|action| Some(action) != shown));
    }
    let next = actions.into_iter().map(|action| {
        let mut after = game.clone();
        after.play(&action).unwrap();
        let rest = if Some(&action) == shown { &line[1..] } else { &[] };
        let seen = game.shown(&action, viewer).unwrap();
        Played {
            parts: games::action(game.spec().info().name, &seen),
            by: seat_of(game.turn()),
            effect: effect(&view, &seen, &after.view(viewer)),
            node: node(&after, viewer, rest, free.saturating_sub(1)),
            action: seen,
        }
    });
    let next = next.collect();
    Node {
        board: board(&view),
        turn: seat_of(game.turn()),
        legal: if free > 0 { legal(&view) } else { None },
        ended: game.outcome().map(|outcome| Ended {
            key: outcome.ending().key,
            winners: outcome.winner().into_iter().map(Seat::index).collect(),
        }),
        next,
    }
}

/// The actions that lead from the start of a game to the board of a diagram.
fn actions_before(diagram: &Diagram, diagrams: &[Diagram]) -> Vec<String> {
    let mut actions = Vec::new();
    if let Origin::After(name) = &diagram.origin {
        let origin = diagrams.iter().find(|one| one.name == *name).unwrap();
        let steps = origin.steps.iter().filter(|step| step.forbidden_by.is_none());
        actions.extend(actions_before(origin, diagrams));
        actions.extend(steps.map(|step| step.action.clone()));
    }
    actions.extend(diagram.before.iter().cloned());
    actions
}

fn shown(diagram: &Diagram, diagrams: &[Diagram]) -> Shown {
    let fault = |error| panic!("{}: {error}", diagram.name);
    let game = set_up(diagram, diagrams).unwrap_or_else(fault);
    let mut played = game.clone();
    for step in &diagram.steps {
        take(&mut played, step).unwrap_or_else(|error| panic!("{}: {error}", diagram.name));
    }
    let near = diagram.near_seat(game.spec()).unwrap();
    let line = diagram.steps.iter();
    Shown {
        spec: game.spec().to_string(),
        position: game.position(),
        before: game.position().is_none().then(|| actions_before(diagram, diagrams)),
        near: near.index(),
        line: line.map(|step| step.forbidden_by.is_none().then(|| step.action.clone())).collect(),
        start: node(&game, Viewer::Seat(near), &diagram.steps, diagram.free),
    }
}

#[test]
fn the_boards_of_the_rule_books_are_fresh() {
    let book = Book::new(Language::English);
    for game in GAMES {
        let diagrams = book.rules(game.name).unwrap().diagrams();
        let boards = diagrams.iter().map(|diagram| (diagram.name.clone(), shown(diagram, &diagrams)));
        let boards = Boards { geometry: geometry(game.name).unwrap(), boards: boards.collect() };
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join(format!("../../web/src/lib/rulebook/boards/{}.json", game.name));
        let text = format!("{}\n", serde_json::to_string(&boards).unwrap());
        if std::env::var_os("UPDATE_BOARDS").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &text).unwrap();
        }
        let known = fs::read_to_string(&path).unwrap_or_default();
        assert!(known == text, "{}.json is old: run UPDATE_BOARDS=1 cargo test -p wire", game.name);
    }
}
