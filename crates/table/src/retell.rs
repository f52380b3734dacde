//! Turns a game record into the events that a spectator would have been sent.

use std::iter;

use rules::{
    Faults, Illegal, Seat, Viewer,
    catalog::{AnyGame, AnyView},
    record::{Comment, Record, Standing, Stop},
};
use wire::{Happened, Outcome, Ply, SeatNumber, Why, games, http::Shown};

use crate::{describe::action_event, state::shares};

/// Replays a record as a spectator would have seen it; `None` if `stop` returns true before the end.
///
/// # Errors
/// The number of the first illegal ply, from 1, and the reason. The number is 0 if the starting position is
/// at fault.
pub fn retell(record: &Record, stop: &dyn Fn() -> bool) -> Result<Option<Shown>, (usize, Faults)> {
    let mut game = record.start().map_err(|faults| (0, faults))?;
    let viewer = Viewer::Spectator;
    let mut view = game.view(viewer);
    let mut events = vec![Happened::Started { board: games::board(&view) }];
    for (number, ply) in (1..).zip(&record.plies) {
        if stop() {
            return Ok(None);
        }
        let told = retell_action(&mut game, &view, &ply.action, viewer, number as Ply);
        let (event, after) = told.map_err(|illegal| (number, illegal.into()))?;
        events.push(event);
        view = after;
    }
    let comments = iter::once(&record.comment).chain(record.plies.iter().map(|ply| &ply.comment));
    let result = (record.standing != Standing::Unfinished).then(|| Outcome {
        scores: record.scores().map(shares).unwrap_or_default(),
        why: why(record, &game),
    });
    Ok(Some(Shown {
        spec: record.spec.to_string(),
        seats: record.seats.clone(),
        events,
        comments: comments.map(|comment| comment.as_deref().and_then(words)).collect(),
        result,
    }))
}

/// The words of a comment without its drawings; `None` if it has no words.
fn words(comment: &str) -> Option<String> {
    let Comment { text, .. } = Comment::parse(comment);
    (!text.is_empty()).then_some(text)
}

/// Plays an action and describes it to a viewer. `before` is the viewer's view before the action. The second
/// value returned is the viewer's view after the action.
pub(crate) fn retell_action(
    game: &mut AnyGame,
    before: &AnyView,
    action: &str,
    viewer: Viewer,
    ply: Ply,
) -> Result<(Happened, AnyView), Illegal> {
    let seat = game.turn().seat();
    let shown = game.shown(action, viewer)?;
    game.play(action)?;
    let after = game.view(viewer);
    Ok((action_event(seat, ply, shown, before, &after), after))
}

fn why(record: &Record, game: &AnyGame) -> Why {
    if let Some(outcome) = game.outcome() {
        let ending = outcome.ending();
        return Why::Rules { clause: ending.clause.to_owned(), key: ending.key.to_owned() };
    }
    // A record does not say which seat resigned, ran out of time or was absent. So take the first seat that
    // did not win.
    let loser = record
        .scores()
        .and_then(|scores| Seat::all(scores.seats()).find(|seat| !scores.won(*seat)))
        .map_or(0, |seat| seat.index() as SeatNumber);
    match record.standing {
        Standing::Stopped(Stop::Resignation, _) => Why::Resignation { seat: loser },
        Standing::Stopped(Stop::Time, _) => Why::Time { seat: loser },
        Standing::Stopped(Stop::Absence, _) => Why::Absence { seat: loser },
        Standing::Stopped(Stop::Agreement, _) => Why::Agreement,
        _ => Why::Abort,
    }
}
