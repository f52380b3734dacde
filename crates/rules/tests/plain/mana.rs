//! Mana, written from the clauses MA.

pub(crate) mod beside;

use crate::{
    Plain,
    board::{self, DIRECTIONS, Men, Square, name, shift, square, squares},
    option, scores,
};

/// MA-2, the highest rank first.
const KINDS: [&str; 6] = ["122312", "313132", "231213", "213231", "131312", "322132"];

/// Everything that MA-17 compares.
#[derive(Clone, PartialEq)]
struct Position {
    /// `D` and `R` are Black's, `d` and `r` White's.
    men: Men,
    bird: Option<Square>,
    /// `1` to `3`, `*` for none, `=` for setting up.
    duty: char,
    captured: [u32; 2],
    actor: usize,
}

#[derive(Clone)]
pub(crate) struct Mana {
    advanced: bool,
    solid: bool,
    position: Position,
    /// If the game is over: the winner, or `None` for a draw.
    over: Option<Option<usize>>,
    /// MA-17: every position since setting up, this one last.
    seen: Vec<Position>,
    /// MA-18: number of moves in a row without a capture or a return.
    quiet: u32,
}

fn kind((file, rank): Square) -> char {
    KINDS[5 - rank as usize].chars().nth(file as usize).unwrap()
}

fn on_board((file, rank): Square) -> bool {
    (0..6).contains(&file) && (0..6).contains(&rank)
}

fn owner(man: char) -> usize {
    usize::from(man.is_ascii_lowercase())
}

fn daimyo(seat: usize) -> char {
    ['D', 'd'][seat]
}

fn ronin(seat: usize) -> char {
    ['R', 'r'][seat]
}

/// A seat's first rows, the nearest first.
fn own_rows(seat: usize) -> [i32; 2] {
    [[0, 1], [5, 4]][seat]
}

/// Every choice of `count` of these squares, in their order.
fn choices(from: &[Square], count: usize) -> Vec<Vec<Square>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &first) in from.iter().enumerate() {
        for rest in choices(&from[i + 1..], count - 1) {
            let mut choice = vec![first];
            choice.extend(rest);
            all.push(choice);
        }
    }
    all
}

impl Position {
    fn own(&self, seat: usize) -> Vec<Square> {
        self.men.iter().filter(|&(_, &man)| owner(man) == seat).map(|(&square, _)| square).collect()
    }

    fn has_on_kind(&self, seat: usize, wanted: char) -> bool {
        self.own(seat).iter().any(|&square| kind(square) == wanted)
    }
}

impl Mana {
    fn new(spec: &str, position: Position) -> Mana {
        let advanced = option(spec, "setup", "standard") == "advanced";
        let solid = option(spec, "bird", "solid") == "solid";
        Mana { advanced, solid, position, over: None, seen: Vec::new(), quiet: 0 }
    }

    /// MA-12
    fn bird_fills(&self, square: Square) -> bool {
        self.solid && self.position.bird == Some(square)
    }

    /// MA-6 to MA-9: where a piece on this path may end after the remaining steps.
    fn walk(&self, path: &mut Vec<Square>, left: u32, ends: &mut Vec<Square>) {
        for direction in DIRECTIONS {
            let to = shift(path[path.len() - 1], direction, 1);
            if !on_board(to) || path.contains(&to) || self.bird_fills(to) {
                continue;
            }
            let man = self.position.men.get(&to);
            if left == 1 {
                let own = man.is_some_and(|&man| owner(man) == self.position.actor);
                if !own && !ends.contains(&to) {
                    ends.push(to);
                }
            } else if man.is_none() {
                path.push(to);
                self.walk(path, left - 1, ends);
                path.pop();
            }
        }
    }

    fn ends(&self, from: Square) -> Vec<Square> {
        let mut ends = Vec::new();
        self.walk(&mut vec![from], kind(from).to_digit(10).unwrap(), &mut ends);
        ends
    }

