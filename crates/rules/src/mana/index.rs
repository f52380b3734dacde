//! The numbering of actions, which the rule book documents.

use super::{
    Mana,
    action::{self, Action},
    board::{self, SQUARES, Square},
    set_up,
    spec::SetUp,
};
use crate::{Indexed, Seat};

/// The first index of moves. A move adds `from * 36 + to`.
const MOVE: usize = 0;
/// The first index of the squares to which a Ronin returns.
const RETURN: usize = MOVE + SQUARES * SQUARES;
/// The first index of the bird's squares. After them comes one index for a turn that does not set the bird.
const BIRD: usize = RETURN + SQUARES;
const NO_BIRD: usize = BIRD + SQUARES;
/// The first index of the Daimyo's squares if the pieces fill the first row (MA-3).
const FILL: usize = NO_BIRD + 1;
/// The first index of the Daimyo's squares if each piece is placed by itself (MA-4).
const DAIMYO: usize = FILL + SQUARES;
/// The first index of the Ronin's squares.
const RONIN: usize = DAIMYO + SQUARES;

impl Indexed for Mana {
    const INDICES: usize = RONIN + SQUARES;
    const MAX_PARTS: usize = 6;

    fn parts(action: Action, parts: &mut Vec<usize>) {
        let bird_part = |bird: Option<Square>| bird.map_or(NO_BIRD, |bird| BIRD + bird.index());
        match action {
            Action::FillRow { daimyo } => parts.push(FILL + daimyo.index()),
            Action::Place { daimyo, ronin } => {
                parts.push(DAIMYO + daimyo.index());
                parts.extend(ronin.iter().map(|square| RONIN + square.index()));
            }
            Action::Move { from, to, bird } => {
                parts.extend([MOVE + from.index() * SQUARES + to.index(), bird_part(bird)]);
            }
            Action::Return { to, bird } => parts.extend([RETURN + to.index(), bird_part(bird)]),
        }
    }

    fn from_parts(parts: &[usize]) -> Option<Action> {
        match *parts {
            [fill] => {
                let daimyo = square(fill, FILL)?;
                some_seat(|seat| set_up::check_fill(SetUp::Standard, seat, daimyo).is_ok())
                    .then_some(Action::FillRow { daimyo })
            }
            [daimyo, a, b, c, d, e] => {
                let daimyo = square(daimyo, DAIMYO)?;
                let mut ronin = [daimyo; action::RONIN];
                for (square_of, part) in ronin.iter_mut().zip([a, b, c, d, e]) {
                    *square_of = square(part, RONIN)?;
                }
                some_seat(|seat| set_up::check_place(SetUp::Advanced, seat, daimyo, ronin).is_ok())
                    .then_some(Action::Place { daimyo, ronin })
            }
            [piece, bird] => {
                let bird = if bird == NO_BIRD { None } else { Some(square(bird, BIRD)?) };
                let (action, to) = if piece < RETURN {
                    let (from, to) = (Square::new(piece / SQUARES)?, Square::new(piece % SQUARES)?);
                    if !board::reach(from, from.kind(), from.into()).contains(to) {
                        return None;
                    }
                    (Action::Move { from, to, bird }, to)
                } else {
                    let to = square(piece, RETURN)?;
                    (Action::Return { to, bird }, to)
                };
                bird.is_none_or(|bird| bird != to && bird.kind() == to.kind()).then_some(action)
            }
            _ => None,
        }
    }
}

/// The square of an index in the range that begins at `start`.
fn square(index: usize, start: usize) -> Option<Square> {
    Square::new(index.checked_sub(start)?)
}

fn some_seat(mut holds: impl FnMut(Seat) -> bool) -> bool {
    holds(Seat::FIRST) || holds(Seat::SECOND)
}
