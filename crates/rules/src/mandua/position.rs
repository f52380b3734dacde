//! A position, and its text: `T3T/5/5/5/T3T ---- 25 h -`.

use std::fmt::Write;

use crate::{Arg, BySeat, Faults, Illegal, Outcome, mix, text};

use super::{
    Spec,
    beating::Highest,
    board::{Board, Field, Fields},
    refusals::{
        POSITION_ACTOR, POSITION_ALL_BEATEN, POSITION_FEW_HUNTERS, POSITION_GUIDED, POSITION_HUNTERS,
        POSITION_REMOVAL, POSITION_STRICT, POSITION_TIGERS, POSITION_TOTAL, POSITION_TURN_BEFORE,
    },
    spec::Referee,
    symmetry::Symmetry,
    turn::{HUNTER, HUNTERS, Run, TIGER, TIGERS, TigersTurn},
};

const START: &str = "T3T/5/5/5/T3T ---- 25 h -";

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Hunter places or moves a hunter.
    Hunt,
    /// Hunter places or moves a hunter, but may object first (`MD-18`).
    Object,
    /// Hunter removes one of the tigers on these fields (`MD-19`).
    Remove(Fields),
    /// Tiger acts.
    Prowl,
    /// The game is over.
    Over(Outcome),
}

/// Everything in a game except its spec.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    pub(super) board: Board,
    pub(super) to_set: u8,
    pub(super) phase: Phase,
    /// What Tiger must beat, while Tiger acts in a guided game. Always empty in a strict game, where the
    /// rules need the highest total only for an objection (`MD-18`).
    pub(super) highest: Highest,
    pub(super) turn: TigersTurn,
    pub(super) runs: BySeat<Run>,
    /// Number of turns in a row in which no piece was placed, beaten or removed (`MD-26`). A removal belongs
    /// to a turn of Hunter. The removal sets the number to -1, so that the number is 0 after that turn.
    pub(super) quiet: i8,
}

impl Position {
    pub(super) fn start(spec: Spec) -> Position {
        Position::new(Board { tigers: spec.start.tigers(), hunters: Fields::NONE }, spec.hunters, Phase::Hunt)
    }

    /// A position without history: no runs, and no quiet turns.
    pub(super) fn new(board: Board, to_set: u8, phase: Phase) -> Position {
        Position {
            board,
            to_set,
            phase,
            highest: Highest::default(),
            turn: TigersTurn::begin(board),
            runs: BySeat::default(),
            quiet: 0,
        }
    }

    /// Number of hunters beaten so far in Tiger's latest turn.
    #[inline]
    pub(super) fn beaten(&self) -> u8 {
        self.turn.before.hunters.len().saturating_sub(self.board.hunters.len()) as u8
    }

    /// Tiger's turn in a strict game, while the turn is in progress or open to objection; otherwise `None`.
    /// Only then does the rest of the game depend on the turn.
    fn pending(&self, referee: Referee) -> Option<&TigersTurn> {
        (referee == Referee::Strict && matches!(self.phase, Phase::Prowl | Phase::Object))
            .then_some(&self.turn)
    }

    /// Whether two positions of one game are the same. Runs and quiet turns do not count, because they are
    /// history. What Tiger must beat follows from the pieces.
    pub(super) fn same(&self, other: &Position, referee: Referee) -> bool {
        self.board == other.board
            && self.to_set == other.to_set
            && self.phase == other.phase
            && self.pending(referee) == other.pending(referee)
    }

    /// A hash key: equal for equal positions.
    pub(super) fn key(&self, referee: Referee) -> u64 {
        self.fold(referee, 0, [self.board.tigers, self.board.hunters, self.named()].map(Fields::bits))
    }

    /// Two hashes of the position and the runs, side by side. All [images](Symmetry) of a position have the
    /// same hashes. The exception is a strict game while Tiger's turn is [pending](Position::pending): the
    /// steps of the turn are then part of the position.
    pub(super) fn state(&self, referee: Referee) -> u128 {
        let symmetries =
            if self.pending(referee).is_some() { &Symmetry::ALL[..1] } else { &Symmetry::ALL[..] };
        // The image that comes first in order is hashed. Usually the pieces alone decide which one that is,
        // so the runs are compared only between images with the same pieces.
        let pieces = |symmetry: &Symmetry| {
            let Board { tigers, hunters } = self.board;
            [tigers, hunters].map(|fields| symmetry.fields(fields).bits())
        };
        let first = symmetries.iter().map(pieces).min().unwrap_or_default();
        let rest = |symmetry: &Symmetry| {
            let [hunter, tiger] = [HUNTER, TIGER].map(|seat| self.runs[seat].image(*symmetry).number());
            [symmetry.fields(self.named()).bits(), hunter << 32 | tiger]
        };
        let images = symmetries.iter().filter(|symmetry| pieces(symmetry) == first);
        let [named, runs] = images.map(rest).min().unwrap_or_default();
        let [tigers, hunters] = first;
        let [low, high] = [1, 2]
            .map(|seed| u128::from(join(self.fold(referee, join(0, seed), [tigers, hunters, named]), runs)));
        low | high << 64
    }

