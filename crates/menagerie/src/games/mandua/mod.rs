//! Mandua in the terminal, and its solver, which is a proof search.

mod board;

use certificate::ToAndFro;
use players::mandua::ManduaClauses;
use rules::{
    Playing,
    mandua::{Action, Mandua, RUN},
};

use super::FrontEnd;
use crate::{
    board::Perspective,
    canvas::Canvas,
    commands::solve::{Task, proofs},
    failure::Result,
};

impl FrontEnd for Mandua {
    const CERTIFICATES: bool = true;
    // MD-22
    const TO_AND_FRO: Option<ToAndFro<Action>> = Some(ToAndFro { moves: RUN as u32, takes_back });

    fn draw(playing: &Playing<Mandua>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }

    fn solve(playing: &Playing<Mandua>, task: &Task<'_>) -> Result {
        proofs::run(task, ManduaClauses, &playing.game().afresh())
    }
}

/// Whether the second move leads straight back.
fn takes_back(first: Action, second: Action) -> bool {
    match (first, second) {
        (Action::Go { from, to }, Action::Go { from: back_from, to: back_to }) => {
            (from, to) == (back_to, back_from)
        }
        _ => false,
    }
}
