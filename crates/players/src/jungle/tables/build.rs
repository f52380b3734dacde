//! Builds the table of a class by retrograde analysis.
//!
//! A class is the set of animals on the board. If no animal is hungry, none can be taken and none starves. If
//! some are hungry, one is taken or some starve. So the moves of a position either all stay in its class or
//! all leave it. Moves that leave the class lead to positions of tables that were built before. Moves that
//! stay in it are followed backwards, one ply at a time. This begins with the positions in which the end is
//! forced. Then, because of J-16, come the positions in which the leading player can reach a won position
//! with fewer animals.

use std::{
    error::Error,
    fmt, io, mem,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

use rules::{
    Seat,
    jungle::{FILES, RANKS},
};

use super::{
    class::{Class, MOST_ANIMALS, mirrored},
    field::{Field, squares},
    lookup::Lookup,
    table::{ClassTable, Tables},
    value::code,
};

/// Why a table was not built.
#[derive(Debug)]
pub enum NotBuilt {
    /// The work was stopped.
    Stopped,
    /// A table with fewer animals is missing or damaged, or there was no memory for it.
    Missing,
    /// A forced end takes more plies than fit into a table.
    TooLong,
    /// The table could not be written to its folder.
    Kept(io::Error),
}

impl fmt::Display for NotBuilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotBuilt::Stopped => write!(f, "stopped"),
            NotBuilt::Missing => write!(f, "a table with fewer animals is missing or damaged"),
            NotBuilt::TooLong => write!(f, "the way to an end is too long for a table"),
            NotBuilt::Kept(error) => error.fmt(f),
        }
    }
}

impl Error for NotBuilt {}

/// A function that returns whether to stop the work.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// A table under construction.
struct Work {
    class: Class,
    /// Number of positions in which Orange is to act. They come first. The positions in which Yellow is to
    /// act follow.
    half: usize,
    codes: Vec<u16>,
    /// For each position, the number of moves that are not yet known to lose. It is 0 once the position is
    /// settled.
    open: Vec<u8>,
    /// The settled positions whose predecessors are still to be visited, by their number of plies.
    settled: Vec<Vec<u32>>,
}

impl Tables {
    /// Builds the missing tables of these classes, those with the fewest animals first. It calls `report`
    /// with each class that is done. If a capture or starvation can lead to another class, that class must
    /// have a table already or be in `classes`.
    ///
    /// # Errors
    /// A table could not be built. The tables built before it are kept.
    pub fn grow(
        &self,
        classes: &[Class],
        threads: usize,
        stop: Stop<'_>,
        report: &(dyn Fn(Class) + Sync),
    ) -> Result<(), NotBuilt> {
        for animals in 2..=MOST_ANIMALS {
            let next: Vec<Class> = classes.iter().copied().filter(|class| class.count() == animals).collect();
            each(&next, threads, |class| {
                if !self.has(class) {
                    self.add(class, self.build(class, stop)?)?;
                }
                report(class);
                Ok(())
            })?;
        }
        Ok(())
    }

    /// Builds the table of a class from the tables of classes with fewer animals.
    fn build(&self, class: Class, stop: Stop<'_>) -> Result<ClassTable, NotBuilt> {
        let half = class.positions();
        let (codes, open) = (vec![code::WAIT; 2 * half], vec![0; 2 * half]);
        let mut work = Work { class, half, codes, open, settled: Vec::new() };
        let leading = work.begin(self, stop)?;
        let longest = work.undo(code::forced, stop)?;
        work.settled = vec![Vec::new(), leading];
        let steps = work.undo(code::ruled, stop)?;
        Ok(ClassTable::new(work.codes, longest, steps))
    }
}

