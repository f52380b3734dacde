//! Replaying a record with all its variations.

use std::collections::BTreeSet;

use super::{Ply, Record, VARIATION_REPEATED, Variation};
use crate::{Faults, Illegal, catalog::AnyGame};

/// The first ply, in the order of the text, that is refused.
pub(super) struct TreeFault {
    /// How many plies stand before it in the text; `None` if the starting position is at fault.
    pub(super) index: Option<usize>,
    /// The ply's number.
    pub(super) ply: Option<usize>,
    pub(super) faults: Faults,
}

/// Plays every ply of every line. Returns the game after the last ply of the main line, or `None` if `stop`
/// returns true before the end.
pub(super) fn replay_tree(record: &Record, stop: &dyn Fn() -> bool) -> Result<Option<AnyGame>, TreeFault> {
    let game = record.start().map_err(|faults| TreeFault { index: None, ply: None, faults })?;
    let mut walk = Walk { game, index: 0, stop };
    let next = record.plies.len() + 1;
    let played =
        walk.plies(&record.plies, 1).and_then(|()| walk.variations(&record.continuations, None, next));
    match played {
        Ok(()) => Ok(Some(walk.game)),
        Err(Halt::Stop) => Ok(None),
        Err(Halt::Fault(fault)) => Err(fault),
    }
}

enum Halt {
    Stop,
    Fault(TreeFault),
}

/// Visits the plies in the order of the text. The recursion is only as deep as variations are nested.
struct Walk<'a> {
    game: AnyGame,
    /// Number of plies visited.
    index: usize,
    stop: &'a dyn Fn() -> bool,
}

impl Walk<'_> {
    /// Plays a line whose first ply has the number `first`, with all its variations.
    fn plies(&mut self, plies: &[Ply], first: usize) -> Result<(), Halt> {
        for (number, ply) in (first..).zip(plies) {
            if (self.stop)() {
                return Err(Halt::Stop);
            }
            self.play(&ply.action, number)?;
            self.index += 1;
            if !ply.variations.is_empty() {
                self.game.undo();
                self.variations(&ply.variations, Some(&ply.action), number)?;
                self.play(&ply.action, number)?;
            }
        }
        Ok(())
    }

    /// Plays each of these variations, and takes it back. Their first actions must differ from each other and
    /// from `replaced`.
    fn variations(
        &mut self,
        variations: &[Variation],
        replaced: Option<&str>,
        first: usize,
    ) -> Result<(), Halt> {
        let mut begins: BTreeSet<&str> = replaced.into_iter().collect();
        for Variation { plies, .. } in variations {
            if let Some(ply) = plies.first()
                && !begins.insert(&ply.action)
            {
                let repeated = Illegal::new(&VARIATION_REPEATED, [ply.action.as_str().into()]);
                return Err(self.fault(first, repeated));
            }
            self.plies(plies, first)?;
            for _ in plies {
                self.game.undo();
            }
        }
        Ok(())
    }

    fn play(&mut self, action: &str, number: usize) -> Result<(), Halt> {
        self.game.play(action).map_err(|illegal| self.fault(number, illegal))
    }

    /// A fault in the ply that comes next.
    fn fault(&self, number: usize, illegal: Illegal) -> Halt {
        Halt::Fault(TreeFault { index: Some(self.index), ply: Some(number), faults: illegal.into() })
    }
}
