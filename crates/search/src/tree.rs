//! The tree of MCTS: one block of memory, with indices as links.

use rules::Seat;

/// The proven value of a position for one of two seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Proven {
    Lost,
    Drawn,
    Won,
}

impl Proven {
    /// Converts a final score to a proven value.
    pub(crate) fn of(score: f64) -> Proven {
        match score {
            _ if score > 0.5 => Proven::Won,
            _ if score < 0.5 => Proven::Lost,
            _ => Proven::Drawn,
        }
    }

    /// Returns the score under perfect play.
    pub(crate) fn score(self) -> f64 {
        match self {
            Proven::Lost => 0.0,
            Proven::Drawn => 0.5,
            Proven::Won => 1.0,
        }
    }

    /// Returns the value for the other seat.
    pub(crate) fn turned(self) -> Proven {
        Proven::of(1.0 - self.score())
    }
}

/// A position, identified by the actions that lead to it from the root.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// The action that leads here; `None` at the root.
    pub(crate) action: Option<A>,
    /// The seat that chose the action.
    pub(crate) seat: Seat,
    /// Whether every action worth trying has a child. Never set in hidden games, where actions differ between
    /// visits.
    pub(crate) complete: bool,
    /// Whether every legal action has a child.
    pub(crate) whole: bool,
    /// The proven value for `seat`; at the root, for the seat to act.
    pub(crate) proven: Option<Proven>,
    /// How promising the action is; see [`Knowledge::prior`](crate::Knowledge::prior).
    pub(crate) prior: f32,
    /// The newest child. [`ROOT`] means that there is none, because the root is never a child.
    child: u32,
    /// The next older child of the same parent, or [`ROOT`].
    sibling: u32,
    /// Iterations that passed through here.
    pub(crate) visits: u32,
    /// Iterations in which the search could choose this child.
    pub(crate) offers: u32,
    /// Sum of the values for `seat` over all visits.
    pub(crate) total: f64,
}

impl<A> Node<A> {
    /// Returns the mean value for the seat that chose the action.
    #[inline]
    pub(crate) fn mean(&self) -> f64 {
        match self.proven {
            Some(proven) => proven.score(),
            None if self.visits == 0 => 0.0,
            None => self.total / f64::from(self.visits),
        }
    }

    /// Returns the rank of this node among its siblings: proven wins highest, proven losses lowest, otherwise
    /// by visits, then by mean value.
    fn rank(&self) -> (i32, u32, f64) {
        let sure = match self.proven {
            Some(Proven::Won) => 1,
            Some(Proven::Lost) => -1,
            Some(Proven::Drawn) | None => 0,
        };
        (sure, self.visits, self.mean())
    }
}

/// The nodes of a search; the first is the root.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    room: usize,
}

/// The root's index.
pub(crate) const ROOT: u32 = 0;

impl<A: Copy + Eq> Tree<A> {
    /// Creates an empty tree.
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), room: 0 }
    }

    /// Starts over with a root alone and room for this many nodes. The memory is reused.
    pub(crate) fn clear(&mut self, room: usize) {
        self.nodes.clear();
        self.room = room.clamp(1, u32::MAX as usize);
        self.nodes.push(Node {
            action: None,
            seat: Seat::FIRST,
            complete: false,
            whole: false,
            proven: None,
            prior: 0.0,
            child: ROOT,
            sibling: ROOT,
            visits: 0,
            offers: 0,
            total: 0.0,
        });
    }

    /// Whether there is no room for another node.
    pub(crate) fn is_full(&self) -> bool {
        self.nodes.len() >= self.room
    }

    /// Adds a child and returns its index; `None` when there is no room.
    pub(crate) fn grow(&mut self, parent: u32, seat: Seat, action: A, prior: f32) -> Option<u32> {
        if self.is_full() {
            return None;
        }
        let number = self.nodes.len() as u32;
        let sibling = std::mem::replace(&mut self.at(parent).child, number);
        self.nodes.push(Node {
            action: Some(action),
            seat,
            complete: false,
            whole: false,
            proven: None,
            prior,
            child: ROOT,
            sibling,
            visits: 0,
            offers: 1,
            total: 0.0,
        });
        Some(number)
    }

    /// Returns the child that this seat's action leads to.
    #[inline]
    pub(crate) fn find(&self, parent: u32, seat: Seat, action: A) -> Option<u32> {
        self.children(parent)
            .find(|(_, node)| node.action == Some(action) && node.seat == seat)
            .map(|(number, _)| number)
    }

    /// Returns the children with their indices, the newest first.
    #[inline]
    pub(crate) fn children(&self, parent: u32) -> impl Iterator<Item = (u32, &Node<A>)> {
        let mut next = self.nodes[parent as usize].child;
        std::iter::from_fn(move || {
            let number = next;
            if number == ROOT {
                return None;
            }
            let node = &self.nodes[number as usize];
            next = node.sibling;
            Some((number, node))
        })
    }

    #[inline]
    pub(crate) fn get(&self, number: u32) -> &Node<A> {
        &self.nodes[number as usize]
    }

    #[inline]
    pub(crate) fn at(&mut self, number: u32) -> &mut Node<A> {
        &mut self.nodes[number as usize]
    }

    /// Returns the visited child that ranks highest (see `rank`). Among equals, it returns the oldest.
    pub(crate) fn favourite(&self, parent: u32) -> Option<u32> {
        let mut best: Option<(u32, (i32, u32, f64))> = None;
        for (number, node) in self.children(parent).filter(|(_, node)| node.visits > 0) {
            if best.is_none_or(|(_, known)| node.rank() >= known) {
                best = Some((number, node.rank()));
            }
        }
        best.map(|(number, _)| number)
    }

    /// Returns all visited children, the highest rank first, as in [`favourite`](Tree::favourite).
    pub(crate) fn favourites(&self, parent: u32) -> Vec<u32> {
        let mut chosen: Vec<(u32, &Node<A>)> =
            self.children(parent).filter(|(_, node)| node.visits > 0).collect();
        chosen.sort_by(|(one, node), (other, known)| {
            let ((sure, visits, mean), (known_sure, known_visits, known_mean)) = (node.rank(), known.rank());
            let ranks = (known_sure, known_visits).cmp(&(sure, visits)).then(known_mean.total_cmp(&mean));
            ranks.then(one.cmp(other))
        });
        chosen.into_iter().map(|(number, _)| number).collect()
    }

    /// Returns the proven value of a node for the seat to act there, if the proven values of its children
    /// imply one.
    pub(crate) fn follows(&self, parent: u32) -> Option<Proven> {
        let mut best = Some(Proven::Lost);
        for (_, child) in self.children(parent) {
            match child.proven {
                Some(Proven::Won) => return Some(Proven::Won),
                Some(proven) => best = best.map(|best| best.max(proven)),
                None => best = None,
            }
        }
        best.filter(|_| self.get(parent).whole)
    }

    /// Returns the action that leads to a node, followed by the favourite action of each node after it.
    pub(crate) fn line(&self, node: u32) -> Vec<A> {
        let mut line = Vec::new();
        let mut next = Some(node);
        while let Some(number) = next {
            line.extend(self.get(number).action);
            next = self.favourite(number);
        }
        line
    }
}

/// As [`Limits::memory`](crate::Limits::memory) promises, a node takes at most 64 bytes if an action takes at
/// most 16. No game needs larger actions.
const _: () = assert!(size_of::<Node<[u32; 4]>>() <= 64);
