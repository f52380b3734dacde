//! A position, and its text: `4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S`.

use crate::{Arg, Faults, Illegal, Seat, text};

use super::{
    Bowl, Place,
    board::Board,
    refusals::{NO_STONES, ONLY_SINGLES, TOO_MANY_STONES},
    rules::Rules,
    sowing::End,
    spec::Spec,
};

/// Everything in a game except its spec and its history.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    pub(super) board: Board,
    /// The index, in the history, of the first position with the same numbers of stones in the mancalas as
    /// now. Banked stones never return to the bowls, so no position before that one can occur again.
    pub(super) since: u32,
    pub(super) end: Option<End>,
}

/// The maximum number of stones: twelve bowls of eight, which is the most that a spec allows.
const MOST_STONES: u64 = 96;

const FORM: &str = "4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S";

pub(super) fn print(position: &Position) -> String {
    let side = |seat| {
        let places = Bowl::ALL.map(|bowl| Place::Bowl(seat, bowl)).into_iter().chain([Place::Mancala(seat)]);
        places.map(|place| position.board.stones(place).to_string()).collect::<Vec<_>>().join(" ")
    };
    let actor = match position.end {
        Some(_) => '-',
        None if position.board.actor() == Seat::FIRST => 'S',
        None => 'N',
    };
    format!("{} / {} {actor}", side(Seat::FIRST), side(Seat::SECOND))
}

/// Reads a position text from which a game can start.
pub(super) fn parse(rules: &Rules, text: &str) -> Result<Board, Faults> {
    let (sides, actor) = read(text).ok_or_else(|| text::position_form(text, FORM))?;
    let mut faults = Vec::new();

    let stones: u64 = sides.iter().flatten().copied().map(u64::from).sum();
    if stones > MOST_STONES {
        let args = [stones as i64, MOST_STONES as i64].map(Arg::Number);
        faults.push(Illegal::new(&TOO_MANY_STONES, args));
    }
    let Some(actor) = actor else {
        faults.push(text::position_over(text));
        return Faults::check(Board::start(0), faults);
    };
    let is_empty = |seat: Seat| sides[seat.index()][..6].iter().all(|&stones| stones == 0);
    for seat in [Seat::FIRST, Seat::SECOND] {
        if is_empty(seat) {
            faults.push(Illegal::new(&NO_STONES, [Arg::seat::<Spec>(seat)]));
        }
    }
    let can_play = |seat: &Seat| sides[seat.index()][..6].iter().any(|&stones| stones >= rules.least.into());
    // A player without a legal action is skipped (MC-14).
    let next = [actor, actor.other()].into_iter().find(can_play);
    if next.is_none() && !is_empty(actor) && !is_empty(actor.other()) {
        faults.push(Illegal::from(&ONLY_SINGLES));
    }
    let actor = next.unwrap_or(actor);
    let board = Board::from_stones(sides.map(|side| side.map(|stones| stones.min(96) as u8)), actor);
    Faults::check(board, faults)
}

/// Reads South's and North's bowls and mancala, and the player to act; `None` if the text has another form.
fn read(text: &str) -> Option<([[u32; 7]; 2], Option<Seat>)> {
    let (south, north) = text.split_once(" / ")?;
    let (north, actor) = north.rsplit_once(' ')?;
    let actor = match actor {
        "S" => Some(Seat::FIRST),
        "N" => Some(Seat::SECOND),
        "-" => None,
        _ => return None,
    };
    Some(([read_side(south)?, read_side(north)?], actor))
}

fn read_side(text: &str) -> Option<[u32; 7]> {
    let stones: Option<Vec<u32>> = text.split(' ').map(text::number).collect();
    stones?.try_into().ok()
}
