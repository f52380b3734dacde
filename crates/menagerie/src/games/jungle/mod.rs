//! Jungle in the terminal, its solver and its endgame tables.

mod board;
mod starved;
mod tables;

use book::Book;
use players::jungle::tables::{TableClauses, Tables};
use rules::{Playing, jungle::Jungle};

use super::{FrontEnd, TableSet};
use crate::{
    board::Perspective,
    canvas::Canvas,
    commands::solve::{Task, proofs},
    failure::Result,
    play::Played,
};

impl FrontEnd for Jungle {
    const TABLES: Option<&'static dyn TableSet> = Some(&tables::JungleTables);

    fn has_certificates(_: Self::Spec) -> bool {
        true
    }

    fn draw(playing: &Playing<Jungle>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }

    fn legend(&self, book: &Book) -> Option<String> {
        (!self.hungry().is_empty()).then(|| book.name("terminal-hungry-legend"))
    }

    fn remarks(played: &Played<'_>) -> Vec<String> {
        starved::said(played)
    }

    /// Solves by proof search, which looks up positions in the endgame tables.
    fn solve(playing: &Playing<Jungle>, task: &Task<'_>) -> Result {
        let tables = match task.fresh() {
            true => Tables::new(),
            false => Tables::open(tables::folder(task.folder())?, task.max_memory() / 4),
        };
        proofs::run(task, TableClauses(&tables), &playing.game().afresh())
    }
}
