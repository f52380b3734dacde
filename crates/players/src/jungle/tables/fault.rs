//! Checks that each value of a table follows from the values of the positions after it.
//!
//! This check is enough to prove a table correct. A player who has to make progress to win can lower the
//! number of plies with every move, so they do win. A player who wins by waiting (J-16) only has to stay in
//! positions that are won in this way, so nothing has to decrease.

use rules::Seat;

use super::{
    class::Class,
    field::Field,
    lookup::Lookup,
    table::{ClassTable, Tables},
};

/// Returns the first position of a table whose value does not follow from the positions that it leads to, or
/// cannot be checked because a table is missing. `None` if there is no such position.
pub(super) fn fault(class: Class, table: &ClassTable, tables: &Tables) -> Option<Field> {
    let beside = Beside { tables, class, table };
    let all = Seat::all(2).flat_map(|actor| (0..class.positions()).map(move |index| (actor, index)));
    all.map(|(actor, index)| Field { class, squares: class.squares(index), actor, hungry: 0 })
        .filter(Field::stands)
        .map(|field| Field { hungry: field.hungry_by_rule(), ..field })
        .find(|field| beside.follow(field).is_none_or(|worth| Some(worth) != beside.kept(field)))
}

/// The known tables, with the table of one class replaced by the table to be checked.
struct Beside<'a> {
    tables: &'a Tables,
    class: Class,
    table: &'a ClassTable,
}

impl Lookup for Beside<'_> {
    #[inline]
    fn table(&self, class: Class) -> Option<&ClassTable> {
        if class == self.class { Some(self.table) } else { self.tables.table(class) }
    }
}
