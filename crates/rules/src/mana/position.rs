//! A position, and its text: `rrdrrr/6/6/6/6/RRDRRR b - 0/0 *`.
//!
//! The text gives the board from rank 6 down, the player to act, the bird, the captured Ronin of both sides
//! and the duty.

use std::{
    fmt::{self, Write},
    hash::{Hash, Hasher},
};

use super::{
    action::RONIN,
    bird::Duty,
    board::{Kind, SIDE, Square, Squares},
    refusals::{
        DAIMYO_DOUBLE, FIRST_ROW, POSITION_BIRD, POSITION_BLOCKED, POSITION_DAIMYO, POSITION_DUTY,
        POSITION_DUTY_BIRD, POSITION_RONIN, SET_UP_BIRD, SET_UP_CAPTURED, SET_UP_DAIMYO, SET_UP_RONIN,
        SET_UP_TURN, SET_UP_WHITE, TWO_ROWS,
    },
    spec::{SetUp, Spec},
};
use crate::{Arg, BitSet, BySeat, Faults, Illegal, Outcome, Seat, mix, text};

const EXAMPLE: &str = "rrdrrr/6/6/6/6/RRDRRR b - 0/0 *";

/// The type of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// The piece whose capture wins.
    Daimyo,
    /// One of the five other pieces.
    Ronin,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// Each seat's pieces, including the Daimyo.
    pub(super) pieces: BySeat<Squares>,
    /// Each seat's Daimyo; `None` before it is set up and after it is captured.
    pub(super) daimyo: BySeat<Option<Square>>,
    pub(super) bird: Option<Square>,
    pub(super) duty: Duty,
    /// The seat to act. After a win it is the winner's seat; after a draw it has no meaning.
    pub(super) seat: Seat,
    /// Number of moves in a row in which no piece was captured and no Ronin returned (MA-18).
    pub(super) quiet: u8,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    pub(super) const START: Position = Position {
        pieces: BySeat::new([Squares::NONE; 2]),
        daimyo: BySeat::new([None; 2]),
        bird: None,
        duty: Duty::SettingUp,
        seat: Seat::FIRST,
        quiet: 0,
        outcome: None,
    };

    #[inline]
    pub(super) fn own(&self) -> Squares {
        self.pieces[self.seat]
    }

    #[inline]
    pub(super) fn enemy(&self) -> Squares {
        self.pieces[self.seat.other()]
    }

    #[inline]
    pub(super) fn occupied(&self) -> Squares {
        let [black, white] = *self.pieces.values();
        black | white
    }

    pub(super) fn piece(&self, square: Square) -> Option<(Seat, Piece)> {
        let seat = Seat::all(2).find(|&seat| self.pieces[seat].contains(square))?;
        let daimyo = self.daimyo[seat] == Some(square);
        Some((seat, if daimyo { Piece::Daimyo } else { Piece::Ronin }))
    }

    /// Number of a seat's Ronin that are captured and have not returned.
    #[inline]
    pub(super) fn captured(&self, seat: Seat) -> usize {
        if self.duty == Duty::SettingUp {
            return 0;
        }
        let ronin = self.pieces[seat] - self.daimyo[seat].into();
        RONIN.saturating_sub(ronin.len())
    }

    /// An exact key of everything that makes two positions the same (MA-17), and of the result. The captured
    /// Ronin and the kind that the bird demands are left out, because they follow from the rest.
    #[inline]
    pub(super) fn key(&self) -> u128 {
        let [black, white] = self.pieces.values().map(BitSet::bits);
        let [black_daimyo, white_daimyo] = *self.daimyo.values();
        let [black_daimyo, white_daimyo, bird] = [black_daimyo, white_daimyo, self.bird]
            .map(|square| square.map_or(u64::from(u8::MAX), |square| square.index() as u64));
        let duty = match self.duty {
            Duty::SettingUp => 0,
            Duty::Kind(Kind::Single | Kind::Double | Kind::Triple) => 1,
            Duty::Free => 2,
            Duty::Over => 3,
        };
        let result = match self.outcome {
            None => 0,
            Some(outcome) => 1 + outcome.winner().map_or(0, |seat| 1 + seat.index() as u64),
        };
        let low = black | black_daimyo << 36 | bird << 44 | duty << 52 | result << 54;
        let high = white | white_daimyo << 36 | (self.seat.index() as u64) << 44;
        u128::from(low) | u128::from(high) << 64
    }

    /// A 64-bit hash of the exact key.
    pub(super) fn hash_key(&self) -> u64 {
        // Do not simplify this to `mix` alone: other keys would change the node counts of searches.
        let key = self.key();
        let low = (key as u64 ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let high = ((key >> 64) as u64 ^ 0xd6e8_feb8_6659_fd93).wrapping_mul(0x94d0_49bb_1331_11eb);
        mix(low ^ low >> 32, high ^ high >> 29)
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..SIDE).rev() {
            let mut gap = 0;
            for square in (0..SIDE).filter_map(|file| Square::new(rank * SIDE + file)) {
                let Some((seat, piece)) = self.piece(square) else {
                    gap += 1;
                    continue;
                };
                if gap > 0 {
                    write!(f, "{gap}")?;
                    gap = 0;
                }
                f.write_char(letter(seat, piece))?;
            }
            if gap > 0 {
                write!(f, "{gap}")?;
            }
            f.write_char(if rank > 0 { '/' } else { ' ' })?;
        }
        f.write_str(match (self.duty, self.seat) {
            (Duty::Over, _) => "-",
            (_, Seat::FIRST) => "b",
            _ => "w",
        })?;
        match self.bird {
            Some(bird) => write!(f, " {bird}")?,
            None => f.write_str(" -")?,
        }
        let [black, white] = [Seat::FIRST, Seat::SECOND].map(|seat| self.captured(seat));
        write!(f, " {black}/{white} ")?;
        match self.duty {
            Duty::SettingUp => f.write_char('='),
            Duty::Kind(kind) => (kind as u8).fmt(f),
            Duty::Free => f.write_char('*'),
            Duty::Over => f.write_char('-'),
        }
    }
}

