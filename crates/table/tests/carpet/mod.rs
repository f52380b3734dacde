//! A model of what everybody may know at a table of Mandua with `referee=strict`: the pieces, the
//! announcements, and the effect of each step. To find the legal actions, it looks only one action ahead.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;

use serde_json::{Value, json};

/// The column and the row of a field, each from 0 to 6. Columns and rows 0 and 6 are outside the grid.
type Field = (i32, i32);
type Fields = BTreeSet<Field>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    Hunt,
    Object,
    Remove,
    Prowl,
}

#[derive(Clone, Debug)]
pub(crate) struct Carpet {
    pub tigers: Fields,
    pub hunters: Fields,
    pub to_set: u8,
    pub task: Task,
    /// The tigers and the hunters before Tiger's newest turn.
    pub before: (Fields, Fields),
    pub announced: u8,
    pub steps: Vec<(Field, Field)>,
    pub played: Vec<String>,
}

impl Default for Carpet {
    fn default() -> Carpet {
        let tigers = Fields::from([(1, 1), (5, 1), (1, 5), (5, 5)]);
        Carpet {
            before: (tigers.clone(), Fields::new()),
            tigers,
            hunters: Fields::new(),
            to_set: 25,
            task: Task::Hunt,
            announced: 0,
            steps: Vec::new(),
            played: Vec::new(),
        }
    }
}

fn name(field: Field) -> String {
    match field {
        (3, 6) => "A".into(),
        (6, 3) => "B".into(),
        (3, 0) => "C".into(),
        (0, 3) => "D".into(),
        (column, row) => format!("{}{row}", (b'a' + column as u8 - 1) as char),
    }
}

fn all_fields() -> Vec<Field> {
    let inside = |(column, row): Field| (1..=5).contains(&column) && (1..=5).contains(&row);
    let outside = [(3, 6), (6, 3), (3, 0), (0, 3)];
    (0..7)
        .flat_map(|column| (0..7).map(move |row| (column, row)))
        .filter(|field| inside(*field) || outside.contains(field))
        .collect()
}

fn is_cage((column, row): Field) -> bool {
    [column, row].iter().any(|place| *place == 0 || *place == 6)
}

fn named(text: &str) -> Option<Field> {
    all_fields().into_iter().find(|field| name(*field) == text)
}

fn names<'a>(fields: impl IntoIterator<Item = &'a Field>) -> Vec<String> {
    // The table sends the fields row by row, beginning with row 1, and the cages last.
    let mut fields: Vec<Field> = fields.into_iter().copied().collect();
    fields.sort_by_key(|&(column, row)| {
        (is_cage((column, row)), if is_cage((column, row)) { 0 } else { row }, name((column, row)))
    });
    fields.into_iter().map(name).collect()
}

fn go(action: &str) -> Option<(Field, Field)> {
    let (from, to) = action.split_once('-')?;
    Some((named(from)?, named(to)?))
}

/// The texts of all actions of the game, legal or not.
pub(crate) fn all_actions() -> Vec<String> {
    let fields = all_fields();
    let mut actions = vec!["end".to_owned()];
    actions.extend((0..=26).flat_map(|number| [format!("say{number}"), format!("object{number}")]));
    for from in &fields {
        actions.extend([format!("@{}", name(*from)), format!("remove{}", name(*from))]);
        actions.extend(fields.iter().map(|to| format!("{}-{}", name(*from), name(*to))));
    }
    actions
}

impl Carpet {
    pub(crate) fn turn(&self) -> u8 {
        u8::from(self.task == Task::Prowl)
    }

    fn is_free(&self, field: Field) -> bool {
        !self.tigers.contains(&field) && !self.hunters.contains(&field)
    }

