//! Mandua, written from the clauses MD.

pub(crate) mod beside;

use std::collections::HashMap;

use crate::{
    Plain,
    board::{self, DIRECTIONS, Square, shift, squares},
    option, scores,
};

const HUNTER: usize = 0;
const TIGER: usize = 1;

/// MD-2: the outside fields are where a sixth file or rank would be.
const CAGES: [(char, Square); 4] = [('A', (2, 5)), ('B', (5, 2)), ('C', (2, -1)), ('D', (-1, 2))];

fn is_inside((file, rank): Square) -> bool {
    (0..5).contains(&file) && (0..5).contains(&rank)
}

fn is_field(at: Square) -> bool {
    is_inside(at) || CAGES.iter().any(|&(_, cage)| cage == at)
}

/// All fields in the order of the text forms.
fn fields() -> Vec<Square> {
    squares(5, 5).chain(CAGES.iter().map(|&(_, cage)| cage)).collect()
}

fn name(at: Square) -> String {
    match CAGES.iter().find(|&&(_, cage)| cage == at) {
        Some((letter, _)) => letter.to_string(),
        None => board::name(at),
    }
}

fn field(text: &str) -> Square {
    fields().into_iter().find(|&at| name(at) == text).unwrap()
}

/// MD-29: the number of hunters in the game.
fn all(spec: &str) -> u32 {
    option(spec, "hunters", "25").parse().unwrap()
}

/// The pieces on the board. A tiger's index in the list identifies it until a tiger is removed.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Figures {
    tigers: Vec<Square>,
    /// By rank and file.
    hunters: [[bool; 5]; 5],
}

/// A step or jump of a tiger, and its result. `gain` is the number of hunters beaten, 0 for a plain step.
struct Beat {
    tiger: usize,
    to: Square,
    gain: u32,
    after: Figures,
}

impl Figures {
    fn is_hunter(&self, (file, rank): Square) -> bool {
        is_inside((file, rank)) && self.hunters[rank as usize][file as usize]
    }

    fn set_hunter(&mut self, (file, rank): Square, is_there: bool) {
        self.hunters[rank as usize][file as usize] = is_there;
    }

    fn hunters(&self) -> Vec<Square> {
        squares(5, 5).filter(|&at| self.is_hunter(at)).collect()
    }

    fn count_hunters(&self) -> u32 {
        self.hunters.iter().flatten().filter(|&&is_there| is_there).count() as u32
    }

    fn is_vacant(&self, at: Square) -> bool {
        !self.tigers.contains(&at) && !self.is_hunter(at)
    }

    /// Moves a tiger and removes the hunter it jumps and the mandua it lands in (MD-8, MD-9).
    fn arrive(&self, tiger: usize, to: Square, jumped: Option<Square>) -> Figures {
        let mut after = self.clone();
        after.tigers[tiger] = to;
        if let Some(jumped) = jumped {
            after.set_hunter(jumped, false);
        }
        for direction in [(1, 0), (0, 1)] {
            let pair = [shift(to, direction, 1), shift(to, direction, -1)];
            if pair.iter().all(|&at| after.is_hunter(at)) {
                for at in pair {
                    after.set_hunter(at, false);
                }
            }
        }
        after
    }

    /// MD-7, MD-8: every step and jump of the tigers, beating or not.
    fn tiger_actions(&self) -> Vec<Beat> {
        let mut actions = Vec::new();
        for (tiger, &from) in self.tigers.iter().enumerate() {
            for direction in DIRECTIONS {
                let next = shift(from, direction, 1);
                let behind = shift(from, direction, 2);
                let (to, jumped) = if is_field(next) && self.is_vacant(next) {
                    (next, None)
                } else if self.is_hunter(next) && is_field(behind) && self.is_vacant(behind) {
                    (behind, Some(next))
                } else {
                    continue;
                };
                let after = self.arrive(tiger, to, jumped);
                let gain = self.count_hunters() - after.count_hunters();
                actions.push(Beat { tiger, to, gain, after });
            }
        }
        actions
    }

    /// MD-12
    fn beats(&self) -> Vec<Beat> {
        self.tiger_actions().into_iter().filter(|action| action.gain > 0).collect()
    }

    /// MD-11: the highest total from here. `known` holds earlier results.
    fn highest(&self, known: &mut HashMap<Figures, u32>) -> u32 {
        if let Some(&total) = known.get(self) {
            return total;
        }
        let totals = self.beats().into_iter().map(|beat| beat.gain + beat.after.highest(known));
        let total = totals.max().unwrap_or(0);
        known.insert(self.clone(), total);
        total
    }

