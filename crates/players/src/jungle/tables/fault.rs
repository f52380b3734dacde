//! Whether what a table says follows from what it, and those of fewer animals, say of the next positions.
//!
//! That is a proof: where a win can be forced its plies grow less with every move, and where it cannot, nothing has to.

use rules::Seat;

use super::{
    class::Class,
    field::Field,
    lookup::Lookup,
    table::{Table, Tables},
};

/// The first position of a table, if any, whose value does not follow from those it leads to.
pub(super) fn fault(class: Class, table: &Table, tables: &Tables) -> Option<Field> {
    let beside = Beside { tables, class, table };
    let all = Seat::all(2).flat_map(|actor| (0..class.positions()).map(move |index| (actor, index)));
    all.map(|(actor, index)| Field { class, squares: class.squares(index), actor, hungry: 0 })
        .filter(Field::stands)
        .map(|field| Field { hungry: field.hungry_by_rule(), ..field })
        .find(|field| beside.follow(field).is_none_or(|worth| Some(worth) != beside.kept(field)))
}

/// Tables, and one more beside them.
struct Beside<'a> {
    tables: &'a Tables,
    class: Class,
    table: &'a Table,
}

impl Lookup for Beside<'_> {
    #[inline]
    fn table(&self, class: Class) -> Option<&Table> {
        if class == self.class { Some(self.table) } else { self.tables.table(class) }
    }
}
