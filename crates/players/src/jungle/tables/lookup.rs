//! Looks up positions in tables. Derives the value of a position from the positions after it.

use rules::Seat;

use super::{
    class::Class,
    field::{Field, Next, squares},
    table::ClassTable,
    value::{Worth, code},
};

/// A source of tables.
pub(super) trait Lookup {
    /// The table of a class, if there is one.
    fn table(&self, class: Class) -> Option<&ClassTable>;

    /// Returns the worth of a position, or `None` if a table is missing. Tables contain only positions in
    /// which exactly the animals that can attack are hungry. After animals have starved, other animals may be
    /// hungry (J-12). The worth of such a position is derived from the positions after it.
    #[inline]
    fn worth(&self, field: &Field) -> Option<Worth> {
        if field.hungry == field.hungry_by_rule() { self.kept(field) } else { self.follow(field) }
    }

    /// Derives the worth of a position from the worth of the positions that it leads to.
    fn follow(&self, field: &Field) -> Option<Worth> {
        let mut best = Worth::OVER;
        for (place, targets) in field.moves().into_iter().enumerate() {
            for to in squares(targets) {
                best = best.max(self.after(field, place, to)?);
            }
        }
        Some(best)
    }

    /// Returns what a move is worth to the mover.
    #[inline]
    fn after(&self, field: &Field, place: usize, to: usize) -> Option<Worth> {
        let leads = field.class.leader() == field.actor;
        Some(match field.play(place, to) {
            Next::Won => Worth::OVER.before(false, leads),
            Next::Lost => Worth::GIVEN.before(false, leads),
            Next::Field(next) => self.worth(&next)?.before(next.class == field.class, leads),
        })
    }

    /// Returns the worth that a table stores for a position.
    #[inline]
    fn kept(&self, field: &Field) -> Option<Worth> {
        let table = self.table(field.class)?;
        let index = field.class.index(&field.squares);
        let start = if field.actor == Seat::FIRST { 0 } else { field.class.positions() };
        Some(code::worth(table.code(start + index)?, field.class.leader() == field.actor))
    }
}