fn letter(seat: Seat, piece: Piece) -> char {
    match (piece, seat) {
        (Piece::Daimyo, Seat::FIRST) => 'D',
        (Piece::Ronin, Seat::FIRST) => 'R',
        (Piece::Daimyo, _) => 'd',
        (Piece::Ronin, _) => 'r',
    }
}

/// The content of a text that has the right form. The position need not be legal.
struct Written {
    daimyo: BySeat<Squares>,
    ronin: BySeat<Squares>,
    seat: Seat,
    bird: Option<Square>,
    captured: BySeat<u32>,
    duty: Duty,
}

/// Reads a position.
pub(super) fn read(spec: Spec, text: &str) -> Result<Position, Faults> {
    let written = form(text)?;
    let mut faults =
        if written.duty == Duty::SettingUp { written.set_up_faults(spec.setup) } else { written.faults() };
    if written.duty == Duty::Over {
        faults.push(text::position_over(text));
    }
    let mut position = Faults::check(written.position(), faults)?;
    if position.duty != Duty::SettingUp {
        position.settle(spec.bird);
    }
    match position.outcome {
        None => Ok(position),
        Some(_) => Err(Illegal::from(&POSITION_BLOCKED).into()),
    }
}

/// Reads the text without checking whether the position is legal.
fn form(text: &str) -> Result<Written, Illegal> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, seat, bird, captured, duty] = fields.as_slice() else {
        return Err(text::position_form(text, EXAMPLE));
    };
    let (daimyo, ronin) = pieces(board).ok_or_else(|| text::position_form(board, "rrdrrr/6/6/6/6/RRDRRR"))?;
    // In a finished game, both the seat to act and the duty are `-`.
    let over = seat == "-";
    let seat = match seat {
        "b" | "-" => Seat::FIRST,
        "w" => Seat::SECOND,
        _ => return Err(text::position_form(seat, "b, w, -")),
    };
    let bird = match bird {
        "-" => None,
        _ => Some(Square::parse(bird).ok_or_else(|| text::position_form(bird, "c3, -"))?),
    };
    let counts = captured
        .split_once('/')
        .and_then(|(black, white)| Some(BySeat::new([text::number(black)?, text::number(white)?])));
    let captured = counts.ok_or_else(|| text::position_form(captured, "0/0"))?;
    let duty = match duty {
        "-" if over => Duty::Over,
        _ if over => return Err(text::position_form(duty, "-")),
        "1" => Duty::Kind(Kind::Single),
        "2" => Duty::Kind(Kind::Double),
        "3" => Duty::Kind(Kind::Triple),
        "*" => Duty::Free,
        "=" => Duty::SettingUp,
        _ => return Err(text::position_form(duty, "1, 2, 3, *, =")),
    };
    Ok(Written { daimyo, ronin, seat, bird, captured, duty })
}

