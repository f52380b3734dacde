//! The tables: where they are, and what they say of a position.

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
};

use rules::jungle::{Action, Jungle};

#[cfg(feature = "threads")]
use super::folder::Folder;
use super::{
    build::NotBuilt,
    class::Class,
    field::Field,
    lookup::Lookup,
    value::{Value, Worth},
};

/// Numbers of classes lie below this.
const CLASSES: usize = 1 << 16;

/// All positions of a class, those first in which Orange acts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    /// Most plies to a forced end.
    pub(super) longest: u8,
    pub(super) bytes: Vec<u8>,
}

/// What is known of positions with few animals. Files are read when they are first needed.
#[derive(Debug, Default)]
pub struct Tables {
    #[cfg(feature = "threads")]
    folder: Option<Folder>,
    /// By the number of the class.
    slots: Vec<OnceLock<Box<Table>>>,
    /// Likewise: whether its file was looked for in vain.
    missing: Vec<AtomicBool>,
    /// Bytes that files may still take in memory.
    room: AtomicUsize,
}

impl Tables {
    /// Tables that know nothing yet.
    pub fn new() -> Tables {
        let slots = (0..CLASSES).map(|_| OnceLock::new()).collect();
        Tables { slots, missing: (0..CLASSES).map(|_| AtomicBool::new(false)).collect(), ..Tables::default() }
    }

    /// The tables of a folder, as far as they fit into so many bytes of memory. A damaged file is as good as none;
    /// [`Folder::check`] tells.
    #[cfg(feature = "threads")]
    pub fn open(folder: Folder, room: usize) -> Tables {
        Tables { folder: Some(folder), room: room.into(), ..Tables::new() }
    }

    /// Who wins a position with few animals, hunger and J-16 included, if it is in the tables. The position counts as its
    /// own first occurrence.
    ///
    /// Its past can make a difference only where the leading player wins, and would have to bring about a board position that
    /// has occurred three times before.
    pub fn probe(&self, game: &Jungle) -> Option<Value> {
        self.worth(&Field::of(game)?).map(Worth::value)
    }

    /// What each legal action is worth to the player who acts, the best first. Whoever wins and always plays the first one
    /// gets there: forced ends come closer with it, and so do fewer animals where the leading player has to find something
    /// new.
    pub fn actions(&self, game: &Jungle) -> Option<Vec<(Action, Value)>> {
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

    /// Whether the table of a class is there; its file is not read.
    pub(super) fn has(&self, class: Class) -> bool {
        #[cfg(feature = "threads")]
        if let Some(folder) = &self.folder {
            return folder.entry(class).is_some();
        }
        self.table(class).is_some()
    }

    /// Adds the table of a class: to the folder, from which it is read when it is needed, or else to memory.
    pub(super) fn add(&self, class: Class, table: Table) -> Result<(), NotBuilt> {
        #[cfg(feature = "threads")]
        if let Some(folder) = &self.folder {
            folder.keep(class, &table).map_err(NotBuilt::Kept)?;
            self.missing.get(class.number()).inspect(|missing| missing.store(false, Relaxed));
            return Ok(());
        }
        // Whether it is missing matters only while there is none.
        self.slots.get(class.number()).inspect(|slot| {
            slot.get_or_init(|| Box::new(table));
        });
        Ok(())
    }

    /// A table from the folder, if there is room for it.
    #[cfg(feature = "threads")]
    fn read(&self, class: Class) -> Option<Table> {
        let folder = self.folder.as_ref()?;
        let bytes = 2 * class.positions();
        self.room.fetch_update(Relaxed, Relaxed, |room| room.checked_sub(bytes)).ok()?;
        let table = folder.read(class).ok();
        if table.is_none() {
            self.room.fetch_add(bytes, Relaxed);
        }
        table
    }

    #[cfg(not(feature = "threads"))]
    fn read(&self, _: Class) -> Option<Table> {
        None
    }
}

impl Lookup for Tables {
    fn table(&self, class: Class) -> Option<&Table> {
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
