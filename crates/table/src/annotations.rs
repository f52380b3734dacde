//! Carries the marks, comments and variations of a record over to the game that continues it.

use rules::record::{Comment, Ply, Record, Variation};

/// Copies the marks, comments and variations of an older record to the plies of the continued game. Returns
/// the plies, and the variations that begin after the last ply.
///
/// If the game leaves the older main line, the rest of that line is dropped. The variations at that point are
/// kept. If the game follows one of them, it becomes the main line.
pub(crate) fn keep(older: &Record, mut plies: Vec<Ply>) -> (Vec<Ply>, Vec<Variation>) {
    let mut line = &older.plies[..];
    let mut continuations = &older.continuations[..];
    for ply in &mut plies {
        let others = match line.split_first() {
            Some((same, rest)) if same.action == ply.action => {
                ply.clone_from(same);
                line = rest;
                continue;
            }
            Some((replaced, _)) => &replaced.variations[..],
            None => continuations,
        };
        (line, continuations) = (&[], &[]);
        for other in others {
            match other.plies.split_first() {
                Some((same, rest)) if same.action == ply.action => {
                    ply.mark = same.mark;
                    ply.comment = joined(other.comment.as_deref(), same.comment.as_deref());
                    line = rest;
                }
                _ => ply.variations.push(other.clone()),
            }
        }
    }
    let left = line.first().map_or(continuations, |ply| &ply.variations);
    (plies, left.to_vec())
}

fn joined(one: Option<&str>, other: Option<&str>) -> Option<String> {
    let comments = [one, other].into_iter().flatten().map(Comment::parse);
    comments.reduce(Comment::followed_by).map(|comment| comment.to_string())
}
