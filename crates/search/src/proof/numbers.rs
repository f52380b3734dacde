//! Proof and disproof numbers.

/// Stands for infinity: the number of a goal that cannot be reached. It exceeds every finite number.
pub(super) const INFINITE: u32 = 1 << 30;

/// The value of [`Numbers::plies`] where the plies to the end have no bound, because endless play or a draw
/// decides the game.
pub(super) const NEVER: u16 = u16::MAX;

/// The value of [`Numbers::low`] for a result that does not depend on the path.
pub(super) const FREE: i32 = i32::MAX;
/// The value of [`Numbers::low`] for a result that depends on the length of the path.
pub(super) const TIRED: i32 = -1;

/// The proof and disproof number of a position. When one of them is 0, the position is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
    /// If solved: the plies within which the successful seat reaches its goal, or [`NEVER`].
    pub(super) plies: u16,
    /// If solved: the earliest ply of the path that the result depends on. [`FREE`] and [`TIRED`] are special
    /// values.
    pub(super) low: i32,
}

impl Numbers {
    /// Creates the numbers of an unsolved position.
    pub(super) fn open(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof, plies: NEVER, low: FREE }
    }

    /// Creates the numbers of a solved position, which the attacker wins (`won`) or cannot win.
    pub(super) fn solved(won: bool, plies: Option<u32>) -> Numbers {
        let (proof, disproof) = if won { (0, INFINITE) } else { (INFINITE, 0) };
        let plies = plies.and_then(|plies| u16::try_from(plies).ok()).unwrap_or(NEVER);
        Numbers { proof, disproof, plies, low: FREE }
    }

    /// Returns the same result, marked as depending on the position at ply `low` of the path.
    pub(super) fn hanging(self, low: i32) -> Numbers {
        Numbers { low, ..self }
    }

    pub(super) fn is_solved(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    pub(super) fn is_won(self) -> bool {
        self.proof == 0
    }

    /// Returns the bound on the plies to the end, if there is one.
    pub(super) fn bound(self) -> Option<u32> {
        (self.plies != NEVER).then_some(self.plies.into())
    }

    /// Whether the position is solved, and the result holds for every path to it.
    pub(super) fn is_certain(self) -> bool {
        self.is_solved() && self.low == FREE
    }

    /// Returns both numbers from the point of view of the seat to act: first the number for its own goal,
    /// then the number for the goal of the other seat.
    pub(super) fn seen(self, by_attacker: bool) -> (u32, u32) {
        if by_attacker { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    /// Creates the numbers of an unsolved position from the two values that [`seen`](Numbers::seen) returns.
    pub(super) fn of_seen(by_attacker: bool, own: u32, other: u32) -> Numbers {
        let (proof, disproof) = if by_attacker { (own, other) } else { (other, own) };
        Numbers::open(proof, disproof)
    }
}

/// Computes the numbers of a position from the numbers of its children.
///
/// For the goal of the seat to act, one action is enough, so the easiest action counts. For the other seat's
/// goal, every action must be settled: the hardest action counts, plus 1 for each other unsolved action
/// ("weak proof numbers": Ueda, Hashimoto, Hashimoto and Iida, 2008). The usual method adds the numbers of
/// all actions instead. So if several actions share an obstacle, it counts this obstacle several times. Near
/// the ends of random games, the usual method needs 0.7 to 1.9 times as many nodes, depending on the game.
pub(super) fn weigh(by_attacker: bool, ply: i32, children: impl Iterator<Item = Numbers>) -> Weighed {
    let (mut best, mut second, mut place) = ((INFINITE, INFINITE), INFINITE, 0);
    let (mut hardest, mut open, mut longest, mut low) = (0, 0_u32, 0, FREE);
    let mut success: Option<Numbers> = None;
    for (i, child) in children.enumerate() {
        let (own, other) = child.seen(by_attacker);
        if own == 0 {
            // Prefer a success that does not depend on the path, then the one with fewer plies.
            let worth = |numbers: Numbers| (numbers.low, std::cmp::Reverse(numbers.plies));
            if success.is_none_or(|known| worth(child) > worth(known)) {
                success = Some(child);
            }
        } else if other == 0 {
            longest = longest.max(child.plies);
            low = low.min(child.low);
        } else {
            open += 1;
            hardest = hardest.max(other);
            if (own, other) < best {
                (second, best, place) = (best.0, (own, other), i);
            } else {
                second = second.min(own);
            }
        }
    }
    let after = |plies: u16| if plies == NEVER { NEVER } else { plies.saturating_add(1) };
    // A result that depends only on this position or on later positions holds here on every path.
    let free = |low: i32| if low >= ply { FREE } else { low };
    let numbers = if let Some(child) = success {
        Numbers {
            plies: after(child.plies),
            low: free(child.low),
            ..Numbers::of_seen(by_attacker, 0, INFINITE)
        }
    } else if open == 0 {
        Numbers { plies: after(longest), low: free(low), ..Numbers::of_seen(by_attacker, INFINITE, 0) }
    } else {
        Numbers::of_seen(by_attacker, best.0, (hardest + open - 1).min(INFINITE - 1))
    };
    Weighed { numbers, place, second, open }
}

/// The result of [`weigh`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighed {
    pub(super) numbers: Numbers,
    /// The child to search next.
    pub(super) place: usize,
    /// The number of the second best child, for the goal of the seat to act.
    pub(super) second: u32,
    /// Number of unsolved children.
    pub(super) open: u32,
}
