//! The position text: `T3T/5/5/5/T3T ---- 25 h -`.

use std::fmt::Write;

use crate::{Arg, Faults, Illegal, text};

use super::{
    Spec,
    board::{Board, Field, Fields},
    refusals::{
        POSITION_ACTOR, POSITION_ALL_BEATEN, POSITION_GUIDED, POSITION_HUNTERS, POSITION_REMOVAL,
        POSITION_STRICT, POSITION_TIGERS, POSITION_TOTAL, POSITION_TURN_BEFORE,
    },
    spec::Referee,
    turn::{HUNTERS, Phase, Position, TIGERS},
};

const START: &str = "T3T/5/5/5/T3T ---- 25 h -";

/// Who acts, as written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Actor {
    Hunter,
    Tiger,
    Nobody,
}

/// The state of the turn, as written.
enum State {
    Plain,
    /// `+3`
    ToBeat(u8),
    /// `!4+2`
    Beating,
    /// `?`
    MayObject,
    /// `x:a1,C`
    MustRemove(Fields),
}

impl Position {
    pub(super) fn write(&self, referee: Referee) -> String {
        let mut text = String::with_capacity(48);
        for rank in (0..5).rev() {
            if rank < 4 {
                text.push('/');
            }
            let mut vacant = 0;
            for &field in &Field::ALL[5 * rank..5 * rank + 5] {
                let piece = self.piece(field);
                if vacant > 0 && piece != '-' {
                    text.push(char::from(b'0' + vacant));
                    vacant = 0;
                }
                if piece == '-' { vacant += 1 } else { text.push(piece) }
            }
            if vacant > 0 {
                text.push(char::from(b'0' + vacant));
            }
        }
        text.push(' ');
        text.extend(Field::ALL[25..].iter().map(|&cage| self.piece(cage)));
        // Writing to a `String` cannot fail.
        let _ = write!(text, " {} ", self.to_set);
        let _ = match self.phase {
            Phase::Hunt => write!(text, "h -"),
            Phase::Object => write!(text, "h ?"),
            Phase::Remove(tigers) => {
                text.push_str("h x");
                tigers
                    .in_order()
                    .enumerate()
                    .try_for_each(|(i, field)| write!(text, "{}{field}", if i == 0 { ':' } else { ',' }))
            }
            Phase::Prowl => match (referee, self.highest.total, self.turn.announced(), self.beaten()) {
                (Referee::Guided, 0, _, _) | (Referee::Strict, _, 0, 0) => write!(text, "t -"),
                (Referee::Guided, total, _, _) => write!(text, "t +{total}"),
                (Referee::Strict, _, announced, beaten) => write!(text, "t !{announced}+{beaten}"),
            },
            Phase::Over(_) => write!(text, "- -"),
        };
        text
    }

    fn piece(&self, field: Field) -> char {
        if self.board.tigers.contains(field) {
            'T'
        } else if self.board.hunters.contains(field) {
            'h'
        } else {
            '-'
        }
    }

    pub(super) fn read(spec: Spec, whole: &str) -> Result<Position, Faults> {
        let parts: Vec<&str> = whole.split(' ').collect();
        let [ranks, cages, to_set, actor, state] = parts[..] else {
            return Err(text::position_form(whole, START).into());
        };
        let mut board = read_ranks(ranks).ok_or_else(|| text::position_form(ranks, "T3T/5/5/5/T3T"))?;
        board.tigers = board.tigers | read_cages(cages).ok_or_else(|| text::position_form(cages, "----"))?;
        let to_set = text::number(to_set).ok_or_else(|| text::position_form(to_set, "25"))?;
        let actor = match actor {
            "h" => Actor::Hunter,
            "t" => Actor::Tiger,
            "-" => Actor::Nobody,
            _ => return Err(text::position_form(actor, "h, t, -").into()),
        };
        let written = state;
        let state = read_state(state).ok_or_else(|| text::position_form(state, "-, +3, x:a1,C"))?;
        if actor == Actor::Nobody && !matches!(state, State::Plain) {
            return Err(text::position_form(written, "-").into());
        }

        let mut faults = Vec::new();
        check_pieces(board, to_set, actor, &mut faults);
        if actor == Actor::Nobody {
            faults.push(text::position_over(whole));
        }
        let phase = check_state(spec.referee, board, actor, &state, written, &mut faults);
        let mut position = Position::new(board, u8::try_from(to_set).unwrap_or(u8::MAX), phase);
        // Whether anything can be played, and the total, are looked for only with a number of tigers the game knows.
        if actor != Actor::Nobody && (1..=TIGERS.into()).contains(&board.tigers.len()) {
            if position.stuck().is_some() {
                faults.push(text::position_over(whole));
            }
            if actor == Actor::Tiger {
                position.seek(spec.referee);
                check_total(spec.referee, &state, position.highest.total, &mut faults);
            }
        }
        Faults::check(position, faults)
    }
}