    /// MD-15: the beating actions that keep the highest total in reach.
    fn correct_beats(&self, known: &mut HashMap<Figures, u32>) -> Vec<Beat> {
        let highest = self.highest(known);
        let mut beats = self.beats();
        beats.retain(|beat| beat.gain + beat.after.highest(known) == highest);
        beats
    }

    /// MD-19: the most hunters that one tiger beats in any sequence that reaches the highest total.
    fn most_by(
        &self,
        tiger: usize,
        known: &mut HashMap<Figures, u32>,
        most: &mut HashMap<Figures, u32>,
    ) -> u32 {
        if let Some(&number) = most.get(self) {
            return number;
        }
        let mut best = 0;
        for beat in self.correct_beats(known) {
            let own = if beat.tiger == tiger { beat.gain } else { 0 };
            best = best.max(own + beat.after.most_by(tiger, known, most));
        }
        most.insert(self.clone(), best);
        best
    }
}

/// MD-22: plain moves in a row of one piece between two fields.
#[derive(Clone, Default)]
struct Run {
    last: Option<(Square, Square)>,
    length: u32,
}

impl Run {
    /// Adds a move. Returns whether the player loses by it.
    fn add(&mut self, from: Square, to: Square) -> bool {
        self.length = if self.last == Some((to, from)) { self.length + 1 } else { 1 };
        self.last = Some((from, to));
        self.length == 5
    }

    fn end(&mut self) {
        *self = Run::default();
    }
}

/// Tiger's turn in progress, or the last one.
#[derive(Clone)]
struct TigerTurn {
    before: Figures,
    announced: u32,
    beaten: u32,
}

#[derive(Clone)]
enum Stage {
    /// Hunter places or moves. If there is a turn to object to, Hunter may object first (MD-18).
    Hunter(Option<TigerTurn>),
    /// Hunter must remove one of these tigers.
    Remove(Vec<Square>),
    Tiger(TigerTurn),
    Over(Option<usize>),
}

#[derive(Clone)]
pub(crate) struct Mandua {
    strict: bool,
    figures: Figures,
    to_set: u32,
    stage: Stage,
    /// Each seat's run.
    runs: [Run; 2],
    /// Whether a piece was placed, beaten or removed in this turn.
    stirred: bool,
    /// MD-26: number of turns in a row without such an event.
    quiet: u32,
}

impl Mandua {
    fn new(spec: &str, tigers: Vec<Square>, hunters: &[Square], to_set: u32) -> Mandua {
        let mut figures = Figures { tigers, hunters: [[false; 5]; 5] };
        for &at in hunters {
            figures.set_hunter(at, true);
        }
        Mandua {
            strict: option(spec, "referee", "guided") == "strict",
            figures,
            to_set,
            stage: Stage::Hunter(None),
            runs: Default::default(),
            stirred: false,
            quiet: 0,
        }
    }

    /// MD-6, without removals and objections.
    fn hunter_moves(&self) -> Vec<String> {
        let vacant = |at: &Square| is_inside(*at) && self.figures.is_vacant(*at);
        if self.to_set > 0 {
            return squares(5, 5).filter(vacant).map(|at| format!("@{}", name(at))).collect();
        }
        let mut moves = Vec::new();
        for from in self.figures.hunters() {
            let next = DIRECTIONS.map(|direction| shift(from, direction, 1));
            moves.extend(
                next.iter().filter(|to| vacant(to)).map(|&to| format!("{}-{}", name(from), name(to))),
            );
        }
        moves
    }

    fn tiger_turn(&self) -> Stage {
        Stage::Tiger(TigerTurn { before: self.figures.clone(), announced: 0, beaten: 0 })
    }

    fn win(&mut self, seat: usize) {
        self.stage = Stage::Over(Some(seat));
    }

    /// MD-26: counts a finished turn. Returns whether it was the hundredth.
    fn count_turn(&mut self) -> bool {
        self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
        self.stirred = false;
        self.quiet == 100
    }

    /// Ends Hunter's turn after a placement or a move.
    fn end_hunters_turn(&mut self) {
        let hundredth = self.count_turn();
        if self.figures.tiger_actions().is_empty() {
            // MD-23
            self.win(HUNTER);
        } else if hundredth {
            self.stage = Stage::Over(None);
        } else {
            self.stage = self.tiger_turn();
        }
    }

    fn end_tigers_turn(&mut self, turn: TigerTurn) {
        let hundredth = self.count_turn();
        if self.figures.count_hunters() == 0 && self.to_set == 0 {
            // MD-25
            self.win(TIGER);
        } else if self.hunter_moves().is_empty() {
            // MD-24
            self.win(HUNTER);
        } else if hundredth {
            self.stage = Stage::Over(None);
        } else {
            self.stage = Stage::Hunter(if self.strict { Some(turn) } else { None });
        }
    }

