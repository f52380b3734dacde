//! Beating: jumps, manduas and the highest total of a turn (`MD-8` to `MD-14`).

use std::ops::ControlFlow;

use super::{
    action::Action,
    board::{Board, Direction, Field, Fields},
};

/// A step or a jump of a tiger; sets of one field each, `over` empty for a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leap {
    pub(super) from: Fields,
    pub(super) over: Fields,
    pub(super) to: Fields,
}

impl Leap {
    /// The step that ends here.
    #[inline]
    pub(super) fn step(to: Fields, direction: Direction) -> Leap {
        Leap { from: to.shift(direction.opposite()), over: Fields::NONE, to }
    }

    /// The jump that ends here.
    #[inline]
    pub(super) fn jump(to: Fields, direction: Direction) -> Leap {
        let over = to.shift(direction.opposite());
        Leap { from: over.shift(direction.opposite()), over, to }
    }

    /// The action a player names.
    #[inline]
    pub(super) fn action(self) -> Action {
        Action::Go { from: self.from.only(), to: self.to.only() }
    }
}

/// What one action of a tiger removes from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strike {
    /// The hunter jumped.
    pub jumped: Option<Field>,
    /// The two hunters of the mandua.
    pub pair: Option<[Field; 2]>,
}

impl Board {
    /// The tiger on `from` goes to `to` by a step or a jump, if the pieces allow it. Whether it is a turn the referee
    /// allows is not asked.
    pub(super) fn leap(self, from: Field, to: Field) -> Option<Leap> {
        let target = Fields::from(to);
        Direction::ALL.into_iter().find_map(|direction| {
            let step = Leap::step(self.steps(direction) & target, direction);
            let jump = Leap::jump(self.jumps(direction) & target, direction);
            [step, jump].into_iter().find(|leap| leap.from == from.into())
        })
    }

    /// The board after a leap, and the number of hunters it removed (`MD-8`, `MD-9`).
    #[inline]
    pub(super) fn after(self, leap: Leap) -> (Board, u8) {
        let tigers = (self.tigers - leap.from) | leap.to;
        let mut hunters = self.hunters - leap.over;
        let mut beaten = u8::from(!leap.over.is_empty());
        if !(hunters.between() & leap.to).is_empty() {
            hunters = hunters - hunters.pair(leap.to);
            beaten += 2;
        }
        (Board { tigers, hunters }, beaten)
    }

    /// What a leap removes.
    pub(super) fn strike(self, leap: Leap) -> Strike {
        let hunters = self.hunters - leap.over;
        let pair =
            if (hunters.between() & leap.to).is_empty() { Fields::NONE } else { hunters.pair(leap.to) };
        let mut pair = pair.in_order();
        Strike {
            jumped: leap.over.in_order().next(),
            pair: pair.next().zip(pair.next()).map(|(one, other)| [one, other]),
        }
    }

    /// Whether a tiger has a beating action (`MD-12`).
    #[inline]
    pub(super) fn can_beat(self) -> bool {
        let mandua = self.tigers.around() & self.hunters.between() & self.vacant();
        !mandua.is_empty() || Direction::ALL.into_iter().any(|direction| !self.jumps(direction).is_empty())
    }

