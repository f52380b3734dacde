//! Setting up the pieces (MA-3, MA-4).

use std::ops::ControlFlow;

use super::{
    action::{Action, RONIN},
    board::{Kind, Square, Squares},
    refusals::{DAIMYO_DOUBLE, FILL_ROW, FIRST_ROW, PLACE_EACH, RISING_ORDER, SQUARE_TWICE, TWO_ROWS},
    spec::SetUp,
};
use crate::{Illegal, Random, Seat};

/// Number of ways to place the Daimyo and five Ronin on twelve squares: 12 for the Daimyo, times 11 choose 5.
const PLACINGS: u64 = 12 * 462;

/// Where the Daimyo may stand if the pieces fill the first row.
fn doubles(seat: Seat) -> Squares {
    Squares::rows(seat, 1) & Kind::Double.squares()
}

pub(super) fn visit<B>(
    setup: SetUp,
    seat: Seat,
    mut visitor: impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    match setup {
        SetUp::Standard => doubles(seat).try_for_each(|daimyo| visitor(Action::FillRow { daimyo })),
        SetUp::Advanced => Squares::rows(seat, 2).try_for_each(|daimyo| {
            let mut ronin = [daimyo; RONIN];
            choose(Squares::rows(seat, 2) - daimyo.into(), &mut ronin, 0, &mut |ronin| {
                visitor(Action::Place { daimyo, ronin })
            })
        }),
    }
}

/// Visits every choice of squares for Ronin number `at` and those after it, with the squares in rising order.
fn choose<B>(
    mut squares: Squares,
    ronin: &mut [Square; RONIN],
    at: usize,
    visitor: &mut impl FnMut([Square; RONIN]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if at == RONIN {
        return visitor(*ronin);
    }
    while let Some(square) = squares.next() {
        ronin[at] = square;
        choose(squares, ronin, at + 1, visitor)?;
    }
    ControlFlow::Continue(())
}

pub(super) fn count(setup: SetUp, seat: Seat) -> u64 {
    match setup {
        SetUp::Standard => doubles(seat).len() as u64,
        SetUp::Advanced => PLACINGS,
    }
}

pub(super) fn sample(setup: SetUp, seat: Seat, random: &mut impl Random) -> Option<Action> {
    let mut nth = |mut squares: Squares| squares.nth(random.below(squares.len() as u32) as usize);
    if setup == SetUp::Standard {
        return nth(doubles(seat)).map(|daimyo| Action::FillRow { daimyo });
    }
    let mut free = Squares::rows(seat, 2);
    let daimyo = nth(free)?;
    free -= daimyo.into();
    // Drawing one by one makes every set of five equally likely.
    let mut chosen = Squares::NONE;
    for _ in 0..RONIN {
        chosen |= nth(free - chosen)?.into();
    }
    Some(Action::Place { daimyo, ronin: five(chosen)? })
}

/// The squares as an array; `None` if there are not exactly five.
fn five(mut squares: Squares) -> Option<[Square; RONIN]> {
    let mut ronin = [squares.first()?; RONIN];
    for square in &mut ronin {
        *square = squares.next()?;
    }
    squares.is_empty().then_some(ronin)
}

/// Whether the Daimyo may stand on this square while the other pieces fill the row.
pub(super) fn check_fill(setup: SetUp, seat: Seat, daimyo: Square) -> Result<(), Illegal> {
    if setup == SetUp::Advanced {
        return Err(Illegal::from(&PLACE_EACH));
    }
    if !Squares::rows(seat, 1).contains(daimyo) {
        return Err(Illegal::new(&FIRST_ROW, [daimyo.into()]));
    }
    if daimyo.kind() != Kind::Double {
        return Err(Illegal::new(&DAIMYO_DOUBLE, [daimyo.into(), daimyo.kind().into()]));
    }
    Ok(())
}

pub(super) fn check_place(
    setup: SetUp,
    seat: Seat,
    daimyo: Square,
    ronin: [Square; RONIN],
) -> Result<(), Illegal> {
    if setup == SetUp::Standard {
        return Err(Illegal::from(&FILL_ROW));
    }
    let mut taken = Squares::NONE;
    for square in [daimyo].into_iter().chain(ronin) {
        if !Squares::rows(seat, 2).contains(square) {
            return Err(Illegal::new(&TWO_ROWS, [square.into()]));
        }
        if taken.contains(square) {
            return Err(Illegal::new(&SQUARE_TWICE, [square.into()]));
        }
        taken |= square.into();
    }
    match ronin.windows(2).find(|pair| pair[0] > pair[1]) {
        Some(pair) => Err(Illegal::new(&RISING_ORDER, [pair[1].into(), pair[0].into()])),
        None => Ok(()),
    }
}

/// The Daimyo's square and the squares of all pieces that an action sets up.
pub(super) fn pieces(action: Action, seat: Seat) -> Option<(Square, Squares)> {
    match action {
        Action::FillRow { daimyo } => Some((daimyo, Squares::rows(seat, 1) | daimyo.into())),
        Action::Place { daimyo, ronin } => Some((daimyo, Squares::from_iter(ronin) | daimyo.into())),
        Action::Move { .. } | Action::Return { .. } => None,
    }
}
