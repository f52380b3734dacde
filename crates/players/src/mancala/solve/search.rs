//! The exact search.

use rules::mancala::Board;

use super::{
    memory::{Known, Memory, Slot, Soft},
    set::Set,
    side::Side,
    tables::Tables,
};

/// One thread's search.
pub(super) struct Search<'a> {
    pub(super) tables: &'a Tables,
    pub(super) memory: &'a Memory<'a>,
    pub(super) nodes: u64,
    pub(super) touched: u64,
    pub(super) p: [i32; 8],
}


#[derive(Clone, Copy)]
struct At {
    board: Board,
    own: Side,
    other: Side,
    slot: Slot,
}

struct Child {
    at: At,
    soft: i32,
    gain: i32,
    same: bool,
    index: usize,
    order: i32,
}

impl Search<'_> {
    /// Whether the value of a position is at least `goal`: a bound of it that shows so or shows that it is not.
    pub(super) fn search<S: Set>(&mut self, board: Board, goal: i32) -> i32 {
        let [own, other] = board.bowls().map(Side::of);
        let mut depth = self.p[0];
        loop {
            let (value, proven) = self.node::<S>(At { board, own, other, slot: self.memory.slot(own, other) }, self.memory.get(self.memory.slot(own, other)), goal, depth);
            if std::env::var("VERBOSE").is_ok() { println!("  depth {depth} goal {goal}: {value} {proven} {}", self.nodes); }
            if proven {
                return value;
            }
            depth += self.p[1];
        }
    }

    fn node<S: Set>(&mut self, at: At, known: Option<Known>, goal: i32, depth: i32) -> (i32, bool) {
        self.nodes += 1;
        let begun = self.nodes;
        let At { board, own, other, slot } = at;
        let stones = (own.stones + other.stones) as i32;
        let mut known = known.unwrap_or(Known { lower: -stones, upper: stones, best: 15, soft: Soft::default() });

        let lead = board.lead();
        let actor = board.actor();
        let [own_bowls, _] = board.bowls();
        let mut children: [Option<Child>; 12] = [const { None }; 12];
        let mut count = 0;
        let mut best = -stones;
        let mut proven = true;
        let known_below = self.tables.known_below();
        let mut best_index = 15;
        let mut touched = 0;
        for index in 0..S::ACTIONS {
            if !S::is_legal(own_bowls, index) {
                continue;
            }
            let sown = S::sown(board, index);
            let after = sown.board;
            let same = after.actor() == actor;
            let gain = if same { after.lead() } else { -after.lead() } - lead;
            let value;
            if sown.is_over() {
                value = gain;
            } else {
                let [own, other] = after.bowls().map(Side::of);
                let left = own.stones + other.stones;
                if left < known_below {
                    let rest = self.tables.levels[left].value(own, other).map_or(0, i32::from);
                    value = gain + if same { rest } else { -rest };
                } else {
                    let left = left as i32;
                    let upper = gain + left;
                    if upper < goal {
                        best = best.max(upper);
                        continue;
                    }
                    let soft = gain;
                    let slot = self.memory.slot(own, other);
                    touched ^= self.memory.touch(slot);
                    let order = if index == known.best { 10000 } else if same { 1000 + 8 * gain + index as i32 * self.p[3] } else { 8 * gain + index as i32 * self.p[2] };
                    children[count] = Some(Child { at: At { board: after, own, other, slot }, gain, same, index, order, soft });
                    count += 1;
                    continue;
                }
            }
            if value > best {
                best = value;
                best_index = index;
                if best >= goal {
                    self.memory.put(slot, Known { lower: best.max(known.lower), best: index, ..known }, 0);
                    return (best, true);
                }
            }
        }
        self.touched ^= touched;
        let children = &mut children[..count];
        for child in children.iter_mut().flatten() {
            if let Some(found) = self.memory.get(child.at.slot) {
                let l = if child.same { child.gain + found.lower } else { child.gain - found.upper };
                if l >= goal {
                    self.memory.put(slot, Known { lower: l.max(known.lower), best: child.index, ..known }, 0);
                    return (l, true);
                }
            }
        }
        if children.len() > 1 {
            children.sort_unstable_by_key(|child| child.as_ref().map_or(0, |child| -child.order));
        }
        for child in children.iter().flatten() {
            let turn = |value: i32| if child.same { child.gain + value } else { child.gain - value };
            let (child_goal, child_depth) = if child.same { (goal - child.gain, depth) } else { (child.gain - goal + 1, depth - 1) };
            let (mut value, mut sure) = (0, false);
            let mut answered = false;
            // What its siblings led to may have told something new.
            let known = self.memory.get(child.at.slot);
            if let Some(known) = known {
                if known.lower >= child_goal {
                    (value, sure, answered) = (known.lower, true, true);
                } else if known.upper < child_goal {
                    (value, sure, answered) = (known.upper, true, true);
                } else if known.soft.depth >= child_depth && known.soft.at_least == (known.soft.bound >= child_goal) {
                    (value, sure, answered) = (known.soft.bound, false, true);
                }
            } else {
                let left = (child.at.own.stones + child.at.other.stones) as i32;
                if child_goal <= -left {
                    (value, sure, answered) = (-left, true, true);
                }
            }
            if !answered && child_depth <= 0 {
                (value, sure, answered) = (turn(child.soft), false, true);
            }
            if !answered {
                (value, sure) = self.node::<S>(child.at, known, child_goal, child_depth);
            }
            let value = turn(value);
            if value >= goal {
                best = value;
                best_index = child.index;
                proven = sure;
                break;
            }
            proven &= sure;
            if value > best {
                best = value;
                best_index = child.index;
            }
        }
        let work = (self.nodes - begun + 1).ilog2() / 2 + 1;
        known.best = best_index;
        if proven {
            if best >= goal {
                known.lower = known.lower.max(best);
            } else {
                known.upper = known.upper.min(best);
            }
        } else {
            known.soft = Soft { depth, bound: best.clamp(-stones, stones), at_least: best >= goal };
        }
        self.memory.put(slot, known, work);
        (best, proven)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use super::super::set::Egyptian;
    use rules::{Game, Spec, mancala::Mancala};
    use std::time::Instant;

    #[test]
    fn trial() {
        let stones: usize = std::env::var("STONES").map_or(3, |s| s.parse().unwrap());
        let top: usize = std::env::var("TOP").map_or(10, |s| s.parse().unwrap());
        let mb: usize = std::env::var("MB").map_or(64, |s| s.parse().unwrap());
        let began = Instant::now();
        let mut tables = Tables::default();
        while tables.known_below() <= top {
            tables.grow::<Egyptian>();
        }
        println!("tables {:?}", began.elapsed());
        let game = Mancala::new(rules::mancala::Spec::parse(&format!("mancala:stones={stones}")).unwrap());
        let mut pages = memmap2::MmapMut::map_anon(mb << 20).unwrap();
        let memory = Memory::new(12 * stones, mb << 20, &mut pages);
                println!("fit {:?}", began.elapsed());
        let mut search = Search { tables: &tables, memory: &memory, nodes: 0, touched: 0, p: std::array::from_fn(|i| std::env::var(format!("P{i}")).map_or([4, 1, 0, 4, 0,0,0,0][i], |s| s.parse().unwrap())) };
        let (mut low, mut high) = (-(12 * stones as i32), 12 * stones as i32);
        let mut guess = std::env::var("GUESS").map_or(0, |s| s.parse().unwrap());
        while low < high {
            let value = search.search::<Egyptian>(game.board(), guess);
            if value >= guess { low = value } else { high = value }
            println!("{guess}: {low} {high} nodes {} {} {:?}", search.nodes, search.touched, began.elapsed());
            guess = if value >= guess { low + 1 } else { high };
        }
    }
}
