//! Changing a record's tree of variations.

use std::mem;

use super::{
    Branch, Comment, MAX_DEPTH, Mark, PATH_UNKNOWN, Ply, Record, Standing, TreePath, VARIATION_DEPTH,
    Variation,
};
use crate::{Faults, Illegal, catalog::AnyGame};

/// Changes to the tree. A refused change leaves the record as it was.
///
/// After a change to the main line, the record no longer describes the game that was played. So its standing
/// is then computed from the rules, and its dice tags are removed. Nothing is ever added to the end of a
/// stopped game's main line: what could have followed is in the record's
/// [`continuations`](Record::continuations).
impl Record {
    /// The ply at a path; `None` at the beginning, and where there is no ply.
    pub fn ply_at(&self, path: &TreePath) -> Option<&Ply> {
        self.way_to(path)?.pop()
    }

    /// The game after the ply at a path.
    ///
    /// # Errors
    /// The record has no such ply, or a ply on the way is illegal.
    pub fn game_at(&self, path: &TreePath) -> Result<AnyGame, Faults> {
        let way = self.way_to(path).ok_or_else(|| unknown(path))?;
        let mut game = self.start()?;
        for ply in way {
            game.play(&ply.action)?;
        }
        Ok(game)
    }

    /// Plays an action after the ply at a path, and returns the path of the action's ply. If the record does
    /// not have this action there, adds it, at the end of the line or as the last variation.
    ///
    /// # Errors
    /// The action is illegal there, the record has no such ply, or the variation would lie too deep.
    pub fn add(&mut self, after: &TreePath, action: &str) -> Result<TreePath, Faults> {
        let mut game = self.game_at(after)?;
        let next = TreePath { ply: after.ply + 1, ..after.clone() };
        if self.ply_at(&next).is_some_and(|ply| ply.action == action) {
            return Ok(next);
        }
        game.play(action)?;
        let begins = |variation: &Variation| variation.plies.first().is_some_and(|ply| ply.action == action);
        let is_main = after.branches.is_empty();
        let is_unfinished = self.standing == Standing::Unfinished;
        let line = self.line(&after.branches).ok_or_else(|| unknown(after))?;
        let stays_open = line.continuations.as_ref().is_none_or(|others| is_unfinished && others.is_empty());
        if line.first + line.plies.len() == next.ply && stays_open {
            line.plies.push(Ply::new(action));
            if is_main {
                self.settle(&game);
            }
            return Ok(next);
        }
        let alternatives = line.alternatives(next.ply).ok_or_else(|| unknown(after))?;
        if let Some(known) = alternatives.iter().position(begins) {
            return Ok(after.branch(known));
        }
        if after.branches.len() == MAX_DEPTH {
            return Err(too_deep().into());
        }
        alternatives.push(Variation { comment: None, plies: vec![Ply::new(action)] });
        Ok(after.branch(alternatives.len() - 1))
    }

    /// Exchanges the innermost variation of a path with the plies that it replaces. Those plies, and what
    /// follows them, become the first variation. Returns the new path of the same ply. If the path is on the
    /// main line, nothing changes.
    ///
    /// # Errors
    /// The record has no such ply, a variation would lie too deep, or a ply of the main line is illegal.
    pub fn promote(&mut self, path: &TreePath) -> Result<TreePath, Faults> {
        self.way_to(path).ok_or_else(|| unknown(path))?;
        let Some((branch, outer)) = path.branches.split_last() else { return Ok(path.clone()) };
        let mut changed = self.clone();
        let line = changed.line(outer).ok_or_else(|| unknown(path))?;
        let mut rest = line.plies.split_off(branch.ply - line.first);
        let continuations = line.continuations.map(mem::take).unwrap_or_default();
        let (mut others, after_rest) = match rest.first_mut() {
            Some(replaced) => (mem::take(&mut replaced.variations), continuations),
            None => (continuations, Vec::new()),
        };
        extend(&mut rest, after_rest);
        let promoted = others.remove(branch.variation);
        let rest = (!rest.is_empty()).then_some(Variation { comment: None, plies: rest });
        extend(line.plies, [promoted].into_iter().chain(rest).chain(others).collect());
        if depth(&changed.plies).max(depth_of(&changed.continuations)) > MAX_DEPTH {
            return Err(too_deep().into());
        }
        if outer.is_empty() {
            let game = changed.replay().map_err(|(_, faults)| faults)?;
            changed.settle(&game);
        }
        *self = changed;
        Ok(TreePath { branches: outer.to_vec(), ply: path.ply })
    }

