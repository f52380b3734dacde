//! Perfect play from the solved starts of Mana and Mandua, where the player who begins can force a win.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, its helpers too")]

use std::{collections::HashMap, fs, path::Path};

use certificate::Certificate;
use players::{Computer, Limits, Playable, PlayerSpec, SearchContext, TableSize};
use rules::{Game, Seat, Spec as _, legal, mana::Mana, mandua::Mandua};

/// A start that is solved.
struct Solved<G: Game> {
    spec: G::Spec,
    /// The name of its certificate and its book, without the ending.
    name: &'static str,
    /// The plies within which the highest level wins.
    plies: u32,
}

fn mana() -> [Solved<Mana>; 2] {
    [Solved::new("mana", "mana", 14), Solved::new("mana:bird=spirit", "mana-spirit", 13)]
}

fn mandua() -> [Solved<Mandua>; 3] {
    [
        Solved::new("mandua", "mandua", 52),
        Solved::new("mandua:start=cages", "mandua-cages", 50),
        Solved::new("mandua:start=cross", "mandua-cross", 50),
    ]
}

impl<G: Playable> Solved<G> {
    fn new(spec: &str, name: &'static str, plies: u32) -> Solved<G> {
        Solved { spec: G::Spec::parse(spec).unwrap(), name, plies }
    }

    fn certificate(&self) -> Certificate {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../proofs/{}.cert", self.name));
        let text = zstd::decode_all(fs::read(file).unwrap().as_slice()).unwrap();
        certificate::read_win(str::from_utf8(&text).unwrap()).unwrap()
    }

    /// Compares the book with the certificate. If the environment variable `UPDATE_DATA` is set, writes the
    /// book first.
    fn check_book(&self) {
        let lines = self.certificate().steps.into_iter();
        let lines = lines.filter_map(|step| Some(format!("{}\t{}\n", step.position, step.action?)));
        let book: String = lines.collect();
        let file = format!("{}/src/{}/{}.book", env!("CARGO_MANIFEST_DIR"), G::Spec::NAME, self.name);
        if std::env::var_os("UPDATE_DATA").is_some() {
            fs::write(&file, &book).unwrap();
        }
        assert_eq!(fs::read_to_string(file).unwrap(), book, "{}", self.spec);
    }

    /// Plays every line in which the highest level begins.
    fn wins_every_line(&self) {
        let mut known = HashMap::new();
        let plies = longest(&G::new(self.spec), &mut computer("level:8", 1), &mut known);
        assert!(plies <= self.plies, "{}: {plies} plies", self.spec);
    }
}

fn computer(name: &str, seed: u64) -> Computer {
    let Ok(PlayerSpec::Computer(strength)) = name.parse() else { panic!("no computer: {name}") };
    Computer::new(strength, seed, None).unwrap()
}

fn choose<G: Playable>(computer: &mut Computer, game: &G) -> G::Action {
    let view = game.view(game.turn().seat().unwrap().into());
    computer.choose::<G>(&view, &mut SearchContext::unlimited()).unwrap()
}

/// The plies after which the first seat has won, if the other player delays the win as long as possible.
fn longest<G: Playable>(game: &G, first: &mut Computer, known: &mut HashMap<u64, u32>) -> u32 {
    let Some(seat) = game.turn().seat() else {
        assert_eq!(game.outcome().unwrap().winner(), Some(Seat::FIRST), "{:?}", game.position());
        return 0;
    };
    if let Some(plies) = known.get(&game.key()) {
        return *plies;
    }
    let actions = if seat == Seat::FIRST { vec![choose(first, game)] } else { legal(game) };
    let after = |action| {
        let mut next = game.clone();
        next.play(action);
        longest(&next, first, known)
    };
    let plies = 1 + actions.into_iter().map(after).max().unwrap();
    known.insert(game.key(), plies);
    plies
}

/// Checks for each of these starts that the analysis knows that every answer to the book's first turn loses.
fn answers_are_lost<G: Playable>(solved: &[Solved<G>]) {
    for start in solved {
        let mut game = G::new(start.spec);
        while game.turn().seat() == Some(Seat::FIRST) {
            let action = choose(&mut computer("level:8", 1), &game);
            game.play(action);
        }
        let loser = game.turn().seat().unwrap();
        let context = &SearchContext::new(Limits::nodes(2_000));
        let lines = players::analyze::<G>(&game.view(loser.into()), 3, None, 1, TableSize::None, context);
        assert_eq!(lines.len(), 3.min(legal(&game).len()), "{}", start.spec);
        assert!(lines.iter().all(|line| line.certain && line.value == 0.0), "{}: {lines:?}", start.spec);
    }
}

#[test]
fn the_analysis_knows_that_each_answer_to_a_book_loses() {
    answers_are_lost(&mana());
    answers_are_lost(&mandua());
}

#[test]
fn the_books_contain_the_winning_actions_of_the_certificates() {
    mana().iter().for_each(Solved::check_book);
    mandua().iter().for_each(Solved::check_book);
}

#[test]
fn the_highest_level_wins_every_line_of_mana() {
    mana().iter().for_each(Solved::wins_every_line);
}

#[test]
fn the_highest_level_wins_every_line_of_mandua() {
    mandua().iter().for_each(Solved::wins_every_line);
}
