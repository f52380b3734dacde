//! Jungle with hunger, written from the clauses J.

pub(crate) mod beside;

use std::collections::{BTreeSet, HashMap};

use crate::{
    Plain,
    board::{self, DIRECTIONS, Men, Square, name, shift, square, squares},
    scores,
};

/// J-2, weakest first: a letter's index is the animal's rank minus one.
const ANIMALS: &str = "rcdwptle";
const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L o -";
/// J-1
const DENS: [&str; 2] = ["d1", "d9"];
const TRAPS: [&str; 6] = ["c1", "d2", "e1", "c9", "d8", "e9"];

/// Capitals are Orange's (seat 0).
fn owner(animal: char) -> usize {
    usize::from(animal.is_ascii_lowercase())
}

fn rank(animal: char) -> usize {
    ANIMALS.find(animal.to_ascii_lowercase()).unwrap() + 1
}

fn is(animal: char, letters: &str) -> bool {
    letters.contains(animal.to_ascii_lowercase())
}

fn on_board((file, rank): Square) -> bool {
    (0..7).contains(&file) && (0..9).contains(&rank)
}

/// J-1: b4-c6 and e4-f6.
fn is_water((file, rank): Square) -> bool {
    (3..=5).contains(&rank) && [1, 2, 4, 5].contains(&file)
}

fn is_trap(at: Square) -> bool {
    TRAPS.iter().any(|&trap| square(trap) == at)
}

/// J-5
fn swims(animal: char) -> bool {
    is(animal, "rd")
}

/// J-6
fn jumps(animal: char, (right, _): Square) -> bool {
    is(animal, "lt") || is(animal, "p") && right != 0
}

#[derive(Clone)]
struct Position {
    men: Men,
    actor: usize,
    /// Hungry animals of the player to act.
    hungry: BTreeSet<Square>,
    /// The result, if the game is over.
    winner: Option<usize>,
}

#[derive(Clone)]
pub(crate) struct Jungle {
    position: Position,
    /// J-17: number of occurrences of each position, including this one.
    seen: HashMap<(Men, usize), u32>,
}

impl Position {
    fn count(&self, seat: usize) -> usize {
        self.men.values().filter(|&&animal| owner(animal) == seat).count()
    }

    /// J-7 to J-9
    fn may_attack(&self, from: Square, to: Square) -> bool {
        let (attacker, target) = (self.men[&from], self.men[&to]);
        let target_rank = if is_trap(to) { 0 } else { rank(target) };
        if owner(attacker) == owner(target) {
            return false;
        }
        if is(attacker, "r") && is(target, "e") && is_water(from) {
            return false;
        }
        if is(attacker, "r") && is(target, "e") {
            return true;
        }
        target_rank <= rank(attacker)
    }

    /// J-3, J-5, J-6: the square that an animal reaches in this direction, whatever is on it.
    fn landing(&self, from: Square, direction: Square) -> Option<Square> {
        let animal = self.men[&from];
        let next = shift(from, direction, 1);
        if !on_board(next) {
            return None;
        }
        if !is_water(next) || swims(animal) {
            return Some(next);
        }
        if !jumps(animal, direction) {
            return None;
        }
        let mut at = next;
        while is_water(at) {
            if self.men.get(&at).is_some_and(|&swimmer| owner(swimmer) != owner(animal)) {
                return None;
            }
            at = shift(at, direction, 1);
        }
        Some(at)
    }

    /// J-4, J-13 and the attacks, without J-16.
    fn moves(&self, seat: usize) -> Vec<(Square, Square)> {
        let mut moves = Vec::new();
        for (&from, &animal) in &self.men {
            if owner(animal) != seat {
                continue;
            }
            for direction in DIRECTIONS {
                let Some(to) = self.landing(from, direction) else { continue };
                let own_den = to == square(DENS[seat]);
                let hungry_den = to == square(DENS[1 - seat]) && self.hungry.contains(&from);
                let barred = self.men.contains_key(&to) && !self.may_attack(from, to);
                if !own_den && !hungry_den && !barred {
                    moves.push((from, to));
                }
            }
        }
        moves
    }