    fn hunter_acts(&mut self, action: &str) {
        if let Some(at) = action.strip_prefix('@') {
            self.figures.set_hunter(field(at), true);
            self.to_set -= 1;
            self.stirred = true;
        } else {
            let (from, to) = action.split_once('-').unwrap();
            let (from, to) = (field(from), field(to));
            self.figures.set_hunter(from, false);
            self.figures.set_hunter(to, true);
            if self.runs[HUNTER].add(from, to) {
                // MD-21
                self.win(TIGER);
                return;
            }
        }
        self.end_hunters_turn();
    }

    /// MD-18
    fn object(&mut self, number: u32, turn: &TigerTurn) {
        let known = &mut HashMap::new();
        let highest = turn.before.highest(known);
        let erred = turn.announced != highest || turn.beaten != highest;
        if !erred || number != highest {
            self.stage = Stage::Hunter(None);
            return;
        }
        // MD-19
        let tigers = 0..turn.before.tigers.len();
        let most: Vec<u32> =
            tigers.clone().map(|tiger| turn.before.most_by(tiger, known, &mut HashMap::new())).collect();
        let candidates = tigers.filter(|&tiger| most[tiger] == *most.iter().max().unwrap());
        let now: Vec<Square> = candidates.map(|tiger| self.figures.tigers[tiger]).collect();
        self.stage = Stage::Remove(fields().into_iter().filter(|at| now.contains(at)).collect());
    }

    fn remove(&mut self, at: Square) {
        self.figures.tigers.retain(|&tiger| tiger != at);
        self.stirred = true;
        self.stage = Stage::Hunter(None);
        // MD-23, MD-24
        if self.figures.tigers.is_empty() || self.hunter_moves().is_empty() {
            self.win(HUNTER);
        }
    }

    fn tiger_acts(&mut self, from: Square, to: Square, mut turn: TigerTurn) {
        let actions = self.figures.tiger_actions();
        let action = actions
            .into_iter()
            .find(|action| self.figures.tigers[action.tiger] == from && action.to == to)
            .unwrap();
        self.figures = action.after;
        if action.gain == 0 {
            if self.runs[TIGER].add(from, to) {
                // MD-21
                self.win(HUNTER);
            } else {
                self.end_tigers_turn(turn);
            }
            return;
        }
        self.runs[TIGER].end();
        self.stirred = true;
        turn.beaten += action.gain;
        // MD-15, MD-17
        if self.figures.beats().is_empty() {
            self.end_tigers_turn(turn);
        } else {
            self.stage = Stage::Tiger(turn);
        }
    }

    fn tiger_actions(&self, turn: &TigerTurn) -> Vec<String> {
        let text = |action: &Beat| format!("{}-{}", name(self.figures.tigers[action.tiger]), name(action.to));
        if !self.strict {
            // MD-11, MD-12, MD-15
            let correct = self.figures.correct_beats(&mut HashMap::new());
            let actions = if correct.is_empty() { self.figures.tiger_actions() } else { correct };
            return actions.iter().map(text).collect();
        }
        if turn.beaten > 0 {
            // MD-17
            let mut actions: Vec<String> = self.figures.beats().iter().map(text).collect();
            actions.push("end".to_owned());
            return actions;
        }
        let mut actions: Vec<String> = self.figures.tiger_actions().iter().map(text).collect();
        if turn.announced == 0 {
            // MD-16
            actions.extend((1..=self.figures.count_hunters()).map(|number| format!("say{number}")));
        }
        actions
    }

    /// The last word of a position text.
    fn state(&self) -> String {
        match &self.stage {
            Stage::Over(_) | Stage::Hunter(None) => "-".to_owned(),
            Stage::Hunter(Some(_)) => "?".to_owned(),
            Stage::Remove(tigers) => {
                let names: Vec<String> = tigers.iter().map(|&at| name(at)).collect();
                format!("x:{}", names.join(","))
            }
            Stage::Tiger(turn) if self.strict => match (turn.announced, turn.beaten) {
                (0, 0) => "-".to_owned(),
                (announced, beaten) => format!("!{announced}+{beaten}"),
            },
            Stage::Tiger(_) => match self.figures.highest(&mut HashMap::new()) {
                0 => "-".to_owned(),
                highest => format!("+{highest}"),
            },
        }
    }
}