    /// Deletes a ply and what follows it. If the ply has variations, the first takes its place, and the
    /// others stay variations. Returns the path of the ply before the deleted one.
    ///
    /// # Errors
    /// The record has no such ply, or a ply of the main line is illegal.
    pub fn delete(&mut self, path: &TreePath) -> Result<TreePath, Faults> {
        self.way_to(path).ok_or_else(|| unknown(path))?;
        let before = path.parent().ok_or_else(|| unknown(path))?;
        if let Some((branch, outer)) = path.begun() {
            let alternatives = self.line(outer).and_then(|line| line.alternatives(branch.ply));
            alternatives.ok_or_else(|| unknown(path))?.remove(branch.variation);
            return Ok(before);
        }
        let mut changed = self.clone();
        let line = changed.line(&path.branches).ok_or_else(|| unknown(path))?;
        let deleted = line.plies.split_off(path.ply - line.first).into_iter().next();
        extend(line.plies, deleted.map(|ply| ply.variations).unwrap_or_default());
        if let Some(continuations) = line.continuations {
            continuations.clear();
            let game = changed.replay().map_err(|(_, faults)| faults)?;
            changed.settle(&game);
        }
        *self = changed;
        Ok(before)
    }

    /// Sets the comment after a ply, or at the beginning of the record. An empty text removes the comment.
    ///
    /// # Errors
    /// The record has no such ply.
    pub fn set_comment(&mut self, path: &TreePath, text: &str) -> Result<(), Illegal> {
        let comment =
            if path == &TreePath::default() { &mut self.comment } else { &mut self.ply_mut(path)?.comment };
        *comment = some_text(text);
        Ok(())
    }

    /// Sets the comment before the first ply of a variation. An empty text removes the comment.
    ///
    /// # Errors
    /// The path does not lead to the first ply of a variation.
    pub fn set_comment_before(&mut self, path: &TreePath, text: &str) -> Result<(), Illegal> {
        let variation = path.begun().and_then(|(branch, outer)| {
            self.line(outer)?.alternatives(branch.ply)?.get_mut(branch.variation)
        });
        variation.ok_or_else(|| unknown(path))?.comment = some_text(text);
        Ok(())
    }

    /// Sets or removes the mark of a ply.
    ///
    /// # Errors
    /// The record has no such ply.
    pub fn set_mark(&mut self, path: &TreePath, mark: Option<Mark>) -> Result<(), Illegal> {
        self.ply_mut(path)?.mark = mark;
        Ok(())
    }

    /// The plies from the beginning of the game to the end of the line in which a path ends; `None` if the
    /// path leads nowhere.
    pub fn line_through(&self, path: &TreePath) -> Option<Vec<&Ply>> {
        let Innermost { mut way, first, plies } = self.innermost(path)?;
        path.is_within(first, plies.len()).then(|| way.extend(plies))?;
        Some(way)
    }

    /// The plies from the beginning up to the ply at a path, inclusive; `None` if the path leads nowhere.
    fn way_to(&self, path: &TreePath) -> Option<Vec<&Ply>> {
        let Innermost { mut way, first, plies } = self.innermost(path)?;
        path.is_within(first, plies.len()).then(|| way.extend(&plies[..path.ply + 1 - first]))?;
        Some(way)
    }

