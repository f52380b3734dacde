//! Reproducible games between computer players.

use players::{Computer, Playable, PlayableSpecVisitor, PlayerSpec, SYSTEM_CLOCK, visit_spec};
use rules::{Seat, Spec, Turn, catalog::AnySpec};
use search::{Generator, SearchContext};

/// The computer of this name.
pub(crate) fn computer(name: &str, seed: u64) -> Computer {
    let Ok(PlayerSpec::Computer(strength)) = name.parse() else { panic!("no computer: {name}") };
    Computer::new(strength, seed, SYSTEM_CLOCK).unwrap()
}

/// Plays a game and checks every action. Returns the game at its end and the actions.
pub(crate) fn play<G: Playable>(spec: G::Spec, deal: u64, computers: &mut [Computer]) -> (G, Vec<G::Action>) {
    let mut dice = Generator::new(deal);
    let mut game = G::new(spec);
    let mut actions = Vec::new();
    loop {
        let action = match game.turn() {
            Turn::Over => return (game, actions),
            Turn::Chance => game.deal(&mut dice),
            Turn::Seat(seat) => {
                computers[seat.index()].choose::<G>(&game.view(seat.into()), &mut SearchContext::unlimited())
            }
        };
        let action = action.unwrap();
        game.try_play(action).unwrap_or_else(|illegal| panic!("{spec} {action}: {illegal}"));
        actions.push(action);
    }
}

/// The fraction of the points that `hero` wins against `others` at all other seats. `hero` sits at each seat
/// equally often.
pub(crate) fn points(spec: &str, hero: &str, others: &str, rounds: u64) -> f64 {
    struct Match<'a>(&'a str, &'a str, u64);
    impl PlayableSpecVisitor for Match<'_> {
        type Output = f64;
        fn visit<G: Playable>(self, spec: G::Spec) -> f64 {
            let Match(hero, others, rounds) = self;
            let mut sum = 0.0;
            for round in 0..rounds {
                for seat in Seat::all(spec.seats()) {
                    let name = |other: Seat| if other == seat { hero } else { others };
                    let mut computers: Vec<Computer> = Seat::all(spec.seats())
                        .map(|other| computer(name(other), 100 * round + other.index() as u64))
                        .collect();
                    sum += play::<G>(spec, round, &mut computers).0.outcome().unwrap().score(seat);
                }
            }
            sum / (rounds * spec.seats() as u64) as f64
        }
    }
    visit_spec(AnySpec::parse(spec).unwrap(), Match(hero, others, rounds))
}
