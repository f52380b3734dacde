//! The circuits that stones are sown along.

use super::board::Spot;

/// A lap: some stones, dropped one by one into successive spots of a circuit.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// A one in the byte of each spot that receives a stone.
    pub(super) drops: u128,
    /// The spot of the last stone.
    pub(super) last: Spot,
}

/// A circuit, with a table of its laps. No lap visits a spot twice.
pub(super) struct Circuit {
    /// The spots in the order of the circuit.
    pub(super) path: &'static [Spot],
    /// The laps, indexed by the starting spot and the number of stones.
    laps: [[Lap; 16]; 16],
}

impl Circuit {
    const fn new(path: &'static [Spot]) -> Circuit {
        let mut laps = [[Lap { drops: 0, last: 0 }; 16]; 16];
        let mut start = 0;
        while start < path.len() {
            let mut lap = Lap { drops: 0, last: path[start] };
            let mut stones = 0;
            while stones <= path.len() {
                laps[path[start]][stones] = lap;
                stones += 1;
                lap.last = path[(start + stones) % path.len()];
                lap.drops |= 1 << (8 * lap.last);
            }
            start += 1;
        }
        Circuit { path, laps }
    }

    /// Number of spots.
    #[inline]
    pub(super) fn places(&self) -> u8 {
        self.path.len() as u8
    }

    /// The lap that begins after `start` and drops this many stones, at most one for each spot.
    #[inline]
    pub(super) fn lap(&self, start: Spot, stones: u8) -> &Lap {
        &self.laps[start & 15][usize::from(stones) & 15]
    }

    /// The spot after this one.
    pub(super) fn after(&self, spot: Spot) -> Spot {
        let at = self.path.iter().position(|&known| known == spot).unwrap_or(0);
        self.path[(at + 1) % self.path.len()]
    }
}

/// Counter-clockwise, skipping the opponent's mancala (MC-3, MC-4).
pub(super) static RIGHT: Circuit = Circuit::new(&[0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]);
/// Clockwise, skipping the opponent's mancala (MC-12).
pub(super) static LEFT: Circuit = Circuit::new(&[13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1, 0]);
/// Counter-clockwise through both mancalas (MC-16).
pub(super) static FULL: Circuit = Circuit::new(&[0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14]);
