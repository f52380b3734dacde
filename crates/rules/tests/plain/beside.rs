//! Seeded random games of every spec, played by the crate and by the plain implementation side by side.

use std::{collections::BTreeMap, fmt::Debug};

use rules::{Game, Random, Spec};

use crate::{
    Plain,
    dice::{Dice, Style, choose},
};

/// The amount of each kind of test for one spec.
pub(crate) struct Plan {
    /// Number of games from the start. They use every style.
    pub(crate) games: u32,
    /// Number of random texts to start from. Some are refused.
    pub(crate) texts: u32,
    /// The length at which a game is cut off, in plies.
    pub(crate) plies: u32,
}

/// Number of events of each kind in these games.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u32,
    pub(crate) plies: u64,
    pub(crate) refused_texts: u32,
    /// Number of times that a seat acted twice in a row.
    pub(crate) again: u32,
    /// Number of times that the history forbade an action that the position allows.
    pub(crate) barred: u32,
    /// Number of games, by the clause that ended them.
    pub(crate) ended: BTreeMap<&'static str, u32>,
}

impl Tally {
    /// Asserts that games have ended by each of these clauses.
    #[track_caller]
    pub(crate) fn saw(&self, clauses: &[&str]) {
        for clause in clauses {
            assert!(self.ended.contains_key(clause), "no game ended by {clause}: {self:?}");
        }
    }
}

/// A game played by both implementations.
struct Pair<G, P> {
    spec: String,
    fast: G,
    plain: P,
    /// The start and the actions, for the message of a failure.
    story: String,
}

impl<G: Game, P: Plain> Pair<G, P> {
    fn start(spec: &str) -> Pair<G, P> {
        let fast = G::new(G::Spec::parse(spec).unwrap());
        Pair { spec: spec.to_owned(), fast, plain: P::start(spec), story: format!("{spec} from the start:") }
    }

    /// Starts both games at a position text, if both accept it.
    fn from_position(spec: &str, text: &str) -> Option<Pair<G, P>> {
        let fast = G::from_position(G::Spec::parse(spec).unwrap(), text);
        let plain = P::from_position(spec, text);
        match (fast, plain) {
            (Ok(fast), Some(plain)) => {
                Some(Pair { spec: spec.to_owned(), fast, plain, story: format!("{spec} from {text}:") })
            }
            (Err(_), None) => None,
            (Ok(_), None) => panic!("{spec}: {text:?} is taken, but is no legal position"),
            (Err(faults), Some(_)) => panic!("{spec}: {text:?} is a legal position, but refused: {faults}"),
        }
    }

    #[track_caller]
    fn same<T: PartialEq + Debug>(&self, what: &str, fast: T, plain: T) {
        assert!(fast == plain, "{}\n{what}: {fast:?}\n   plain: {plain:?}", self.story);
    }

    /// Compares everything visible and returns the legal actions.
    fn compare(&self) -> Vec<String> {
        let fast: Vec<String> = rules::legal(&self.fast).iter().map(ToString::to_string).collect();
        let plain = self.plain.legal();
        self.same("count", self.fast.count(), plain.len() as u64);
        self.same("legal", &fast, &plain);
        self.same("position", self.fast.position(), Some(self.plain.position()));
        self.same("actor", self.fast.turn().seat().map(rules::Seat::index), self.plain.actor());
        let outcome = self.fast.outcome().map(|outcome| outcome.scores().to_string());
        self.same("outcome", outcome, self.plain.outcome());
        plain
    }

    fn play(&mut self, action: &str) {
        self.story += " ";
        self.story += action;
        let parsed: G::Action = action.parse().unwrap_or_else(|error| panic!("{}: {error}", self.story));
        self.fast.try_play(parsed).unwrap_or_else(|error| panic!("{}: {error}", self.story));
        self.plain.play(action);
    }

    fn play_out(mut self, style: Style, plies: u32, dice: &mut Dice, tally: &mut Tally) {
        tally.games += 1;
        let mut played: Vec<String> = Vec::new();
        for _ in 0..plies {
            let legal = self.compare();
            if let Some(outcome) = self.fast.outcome() {
                *tally.ended.entry(outcome.ending().clause).or_default() += 1;
                return;
            }
            if dice.one_in(8)
                && let Some(restored) = Pair::<G, P>::from_position(&self.spec, &self.plain.position())
            {
                tally.barred += u32::from(restored.compare() != legal);
            }
            let action = choose(style, &mut self.fast, &legal, &played, dice);
            let actor = self.plain.actor();
            self.play(&action);
            tally.again += u32::from(self.plain.actor() == actor);
            played.push(action);
            tally.plies += 1;
        }
        self.compare();
    }
}

/// Plays actions from a position text and asserts the position text they lead to.
#[track_caller]
pub(crate) fn line<G: Game, P: Plain>(spec: &str, from: &str, actions: &str, to: &str) {
    let mut pair = Pair::<G, P>::from_position(spec, from).unwrap();
    pair.compare();
    for action in actions.split(' ') {
        pair.play(action);
        pair.compare();
    }
    assert_eq!(pair.plain.position(), to, "{}", pair.story);
}

/// The text of a position from a random game.
fn met<P: Plain>(spec: &str, dice: &mut Dice) -> String {
    let mut game = P::start(spec);
    for _ in 0..dice.below(40) {
        let actions = game.actions();
        if actions.is_empty() {
            break;
        }
        game.play(&actions[dice.below(actions.len() as u32) as usize]);
    }
    game.position()
}

/// The text with one letter changed, removed or doubled.
fn spoilt(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let others: Vec<char> = " /-,+*=:!?0123459abcdefghlnoprtwxyDERSTN".chars().collect();
    let at = dice.below(letters.len() as u32) as usize;
    match dice.below(3) {
        0 => letters[at] = *dice.pick(&others),
        1 => drop(letters.remove(at)),
        _ => letters.insert(at, letters[at]),
    }
    letters.into_iter().collect()
}

/// Plays games from the start and from random positions, and tries texts with one letter changed.
pub(crate) fn compare<G: Game, P: Plain>(
    spec: &str,
    random_text: impl Fn(&str, &mut Dice) -> String,
    plan: &Plan,
    tally: &mut Tally,
) {
    let mut dice = Dice::new(spec);
    for number in 0..plan.games {
        let style = Style::of(number);
        Pair::<G, P>::start(spec).play_out(style, plan.plies, &mut dice, tally);
    }
    for number in 0..plan.texts {
        let text = match number % 8 {
            0 => met::<P>(spec, &mut dice),
            1 => spoilt(&met::<P>(spec, &mut dice), &mut dice),
            2 => spoilt(&random_text(spec, &mut dice), &mut dice),
            _ => random_text(spec, &mut dice),
        };
        match Pair::<G, P>::from_position(spec, &text) {
            Some(pair) => pair.play_out(Style::of(dice.below(60)), plan.plies, &mut dice, tally),
            None => tally.refused_texts += 1,
        }
    }
}