fn read_ranks(ranks: &str) -> Option<Board> {
    let mut board = Board { tigers: Fields::NONE, hunters: Fields::NONE };
    let ranks: Vec<&str> = ranks.split('/').collect();
    if ranks.len() != 5 {
        return None;
    }
    for (row, rank) in ranks.into_iter().rev().enumerate() {
        let mut fields = Field::ALL[5 * row..5 * row + 5].iter();
        let mut after_number = false;
        for letter in rank.bytes() {
            match letter {
                b'1'..=b'5' if !after_number => {
                    fields.nth(usize::from(letter - b'1'))?;
                }
                b'T' => board.tigers = board.tigers | Fields::from(*fields.next()?),
                b'h' => board.hunters = board.hunters | Fields::from(*fields.next()?),
                _ => return None,
            }
            after_number = letter.is_ascii_digit();
        }
        if fields.next().is_some() {
            return None;
        }
    }
    Some(board)
}

fn read_cages(cages: &str) -> Option<Fields> {
    if cages.len() != 4 || !cages.bytes().all(|letter| matches!(letter, b'T' | b'-')) {
        return None;
    }
    let cages = cages.bytes().zip(&Field::ALL[25..]);
    Some(cages.filter(|&(letter, _)| letter == b'T').map(|(_, &cage)| cage).collect())
}

fn read_state(state: &str) -> Option<State> {
    let count = |digits| text::number(digits)?.try_into().ok().filter(|&count: &u8| count <= HUNTERS);
    match state {
        "-" => return Some(State::Plain),
        "?" => return Some(State::MayObject),
        _ => {}
    }
    if let Some(total) = state.strip_prefix('+') {
        count(total).filter(|&total| total > 0).map(State::ToBeat)
    } else if let Some(said) = state.strip_prefix('!') {
        let (announced, beaten) = said.split_once('+')?;
        (count(announced)? > 0 || count(beaten)? > 0).then_some(())?;
        count(beaten).map(|_| State::Beating)
    } else {
        let fields: Option<Vec<Field>> = state.strip_prefix("x:")?.split(',').map(Field::parse).collect();
        let fields = fields?;
        let ordered = fields.is_sorted_by_key(|field| field.number());
        let set: Fields = fields.iter().copied().collect();
        (ordered && set.len() == fields.len()).then_some(State::MustRemove(set))
    }
}

/// What the position as such must be: its pieces. A finished one may have lost all of one side.
fn check_pieces(board: Board, to_set: u32, actor: Actor, faults: &mut Vec<Illegal>) {
    let fewest = usize::from(actor != Actor::Nobody);
    let tigers = board.tigers.len();
    if !(fewest..=TIGERS.into()).contains(&tigers) {
        faults.push(Illegal::new(&POSITION_TIGERS, [Arg::Number(tigers as i64)]));
    }
    let hunters = board.hunters.len() as i64 + i64::from(to_set);
    if hunters > HUNTERS.into() {
        faults.push(Illegal::new(&POSITION_HUNTERS, [Arg::Number(hunters)]));
    }
    if hunters < fewest as i64 {
        faults.push(Illegal::from(&POSITION_ALL_BEATEN));
    }
}

/// Whether the state of the turn goes with the referee, with who acts and with the tigers; the phase that it says.
fn check_state(
    referee: Referee,
    board: Board,
    actor: Actor,
    state: &State,
    written: &str,
    faults: &mut Vec<Illegal>,
) -> Phase {
    let whose = match state {
        State::Plain => actor,
        State::ToBeat(_) | State::Beating => Actor::Tiger,
        State::MayObject | State::MustRemove(_) => Actor::Hunter,
    };
    let mut fault = |refusal| faults.push(Illegal::new(refusal, [written.into()]));
    match (referee, state) {
        (_, State::Plain) | (Referee::Guided, State::ToBeat(_)) | (Referee::Strict, State::MustRemove(_)) => {
        }
        (Referee::Strict, State::ToBeat(_)) => fault(&POSITION_STRICT),
        (Referee::Strict, State::Beating | State::MayObject) => fault(&POSITION_TURN_BEFORE),
        (Referee::Guided, _) => fault(&POSITION_GUIDED),
    }
    if whose != actor {
        fault(&POSITION_ACTOR);
    }
    if let State::MustRemove(named) = *state {
        let without = (named - board.tigers).in_order();
        faults.extend(without.map(|field| Illegal::new(&POSITION_REMOVAL, [Arg::Square(field.to_string())])));
    }
    match (state, actor) {
        (State::MustRemove(named), _) => Phase::Remove(*named),
        (_, Actor::Tiger) => Phase::Prowl,
        _ => Phase::Hunt,
    }
}

/// `MD-11`: a guided text states what Tiger must beat.
fn check_total(referee: Referee, state: &State, highest: u8, faults: &mut Vec<Illegal>) {
    let stated = match (referee, state) {
        (Referee::Guided, State::Plain) => 0,
        (Referee::Guided, State::ToBeat(stated)) => *stated,
        _ => return,
    };
    if stated != highest {
        let args = [stated, highest].map(|total| Arg::Number(total.into()));
        faults.push(Illegal::new(&POSITION_TOTAL, args));
    }
}
