//! How tigers beat (capture) hunters: by jumps, and by manduas, which remove two hunters on opposite sides of
//! a tiger. The module also finds the highest total of a turn (`MD-8` to `MD-14`).

use std::ops::ControlFlow;

use super::{
    action::Action,
    board::{Board, Direction, Field, Fields},
};

/// A step or a jump of a tiger. `from`, `over` and `to` are sets of one field each. For a step, `over` is
/// empty.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leap {
    pub(super) from: Fields,
    pub(super) over: Fields,
    pub(super) to: Fields,
}

impl Leap {
    /// The step in a direction that ends on `to`.
    #[inline]
    pub(super) fn step(to: Fields, direction: Direction) -> Leap {
        Leap { from: to.shift(direction.opposite()), over: Fields::NONE, to }
    }

    /// The jump in a direction that ends on `to`.
    #[inline]
    pub(super) fn jump(to: Fields, direction: Direction) -> Leap {
        let over = to.shift(direction.opposite());
        Leap { from: over.shift(direction.opposite()), over, to }
    }

    /// The action that plays this leap.
    #[inline]
    pub(super) fn action(self) -> Action {
        Action::Go { from: self.from.only(), to: self.to.only() }
    }
}

/// The hunters that one step or jump of a tiger removes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strike {
    /// The hunter that the tiger jumps over.
    pub jumped: Option<Field>,
    /// The two hunters that the mandua removes: those on opposite sides of the tiger (`MD-9`).
    pub pair: Option<[Field; 2]>,
}

impl Board {
    /// The step or jump from `from` to `to`, if the pieces allow it. The action need not beat as many hunters
    /// as the referee demands.
    pub(super) fn leap(self, from: Field, to: Field) -> Option<Leap> {
        let target = Fields::from(to);
        Direction::ALL.into_iter().find_map(|direction| {
            let step = Leap::step(self.steps(direction) & target, direction);
            let jump = Leap::jump(self.jumps(direction) & target, direction);
            [step, jump].into_iter().find(|leap| leap.from == from.into())
        })
    }

    /// The board after a leap, and the number of hunters that the leap removes (`MD-8`, `MD-9`).
    #[inline]
    pub(super) fn after(self, leap: Leap) -> (Board, u8) {
        let tigers = (self.tigers - leap.from) | leap.to;
        let mut hunters = self.hunters - leap.over;
        let mut beaten = u8::from(!leap.over.is_empty());
        if !(hunters.between() & leap.to).is_empty() {
            hunters -= hunters.pair(leap.to);
            beaten += 2;
        }
        (Board { tigers, hunters }, beaten)
    }

    /// The hunters that a leap removes.
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

    /// Visits every beating action once, in an order that depends only on the board.
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
    /// The two of these fields that lie on opposite sides of `field`, which must be
    /// [`between`](Fields::between) two of them.
    #[inline]
    fn pair(self, field: Fields) -> Fields {
        let [north, east, south, west] = Direction::ALL.map(|direction| field.shift(direction));
        let (row, file) = (east | west, north | south);
        if self & row == row { row } else { file }
    }
}

/// The highest total that Tiger can beat in a turn, and the actions that can begin such a turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Highest {
    /// The most hunters that the turn can beat (`MD-11`).
    pub(super) total: u8,
    /// Bit i says whether Tiger can still reach the highest total after the i-th action that [`Board::beats`]
    /// visits.
    pub(super) correct: u16,
}

impl Highest {
    /// The highest total of a turn on this board.
    #[inline]
    pub(super) fn of(board: Board) -> Highest {
        if !board.can_beat() {
            return Highest::default();
        }
        Highest::begin::<SMALL>(board).or_else(|| Highest::begin::<LARGE>(board)).unwrap_or_default()
    }

