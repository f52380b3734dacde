//! Mana in the terminal, and its solver, which is a proof search.

mod board;

use players::mana::ManaClauses;
use rules::{Playing, mana::Mana};

use super::FrontEnd;
use crate::{
    board::Perspective,
    canvas::Canvas,
    commands::solve::{Task, proofs},
    failure::Result,
};

impl FrontEnd for Mana {
    fn draw(playing: &Playing<Mana>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }

    fn solve(playing: &Playing<Mana>, task: &Task<'_>) -> Result {
        proofs::run(task, ManaClauses, &playing.game().afresh())
    }
}
