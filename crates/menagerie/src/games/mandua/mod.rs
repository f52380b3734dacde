//! Mandua in the terminal, and its solver, which is a proof search.

mod board;

use certificate::ToAndFro;
use players::mandua::ManduaClauses;
use rules::{
    Playing,
    mandua::{Action, Mandua, RUN, Referee, Spec},
};

use super::FrontEnd;
use crate::{
    board::Perspective,
    canvas::Canvas,
    commands::solve::{Task, proofs},
    failure::Result,
};

impl FrontEnd for Mandua {
    // MD-22
    const TO_AND_FRO: Option<ToAndFro<Action>> = Some(ToAndFro { moves: RUN as u32, takes_back });

    /// With a strict referee, the legal actions may depend on the turn before. The text of a position does
    /// not contain that turn, so there are certificates only with a guided referee.
    fn has_certificates(spec: Spec) -> bool {
        spec.referee == Referee::Guided
    }

    fn draw(playing: &Playing<Mandua>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }

    fn solve(playing: &Playing<Mandua>, task: &Task<'_>) -> Result {
        proofs::run(task, ManduaClauses, &playing.game().afresh())
    }
}

/// Whether the second move takes a piece straight back. This also counts Tiger's capturing jumps, although a
/// capture ends a run of moves to and fro. So the check may refuse a sound certificate, but never accepts a
/// wrong one.
fn takes_back(first: Action, second: Action) -> bool {
    match (first, second) {
        (Action::Go { from, to }, Action::Go { from: back_from, to: back_to }) => {
            (from, to) == (back_to, back_from)
        }
        _ => false,
    }
}
