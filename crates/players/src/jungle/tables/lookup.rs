//! What tables say of a position.

use rules::Seat;

use super::{
    class::Class,
    field::{Field, Next, squares},
    table::Table,
    value::{Worth, byte},
};

/// Where tables are found.
pub(super) trait Lookup {
    /// The table of a class, if it is there.
    fn table(&self, class: Class) -> Option<&Table>;

    /// What a position is worth. A table holds those in which hungry is who can attack: all but some in which animals have
    /// just starved, whose worth follows from the next ones (J-12).
    #[inline]
    fn worth(&self, field: &Field) -> Option<Worth> {
        if field.hungry == field.hungry_by_rule() { self.kept(field) } else { self.follow(field) }
    }

    /// What a position is worth by those it leads to.
    fn follow(&self, field: &Field) -> Option<Worth> {
        let mut best = Worth::OVER;
        for (place, targets) in field.moves().into_iter().enumerate() {
            for to in squares(targets) {
                best = best.max(self.after(field, place, to)?);
            }
        }
        Some(best)
    }

    /// What a move is worth to the mover.
    #[inline]
    fn after(&self, field: &Field, place: usize, to: usize) -> Option<Worth> {
        let leads = field.class.leader() == field.actor;
        Some(match field.play(place, to) {
            Next::Won => Worth::OVER.before(false, leads),
            Next::Lost => Worth::GIVEN.before(false, leads),
            Next::Field(next) => self.worth(&next)?.before(next.class == field.class, leads),
        })
    }

    /// What the table says.
    #[inline]
    fn kept(&self, field: &Field) -> Option<Worth> {
        let table = self.table(field.class)?;
        let index = field.class.index(&field.squares);
        let start = if field.actor == Seat::FIRST { 0 } else { table.bytes.len() / 2 };
        let byte = *table.bytes.get(start + index)?;
        Some(byte::worth(byte, table.longest, field.class.leader() == field.actor))
    }
}
