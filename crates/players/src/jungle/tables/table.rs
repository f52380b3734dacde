//! The tables: where they are, and what they say of a position.

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
use super::{build::NotBuilt, class::Class, field::Field, lookup::Lookup, value::Value};

/// Numbers of classes lie below this.
const CLASSES: usize = 1 << 16;

/// Most animals of the positions whose tables players build for themselves: about ten milliseconds and a sixth of a megabyte for
/// each set of animals that is met, 70 MB for all there are.
pub const SHARED_ANIMALS: usize = 3;

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
    #[cfg(feature = "threads")]
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

    /// The tables that all players share, with those of a position of at most [`SHARED_ANIMALS`], which are built when they are
    /// first asked for.
    pub fn shared(game: &Jungle) -> Option<&'static Tables> {
        static SHARED: OnceLock<Tables> = OnceLock::new();
        let class = Class::of(game).filter(|class| class.count() <= SHARED_ANIMALS)?;
        let tables = SHARED.get_or_init(Tables::new);
        tables.grow(&class.within(), 1, &AtomicBool::new(false), &|_| ()).ok()?;
        Some(tables)
    }

    /// Who wins a game with few animals from here on, hunger and J-16 included, if the tables know.
    ///
    /// They do not where the leading player would win if it were not for the past, and there are board positions that he may
    /// not bring about again.
    pub fn probe(&self, game: &Jungle) -> Option<Value> {
        let value = self.worth(&Field::of(game)?)?.value();
        let leader_wins = value.wins == (game.turn().seat() == Some(game.leader()));
        (!leader_wins || !game.is_bound_by_the_past()).then_some(value)
    }

    /// What each legal action is worth to the player who acts, the best first, if the tables know. Whoever wins and always
    /// plays the first one gets there: forced ends come closer with it, and so do fewer animals where the leading player has
    /// to find something new.
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

    /// The best play of both from here on, to the end; nothing where it cannot be forced.
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
