//! The numbering of actions. Bowls 1 to 6 have the indices 0 to 5 if there is no choice of direction, 6 to 11
//! for sowing to the right, and 12 to 17 for sowing to the left.

use crate::Indexed;

use super::{Action, Bowl, Direction, Mancala};

const DIRECTIONS: [Option<Direction>; 3] = [None, Some(Direction::Right), Some(Direction::Left)];

impl Indexed for Mancala {
    const INDICES: usize = 18;
    const MAX_PARTS: usize = 1;

    fn parts(action: Action, parts: &mut Vec<usize>) {
        let direction = match action.direction {
            None => 0,
            Some(Direction::Right) => 1,
            Some(Direction::Left) => 2,
        };
        parts.push(6 * direction + action.bowl.index());
    }

    fn from_parts(parts: &[usize]) -> Option<Action> {
        let &[index] = parts else { return None };
        let direction = *DIRECTIONS.get(index / 6)?;
        Some(Action { bowl: Bowl::ALL[index % 6], direction })
    }
}