impl Plain for Mandua {
    fn start(spec: &str) -> Mandua {
        // MD-4
        let tigers = match option(spec, "start", "corners") {
            "cages" => ["A", "B", "C", "D"],
            "cross" => ["c2", "b3", "d3", "c4"],
            _ => ["a1", "e1", "a5", "e5"],
        };
        Mandua::new(spec, tigers.map(field).to_vec(), &[], all(spec))
    }

    fn from_position(spec: &str, text: &str) -> Option<Mandua> {
        let words: Vec<&str> = text.split(' ').collect();
        let [rows, cages, to_set, actor, state] = words[..] else { return None };
        let men = board::read(rows, 5, 5)?;
        if men.values().any(|man| !"Th".contains(*man)) || cages.len() != 4 {
            return None;
        }
        let on = |wanted: char| men.iter().filter(move |&(_, &man)| man == wanted).map(|(&at, _)| at);
        let caged = CAGES.iter().filter(|(letter, _)| {
            let place = *letter as usize - 'A' as usize;
            cages.as_bytes()[place] == b'T'
        });
        let tigers: Vec<Square> = on('T').chain(caged.map(|&(_, cage)| cage)).collect();
        let mut game = Mandua::new(spec, tigers, &on('h').collect::<Vec<_>>(), to_set.parse().ok()?);
        if actor == "t" {
            game.stage = game.tiger_turn();
        } else if let Some(list) = state.strip_prefix("x:") {
            let named = |at: &Square| list.split(',').any(|word| word == name(*at));
            game.stage = Stage::Remove(game.figures.tigers.iter().copied().filter(named).collect());
            let Stage::Remove(tigers) = &mut game.stage else { return None };
            tigers.sort_by_key(|&at| fields().iter().position(|&known| known == at));
            if !game.strict || tigers.is_empty() {
                return None;
            }
        }
        let tigers = game.figures.tigers.len();
        let hunters = game.figures.count_hunters().checked_add(game.to_set)?;
        let sound = (1..=4).contains(&tigers) && (1..=all(spec)).contains(&hunters);
        let playable = if actor == "t" {
            !game.figures.tiger_actions().is_empty()
        } else {
            matches!(game.stage, Stage::Remove(_)) || !game.hunter_moves().is_empty()
        };
        if sound && playable && game.position() == text { Some(game) } else { None }
    }

    fn actor(&self) -> Option<usize> {
        match self.stage {
            Stage::Over(_) => None,
            Stage::Tiger(_) => Some(TIGER),
            Stage::Hunter(_) | Stage::Remove(_) => Some(HUNTER),
        }
    }

    fn actions(&self) -> Vec<String> {
        match &self.stage {
            Stage::Over(_) => Vec::new(),
            Stage::Tiger(turn) => self.tiger_actions(turn),
            Stage::Remove(tigers) => tigers.iter().map(|&at| format!("remove{}", name(at))).collect(),
            Stage::Hunter(turn) => {
                let mut actions = self.hunter_moves();
                if let Some(turn) = turn {
                    let hunters = turn.before.count_hunters();
                    actions.extend((0..=hunters).map(|number| format!("object{number}")));
                }
                actions
            }
        }
    }

    fn play(&mut self, action: &str) {
        match self.stage.clone() {
            Stage::Over(_) => {}
            Stage::Remove(_) => self.remove(field(action.strip_prefix("remove").unwrap())),
            Stage::Hunter(turn) => match action.strip_prefix("object") {
                Some(number) => self.object(number.parse().unwrap(), &turn.unwrap()),
                None => self.hunter_acts(action),
            },
            Stage::Tiger(turn) => {
                if let Some(number) = action.strip_prefix("say") {
                    self.stage = Stage::Tiger(TigerTurn { announced: number.parse().unwrap(), ..turn });
                } else if action == "end" {
                    self.end_tigers_turn(turn);
                } else {
                    let (from, to) = action.split_once('-').unwrap();
                    self.tiger_acts(field(from), field(to), turn);
                }
            }
        }
    }

    fn position(&self) -> String {
        let mut men = board::Men::new();
        men.extend(self.figures.hunters().into_iter().map(|at| (at, 'h')));
        men.extend(self.figures.tigers.iter().map(|&at| (at, 'T')));
        let board = board::write(&men, 5, 5);
        let cages = CAGES.map(|(_, cage)| men.get(&cage).copied().unwrap_or('-'));
        let cages: String = cages.iter().collect();
        let actor = match self.actor() {
            None => "-",
            Some(HUNTER) => "h",
            Some(_) => "t",
        };
        format!("{board} {cages} {} {actor} {}", self.to_set, self.state())
    }

    fn outcome(&self) -> Option<String> {
        if let Stage::Over(winner) = self.stage { Some(scores(winner)) } else { None }
    }
}
