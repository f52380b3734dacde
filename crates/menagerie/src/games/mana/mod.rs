//! Mana in the terminal, and its solver, which is a proof search.

mod board;

use players::mana::ManaClauses;
use rules::{Playing, mana::Mana};
use wire::games::{Effect, mana};

use super::FrontEnd;
use crate::{
    board::Perspective,
    canvas::Canvas,
    commands::solve::{Task, proofs},
    failure::Result,
    play::Played,
};

impl FrontEnd for Mana {
    fn has_certificates(_: Self::Spec) -> bool {
        true
    }

    fn draw(playing: &Playing<Mana>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }

    fn remarks(played: &Played<'_>) -> Vec<String> {
        let Effect::Mana(mana::Effect::Flown(mana::Flight { skipped: Some(skip), .. })) = &played.effect
        else {
            return Vec::new();
        };
        played.skipped(skip).into_iter().collect()
    }

    fn solve(playing: &Playing<Mana>, task: &Task<'_>) -> Result {
        proofs::run(task, ManaClauses, &playing.game().afresh())
    }
}