    /// MA-11, MA-13, MA-14: the pieces that may move, and whether a captured Ronin may return.
    fn movers(&self) -> (Vec<Square>, bool) {
        let Position { duty, actor, .. } = self.position;
        let own = self.position.own(actor);
        if duty != '*' && self.position.has_on_kind(actor, duty) {
            (own.into_iter().filter(|&square| kind(square) == duty).collect(), false)
        } else {
            (own, self.position.captured[actor] > 0)
        }
    }

    /// Each move as the squares it leaves and reaches. A captured Ronin that returns leaves no square.
    fn moves(&self) -> Vec<(Option<Square>, Square)> {
        let (movers, reintroduction) = self.movers();
        let mut moves = Vec::new();
        for from in movers {
            moves.extend(self.ends(from).into_iter().map(|to| (Some(from), to)));
        }
        if reintroduction {
            let empty = squares(6, 6).filter(|square| !self.position.men.contains_key(square));
            moves.extend(empty.filter(|&square| !self.bird_fills(square)).map(|square| (None, square)));
        }
        moves
    }

    /// MA-10: where the bird may go after this move.
    fn perches(&self, from: Option<Square>, to: Square) -> Vec<Square> {
        squares(6, 6)
            .filter(|&square| kind(square) == kind(to) && square != to && self.position.bird != Some(square))
            .filter(|&square| !self.position.men.contains_key(&square) || from == Some(square))
            .collect()
    }

    /// MA-3, MA-4
    fn set_ups(&self) -> Vec<String> {
        let seat = self.position.actor;
        let [near, far] = own_rows(seat);
        if !self.advanced {
            let row = (0..6).map(|file| (file, near));
            return row
                .filter(|&square| kind(square) == '2')
                .map(|square| format!("={}", name(square)))
                .collect();
        }
        let home: Vec<Square> = squares(6, 6).filter(|&(_, rank)| rank == near || rank == far).collect();
        let mut actions = Vec::new();
        for choice in choices(&home, 6) {
            for &daimyo in &choice {
                let others = choice.iter().filter(|&&square| square != daimyo);
                let others: Vec<String> = others.map(|&square| name(square)).collect();
                actions.push(format!("={}:{}", name(daimyo), others.join(",")));
            }
        }
        actions
    }

    fn set_up(&mut self, action: &str) {
        let seat = self.position.actor;
        let ronin_squares: Vec<Square> = match action.split_once(':') {
            Some((_, others)) => others.split(',').map(square).collect(),
            None => (0..6).map(|file| (file, own_rows(seat)[0])).collect(),
        };
        for square in ronin_squares {
            self.position.men.insert(square, ronin(seat));
        }
        self.position.men.insert(square(&action[1..3]), daimyo(seat));
        if seat == 1 {
            self.position.duty = '*';
        }
        self.position.actor = 1 - seat;
    }

    /// Whether the player to act has an action.
    fn can_act(&self) -> bool {
        !self.moves().is_empty()
    }

    /// MA-14, MA-15, MA-17, MA-18: the rules that apply before a player moves.
    fn prepare(&mut self) {
        if !self.can_act() {
            self.position.duty = '*';
            self.position.actor = 1 - self.position.actor;
            if !self.can_act() {
                self.over = Some(None);
            }
        }
        self.seen.push(self.position.clone());
        if self.seen.iter().filter(|&known| *known == self.position).count() == 3 || self.quiet == 100 {
            self.over = Some(None);
        }
    }

    /// Checks what the section *Legal positions* demands. Comparing the text with the printed position checks
    /// the rest.
    fn is_sound(&self) -> bool {
        let Position { men, bird, duty, captured, actor } = &self.position;
        if men.values().any(|man| !"DdRr".contains(*man)) {
            return false;
        }
        let count = |wanted: char| men.values().filter(|&&man| man == wanted).count() as u32;
        if *duty == '=' {
            let rows = &own_rows(0)[..if self.advanced { 2 } else { 1 }];
            let set_up = count('D') == 1
                && count('R') == 5
                && count('d') + count('r') == 0
                && men.keys().all(|(_, rank)| rows.contains(rank))
                && men.iter().all(|(&square, &man)| self.advanced || man != 'D' || kind(square) == '2');
            let board = if *actor == 0 { men.is_empty() } else { set_up };
            return board && bird.is_none() && *captured == [0, 0];
        }
        let sides = [0, 1].iter().all(|&seat| {
            count(daimyo(seat)) == 1 && count(ronin(seat)).checked_add(captured[seat]) == Some(5)
        });
        let bird_stands = bird.is_none_or(|square| !men.contains_key(&square));
        sides && bird_stands && (*duty == '*' || bird.is_some_and(|square| kind(square) == *duty))
    }
}