/// Runs `work` for each item on several threads. After `work` has failed for an item, no new item is begun.
pub fn each<T: Copy + Sync, E: Send>(
    all: &[T],
    threads: usize,
    work: impl Fn(T) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let (next, failure) = (AtomicUsize::new(0), Mutex::new(None));
    let run = || {
        while let Some(&one) = all.get(next.fetch_add(1, Relaxed)) {
            if let Err(error) = work(one) {
                next.store(all.len(), Relaxed);
                failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(run);
        }
        run();
    });
    failure.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

impl Work {
    /// Settles the positions whose forced end follows from their moves alone or from tables with fewer
    /// animals. In the other positions without hungry animals, counts the moves. If animals are hungry, every
    /// move leads to fewer animals. Returns those positions with hungry animals that the leading player wins
    /// by J-16.
    fn begin(&mut self, tables: &Tables, stop: Stop<'_>) -> Result<Vec<u32>, NotBuilt> {
        let class = self.class;
        let mut leading = Vec::new();
        for id in 0..2 * self.half {
            if id % (1 << 16) == 0 && stop() {
                return Err(NotBuilt::Stopped);
            }
            let mut field = self.field(id);
            if !field.stands() {
                continue;
            }
            let targets = field.targets(field.actor);
            field.hungry = field.attackers(field.actor, &targets);
            let moves = field.closed(targets);
            if field.wins(&moves) {
                self.settle(id, code::forced(true, 1), 1);
            } else if field.hungry == 0 {
                self.open[id] = moves.iter().map(|targets| targets.count_ones()).sum::<u32>() as u8;
                if self.open[id] == 0 {
                    self.settle(id, code::forced(false, 0), 0);
                }
            } else {
                let worth = tables.follow(&field).ok_or(NotBuilt::Missing)?;
                if let Some(plies) = worth.plies() {
                    let plies = plies as u16;
                    self.settle(id, code::forced(worth.wins(), plies), plies.into());
                } else if worth.wins() == (class.leader() == field.actor) {
                    self.codes[id] = code::ruled(worth.wins(), 1);
                    leading.push(id as u32);
                }
            }
        }
        Ok(leading)
    }

    /// Works backwards from the settled positions until no new one is settled. `mark` makes the code of a
    /// newly settled position, given whether the player to act wins and the number of plies. Returns the
    /// largest number of plies of any settled position.
    fn undo(&mut self, mark: impl Fn(bool, u16) -> u16, stop: Stop<'_>) -> Result<usize, NotBuilt> {
        let mut longest = 0;
        let mut plies = 0;
        while plies < self.settled.len() {
            if stop() {
                return Err(NotBuilt::Stopped);
            }
            let settled = mem::take(&mut self.settled[plies]);
            if !settled.is_empty() {
                longest = plies;
            }
            let next = storable(plies + 1);
            for id in settled {
                let id = id as usize;
                let wins = code::wins(self.codes[id]);
                let field = self.field(id);
                self.origins(&field, id, |work, origin| {
                    let open = &mut work.open[origin];
                    if *open == 0 {
                        return Some(());
                    }
                    // If the other side loses the position after a move, the move wins. If the other side
                    // wins it, the move loses and is no longer open.
                    *open = if wins { *open - 1 } else { 0 };
                    if *open == 0 {
                        work.settle(origin, mark(!wins, next?), plies + 1);
                    }
                    Some(())
                })
                .ok_or(NotBuilt::TooLong)?;
            }
            plies += 1;
        }
        Ok(longest)
    }

    /// Calls `each` for the positions without hungry animals that lead to this one, once for each move that
    /// leads here.
    fn origins(
        &mut self,
        field: &Field,
        id: usize,
        mut each: impl FnMut(&mut Work, usize) -> Option<()>,
    ) -> Option<()> {
        const MIDDLE: usize = FILES / 2;
        let index = id % self.half;
        let start = if id < self.half { self.half } else { 0 };
        let mut unit = 1;
        let class = self.class;
        let origins = field.origins();
        for place in (0..class.count()).rev() {
            let here = class.digit(place, field.squares[place]);
            let rest = start + index - here * unit;
            for from in squares(origins[place]) {
                if place == 0 && from / RANKS > MIDDLE {
                    // The earlier position has no index of its own. Its mirror image is visited from the
                    // mirror image of `field`.
                    continue;
                }
                each(self, rest + class.digit(place, from as u8) * unit)?;
                if place == 0 && from / RANKS == MIDDLE && usize::from(field.squares[0]) / RANKS < MIDDLE {
                    // With the first animal on the middle file, the earlier position and its mirror image
                    // have different indices. Both lead here, so the mirror image is visited as well.
                    let mut squares = field.squares;
                    squares[0] = from as u8;
                    each(self, start + class.index(&squares.map(mirrored)))?;
                }
            }
            unit *= class.base(place);
        }
        Some(())
    }

    fn settle(&mut self, id: usize, code: u16, plies: usize) {
        self.codes[id] = code;
        self.open[id] = 0;
        if self.settled.len() <= plies {
            self.settled.resize_with(plies + 1, Vec::new);
        }
        self.settled[plies].push(id as u32);
    }

    fn field(&self, id: usize) -> Field {
        let actor = if id < self.half { Seat::FIRST } else { Seat::SECOND };
        let squares: [u8; MOST_ANIMALS] = self.class.squares(id % self.half);
        Field { class: self.class, squares, actor, hungry: 0 }
    }
}

/// Returns a number of plies if it fits into a code.
fn storable(plies: usize) -> Option<u16> {
    u16::try_from(plies).ok().filter(|plies| *plies <= code::MOST)
}