/// Reads the Daimyo and the Ronin of both seats.
fn pieces(board: &str) -> Option<(BySeat<Squares>, BySeat<Squares>)> {
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != SIDE {
        return None;
    }
    let (mut daimyo, mut ronin) = (BySeat::<Squares>::default(), BySeat::<Squares>::default());
    for (rank, text) in ranks.into_iter().rev().enumerate() {
        let (mut file, mut after_gap) = (0, false);
        for letter in text.chars() {
            let set = match letter {
                // Two numbers in a row are refused: they would be a second way to write one gap.
                '1'..='6' if !after_gap => {
                    file += letter as usize - '0' as usize;
                    after_gap = true;
                    continue;
                }
                'D' => &mut daimyo[Seat::FIRST],
                'd' => &mut daimyo[Seat::SECOND],
                'R' => &mut ronin[Seat::FIRST],
                'r' => &mut ronin[Seat::SECOND],
                _ => return None,
            };
            if file >= SIDE {
                return None;
            }
            *set |= Square::new(rank * SIDE + file)?.into();
            file += 1;
            after_gap = false;
        }
        if file != SIDE {
            return None;
        }
    }
    Some((daimyo, ronin))
}

impl Written {
    fn pieces(&self, seat: Seat) -> Squares {
        self.daimyo[seat] | self.ronin[seat]
    }

    fn position(&self) -> Position {
        Position {
            pieces: BySeat::from_fn(|seat| self.pieces(seat)),
            daimyo: self.daimyo.map(BitSet::first),
            bird: self.bird,
            duty: self.duty,
            seat: self.seat,
            ..Position::START
        }
    }

    /// The faults of a position after the set-up. A finished position may lack a Daimyo, because it was
    /// captured.
    fn faults(&self) -> Vec<Illegal> {
        let mut faults = Vec::new();
        for seat in Seat::all(2) {
            let (daimyo, ronin) = (self.daimyo[seat].len() as i64, self.ronin[seat].len() as i64);
            let captured = i64::from(self.captured[seat]);
            if daimyo != 1 && !(daimyo == 0 && self.duty == Duty::Over) {
                faults.push(Illegal::new(&POSITION_DAIMYO, [Arg::seat::<Spec>(seat), daimyo.into()]));
            }
            if ronin + captured != RONIN as i64 {
                faults.push(Illegal::new(
                    &POSITION_RONIN,
                    [Arg::seat::<Spec>(seat), ronin.into(), captured.into()],
                ));
            }
        }
        let taken = self.pieces(Seat::FIRST) | self.pieces(Seat::SECOND);
        if let Some(bird) = self.bird.filter(|&bird| taken.contains(bird)) {
            faults.push(Illegal::new(&POSITION_BIRD, [bird.into()]));
        }
        if let Duty::Kind(kind) = self.duty {
            match self.bird {
                None => faults.push(Illegal::new(&POSITION_DUTY_BIRD, [kind.into()])),
                Some(bird) if bird.kind() != kind => {
                    faults.push(Illegal::new(&POSITION_DUTY, [kind.into(), bird.kind().into()]));
                }
                Some(_) => {}
            }
        }
        faults
    }

    /// The faults of a position while pieces are set up.
    fn set_up_faults(&self, setup: SetUp) -> Vec<Illegal> {
        let mut faults = Vec::new();
        let (daimyo, ronin) = (self.daimyo[Seat::FIRST], self.ronin[Seat::FIRST]);
        let black = daimyo | ronin;
        if !black.is_empty() {
            if daimyo.len() != 1 {
                faults.push(Illegal::new(&SET_UP_DAIMYO, [(daimyo.len() as i64).into()]));
            }
            if ronin.len() != RONIN {
                faults.push(Illegal::new(&SET_UP_RONIN, [(ronin.len() as i64).into()]));
            }
            let (rows, refusal) = match setup {
                SetUp::Standard => (1, &FIRST_ROW),
                SetUp::Advanced => (2, &TWO_ROWS),
            };
            let outside = black - Squares::rows(Seat::FIRST, rows);
            faults.extend(outside.map(|square| Illegal::new(refusal, [square.into()])));
            if setup == SetUp::Standard {
                let wrong = daimyo - Kind::Double.squares();
                faults.extend(
                    wrong.map(|square| Illegal::new(&DAIMYO_DOUBLE, [square.into(), square.kind().into()])),
                );
            }
        }
        let white = self.pieces(Seat::SECOND);
        faults.extend(white.map(|square| Illegal::new(&SET_UP_WHITE, [square.into()])));
        let turn = if black.is_empty() { Seat::FIRST } else { Seat::SECOND };
        if self.seat != turn {
            faults.push(Illegal::new(&SET_UP_TURN, [Arg::seat::<Spec>(turn)]));
        }
        faults.extend(self.bird.map(|bird| Illegal::new(&SET_UP_BIRD, [bird.into()])));
        for (seat, &captured) in self.captured.iter() {
            if captured > 0 {
                faults.push(Illegal::new(
                    &SET_UP_CAPTURED,
                    [Arg::seat::<Spec>(seat), i64::from(captured).into()],
                ));
            }
        }
        faults
    }
}
