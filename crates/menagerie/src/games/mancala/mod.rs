//! Mancala in the terminal, its solver, its endgame tables and its opening books.

mod board;
mod opening_book;
mod solve;
mod tables;

use rules::{
    Playing,
    mancala::{Mancala, Spec},
};

use super::{FrontEnd, PrintBook, TableSet};
use crate::{board::Perspective, canvas::Canvas, commands::solve::Task, failure::Result};

impl FrontEnd for Mancala {
    const TABLES: Option<&'static dyn TableSet> = Some(&tables::MancalaTables);
    const OPENING_BOOK: Option<PrintBook<Spec>> = Some(opening_book::print);

    fn draw(playing: &Playing<Mancala>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }

    fn solve(playing: &Playing<Mancala>, task: &Task<'_>) -> Result {
        solve::run(playing.game(), task)
    }
}
