//! The tables, and what they say of a position.

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
};

use rules::{
    Seat,
    jungle::{Action, Jungle},
};

#[cfg(feature = "threads")]
use super::folder::Folder;
use super::{
    build::NotBuilt,
    class::Class,
    field::{Field, Next, squares},
    value::{Value, Worth, byte},
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

    /// The tables of a folder, as far as they fit into so many bytes of memory.
    #[cfg(feature = "threads")]
    pub fn open(folder: Folder, room: usize) -> Tables {
        Tables { folder: Some(folder), room: room.into(), ..Tables::new() }
    }

    /// Who wins a position with few animals, hunger and J-16 included, if it is in the tables. The position counts as its own
    /// first occurrence.
    ///
    /// A past can change nothing where the winner follows J-16 (`leader`), and otherwise only where the leading player would
    /// have to bring about a board position that has occurred three times before.
    pub fn probe(&self, game: &Jungle) -> Option<Value> {
        self.worth(&Field::of(game)?).map(Worth::value)
    }

    /// A legal action that holds what the position is worth, and gets on where one must.
    pub fn best(&self, game: &Jungle) -> Option<Action> {
        self.best_of(&Field::of(game)?)
    }

    /// The value of each action, seen by the player who acts now.
    pub fn actions(&self, game: &Jungle) -> Option<Vec<(Action, Value)>> {
        let field = Field::of(game)?;
        let worths = rules::legal(game).into_iter().map(|action| {
            let place = (0..field.class.count())
                .find(|&place| usize::from(field.squares[place]) == action.from.index())?;
            Some((action, self.after(&field, place, action.to.index())?.value()))
        });
        worths.collect()
    }

    fn best_of(&self, field: &Field) -> Option<Action> {
        let mut best: Option<(Worth, Action)> = None;
        for (place, targets) in field.moves().into_iter().enumerate() {
            for to in squares(targets) {
                let worth = self.after(field, place, to)?;
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, field.action(place, to)?));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// What a position is worth. A table holds those in which hungry is who can attack: all but some in which animals have
    /// just starved, whose worth follows from the next ones (J-12).
    pub(super) fn worth(&self, field: &Field) -> Option<Worth> {
        let hungry = field.attackers(field.actor, &field.targets(field.actor));
        if field.hungry == hungry { self.kept(field) } else { self.follow(field) }
    }

    /// What a position is worth by those it leads to.
    pub(super) fn follow(&self, field: &Field) -> Option<Worth> {
        let mut best = Worth::OVER;
        for (place, targets) in field.moves().into_iter().enumerate() {
            for to in squares(targets) {
                best = best.max(self.after(field, place, to)?);
            }
        }
        Some(best)
    }

    /// What a move is worth to the mover.
    fn after(&self, field: &Field, place: usize, to: usize) -> Option<Worth> {
        let leads = field.class.leader() == field.actor;
        Some(match field.play(place, to) {
            Next::Won => Worth::OVER.before(false, leads),
            Next::Lost => Worth::GIVEN.before(false, leads),
            Next::Field(next) => self.worth(&next)?.before(next.class == field.class, leads),
        })
    }

    /// What the table says.
    fn kept(&self, field: &Field) -> Option<Worth> {
        let table = self.table(field.class)?;
        let index = number(field.class, field.actor, field.class.index(&field.squares));
        Some(byte::worth(*table.bytes.get(index)?, table.longest, field.class.leader() == field.actor))
    }

    /// The table of a class, read now if it is there.
    pub(super) fn table(&self, class: Class) -> Option<&Table> {
        let number = class.number();
        let (slot, missing) = (self.slots.get(number)?, self.missing.get(number)?);
        if let Some(table) = slot.get() {
            return Some(table);
        }
        #[cfg(feature = "threads")]
        if !missing.load(Relaxed)
            && let Some(folder) = &self.folder
        {
            let bytes = 2 * class.positions();
            let fits = self.room.fetch_update(Relaxed, Relaxed, |room| room.checked_sub(bytes)).is_ok();
            if let Some(table) = fits.then(|| folder.read(class).ok()).flatten() {
                return Some(slot.get_or_init(|| Box::new(table)));
            }
            missing.store(true, Relaxed);
        }
        None
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
        self.slots.get(class.number()).inspect(|slot| {
            slot.get_or_init(|| Box::new(table));
        });
        Ok(())
    }

    /// The text of the first position of a class, if any, whose value does not follow from those it leads to. `None` too
    /// where tables are missing.
    pub fn fault(&self, class: Class) -> Option<String> {
        let all = Seat::all(2).flat_map(|actor| (0..class.positions()).map(move |index| (actor, index)));
        let fields =
            all.map(|(actor, index)| Field { class, squares: class.squares(index), actor, hungry: 0 });
        fields
            .filter(Field::stands)
            .map(|field| Field { hungry: field.attackers(field.actor, &field.targets(field.actor)), ..field })
            .find(|field| self.kept(field) != self.follow(field))
            .map(|field| field.to_string())
    }
}

/// Where a position is in the table of its class.
#[inline]
pub(super) fn number(class: Class, actor: Seat, index: usize) -> usize {
    if actor == Seat::FIRST { index } else { class.positions() + index }
}
