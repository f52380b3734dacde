//! The text of a position, `rrdrrr/6/6/6/6/RRDRRR b - 0/0 *`.

use std::fmt::{self, Write};

use super::{
    action::RONIN,
    bird::Duty,
    board::{Kind, SIDE, Square, Squares},
    position::{Piece, Position},
    refusals::{
        DAIMYO_DOUBLE, FIRST_ROW, POSITION_BIRD, POSITION_BLOCKED, POSITION_DAIMYO, POSITION_DUTY,
        POSITION_DUTY_BIRD, POSITION_RONIN, POSITION_SKIPPED, SET_UP_BIRD, SET_UP_CAPTURED, SET_UP_DAIMYO,
        SET_UP_RONIN, SET_UP_TURN, SET_UP_WHITE, TWO_ROWS, player,
    },
    spec::{SetUp, Spec},
};
use crate::{Faults, Illegal, Seat, text};

const EXAMPLE: &str = "rrdrrr/6/6/6/6/RRDRRR b - 0/0 *";

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

/// A position as written: anything that has the form.
struct Written {
    daimyo: [Squares; 2],
    ronin: [Squares; 2],
    seat: Seat,
    bird: Option<Square>,
    captured: [u32; 2],
    duty: Duty,
}

/// Reads a position.
pub(super) fn read(spec: Spec, text: &str) -> Result<Position, Faults> {
    let written = form(text)?;
    if written.duty == Duty::Over {
        return Err(text::position_over(text).into());
    }
    let faults =
        if written.duty == Duty::SettingUp { written.set_up_faults(spec.setup) } else { written.faults() };
    let position = Faults::check(written.position(), faults)?;
    let mut faults = Vec::new();
    if position.duty != Duty::SettingUp && !position.can_act(spec.bird) {
        let other = Position { seat: position.seat.other(), duty: Duty::Free, ..position };
        faults.push(if other.can_act(spec.bird) {
            Illegal::new(&POSITION_SKIPPED, [player(position.seat), player(other.seat)])
        } else {
            Illegal::from(&POSITION_BLOCKED)
        });
    }
    Faults::check(position, faults)
}

/// Reads the form alone.
fn form(text: &str) -> Result<Written, Illegal> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, seat, bird, captured, duty] = fields.as_slice() else {
        return Err(text::position_form(text, EXAMPLE));
    };
    let (daimyo, ronin) = pieces(board).ok_or_else(|| text::position_form(board, "rrdrrr/6/6/6/6/RRDRRR"))?;
    // A finished game owes nothing: who acts and the duty are both `-`.
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
        .and_then(|(black, white)| Some([text::number(black)?, text::number(white)?]));
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

/// The Daimyo and the Ronin of both seats.
fn pieces(board: &str) -> Option<([Squares; 2], [Squares; 2])> {
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != SIDE {
        return None;
    }
    let (mut daimyo, mut ronin) = ([Squares::NONE; 2], [Squares::NONE; 2]);
    for (rank, text) in ranks.into_iter().rev().enumerate() {
        let (mut file, mut after_gap) = (0, false);
        for letter in text.chars() {
            let set = match letter {
                // Two gaps in a row would be one written otherwise.
                '1'..='6' if !after_gap => {
                    file += letter as usize - '0' as usize;
                    after_gap = true;
                    continue;
                }
                'D' => &mut daimyo[0],
                'd' => &mut daimyo[1],
                'R' => &mut ronin[0],
                'r' => &mut ronin[1],
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
    fn position(&self) -> Position {
        Position {
            pieces: [self.daimyo[0] | self.ronin[0], self.daimyo[1] | self.ronin[1]],
            daimyo: self.daimyo.map(Squares::first),
            bird: self.bird,
            duty: self.duty,
            seat: self.seat,
            ..Position::START
        }
    }

    /// What is wrong with a position in play.
    fn faults(&self) -> Vec<Illegal> {
        let mut faults = Vec::new();
        for (i, seat) in Seat::all(2).enumerate() {
            let (daimyo, ronin, captured) = (self.daimyo[i].len(), self.ronin[i].len(), self.captured[i]);
            if daimyo != 1 {
                faults.push(Illegal::new(&POSITION_DAIMYO, [player(seat), i64::from(daimyo).into()]));
            }
            if i64::from(ronin) + i64::from(captured) != RONIN as i64 {
                let numbers = [i64::from(ronin).into(), i64::from(captured).into()];
                let [ronin, captured] = numbers;
                faults.push(Illegal::new(&POSITION_RONIN, [player(seat), ronin, captured]));
            }
        }
        let taken = self.daimyo[0] | self.daimyo[1] | self.ronin[0] | self.ronin[1];
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

    /// What is wrong with a position of the setting up.
    fn set_up_faults(&self, setup: SetUp) -> Vec<Illegal> {
        let mut faults = Vec::new();
        let (daimyo, ronin) = (self.daimyo[0], self.ronin[0]);
        let black = daimyo | ronin;
        if !black.is_empty() {
            if daimyo.len() != 1 {
                faults.push(Illegal::new(&SET_UP_DAIMYO, [i64::from(daimyo.len()).into()]));
            }
            if ronin.len() != RONIN as u32 {
                faults.push(Illegal::new(&SET_UP_RONIN, [i64::from(ronin.len()).into()]));
            }
            let (rows, refusal) = match setup {
                SetUp::Standard => (1, &FIRST_ROW),
                SetUp::Advanced => (2, &TWO_ROWS),
            };
            let outside = black & !Squares::rows(Seat::FIRST, rows);
            faults.extend(outside.map(|square| Illegal::new(refusal, [square.into()])));
            if setup == SetUp::Standard {
                let wrong = daimyo & !Kind::Double.squares();
                faults.extend(
                    wrong.map(|square| Illegal::new(&DAIMYO_DOUBLE, [square.into(), square.kind().into()])),
                );
            }
        }
        let white = self.daimyo[1] | self.ronin[1];
        faults.extend(white.map(|square| Illegal::new(&SET_UP_WHITE, [square.into()])));
        let turn = if black.is_empty() { Seat::FIRST } else { Seat::SECOND };
        if self.seat != turn {
            faults.push(Illegal::new(&SET_UP_TURN, [player(turn)]));
        }
        faults.extend(self.bird.map(|bird| Illegal::new(&SET_UP_BIRD, [bird.into()])));
        for (seat, &captured) in Seat::all(2).zip(&self.captured) {
            if captured > 0 {
                faults.push(Illegal::new(&SET_UP_CAPTURED, [player(seat), i64::from(captured).into()]));
            }
        }
        faults
    }
}