    /// J-10 to J-15, without the clauses on repetition.
    fn play(&mut self, from: Square, to: Square) {
        let (seat, other) = (self.actor, 1 - self.actor);
        let mut hungry = std::mem::take(&mut self.hungry);
        let hungry_moved = hungry.remove(&from);
        let animal = self.men.remove(&from).unwrap();
        let attacked = self.men.insert(to, animal).is_some();
        // J-14
        if to == square(DENS[other]) {
            self.winner = Some(seat);
            return;
        }
        self.actor = other;
        // J-10
        let attackers = self.moves(other).into_iter().filter(|(_, to)| self.men.contains_key(to));
        self.hungry = attackers.map(|(from, _)| from).collect();
        // J-11
        if !(hungry_moved && attacked) {
            for square in hungry {
                self.men.remove(&square);
            }
            if hungry_moved {
                self.men.remove(&to);
            }
        }
        // J-15
        if self.count(seat) == 0 {
            self.winner = Some(other);
        } else if self.count(other) == 0 {
            self.winner = Some(seat);
        }
    }

    /// J-17
    fn key(&self) -> (Men, usize) {
        (self.men.clone(), self.actor)
    }
}

impl Jungle {
    /// J-16
    fn is_barred(&self, from: Square, to: Square) -> bool {
        let Position { actor, .. } = self.position;
        let (own, others) = (self.position.count(actor), self.position.count(1 - actor));
        let leads = own > others || own == others && actor == 0;
        if !leads || self.seen.values().all(|&times| times < 3) {
            return false;
        }
        let mut after = self.position.clone();
        after.play(from, to);
        self.seen.get(&after.key()).is_some_and(|&times| times >= 3)
    }

    fn moves(&self) -> Vec<(Square, Square)> {
        let mut moves = self.position.moves(self.position.actor);
        moves.retain(|&(from, to)| !self.is_barred(from, to));
        moves
    }
}

impl Plain for Jungle {
    fn start(spec: &str) -> Jungle {
        Jungle::from_position(spec, START).unwrap()
    }

    fn from_position(_: &str, text: &str) -> Option<Jungle> {
        let words: Vec<&str> = text.split(' ').collect();
        let [board, actor, hungry] = words[..] else { return None };
        let mut position = Position {
            men: board::read(board, 7, 9)?,
            actor: usize::from(actor == "y"),
            hungry: BTreeSet::new(),
            winner: None,
        };
        for word in hungry.split(',').filter(|&word| word != "-") {
            position.hungry.insert(squares(7, 9).find(|&square| name(square) == word)?);
        }
        let game = Jungle { seen: HashMap::from([(position.key(), 1)]), position };
        let Position { men, actor, hungry, .. } = &game.position;
        let letters: String = men.values().collect();
        let sound = game.position() == text
            && letters.chars().all(|letter| is(letter, ANIMALS) && letters.matches(letter).count() == 1)
            && [0, 1].iter().all(|&seat| game.position.count(seat) > 0)
            && DENS.iter().all(|&den| !men.contains_key(&square(den)))
            && men.iter().all(|(&square, &animal)| swims(animal) || !is_water(square))
            && hungry.iter().all(|square| men.get(square).is_some_and(|&animal| owner(animal) == *actor));
        if sound && !game.moves().is_empty() { Some(game) } else { None }
    }

    fn actor(&self) -> Option<usize> {
        if self.position.winner.is_some() { None } else { Some(self.position.actor) }
    }

    fn actions(&self) -> Vec<String> {
        if self.position.winner.is_some() {
            return Vec::new();
        }
        self.moves().into_iter().map(|(from, to)| format!("{}-{}", name(from), name(to))).collect()
    }

    fn play(&mut self, action: &str) {
        let (from, to) = action.split_once('-').unwrap();
        self.position.play(square(from), square(to));
        if self.position.winner.is_some() {
            return;
        }
        *self.seen.entry(self.position.key()).or_default() += 1;
        // J-15
        if self.moves().is_empty() {
            self.position.winner = Some(1 - self.position.actor);
        }
    }

    fn position(&self) -> String {
        let board = board::write(&self.position.men, 7, 9);
        let hungry: Vec<String> = self.position.hungry.iter().map(|&square| name(square)).collect();
        match self.actor() {
            None => format!("{board} - -"),
            Some(seat) => {
                let hungry = if hungry.is_empty() { "-".to_owned() } else { hungry.join(",") };
                format!("{board} {} {hungry}", ["o", "y"][seat])
            }
        }
    }

    fn outcome(&self) -> Option<String> {
        self.position.winner.map(|seat| scores(Some(seat)))
    }
}
