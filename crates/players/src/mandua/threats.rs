//! What tigers threaten, as sets of fields.

use rules::mandua::{Direction, Fields};

/// Returns the vacant fields where a jump of a tiger would end.
pub(super) fn jumps(tigers: Fields, hunters: Fields, vacant: Fields) -> Fields {
    any(|direction| (tigers.shift(direction) & hunters).shift(direction) & vacant)
}

/// Returns the vacant fields next to a tiger and between two hunters. A tiger that steps there captures both
/// hunters (a mandua).
pub(super) fn manduas(tigers: Fields, hunters: Fields, vacant: Fields) -> Fields {
    tigers.around() & hunters.between() & vacant
}

/// Returns the vacant fields from which a tiger could jump.
pub(super) fn springs(hunters: Fields, vacant: Fields) -> Fields {
    any(|direction| (vacant.shift(direction) & hunters).shift(direction) & vacant)
}

/// Returns the vacant fields where one more hunter would be in danger. In the next turn, a tiger could jump
/// over it or step between it and another hunter (a mandua).
pub(super) fn exposed(tigers: Fields, hunters: Fields, vacant: Fields) -> Fields {
    let next = tigers.around() & vacant;
    any(|direction| {
        let jumped = tigers.shift(direction) & vacant.shift(direction.opposite());
        let paired = (hunters.shift(direction) & next).shift(direction);
        (jumped | paired) & vacant
    })
}

fn any(fields: impl Fn(Direction) -> Fields) -> Fields {
    Direction::ALL.into_iter().fold(Fields::NONE, |all, direction| all | fields(direction))
}
