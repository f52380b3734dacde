//! Mancala in the terminal, its solver, its endgame tables and its opening books.

mod board;
mod certificate;
mod openings;
mod solve;
mod tables;

use ::certificate::{Fault, ValueCertificate, check_value, has_values};
use rules::{
    Playing,
    mancala::{Mancala, Spec},
};
use wire::games::{Effect, mancala};

use super::{FrontEnd, OpeningList, TableSet};
use crate::{board::Perspective, canvas::Canvas, commands::solve::Task, failure::Result, play::Played};

impl FrontEnd for Mancala {
    const TABLES: Option<&'static dyn TableSet> = Some(&tables::MancalaTables);
    const PRINT_OPENINGS: Option<fn(Spec, OpeningList) -> Result> = Some(openings::print);

    /// Rule sets in which positions can repeat have no certificates, because the value of a position can
    /// depend on the positions before it.
    fn has_certificates(spec: Spec) -> bool {
        has_values(spec.rule_set())
    }

    fn check_value(
        certificate: &ValueCertificate,
        spec: Spec,
        threads: usize,
        watch: &(dyn Fn(usize) -> bool + Sync),
    ) -> Option<Result<bool, Fault>> {
        Some(check_value(certificate, spec, threads, watch))
    }

    fn draw(playing: &Playing<Mancala>, perspective: Perspective<'_>) -> Canvas {
        board::draw(playing, perspective)
    }

    fn remarks(played: &Played<'_>) -> Vec<String> {
        let Effect::Mancala(mancala::Effect::Sown { skipped: Some(skip), .. }) = &played.effect else {
            return Vec::new();
        };
        played.skipped(skip).into_iter().collect()
    }

    fn solve(playing: &Playing<Mancala>, task: &Task<'_>) -> Result {
        solve::run(playing.game(), task)
    }
}