    /// Shows every beating action once, in an order that depends on the board alone.
    #[inline]
    pub(super) fn beats<B>(self, mut visitor: impl FnMut(Leap) -> ControlFlow<B>) -> ControlFlow<B> {
        let manduas = self.hunters.between();
        for direction in Direction::ALL {
            for to in self.jumps(direction).singles() {
                visitor(Leap::jump(to, direction))?;
            }
            for to in (self.steps(direction) & manduas).singles() {
                visitor(Leap::step(to, direction))?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Fields {
    /// The two hunters among these between which a field lies that is [`between`](Fields::between) two of them.
    #[inline]
    fn pair(self, field: Fields) -> Fields {
        let [north, east, south, west] = Direction::ALL.map(|direction| field.shift(direction));
        let (row, file) = (east | west, north | south);
        if self & row == row { row } else { file }
    }
}

/// The highest total of a turn from some board, and with what it begins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Highest {
    /// The highest total (`MD-11`).
    pub(super) total: u8,
    /// Bit i: the i-th of the board's beating actions keeps it in reach.
    pub(super) correct: u16,
}

impl Highest {
    /// Looked for only where a player may know of it.
    #[inline]
    pub(super) fn of(board: Board) -> Highest {
        if !board.can_beat() {
            return Highest::default();
        }
        Highest::begin::<SMALL>(board).or_else(|| Highest::begin::<LARGE>(board)).unwrap_or_default()
    }

    // Not inlined: a caller's stack frame would be as large as the memory, and is walked through page by page.
    #[inline(never)]
    fn begin<const ROOM: usize>(board: Board) -> Option<Highest> {
        let mut search: Option<Search<ROOM>> = None;
        let mut highest = Highest::default();
        let mut bit = 1;
        let _ = board.beats(|leap| -> ControlFlow<()> {
            let (next, mut total) = board.after(leap);
            // Most turns end with their first beating action and need no memory.
            if next.can_beat() {
                total += (search.get_or_insert_with(Search::new).most(next, Fields::NONE) / SHARE) as u8;
            }
            if total > highest.total {
                highest = Highest { total, correct: 0 };
            }
            if total == highest.total {
                highest.correct |= bit;
            }
            bit <<= 1;
            ControlFlow::Continue(())
        });
        search.is_none_or(|search| search.is_done()).then_some(highest)
    }
}

/// The highest total, and the tigers of the board that can beat the most in a sequence that reaches it (`MD-19`).
pub(super) fn most_beating(board: Board) -> (u8, Fields) {
    rank::<SMALL>(board).or_else(|| rank::<LARGE>(board)).unwrap_or_default()
}

#[inline(never)]
fn rank<const ROOM: usize>(board: Board) -> Option<(u8, Fields)> {
    let mut search = Search::<ROOM>::new();
    let (mut most, mut tigers) = (0, Fields::NONE);
    for tiger in board.tigers.singles() {
        // The total is the same whoever is followed, so the worths differ by the shares alone.
        let worth = search.most(board, tiger);
        if worth > most {
            (most, tigers) = (worth, Fields::NONE);
        }
        if worth == most {
            tigers = tigers | tiger;
        }
    }
    search.is_done().then_some(((most / SHARE) as u8, tigers))
}

/// The worth of a hunter beaten by any tiger, in units of one beaten by the followed tiger: a sum of worths is the total
/// first and the followed tiger's share of it second, since a share is at most 25.
const SHARE: u16 = 32;

/// Room of the search that is tried first: nearly every turn is short, and clearing a large memory costs more than it.
const SMALL: usize = 32;
/// Room of the search that follows where the first gives up. On the worst board found by climbing from 200 others, three
/// tigers in the middle file and one on e3 among 16 hunters, it looks at 29,412 boards (0.8 ms), and at 149,996 to rank the
/// tigers (5 ms).
const LARGE: usize = 16384;

/// Looks for the highest total, remembering what it found.
///
/// What is still to be had depends on the pieces alone, and every beating action removes a hunter, so the sequences are a
/// graph without circles.
struct Search<const ROOM: usize> {
    known: [Known; ROOM],
    visits: usize,
}

/// Something found: the pieces, the followed tiger, the worth.
#[derive(Clone, Copy)]
struct Known {
    tigers: u64,
    hunters: u64,
}

impl<const ROOM: usize> Search<ROOM> {
    /// Boards looked at before the search gives up.
    const PATIENCE: usize = if ROOM == LARGE { usize::MAX } else { 4 * ROOM };

    #[inline]
    fn new() -> Self {
        Search { known: [Known { tigers: 0, hunters: 0 }; ROOM], visits: 0 }
    }

    /// Whether what was found is right: the search did not give up.
    fn is_done(&self) -> bool {
        self.visits < Self::PATIENCE
    }

    /// The greatest worth of a sequence of beating actions, `tiger` being followed (empty: none).
    fn most(&mut self, board: Board, tiger: Fields) -> u16 {
        if !board.can_beat() || !self.is_done() {
            return 0;
        }
        self.visits += 1;
        let key = Known {
            tigers: board.tigers.bits(),
            hunters: board.hunters.bits() | u64::from(tiger.bits().trailing_zeros()) << 49,
        };
        let mixed = (key.tigers ^ key.hunters.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let at = (mixed >> 48) as usize % ROOM;
        let known = self.known[at];
        if known.hunters == key.hunters && known.tigers & Fields::ALL.bits() == key.tigers {
            return (known.tigers >> 49) as u16;
        }
        let mut most = 0;
        let _ = board.beats(|leap| -> ControlFlow<()> {
            let (next, beaten) = board.after(leap);
            let (tiger, share) = if leap.from == tiger { (leap.to, SHARE + 1) } else { (tiger, SHARE) };
            most = most.max(u16::from(beaten) * share + self.most(next, tiger));
            ControlFlow::Continue(())
        });
        self.known[at] = Known { tigers: key.tigers | u64::from(most) << 49, ..key };
        most
    }
}

#[cfg(test)]
mod tests;
