//! The tables of all classes, and the values that they give to positions, actions and lines.

#[cfg(feature = "threads")]
use std::sync::atomic::AtomicUsize;
use std::sync::{
    OnceLock,
    atomic::{AtomicBool, Ordering::Relaxed},
};

use rules::{
    Game,
    jungle::{Action, Jungle},
};

#[cfg(feature = "threads")]
use super::folder::Folder;
use super::{
    build::{NotBuilt, Stop},
    class::Class,
    field::Field,
    lookup::Lookup,
    value::{Value, code},
};

/// Number of slots for classes: more than the largest [`Class::number`].
const CLASSES: usize = 1 << 16;

/// The most animals for which players build tables when they need them. Building one table takes about ten
/// milliseconds. One table occupies about a sixth of a megabyte. All tables with at most this many animals
/// together occupy 70 MB.
pub const SHARED_ANIMALS: usize = 3;

/// A code for each position of a class (see [`code`]). The positions in which Orange acts come first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ClassTable {
    /// The most plies that any *forced end* takes. That is an end that one side can force even without J-16.
    pub(super) longest: u16,
    pub(super) codes: Codes,
}

/// The codes of a table, in as few bytes as possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Codes {
    /// One byte for each code, packed.
    Packed(Vec<u8>),
    /// Two bytes for each code. Very few tables need that.
    Plain(Vec<u16>),
}

impl ClassTable {
    /// Packs the codes if they fit. `longest` is the most plies to any forced end, and `steps` the most plies
    /// to any position with fewer animals.
    pub(super) fn new(codes: Vec<u16>, longest: usize, steps: usize) -> ClassTable {
        let codes = if longest + steps <= code::MOST_PACKED {
            Codes::Packed(codes.into_iter().map(code::pack).collect())
        } else {
            Codes::Plain(codes)
        };
        ClassTable { longest: longest as u16, codes }
    }

    /// Returns the code of a position.
    #[inline]
    pub(super) fn code(&self, place: usize) -> Option<u16> {
        match &self.codes {
            Codes::Packed(bytes) => bytes.get(place).map(|byte| code::unpack(*byte, self.longest)),
            Codes::Plain(codes) => codes.get(place).copied(),
        }
    }
}

/// The known tables. Files are read when they are first needed.
#[derive(Debug, Default)]
pub struct Tables {
    #[cfg(feature = "threads")]
    folder: Option<Folder>,
    /// The tables in memory, by [`Class::number`].
    slots: Vec<OnceLock<Box<ClassTable>>>,
    /// Whether an attempt to read the file of a class failed, by [`Class::number`].
    missing: Vec<AtomicBool>,
    /// Bytes of memory left for tables that are read from files.
    #[cfg(feature = "threads")]
    room: AtomicUsize,
}

impl Tables {
    /// Creates an empty collection. Tables that are built for it stay in memory.
    pub fn new() -> Tables {
        let slots = (0..CLASSES).map(|_| OnceLock::new()).collect();
        let missing = (0..CLASSES).map(|_| AtomicBool::new(false)).collect();
        Tables { slots, missing, ..Tables::default() }
    }

    /// Uses the tables of a folder, and at most `room` bytes of memory for them. A damaged file counts as
    /// missing; [`Folder::check`] reports it.
    #[cfg(feature = "threads")]
    pub fn open(folder: Folder, room: usize) -> Tables {
        Tables { folder: Some(folder), room: room.into(), ..Tables::new() }
    }

