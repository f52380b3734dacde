//! The numbering of actions.
//!
//! | indices | actions |
//! |---|---|
//! | 0..25 | `@a1` to `@e5`, fields in the order a1 to e1, a2 and so on |
//! | 25..113 | steps and hunters' moves to an adjoining field, first by where they begin, then by where they end |
//! | 113..181 | jumps, in the same order |
//! | 181..206 | `say1` to `say25` |
//! | 206..232 | `object0` to `object25` |
//! | 232..261 | `removea1` to `removee5`, `removeA` to `removeD` |
//! | 261 | `end` |

use crate::Indexed;

use super::{Mandua, action::Action, board::Field, turn::HUNTERS};

const STEPS: usize = 25;
const JUMPS: usize = STEPS + 88;
const SAYS: usize = JUMPS + 68;
const OBJECTS: usize = SAYS + HUNTERS as usize;
const REMOVALS: usize = OBJECTS + HUNTERS as usize + 1;
const END: usize = REMOVALS + Field::COUNT;

/// For each step and jump, the field that it leaves and the field that it reaches, in the order of their
/// indices. The first one has the index [`STEPS`].
const WAYS: [(u8, u8); SAYS - STEPS] = {
    let mut ways = [(0, 0); SAYS - STEPS];
    let (mut steps, mut jumps) = (0, JUMPS - STEPS);
    let mut from = 0;
    while from < Field::COUNT {
        let mut to = 0;
        while to < Field::COUNT {
            match Field::ALL[from].reach(Field::ALL[to]) {
                Some(1) => {
                    ways[steps] = (from as u8, to as u8);
                    steps += 1;
                }
                Some(2) => {
                    ways[jumps] = (from as u8, to as u8);
                    jumps += 1;
                }
                _ => {}
            }
            to += 1;
        }
        from += 1;
    }
    ways
};

/// The index of the move from one field to another; 0 if no piece can move between the two.
const INDEX: [[u8; Field::COUNT]; Field::COUNT] = {
    let mut index = [[0; Field::COUNT]; Field::COUNT];
    let mut way = 0;
    while way < WAYS.len() {
        let (from, to) = WAYS[way];
        index[from as usize][to as usize] = (STEPS + way) as u8;
        way += 1;
    }
    index
};

/// An action that cannot occur in any position gets no indices.
impl Indexed for Mandua {
    const INDICES: usize = END + 1;
    const MAX_PARTS: usize = 1;

    fn parts(action: Action, parts: &mut Vec<usize>) {
        parts.extend(match action {
            Action::Place(field) => (!field.is_cage()).then_some(field.number()),
            Action::Go { from, to } => match INDEX[from.number()][to.number()] {
                0 => None,
                index => Some(index.into()),
            },
            Action::Say(number) => (1..=HUNTERS).contains(&number).then_some(SAYS + usize::from(number) - 1),
            Action::Object(number) => (number <= HUNTERS).then_some(OBJECTS + usize::from(number)),
            Action::Remove(field) => Some(REMOVALS + field.number()),
            Action::End => Some(END),
        });
    }

    fn from_parts(parts: &[usize]) -> Option<Action> {
        let &[index] = parts else { return None };
        match index {
            ..STEPS => Some(Action::Place(Field::ALL[index])),
            STEPS..SAYS => {
                let (from, to) = WAYS[index - STEPS];
                Some(Action::Go { from: Field::ALL[usize::from(from)], to: Field::ALL[usize::from(to)] })
            }
            SAYS..OBJECTS => Some(Action::Say((index - SAYS + 1) as u8)),
            OBJECTS..REMOVALS => Some(Action::Object((index - OBJECTS) as u8)),
            REMOVALS..END => Some(Action::Remove(Field::ALL[index - REMOVALS])),
            END => Some(Action::End),
            _ => None,
        }
    }
}
