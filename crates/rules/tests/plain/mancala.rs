//! Mancala, written from the clauses MC.

pub(crate) mod beside;

use crate::{Plain, option, scores};

#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// A seat's bowl, 0 to 5 from that player's left.
    Bowl(usize, usize),
    Store(usize),
}

/// Everything that MC-15 compares.
#[derive(Clone, PartialEq)]
struct Position {
    bowls: [[u32; 6]; 2],
    stores: [u32; 2],
    actor: usize,
}

#[derive(Clone)]
pub(crate) struct Mancala {
    rules: String,
    position: Position,
    over: bool,
    /// MC-15: every position so far, this one last.
    seen: Vec<Position>,
}

impl Position {
    fn stones(&mut self, place: Place) -> &mut u32 {
        match place {
            Place::Bowl(seat, bowl) => &mut self.bowls[seat][bowl],
            Place::Store(seat) => &mut self.stores[seat],
        }
    }

    /// MC-6
    fn somebody_is_empty(&self) -> bool {
        self.bowls.iter().any(|bowls| bowls.iter().all(|&stones| stones == 0))
    }

    fn bank_all(&mut self) {
        for seat in [0, 1] {
            self.stores[seat] += self.bowls[seat].iter().sum::<u32>();
            self.bowls[seat] = [0; 6];
        }
    }

    /// MC-14
    fn has_only_singles(&self, seat: usize) -> bool {
        self.bowls[seat].iter().all(|&stones| stones <= 1)
    }
}

impl Mancala {
    fn new(spec: &str, position: Position) -> Mancala {
        let rules = option(spec, "rules", "egyptian").to_owned();
        Mancala { rules, position, over: false, seen: Vec::new() }
    }

    fn ethiopian(&self) -> bool {
        self.rules == "ethiopian"
    }

    fn nigerian(&self) -> bool {
        self.rules == "nigerian"
    }

    /// Whether MC-8, MC-9 and MC-10 apply, as they do in the Egyptian and Ethiopian rule sets.
    fn captures(&self) -> bool {
        self.rules == "egyptian" || self.ethiopian()
    }

    /// MC-3, MC-12: the places in the mover's order, without those that the mover skips (MC-4, MC-16).
    fn circuit(&self, mover: usize, clockwise: bool) -> Vec<Place> {
        let other = 1 - mover;
        let mut places = Vec::new();
        places.extend((0..6).map(|bowl| Place::Bowl(mover, bowl)));
        places.push(Place::Store(mover));
        places.extend((0..6).map(|bowl| Place::Bowl(other, bowl)));
        if self.nigerian() {
            places.push(Place::Store(other));
        }
        if clockwise {
            places.reverse();
        }
        places
    }

    /// MC-4 to MC-9, MC-16 to MC-18. Returns whether the mover moves again (MC-8).
    fn sow(&mut self, mover: usize, bowl: usize, clockwise: bool) -> bool {
        let circuit = self.circuit(mover, clockwise);
        let mut at = circuit.iter().position(|&place| place == Place::Bowl(mover, bowl)).unwrap();
        loop {
            let mut hand = std::mem::take(self.position.stones(circuit[at]));
            let mut was_empty = false;
            let mut made_four = false;
            while hand > 0 {
                at = (at + 1) % circuit.len();
                hand -= 1;
                let stones = self.position.stones(circuit[at]);
                was_empty = *stones == 0;
                *stones += 1;
                made_four = false;
                if let Place::Bowl(owner, bowl) = circuit[at]
                    && self.nigerian()
                    && self.position.bowls[owner][bowl] == 4
                {
                    // MC-17
                    made_four = true;
                    self.position.bowls[owner][bowl] = 0;
                    self.position.stores[owner] += 4;
                }
            }
            match circuit[at] {
                // MC-18
                Place::Bowl(..) if self.nigerian() && !was_empty && !made_four => {}
                // MC-9
                Place::Bowl(owner, bowl) if self.captures() && owner == mover && was_empty => {
                    let caught = std::mem::take(&mut self.position.bowls[1 - mover][5 - bowl]);
                    let single = std::mem::take(&mut self.position.bowls[mover][bowl]);
                    self.position.stores[mover] += caught + single;
                    return false;
                }
                Place::Bowl(..) => return false,
                // MC-8
                Place::Store(owner) => return self.captures() && owner == mover,
            }
        }
    }