    /// The hunters that a tiger beats by a step or jump, beginning with the hunter that it jumps over, if
    /// any. `None` if the tiger cannot go this way.
    fn taken(&self, from: Field, to: Field) -> Option<Vec<Field>> {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let over = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        let mut taken = match (dx.abs(), dy.abs()) {
            (1, 0) | (0, 1) => Vec::new(),
            (2, 0) | (0, 2) if self.hunters.contains(&over) => vec![over],
            _ => return None,
        };
        if !self.tigers.contains(&from) || !self.is_free(to) {
            return None;
        }
        let pairs = [[(to.0 - 1, to.1), (to.0 + 1, to.1)], [(to.0, to.1 - 1), (to.0, to.1 + 1)]];
        for pair in pairs {
            if pair.iter().all(|field| self.hunters.contains(field) && !taken.contains(field)) {
                taken.extend(pair);
            }
        }
        Some(taken)
    }

    fn beaten(&self) -> usize {
        self.before.1.len() - self.hunters.len()
    }

    /// Whether an action of Tiger beats a hunter.
    pub(crate) fn beats(&self, action: &str) -> bool {
        let taken =
            go(action).filter(|_| self.task == Task::Prowl).and_then(|(from, to)| self.taken(from, to));
        taken.is_some_and(|taken| !taken.is_empty())
    }

    /// Whether a field is the one that an action would jump over.
    pub(crate) fn between(&self, action: &str, field: &str) -> bool {
        go(action).is_some_and(|(from, to)| name(((from.0 + to.0) / 2, (from.1 + to.1) / 2)) == field)
    }