impl Plain for Mana {
    fn start(spec: &str) -> Mana {
        let position = Position { men: Men::new(), bird: None, duty: '=', captured: [0, 0], actor: 0 };
        Mana::new(spec, position)
    }

    fn from_position(spec: &str, text: &str) -> Option<Mana> {
        let words: Vec<&str> = text.split(' ').collect();
        let [board, actor, bird, captured, duty] = words[..] else { return None };
        let bird = if bird == "-" { None } else { Some(squares(6, 6).find(|&square| name(square) == bird)?) };
        let (black, white) = captured.split_once('/')?;
        let position = Position {
            men: board::read(board, 6, 6)?,
            bird,
            duty: duty.chars().next()?,
            captured: [black.parse().ok()?, white.parse().ok()?],
            actor: usize::from(actor == "w"),
        };
        let mut game = Mana::new(spec, position);
        if game.position() != text || !game.is_sound() {
            return None;
        }
        if game.position.duty != '=' {
            game.prepare();
        }
        if game.over.is_some() { None } else { Some(game) }
    }

    fn actor(&self) -> Option<usize> {
        if self.over.is_some() { None } else { Some(self.position.actor) }
    }

    fn actions(&self) -> Vec<String> {
        if self.over.is_some() {
            return Vec::new();
        }
        if self.position.duty == '=' {
            return self.set_ups();
        }
        let enemy_daimyo = daimyo(1 - self.position.actor);
        let mut actions = Vec::new();
        for (from, to) in self.moves() {
            let moving = match from {
                Some(from) => format!("{}-{}", name(from), name(to)),
                None => format!("+{}", name(to)),
            };
            if self.position.men.get(&to) == Some(&enemy_daimyo) {
                actions.push(moving);
                continue;
            }
            let perches = self.perches(from, to);
            if perches.is_empty() {
                actions.push(moving);
            } else {
                actions.extend(perches.into_iter().map(|perch| format!("{moving}@{}", name(perch))));
            }
        }
        actions
    }

    fn play(&mut self, action: &str) {
        if action.starts_with('=') {
            self.set_up(action);
            if self.position.duty == '*' {
                self.prepare();
            }
            return;
        }
        let seat = self.position.actor;
        let other = 1 - seat;
        let (moving, perch) = match action.split_once('@') {
            Some((moving, perch)) => (moving, Some(square(perch))),
            None => (action, None),
        };
        self.quiet += 1;
        if let Some(to) = moving.strip_prefix('+') {
            self.position.men.insert(square(to), ronin(seat));
            self.position.captured[seat] -= 1;
            self.quiet = 0;
        } else {
            let (from, to) = moving.split_once('-').unwrap();
            let man = self.position.men.remove(&square(from)).unwrap();
            let taken = self.position.men.insert(square(to), man);
            if taken == Some(daimyo(other)) {
                // MA-16
                self.over = Some(Some(seat));
                return;
            }
            if taken.is_some() {
                self.position.captured[other] += 1;
                self.quiet = 0;
            }
        }
        self.position.bird = perch;
        self.position.duty = perch.map_or('*', kind);
        self.position.actor = other;
        self.prepare();
    }

    fn position(&self) -> String {
        let Position { men, bird, duty, captured, .. } = &self.position;
        let board = board::write(men, 6, 6);
        let bird = bird.map_or("-".to_owned(), name);
        let actor = match self.actor() {
            Some(0) => 'b',
            Some(_) => 'w',
            None => '-',
        };
        let duty = if self.over.is_some() { '-' } else { *duty };
        format!("{board} {actor} {bird} {}/{} {duty}", captured[0], captured[1])
    }

    fn outcome(&self) -> Option<String> {
        self.over.map(scores)
    }
}
