//! What alpha-beta knows about Mana.

use std::ops::ControlFlow;

use rules::{
    Game, Turn,
    mana::{Action, Duty, Kind, Mana, Square, Squares},
};
use search::{Evaluation, MOST};

use super::features::{Board, COUNT};
use crate::linear;

/// The features of the board, and which places for the bird differ.
pub(crate) struct Weights(pub(crate) &'static [i16; COUNT]);

/// What taking a Ronin promises.
const RONIN: i32 = 100;
/// What sending an enemy against the Daimyo promises: such moves come last.
const EXPOSED: i32 = -20_000;

impl Evaluation<Mana> for Weights {
    fn evaluate(&self, game: &Mana) -> i32 {
        linear::sum::<Mana, Board>(game, self.0).clamp(-MOST, MOST)
    }

    fn at_once(&self, game: &Mana) -> Option<Action> {
        let to = game.daimyo(game.turn().seat()?.other())?;
        let from = game.movers().find(|from| game.ends(*from).contains(to))?;
        Some(Action::Move { from, to, bird: None })
    }

    /// Of the places for the bird that are in nobody's way, one stands for all.
    fn visit(&self, game: &Mana, forcing: bool, each: &mut impl FnMut(Action, i32)) {
        let Turn::Seat(seat) = game.turn() else { return };
        if forcing {
            return;
        }
        if game.duty() == Duty::SettingUp {
            let _ = game.visit(|action| -> ControlFlow<()> {
                each(action, 0);
                ControlFlow::Continue(())
            });
            return;
        }
        let (own, enemies) = (game.pieces(seat), game.pieces(seat.other()));
        let occupied = own | enemies;
        let mut exposed = Squares::NONE;
        if let Some(daimyo) = game.daimyo(seat) {
            let threats = enemies.filter(|from| from.ends(occupied).contains(daimyo));
            exposed = threats.fold(exposed, |all, from| all | from.kind().squares());
        }
        let mut ends = |from: Option<Square>, ends: Squares| {
            for to in ends {
                let captures = enemies.contains(to);
                let promise = match (exposed.contains(to), captures) {
                    (true, _) => EXPOSED,
                    (_, true) => RONIN,
                    _ => 0,
                };
                let turn = |bird| match from {
                    Some(from) => Action::Move { from, to, bird },
                    None => Action::Return { to, bird },
                };
                let perches = game.perches(to);
                let near = perches & in_the_way(enemies & !Squares::from(to), to.kind());
                let far = (perches & !near).first();
                if perches.is_empty() || far.is_some() {
                    each(turn(far), promise);
                }
                for bird in near {
                    each(turn(Some(bird)), promise);
                }
            }
        };
        for from in game.movers() {
            ends(Some(from), game.ends(from));
        }
        ends(None, game.returns());
    }
}

/// The squares where a bird that asks for a kind may hinder these pieces. No move ends on the kind it starts from, so that
/// the bird can only be in the way; where no piece stands on the kind, all are free, and it may be anywhere.
fn in_the_way(pieces: Squares, kind: Kind) -> Squares {
    let movers = pieces & kind.squares();
    if movers.is_empty() {
        return Squares::ALL;
    }
    match kind {
        Kind::Single => Squares::NONE,
        Kind::Double => movers.around(),
        Kind::Triple => movers.around() | movers.around().around(),
    }
}
