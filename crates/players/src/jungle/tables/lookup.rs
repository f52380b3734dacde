//! Table lookup, and the value of a position derived from the positions after it.

use rules::Seat;

use super::{
    class::Class,
    field::{Field, Next, squares},
    table::ClassTable,
    value::{Worth, byte},
};

/// A source of tables.
pub(super) trait Lookup {
    /// The table of a class, if there is one.
    fn table(&self, class: Class) -> Option<&ClassTable>;

    /// The worth of a position. Tables contain the positions in which exactly the animals that can attack are
    /// hungry. After animals have starved, other animals may be hungry (J-12); the worth of such a position
    /// follows from the positions after it.
    #[inline]
    fn worth(&self, field: &Field) -> Option<Worth> {
        if field.hungry == field.hungry_by_rule() { self.kept(field) } else { self.follow(field) }
    }

    /// The worth of a position, derived from the worth of the positions it leads to.
    fn follow(&self, field: &Field) -> Option<Worth> {
        let mut best = Worth::OVER;
        for (place, targets) in field.moves().into_iter().enumerate() {
            for to in squares(targets) {
                best = best.max(self.after(field, place, to)?);
            }
        }
        Some(best)
    }

    /// The worth that a move has for the mover.
    #[inline]
    fn after(&self, field: &Field, place: usize, to: usize) -> Option<Worth> {
        let leads = field.class.leader() == field.actor;
        Some(match field.play(place, to) {
            Next::Won => Worth::OVER.before(false, leads),
            Next::Lost => Worth::GIVEN.before(false, leads),
            Next::Field(next) => self.worth(&next)?.before(next.class == field.class, leads),
        })
    }

    /// The worth that the table stores for a position.
    #[inline]
    fn kept(&self, field: &Field) -> Option<Worth> {
        let table = self.table(field.class)?;
        let index = field.class.index(&field.squares);
        let start = if field.actor == Seat::FIRST { 0 } else { table.bytes.len() / 2 };
        let byte = *table.bytes.get(start + index)?;
        Some(byte::worth(byte, table.longest, field.class.leader() == field.actor))
    }
}
