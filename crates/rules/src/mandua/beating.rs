//! Beating: jumps, manduas and the highest total of a turn (`MD-8` to `MD-14`).

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
        Leap { from: to.shift(direction.opposite()), over: Fields::EMPTY, to }
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
            if (hunters.between() & leap.to).is_empty() { Fields::EMPTY } else { hunters.pair(leap.to) };
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

    /// Every beating action.
    #[inline]
    pub(super) fn beats(self) -> Beats {
        let manduas = self.hunters.between();
        Beats {
            jumps: Direction::ALL.map(|direction| self.jumps(direction)),
            steps: Direction::ALL.map(|direction| self.steps(direction) & manduas),
        }
    }
}

impl Fields {
    /// The two hunters among these between which a field lies that is [`between`](Fields::between) two of them.
    #[inline]
    fn pair(self, field: Fields) -> Fields {
        let row = field.shift(Direction::East) | field.shift(Direction::West);
        let file = field.shift(Direction::North) | field.shift(Direction::South);
        if self & row == row { row } else { file }
    }
}

/// The beating actions of a board that are still to be shown: the landing fields by direction.
#[derive(Clone, Copy)]
pub(super) struct Beats {
    pub(super) jumps: [Fields; 4],
    pub(super) steps: [Fields; 4],
}

impl Iterator for Beats {
    type Item = Leap;

    #[inline]
    fn next(&mut self) -> Option<Leap> {
        for direction in Direction::ALL {
            let jumps = &mut self.jumps[direction as usize];
            if !jumps.is_empty() {
                let to = jumps.single(0);
                *jumps = *jumps - to;
                return Some(Leap::jump(to, direction));
            }
        }
        for direction in Direction::ALL {
            let steps = &mut self.steps[direction as usize];
            if !steps.is_empty() {
                let to = steps.single(0);
                *steps = *steps - to;
                return Some(Leap::step(to, direction));
            }
        }
        None
    }
}

/// The highest total of a turn from some board, and with what it begins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Highest {
    /// The highest total (`MD-11`).
    pub(super) total: u8,
    /// Bit i: the i-th of the board's [`Beats`] keeps it in reach.
    pub(super) correct: u16,
}

impl Highest {
    /// Looked for only where a player may know of it.
    #[inline]
    pub(super) fn of(board: Board) -> Highest {
        if !board.can_beat() {
            return Highest::default();
        }
        let mut search = Search::new();
        let mut highest = Highest::default();
        for (i, leap) in board.beats().enumerate() {
            let (next, beaten) = board.after(leap);
            let total = beaten + (search.most(next, Fields::EMPTY) / SHARE) as u8;
            if total > highest.total {
                highest = Highest { total, correct: 0 };
            }
            if total == highest.total {
                highest.correct |= 1 << i;
            }
        }
        highest
    }
}

/// The highest total, and for each tiger on the board the most it beats in any sequence that reaches it (`MD-19`).
pub(super) fn shares(board: Board) -> (u8, impl Iterator<Item = (Field, u8)>) {
    let mut search = Search::new();
    let total = (search.most(board, Fields::EMPTY) / SHARE) as u8;
    let shares =
        board.tigers.singles().map(move |tiger| (tiger.only(), (search.most(board, tiger) % SHARE) as u8));
    (total, shares)
}

/// The worth of a hunter beaten by any tiger, in units of one beaten by the followed tiger: a sum of worths is the total
/// first and the followed tiger's share of it second, since a share is at most 25.
const SHARE: u16 = 32;

/// Looks for the highest total, remembering what it found.
///
/// What is still to be had depends on the pieces alone, and every beating action removes a hunter, so the sequences are a
/// graph without circles.
struct Search {
    known: [Known; Search::ROOM],
}

/// Something found: the pieces, the followed tiger, the worth.
#[derive(Clone, Copy)]
struct Known {
    tigers: u64,
    hunters: u64,
}

impl Search {
    const ROOM: usize = 4096;

    fn new() -> Search {
        Search { known: [Known { tigers: 0, hunters: 0 }; Search::ROOM] }
    }

    /// The greatest worth of a sequence of beating actions, `tiger` being followed (empty: none).
    fn most(&mut self, board: Board, tiger: Fields) -> u16 {
        let mut beats = board.beats();
        let Some(first) = beats.next() else { return 0 };
        let key = Known {
            tigers: board.tigers.bits(),
            hunters: board.hunters.bits() | u64::from(tiger.bits().trailing_zeros()) << 49,
        };
        let mixed = (key.tigers ^ key.hunters.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let at = (mixed >> 52) as usize % Search::ROOM;
        let known = self.known[at];
        if known.hunters == key.hunters && known.tigers & Fields::BOARD.bits() == key.tigers {
            return (known.tigers >> 49) as u16;
        }
        let mut most = 0;
        for leap in [first].into_iter().chain(beats) {
            let (next, beaten) = board.after(leap);
            let (tiger, share) = if leap.from == tiger { (leap.to, SHARE + 1) } else { (tiger, SHARE) };
            most = most.max(u16::from(beaten) * share + self.most(next, tiger));
        }
        self.known[at] = Known { tigers: key.tigers | u64::from(most) << 49, ..key };
        most
    }
}