    /// Returns the tables that all players of this process share. It first builds those that are missing for
    /// the animals on the board. `None` if there are more than `animals` animals, or if `stop` ends the work.
    pub fn shared(game: &Jungle, animals: usize, stop: Stop<'_>) -> Option<&'static Tables> {
        static SHARED: OnceLock<Tables> = OnceLock::new();
        let class = Class::of(game).filter(|class| class.count() <= animals)?;
        let tables = SHARED.get_or_init(Tables::new);
        tables.grow(&class.within(), 1, stop, &|_| ()).ok()?;
        tables.has(class).then_some(tables)
    }

    /// Returns the value of a game's position for the player to act, with hunger and J-16 taken into account.
    /// `None` if there is no table. Also `None` if the table says that the leading player wins, but J-16
    /// forbids them to return to some earlier position. They may need that position, so the value is
    /// uncertain.
    pub fn probe(&self, game: &Jungle) -> Option<Value> {
        let value = self.worth(&Field::of(game)?)?.value();
        let leader_wins = value.wins == (game.turn().seat() == Some(game.leader()));
        (!leader_wins || !game.is_bound_by_the_past()).then_some(value)
    }

    /// Returns the value of each legal action for the player to act, the best action first. `None` if
    /// [`probe`](Tables::probe) returns `None`, or if a table is missing. A winner who always plays the first
    /// action does win. Each of these actions leads closer to the forced end. If J-16 decides and the winner
    /// is the leading player, each action leads closer to a position with fewer animals instead. If J-16
    /// decides and the winner is the other player, they only have to wait.
    pub fn actions(&self, game: &Jungle) -> Option<Vec<(Action, Value)>> {
        self.probe(game)?;
        let field = Field::of(game)?;
        let worth = |action: Action| {
            let mut places = 0..field.class.count();
            let place = places.find(|&place| usize::from(field.squares[place]) == action.from.index())?;
            Some((action, self.after(&field, place, action.to.index())?))
        };
        let mut worths = rules::legal(game).into_iter().map(worth).collect::<Option<Vec<_>>>()?;
        worths.sort_by(|(_, one), (_, other)| other.cmp(one));
        Some(worths.into_iter().map(|(action, worth)| (action, worth.value())).collect())
    }

    /// Returns perfect play from this position to the end of the game. The line is empty if no table gives
    /// the number of plies, for example because J-16 decides who wins.
    pub fn line(&self, game: &Jungle) -> Vec<Action> {
        let mut game = game.afresh();
        let mut line = Vec::new();
        while self.probe(&game).is_some_and(|value| value.plies.is_some())
            && let Some(&(action, _)) = self.actions(&game).as_deref().and_then(<[_]>::first)
        {
            game.play(action);
            line.push(action);
        }
        line
    }

    /// Whether there is a table for a class. This does not read its file.
    pub(super) fn has(&self, class: Class) -> bool {
        #[cfg(feature = "threads")]
        if let Some(folder) = &self.folder {
            return folder.entry(class).is_some();
        }
        self.table(class).is_some()
    }

    /// Adds the table of a class to the folder, or to memory if there is no folder.
    pub(super) fn add(&self, class: Class, table: ClassTable) -> Result<(), NotBuilt> {
        #[cfg(feature = "threads")]
        if let Some(folder) = &self.folder {
            folder.keep(class, &table).map_err(NotBuilt::Kept)?;
            self.missing.get(class.number()).inspect(|missing| missing.store(false, Relaxed));
            return Ok(());
        }
        // `missing` matters only while the slot is empty.
        self.slots.get(class.number()).inspect(|slot| {
            slot.get_or_init(|| Box::new(table));
        });
        Ok(())
    }

    /// Reads a table from the folder, if there is memory for it.
    #[cfg(feature = "threads")]
    fn read(&self, class: Class) -> Option<ClassTable> {
        let file = self.folder.as_ref()?.open(class).ok()?;
        let bytes = file.bytes_in_memory();
        self.room.fetch_update(Relaxed, Relaxed, |room| room.checked_sub(bytes)).ok()?;
        let table = file.read().ok();
        if table.is_none() {
            self.room.fetch_add(bytes, Relaxed);
        }
        table
    }

    #[cfg(not(feature = "threads"))]
    fn read(&self, _: Class) -> Option<ClassTable> {
        None
    }
}

impl Lookup for Tables {
    fn table(&self, class: Class) -> Option<&ClassTable> {
        let number = class.number();
        let (slot, missing) = (self.slots.get(number)?, self.missing.get(number)?);
        if let Some(table) = slot.get() {
            return Some(table);
        }
        if missing.load(Relaxed) {
            return None;
        }
        let Some(table) = self.read(class) else {
            missing.store(true, Relaxed);
            return None;
        };
        Some(slot.get_or_init(|| Box::new(table)))
    }
}