    /// The legal actions, in the form in which the table sends them.
    pub(crate) fn legal(&self) -> Value {
        let mut deeds = Vec::new();
        let fields = all_fields();
        match self.task {
            Task::Prowl => {
                if self.beaten() == 0 && self.announced == 0 {
                    for number in 1..=self.hunters.len() {
                        deeds
                            .push(json!({"kind": "say", "action": format!("say{number}"), "number": number}));
                    }
                }
                for (from, to) in fields.iter().flat_map(|from| fields.iter().map(|to| (*from, *to))) {
                    let Some(taken) = self.taken(from, to) else { continue };
                    if self.beaten() > 0 && taken.is_empty() {
                        continue;
                    }
                    deeds.push(self.going(from, to, &taken));
                }
                if self.beaten() > 0 {
                    deeds.push(json!({"kind": "end", "action": "end"}));
                }
            }
            Task::Hunt | Task::Object => {
                if self.task == Task::Object {
                    for number in 0..=self.before.1.len() {
                        let action = format!("object{number}");
                        deeds.push(json!({"kind": "object", "action": action, "number": number}));
                    }
                }
                let ground: Vec<Field> =
                    fields.into_iter().filter(|field| !is_cage(*field) && self.is_free(*field)).collect();
                for to in ground {
                    if self.to_set > 0 {
                        let field = name(to);
                        deeds.push(json!({"kind": "place", "action": format!("@{field}"), "to": field}));
                        continue;
                    }
                    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                        let from = (to.0 + dx, to.1 + dy);
                        if self.hunters.contains(&from) {
                            deeds.push(self.going(from, to, &[]));
                        }
                    }
                }
            }
            Task::Remove => {}
        }
        Value::Array(deeds)
    }

    fn going(&self, from: Field, to: Field, taken: &[Field]) -> Value {
        let (from, to) = (name(from), name(to));
        let beaten: Vec<String> = taken.iter().map(|field| name(*field)).collect();
        json!({"kind": "go", "action": format!("{from}-{to}"), "from": from, "to": to, "beaten": beaten})
    }

    pub(crate) fn legal_texts(&self) -> Vec<String> {
        let legal = self.legal();
        legal.as_array().unwrap().iter().map(|deed| deed["action"].as_str().unwrap().to_owned()).collect()
    }

    /// The highest number of hunters that Tiger can beat from here.
    fn most(&self) -> usize {
        let fields = all_fields();
        let ways = self.tigers.iter().flat_map(|from| fields.iter().map(|to| (*from, *to)));
        let beating = ways.filter(|(from, to)| self.taken(*from, *to).is_some_and(|taken| !taken.is_empty()));
        let after = |(from, to)| {
            let mut next = self.clone();
            next.prowl(from, to);
            self.hunters.len() - next.hunters.len() + next.most()
        };
        beating.map(after).max().unwrap_or(0)
    }

    /// The effect of a wrong or needless objection, in the form in which the table sends it.
    fn objected(&self) -> Value {
        let (tigers, hunters) = self.before.clone();
        let highest = Carpet { tigers, hunters, ..self.clone() }.most();
        let is_needless = usize::from(self.announced) == highest && self.beaten() == highest;
        let verdict = if is_needless { "needless" } else { "wrong" };
        json!({"effect": "objected", "verdict": verdict, "highest": highest})
    }

    /// The effect of an action, in the form in which the table sends it.
    pub(crate) fn effect(&self, action: &str) -> Value {
        if action.starts_with("object") {
            return self.objected();
        }
        let going = go(action).filter(|_| self.task == Task::Prowl);
        match going.and_then(|(from, to)| self.taken(from, to)) {
            Some(taken) => {
                json!({"effect": "struck", "beaten": taken.iter().map(|field| name(*field)).collect::<Vec<_>>()})
            }
            None => json!({"effect": "plain"}),
        }
    }

    /// The board, in the form in which the table sends it.
    pub(crate) fn board(&self) -> Value {
        let task = match self.task {
            Task::Hunt => "hunt",
            Task::Object => "object",
            Task::Remove => "remove",
            Task::Prowl => "prowl",
        };
        let steps: Vec<[String; 2]> = self.steps.iter().map(|(from, to)| [name(*from), name(*to)]).collect();
        json!({
            "tigers": names(&self.tigers),
            "hunters": names(&self.hunters),
            "to_set": self.to_set,
            "all": 25,
            "phase": task,
            "removable": [],
            "to_beat": null,
            "beaten": self.beaten(),
            "turn": {
                "tigers": names(&self.before.0),
                "hunters": names(&self.before.1),
                "announced": self.announced,
                "steps": steps,
            },
        })
    }

    /// Plays a legal action.
    pub(crate) fn play(&mut self, action: &str) {
        self.played.push(action.to_owned());
        if let Some(number) = action.strip_prefix("say") {
            self.announced = number.parse().unwrap();
        } else if action.starts_with("object") {
            self.task = Task::Hunt;
        } else if let Some(field) = action.strip_prefix("remove").and_then(named) {
            self.tigers.remove(&field);
            self.task = Task::Hunt;
        } else if action == "end" {
            self.task = Task::Object;
        } else if let Some(field) = action.strip_prefix('@').and_then(named) {
            self.hunters.insert(field);
            self.to_set -= 1;
            self.begin_tigers_turn();
        } else {
            let (from, to) = go(action).unwrap();
            match self.task {
                Task::Prowl => self.prowl(from, to),
                _ => {
                    self.hunters.remove(&from);
                    self.hunters.insert(to);
                    self.begin_tigers_turn();
                }
            }
        }
    }

    fn begin_tigers_turn(&mut self) {
        self.before = (self.tigers.clone(), self.hunters.clone());
        self.announced = 0;
        self.steps.clear();
        self.task = Task::Prowl;
    }

    fn prowl(&mut self, from: Field, to: Field) {
        let taken = self.taken(from, to).unwrap();
        self.tigers.remove(&from);
        self.tigers.insert(to);
        self.hunters.retain(|hunter| !taken.contains(hunter));
        self.steps.push((from, to));
        let fields = all_fields();
        let goes_on = self.tigers.iter().any(|from| {
            fields.iter().any(|to| self.taken(*from, *to).is_some_and(|taken| !taken.is_empty()))
        });
        if taken.is_empty() || !goes_on {
            self.task = Task::Object;
        }
    }
}
