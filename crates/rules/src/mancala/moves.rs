//! The legal actions: visited, counted and sampled.

use std::ops::ControlFlow;

use crate::Random;

use super::{Action, Bowl, Direction, Mancala};

/// For each set of bowls, the bowls as hexadecimal digits. The lowest digit is the number of bowls; the
/// digits above it are their indices in rising order.
const PICKS: [u32; 64] = {
    let mut picks = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut count = 0;
        let mut bowl = 0;
        while bowl < 6 {
            if set >> bowl & 1 == 1 {
                count += 1;
                picks[set] |= bowl << (4 * count);
            }
            bowl += 1;
        }
        picks[set] |= count;
        set += 1;
    }
    picks
};

impl Mancala {
    /// The bowls that may be played.
    #[inline]
    fn playable(&self) -> Pick {
        match self.position.end {
            None => Pick(PICKS[self.position.board.own_bowls(self.rules().least) & 63]),
            Some(_) => Pick(0),
        }
    }

    pub(super) fn visit_actions<B>(
        &self,
        mut visitor: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let playable = self.playable();
        let directions: &[Option<Direction>] = match self.rules().both_directions {
            true => &[Some(Direction::Left), Some(Direction::Right)],
            false => &[None],
        };
        for nth in 0..playable.count() {
            let bowl = playable.bowl(nth);
            for &direction in directions {
                visitor(Action { bowl, direction })?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    pub(super) fn count_actions(&self) -> u64 {
        u64::from(self.playable().count()) << u32::from(self.rules().both_directions)
    }

    #[inline]
    pub(super) fn sample_action(&self, random: &mut impl Random) -> Option<Action> {
        let playable = self.playable();
        if playable.count() == 0 {
            return None;
        }
        if self.rules().both_directions {
            let choice = random.below(2 * playable.count());
            let direction = if choice & 1 == 0 { Direction::Left } else { Direction::Right };
            return Some(Action { bowl: playable.bowl(choice / 2), direction: Some(direction) });
        }
        Some(Action { bowl: playable.bowl(random.below(playable.count())), direction: None })
    }
}

/// An entry of [`PICKS`].
#[derive(Clone, Copy)]
struct Pick(u32);

impl Pick {
    #[inline]
    fn count(self) -> u32 {
        self.0 & 15
    }

    #[inline]
    fn bowl(self, nth: u32) -> Bowl {
        Bowl::at((self.0 >> (4 * nth + 4) & 15) as usize)
    }
}