    /// The line to which the branches of a path lead; `None` if there is no such line.
    fn innermost(&self, path: &TreePath) -> Option<Innermost<'_>> {
        let mut way = Vec::new();
        let (mut first, mut plies, mut continuations) = (1, &self.plies, &self.continuations[..]);
        for branch in &path.branches {
            let at = branch.ply.checked_sub(first)?;
            way.extend(plies.get(..at)?);
            let alternatives = plies.get(at).map_or(continuations, |ply| &ply.variations);
            plies = &alternatives.get(branch.variation)?.plies;
            (first, continuations) = (branch.ply, &[]);
        }
        Some(Innermost { way, first, plies })
    }

    fn ply_mut(&mut self, path: &TreePath) -> Result<&mut Ply, Illegal> {
        let line = self.line(&path.branches);
        let ply = line.and_then(|line| line.plies.get_mut(path.ply.checked_sub(line.first)?));
        ply.ok_or_else(|| unknown(path))
    }

    /// The line to which these branches lead.
    fn line(&mut self, branches: &[Branch]) -> Option<LineMut<'_>> {
        let continuations = Some(&mut self.continuations);
        let mut line = LineMut { first: 1, plies: &mut self.plies, continuations };
        for branch in branches {
            let plies = &mut line.alternatives(branch.ply)?.get_mut(branch.variation)?.plies;
            line = LineMut { first: branch.ply, plies, continuations: None };
        }
        Some(line)
    }

    /// Computes the standing from the rules and removes the dice tags. Call this after every change to the
    /// main line.
    fn settle(&mut self, game: &AnyGame) {
        self.standing = Standing::by_rules(game);
        self.dice = None;
    }
}

/// The line in which a path ends.
struct Innermost<'a> {
    /// The plies before it.
    way: Vec<&'a Ply>,
    /// The number of its first ply.
    first: usize,
    /// Its plies.
    plies: &'a [Ply],
}

/// A line that is to be changed.
struct LineMut<'a> {
    /// The number of its first ply.
    first: usize,
    plies: &'a mut Vec<Ply>,
    /// `None` in a variation: only the main line has continuations.
    continuations: Option<&'a mut Vec<Variation>>,
}

impl<'a> LineMut<'a> {
    /// The lines that could be played in place of a ply.
    fn alternatives(self, ply: usize) -> Option<&'a mut Vec<Variation>> {
        let at = ply.checked_sub(self.first)?;
        if at == self.plies.len() {
            return self.continuations;
        }
        Some(&mut self.plies.get_mut(at)?.variations)
    }
}

/// Continues a line with the first of these variations. The others become variations of the first ply added.
fn extend(plies: &mut Vec<Ply>, variations: Vec<Variation>) {
    let mut variations = variations.into_iter();
    let Some(mut line) = variations.next() else { return };
    if let Some(ply) = line.plies.first_mut() {
        let comments = [line.comment, ply.comment.take()].into_iter().flatten();
        let comments = comments.map(|comment| Comment::parse(&comment));
        ply.comment = comments.reduce(Comment::followed_by).map(|comment| comment.to_string());
        ply.variations = variations.collect();
    }
    plies.append(&mut line.plies);
}

/// How deeply the variations of a line are nested.
fn depth(plies: &[Ply]) -> usize {
    plies.iter().map(|ply| depth_of(&ply.variations)).max().unwrap_or(0)
}

fn depth_of(variations: &[Variation]) -> usize {
    variations.iter().map(|variation| 1 + depth(&variation.plies)).max().unwrap_or(0)
}

fn some_text(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

fn unknown(path: &TreePath) -> Illegal {
    Illegal::new(&PATH_UNKNOWN, [path.to_string().into()])
}

fn too_deep() -> Illegal {
    Illegal::new(&VARIATION_DEPTH, [(MAX_DEPTH as i64).into()])
}
