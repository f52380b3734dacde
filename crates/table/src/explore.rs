//! The analysis board: describes a record with its variations, and changes them.

use rules::{
    Faults, Illegal, Random, Viewer,
    catalog::AnyGame,
    record::{Branch, Comment, Ply, Record, TreePath, Variation},
};
use wire::{
    Happened, SeatNumber,
    analysis::{Analysis, Edit, Options, TreePly},
    games,
};

use crate::{retell::retell_action, state::outcome_by_rules};

/// Changes a record at a path. Returns the path of the place to show after the change. A refused change
/// leaves the record as it was.
///
/// # Errors
/// The path leads nowhere, or the change is not possible there.
pub fn edit(record: &mut Record, path: &TreePath, edit: Edit) -> Result<TreePath, Faults> {
    let text = |comment: wire::analysis::Comment| Comment::from(comment).to_string();
    match edit {
        Edit::Play { action } => return record.add(path, &action),
        Edit::Promote => return record.promote(path),
        Edit::Delete => return record.delete(path),
        Edit::Comment { comment } => record.set_comment(path, &text(comment))?,
        Edit::CommentBefore { comment } => record.set_comment_before(path, &text(comment))?,
        Edit::Mark { mark } => record.set_mark(path, mark.map(Into::into))?,
    }
    Ok(path.clone())
}

/// What may be done next: by the seat to act, or by the referee, who draws from `random`.
pub fn options(game: &AnyGame, random: &mut dyn Random) -> Options {
    let seat = game.turn().seat();
    Options {
        turn: seat.map(|seat| seat.index() as SeatNumber),
        legal: seat.and_then(|seat| games::legal(&game.view(Viewer::Seat(seat)))),
        deal: game.deal(random),
        result: game.outcome().map(|outcome| outcome_by_rules(&outcome)),
        position: game.position(),
    }
}

/// Describes a record and a place in it, as far as the viewer may know.
///
/// # Errors
/// The path leads nowhere, or a ply is illegal.
pub fn explore(record: &Record, path: &TreePath, viewer: Viewer) -> Result<Analysis, Faults> {
    let mut walk = Walk { game: record.start()?, viewer, plies: Vec::new() };
    walk.line(&record.plies, &TreePath::default())?;
    walk.variations(&record.continuations, &TreePath::main(record.plies.len()))?;
    let (line, line_paths) = line(record, path, viewer)?;
    Ok(Analysis {
        record: record.to_string(),
        spec: record.spec.to_string(),
        seats: record.seats.clone(),
        comment: comment(record.comment.as_deref()),
        plies: walk.plies,
        path: path.to_string(),
        line,
        line_paths,
    })
}

/// Returns the events of the line that contains the end of a path, and the path of each event.
fn line(record: &Record, path: &TreePath, viewer: Viewer) -> Result<(Vec<Happened>, Vec<String>), Faults> {
    // If there is no line, the path leads nowhere, and `game_at` returns the error that says so.
    let Some(plies) = record.line_through(path) else {
        return record.game_at(path).map(|_| Default::default());
    };
    let mut game = record.start()?;
    let mut view = game.view(viewer);
    let mut events = vec![Happened::Started { board: games::board(&view) }];
    for (number, ply) in (1..).zip(&plies) {
        let (event, after) = retell_action(&mut game, &view, &ply.action, viewer, number)?;
        events.push(event);
        view = after;
    }
    let paths = (0..=plies.len()).map(|ply| path.on_line(ply).to_string()).collect();
    Ok((events, paths))
}

/// Visits all plies in the order of the text. It recurses into variations, but not along a line.
struct Walk {
    game: AnyGame,
    viewer: Viewer,
    plies: Vec<TreePly>,
}

impl Walk {
    /// Visits a line that begins after this path, with all its variations.
    fn line(&mut self, plies: &[Ply], before: &TreePath) -> Result<(), Illegal> {
        let mut before = before.clone();
        for ply in plies {
            let path = TreePath { ply: before.ply + 1, ..before.clone() };
            self.visit(ply, &path, None)?;
            if !ply.variations.is_empty() {
                self.game.undo();
                self.variations(&ply.variations, &before)?;
                self.game.play(&ply.action)?;
            }
            before = path;
        }
        Ok(())
    }

    /// Visits the variations that begin after this path. Takes back the plies of each variation.
    fn variations(&mut self, variations: &[Variation], before: &TreePath) -> Result<(), Illegal> {
        for (variation, line) in variations.iter().enumerate() {
            let Some((first, rest)) = line.plies.split_first() else { continue };
            let ply = before.ply + 1;
            let branches = before.branches.iter().copied().chain([Branch { ply, variation }]).collect();
            let path = TreePath { branches, ply };
            self.visit(first, &path, line.comment.as_deref())?;
            self.line(rest, &path)?;
            for _ in &line.plies {
                self.game.undo();
            }
        }
        Ok(())
    }

    /// Describes a ply and plays it.
    fn visit(&mut self, ply: &Ply, path: &TreePath, before: Option<&str>) -> Result<(), Illegal> {
        let action = self.game.shown(&ply.action, self.viewer)?;
        self.plies.push(TreePly {
            path: path.to_string(),
            seat: self.game.turn().seat().map(|seat| seat.index() as SeatNumber),
            parts: games::action(self.game.spec().info().name, &action),
            action,
            mark: ply.mark.map(Into::into),
            comment: comment(ply.comment.as_deref()),
            before: comment(before),
        });
        self.game.play(&ply.action)
    }
}

fn comment(text: Option<&str>) -> wire::analysis::Comment {
    text.map(|text| Comment::parse(text).into()).unwrap_or_default()
}