    fn end(&mut self) {
        self.over = true;
        // MC-10, MC-14, MC-15; not MC-7, MC-19
        if self.captures() {
            self.position.bank_all();
        }
    }

    /// Applies the rules that come before a player acts: the end of the game and skipped turns.
    fn prepare(&mut self) {
        if self.position.somebody_is_empty() {
            self.end();
            return;
        }
        if self.ethiopian() {
            // MC-14
            if self.position.has_only_singles(self.position.actor) {
                self.position.actor = 1 - self.position.actor;
            }
            if self.position.has_only_singles(self.position.actor) {
                self.end();
                return;
            }
            // MC-15
            self.seen.push(self.position.clone());
            if self.seen.iter().filter(|&known| *known == self.position).count() == 3 {
                self.end();
            }
        }
    }
}

impl Plain for Mancala {
    fn start(spec: &str) -> Mancala {
        let stones = option(spec, "stones", "4").parse().unwrap();
        let mut game = Mancala::new(spec, Position { bowls: [[stones; 6]; 2], stores: [0, 0], actor: 0 });
        game.prepare();
        // MC-20
        let start = option(spec, "start", "usual");
        if let Ok(number) = start.parse::<usize>() {
            let file = format!("src/mancala/starts/{}-{stones}.txt", game.rules);
            let list = std::fs::read_to_string(file).unwrap();
            for action in list.lines().nth(number).unwrap().split(' ') {
                game.play(action);
            }
            return Mancala::from_position(spec, &game.position()).unwrap();
        }
        game
    }

    fn from_position(spec: &str, text: &str) -> Option<Mancala> {
        let words: Vec<&str> = text.split(' ').collect();
        if words.len() != 16 {
            return None;
        }
        let mut position =
            Position { bowls: [[0; 6]; 2], stores: [0, 0], actor: usize::from(words[15] == "N") };
        for seat in [0, 1] {
            for bowl in 0..6 {
                position.bowls[seat][bowl] = words[8 * seat + bowl].parse().ok()?;
            }
            position.stores[seat] = words[8 * seat + 6].parse().ok()?;
        }
        let mut game = Mancala::new(spec, position);
        if game.position() != text {
            return None;
        }
        let all = game.position.bowls.iter().flatten().chain(&game.position.stores);
        if all.map(|&stones| u64::from(stones)).sum::<u64>() > 96 {
            return None;
        }
        game.prepare();
        if game.over { None } else { Some(game) }
    }

    fn actor(&self) -> Option<usize> {
        if self.over { None } else { Some(self.position.actor) }
    }

    fn actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if self.over {
            return actions;
        }
        for bowl in 0..6 {
            let stones = self.position.bowls[self.position.actor][bowl];
            if self.ethiopian() {
                // MC-13
                if stones > 1 {
                    actions.push(format!("{}l", bowl + 1));
                    actions.push(format!("{}r", bowl + 1));
                }
            } else if stones > 0 {
                actions.push(format!("{}", bowl + 1));
            }
        }
        actions
    }

    fn play(&mut self, action: &str) {
        let bowl = action[..1].parse::<usize>().unwrap() - 1;
        let mover = self.position.actor;
        let again = self.sow(mover, bowl, action.ends_with('l'));
        self.position.actor = if again { mover } else { 1 - mover };
        self.prepare();
    }

    fn position(&self) -> String {
        let side = |seat: usize| {
            let mut words: Vec<String> = self.position.bowls[seat].iter().map(u32::to_string).collect();
            words.push(self.position.stores[seat].to_string());
            words.join(" ")
        };
        let actor = match self.actor() {
            Some(0) => "S",
            Some(_) => "N",
            None => "-",
        };
        format!("{} / {} {actor}", side(0), side(1))
    }

    fn outcome(&self) -> Option<String> {
        let [south, north] = self.position.stores;
        let winner = if south == north { None } else { Some(usize::from(north > south)) };
        if self.over { Some(scores(winner)) } else { None }
    }
}
