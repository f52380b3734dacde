//! Where a ply stands in a record with variations.

use std::{fmt, str::FromStr};

use super::PATH_UNKNOWN;
use crate::{Illegal, text::number};

/// Where a ply stands in a record: the variations that lead to it, and its number.
///
/// As text, `7` is ply 7 of the main line. `4.2/6.1/7` leads into the second variation of ply 4, from there
/// into the first variation of ply 6, and there to ply 7. `0` stands for the beginning, before every ply.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct TreePath {
    /// The variations that lead to the ply, the outermost first.
    pub branches: Vec<Branch>,
    /// The ply's number, from 1; 0 for the beginning.
    pub ply: usize,
}

/// The choice of a variation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Branch {
    /// The number of the variation's first ply.
    pub ply: usize,
    /// The index of the variation among the variations of that ply, from 0.
    pub variation: usize,
}

impl TreePath {
    /// The path to a ply of the main line.
    pub fn main(ply: usize) -> TreePath {
        TreePath { branches: Vec::new(), ply }
    }

    /// The ply before this one; `None` at the beginning.
    pub fn parent(&self) -> Option<TreePath> {
        let mut parent = TreePath { branches: self.branches.clone(), ply: self.ply.checked_sub(1)? };
        if let Some((_, outer)) = self.begun() {
            parent.branches.truncate(outer.len());
        }
        Some(parent)
    }

    /// The path to the ply with this number on the same line. If the line begins after that number, the ply
    /// is on one of the lines that lead to it.
    #[must_use]
    pub fn on_line(&self, ply: usize) -> TreePath {
        let branches = self.branches.iter().copied().take_while(|branch| branch.ply <= ply).collect();
        TreePath { branches, ply }
    }

    /// Whether the ply's number fits a line that begins with ply `first` and has `plies` plies. On the main
    /// line, the number 0 (the beginning) fits too.
    pub(super) fn is_within(&self, first: usize, plies: usize) -> bool {
        let lowest = if self.branches.is_empty() { 0 } else { first };
        (lowest..first + plies).contains(&self.ply)
    }

    /// For the first ply of a variation, returns that variation and the branches that lead to the line it
    /// departs from. `None` for any other ply.
    pub fn begun(&self) -> Option<(&Branch, &[Branch])> {
        self.branches.split_last().filter(|(branch, _)| branch.ply == self.ply)
    }

    /// The path to the first ply of a variation that begins after this ply.
    pub(super) fn branch(&self, variation: usize) -> TreePath {
        let ply = self.ply + 1;
        let branches = self.branches.iter().copied().chain([Branch { ply, variation }]).collect();
        TreePath { branches, ply }
    }
}

impl fmt::Display for TreePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Branch { ply, variation } in &self.branches {
            write!(f, "{ply}.{}/", variation + 1)?;
        }
        self.ply.fmt(f)
    }
}

impl FromStr for TreePath {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<TreePath, Illegal> {
        let branch = |text: &str| {
            let (ply, variation) = text.split_once('.')?;
            let variation = (number(variation)? as usize).checked_sub(1)?;
            Some(Branch { ply: number(ply)? as usize, variation })
        };
        let mut words: Vec<&str> = text.split('/').collect();
        let ply = words.pop().and_then(number).map(|ply| ply as usize);
        let branches: Option<Vec<Branch>> = words.into_iter().map(branch).collect();
        let path = branches.zip(ply).map(|(branches, ply)| TreePath { branches, ply });
        path.ok_or_else(|| Illegal::new(&PATH_UNKNOWN, [text.into()]))
    }
}
