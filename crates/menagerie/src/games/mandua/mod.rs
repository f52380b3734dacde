//! Mandua in the terminal, and its solver, which is a proof search.

mod board;

use players::mandua::ManduaClauses;
use rules::{Playing, mandua::Mandua};

use super::FrontEnd;
use crate::{
    board::Perspective,
    canvas::Canvas,
    commands::solve::{Task, proofs},
    failure::Result,
};

impl FrontEnd for Mandua {
    fn draw(playing: &Playing<Mandua>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }

    fn solve(playing: &Playing<Mandua>, task: &Task<'_>) -> Result {
        proofs::run(task, ManduaClauses, &playing.game().afresh())
    }
}