    /// The position without runs and quiet turns.
    pub(super) fn afresh(&self) -> Position {
        Position { runs: BySeat::default(), ..self.rested() }
    }

    /// The position with its runs, but no quiet turns.
    pub(super) fn rested(&self) -> Position {
        Position { quiet: 0, ..*self }
    }

    pub(super) fn quiet_turns(&self) -> u32 {
        self.quiet.max(0) as u32
    }

    /// The tigers from which Hunter chooses one to remove.
    fn named(&self) -> Fields {
        if let Phase::Remove(tigers) = self.phase { tigers } else { Fields::NONE }
    }

    /// A hash of the position. The bits given here replace those of its tigers, its hunters and the tigers
    /// that Hunter may remove.
    fn fold(&self, referee: Referee, seed: u64, [tigers, hunters, named]: [u64; 3]) -> u64 {
        let phase = match self.phase {
            Phase::Hunt => 0,
            Phase::Object => 1,
            Phase::Remove(_) => 2,
            Phase::Prowl => 3,
            Phase::Over(_) => 4,
        };
        let mut key = join(seed, tigers | phase << 49);
        key = join(key, hunters | u64::from(self.to_set) << 49);
        key = join(key, named);
        if let Some(turn) = self.pending(referee) {
            key = join(key, turn.before.tigers.bits() | u64::from(turn.announced) << 49);
            key = join(key, turn.before.hunters.bits());
            key = turn
                .steps()
                .iter()
                .fold(key, |key, (from, to)| join(key, (from.number() << 5 | to.number()) as u64));
        }
        key
    }
}

/// Mixes one more word into a key.
fn join(key: u64, word: u64) -> u64 {
    mix(key ^ word ^ 0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93)
}

/// The player to act, as written in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Actor {
    Hunter,
    Tiger,
    Nobody,
}

/// The state of the turn, as written in a text.
enum State {
    Plain,
    /// `+3`: in a guided turn, Tiger must still beat three hunters.
    ToBeat(u8),
    /// `!4+2`: in a strict turn, Tiger announced four and has beaten two.
    Beating,
    /// `?`: Hunter may object.
    MayObject,
    /// `x:a1,C`: Hunter must remove the tiger on one of these fields.
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
        board.tigers |= read_cages(cages).ok_or_else(|| text::position_form(cages, "----"))?;
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
        check_pieces(spec, board, to_set, actor, &mut faults);
        if actor == Actor::Nobody {
            faults.push(text::position_over(whole));
        }
        let phase = check_state(spec.referee, board, actor, &state, written, &mut faults);
        let mut position = Position::new(board, u8::try_from(to_set).unwrap_or(u8::MAX), phase);
        // Check for a playable action and for the highest total only if the number of tigers is possible.
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
                b'T' => board.tigers |= Fields::from(*fields.next()?),
                b'h' => board.hunters |= Fields::from(*fields.next()?),
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

/// Checks the numbers of pieces. In a finished position one side may have no pieces.
fn check_pieces(spec: Spec, board: Board, to_set: u32, actor: Actor, faults: &mut Vec<Illegal>) {
    let fewest = usize::from(actor != Actor::Nobody);
    let tigers = board.tigers.len();
    if !(fewest..=TIGERS.into()).contains(&tigers) {
        faults.push(Illegal::new(&POSITION_TIGERS, [Arg::Number(tigers as i64)]));
    }
    let hunters = board.hunters.len() as i64 + i64::from(to_set);
    if hunters > spec.hunters.into() {
        faults.push(if spec.hunters == HUNTERS {
            Illegal::new(&POSITION_HUNTERS, [Arg::Number(hunters)])
        } else {
            Illegal::new(&POSITION_FEW_HUNTERS, [hunters, spec.hunters.into()].map(Arg::Number))
        });
    }
    if hunters < fewest as i64 {
        faults.push(Illegal::from(&POSITION_ALL_BEATEN));
    }
}

/// Checks the state of the turn against the referee, the player to act and the tigers. Returns the phase that
/// follows from the state.
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

/// Checks the total that the text of a guided position states (`MD-11`).
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