    // Not inlined: the table would make the caller's stack frame large, and every call of the caller would
    // probe that frame page by page.
    #[inline(never)]
    fn begin<const ROOM: usize>(board: Board) -> Option<Highest> {
        let mut search: Option<TotalSearch<ROOM>> = None;
        let mut highest = Highest::default();
        let mut bit = 1;
        let _ = board.beats(|leap| -> ControlFlow<()> {
            let (next, mut total) = board.after(leap);
            // Most turns end with their first beating action and need no search.
            if next.can_beat() {
                total += (search.get_or_insert_with(TotalSearch::new).most(next, Fields::NONE) / SHARE) as u8;
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

/// Finds the highest total, and the tigers that can beat the most hunters in a sequence that reaches it
/// (`MD-19`).
pub(super) fn most_beating(board: Board) -> (u8, Fields) {
    rank::<SMALL>(board).or_else(|| rank::<LARGE>(board)).unwrap_or_default()
}

#[inline(never)]
fn rank<const ROOM: usize>(board: Board) -> Option<(u8, Fields)> {
    let mut search = TotalSearch::<ROOM>::new();
    let (mut most, mut tigers) = (0, Fields::NONE);
    for tiger in board.tigers.singles() {
        // The highest total does not depend on which tiger the search follows. So the results differ only in
        // how many hunters the followed tiger beats.
        let worth = search.most(board, tiger);
        if worth > most {
            (most, tigers) = (worth, Fields::NONE);
        }
        if worth == most {
            tigers |= tiger;
        }
    }
    search.is_done().then_some(((most / SHARE) as u8, tigers))
}

/// The worth of a beaten hunter. If the search follows a tiger, each hunter that this tiger beats is worth 1
/// more. A tiger beats at most 25 hunters, so a greater sum of worths means a higher total, or the same total
/// with more hunters beaten by that tiger.
const SHARE: u16 = 32;

/// Table size of the first search. Nearly every turn is short, and clearing a large table costs more than
/// searching it.
const SMALL: usize = 32;
/// Table size of the second search, which runs if the first one gives up. On the hardest board known, 16
/// hunters stand with three tigers on the middle file and a fourth on e3. Hill climbing from 200 boards found
/// no harder one. On that board, the search visits 29,412 boards (0.8 ms), and ranking the tigers visits
/// 149,996 (5 ms).
const LARGE: usize = 16384;

/// Searches for the highest total, with a table of the results.
///
/// What can still be beaten depends only on the pieces, and every beating action removes a hunter, so the
/// graph of boards is acyclic.
struct TotalSearch<const ROOM: usize> {
    known: [Known; ROOM],
    visits: usize,
}

/// A stored result. Bits that stand for no field hold the followed tiger (in `hunters`) and the worth (in
/// `tigers`).
#[derive(Clone, Copy)]
struct Known {
    tigers: u64,
    hunters: u64,
}

impl<const ROOM: usize> TotalSearch<ROOM> {
    /// Number of boards to visit before the search gives up.
    const MAX_VISITS: usize = if ROOM == LARGE { usize::MAX } else { 4 * ROOM };

    #[inline]
    fn new() -> Self {
        TotalSearch { known: [Known { tigers: 0, hunters: 0 }; ROOM], visits: 0 }
    }

    /// Whether the search has tried every line. If it gave up early, its results may be wrong.
    fn is_done(&self) -> bool {
        self.visits < Self::MAX_VISITS
    }

    /// The greatest worth (see [`SHARE`]) of any sequence of beating actions. The search follows `tiger`, or
    /// no tiger if that set is empty.
    fn most(&mut self, board: Board, tiger: Fields) -> u16 {
        if !board.can_beat() || !self.is_done() {
            return 0;
        }
        self.visits += 1;
        let key = Known {
            tigers: board.tigers.bits(),
            hunters: board.hunters.bits() | u64::from(tiger.bits().trailing_zeros()) << 49,
        };
        // Do not replace this with `mix`: the counts in the comment on `LARGE` were measured with this hash
        // and would differ with another.
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
