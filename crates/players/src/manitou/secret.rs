//! Chooses the cards for a hunt (MN-7). All seats choose at the same time and in secret, so opponents can
//! predict a seat that always makes the same choice. The best choice is a mixed one: several sets of cards,
//! each with a probability.
//!
//! **Regret matching** (Hart and Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium",
//! 2000), sampled as in Tak, Lanctot and Winands, "Monte Carlo Tree Search Variants for Simultaneous Move
//! Games" (2014). Every seat has some candidates: plausible sets of cards. In each iteration, every seat
//! draws one of them, and a playout shows what they are worth against each other. A candidate's *regret* says
//! how much more it would have been worth than the candidates that the seat drew. The higher the regret, the
//! more often the seat draws the candidate. With two seats, the average of these draws comes close to an
//! equilibrium: a mixed choice that no opponent can exploit, even one who knows it.

use rules::{
    BySeat, Game, MAX_SEATS, Random, Seat,
    manitou::{Action, Cards, Manitou, Phase, PublicState, View},
};
use search::{Generator, Info, SearchContext, play_out};

use super::{choice, playouts::Playouts};

/// The maximum number of candidates of a seat.
const MOST: usize = 64;
/// The first candidates come from this many draws of sets that a player might choose. The others are less
/// usual sets.
const USUAL: usize = 8;
/// The first report comes at this many iterations, and further ones at each power of two.
const FIRST_REPORT: u64 = 1024;
/// In this fraction of the iterations, a seat draws all candidates with the same probability.
const EXPLORATION: f64 = 0.1;
/// A candidate is chosen only if its probability is at least this fraction of the highest one. Lower
/// probabilities are mostly noise.
const FLOOR: f64 = 0.25;

/// The sets of cards between which a seat chooses.
#[derive(Debug, Default)]
struct Choice {
    candidates: Vec<Candidate>,
    /// The number of candidates that may be drawn at present. It grows with the square root of the
    /// iterations, so that a short search tries each candidate several times.
    open: usize,
    /// The sum and the number of the seat's results so far.
    results: (f64, f64),
    /// The candidate that was drawn last, and the probability with which it was drawn.
    drawn: (usize, f64),
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    cards: Cards,
    regret: f64,
    /// The probability at present, without exploration.
    probability: f64,
    /// The sum of the probabilities so far, the later ones with a higher weight.
    weight: f64,
    /// The sum and the number of the results with this candidate.
    results: (f64, f64),
}

impl Candidate {
    fn new(cards: Cards) -> Candidate {
        Candidate { cards, regret: 0.0, probability: 0.0, weight: 0.0, results: (0.0, 0.0) }
    }
}

impl Choice {
    /// Collects candidate sets of cards: first those that a player might choose, then others.
    fn new(table: &PublicState, seat: Seat, random: &mut Generator) -> Choice {
        let (from, size) = (table.available(seat), table.choice_size(seat));
        let mut choice = Choice::default();
        for draw in 0..2 * MOST {
            let usual = draw < USUAL;
            let cards =
                if usual { choice::pick(from, size, random) } else { choice::try_out(from, size, random) };
            let is_new = choice.candidates.iter().all(|known| known.cards != cards);
            if is_new && choice.candidates.len() < MOST {
                choice.candidates.push(Candidate::new(cards));
            }
        }
        choice
    }

    /// Draws a candidate. `time` is the number of the iteration, from 1.
    fn draw(&mut self, time: u64, random: &mut Generator) {
        self.open = (time.isqrt() as usize).max(2).min(self.candidates.len());
        let open = &mut self.candidates[..self.open];
        let count = open.len() as f64;
        let regrets: f64 = open.iter().map(|candidate| candidate.regret.max(0.0)).sum();
        for candidate in &mut *open {
            candidate.probability =
                if regrets > 0.0 { candidate.regret.max(0.0) / regrets } else { 1.0 / count };
            candidate.weight += time as f64 * candidate.probability;
        }
        let explored =
            |candidate: &Candidate| (1.0 - EXPLORATION) * candidate.probability + EXPLORATION / count;
        let place = draw_place(open.iter().map(explored), random);
        self.drawn = (place, open.get(place).map_or(1.0, explored));
    }

    /// Updates the regrets with what the drawn candidate was worth.
    fn learn(&mut self, value: f64) {
        let expected = if self.results.1 > 0.0 { self.results.0 / self.results.1 } else { value };
        self.results = (self.results.0 + value, self.results.1 + 1.0);
        let (drawn, probability) = self.drawn;
        let Some(own) = self.candidates.get(drawn).map(|candidate| candidate.probability) else { return };
        // Only differences of results matter, and differences from the mean vary least. The difference is
        // divided by the probability of the draw, because it also stands for the iterations in which another
        // candidate is drawn.
        let gain = (value - expected) / probability;
        for candidate in &mut self.candidates[..self.open] {
            candidate.regret -= own * gain;
        }
        let candidate = &mut self.candidates[drawn];
        candidate.regret += gain;
        candidate.results = (candidate.results.0 + value, candidate.results.1 + 1.0);
    }

    /// Draws a candidate from the average of all iterations.
    fn choose(&self, random: &mut Generator) -> Option<&Candidate> {
        let highest = self.candidates.iter().map(|candidate| candidate.weight).fold(0.0, f64::max);
        let weight = |candidate: &Candidate| {
            if candidate.weight < FLOOR * highest { 0.0 } else { candidate.weight }
        };
        self.candidates.get(draw_place(self.candidates.iter().map(weight), random))
    }

    fn drawn(&self) -> Cards {
        self.candidates.get(self.drawn.0).map_or(Cards::NONE, |candidate| candidate.cards)
    }
}

/// Draws a place with a probability in proportion to its weight.
fn draw_place(weights: impl Iterator<Item = f64> + Clone, random: &mut Generator) -> usize {
    const PARTS: u32 = 1 << 24;
    let total: f64 = weights.clone().sum();
    let mut left = total * f64::from(random.below(PARTS)) / f64::from(PARTS);
    let mut last = 0;
    for (place, weight) in weights.enumerate() {
        if weight > 0.0 {
            last = place;
        }
        left -= weight;
        if left < 0.0 {
            break;
        }
    }
    last
}

/// A search for a mixed choice of cards.
#[derive(Debug, Default)]
pub(super) struct Secret {
    choices: BySeat<Choice, MAX_SEATS>,
    nodes: u64,
}

impl Secret {
    /// Searches for a mixed choice of the seat to act, draws from it and returns what it drew. `None` if no
    /// seat is to choose cards. It reports its progress as [`Mcts`](search::Mcts) does.
    pub(super) fn search(
        &mut self,
        view: &View,
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<Action>>,
    ) -> Option<Info<Action>> {
        let table = view.public();
        let Phase::Choose(actor) = table.phase() else { return None };
        for seat in table.seats() {
            self.choices[seat] = Choice::new(table, seat, random);
        }
        self.nodes = 0;
        loop {
            self.nodes += 1;
            self.iterate(view, random);
            if self.nodes >= context.limits.nodes || context.is_stopped() {
                break;
            }
            if self.nodes >= FIRST_REPORT && self.nodes.is_power_of_two() {
                self.lines(actor).first().iter().for_each(|info| context.report(info));
            }
        }
        let chosen = self.choices[actor].choose(random)?;
        let info = self.info(chosen);
        context.report(&info);
        Some(info)
    }

    /// Returns the candidates of a seat after a search, the most probable first.
    pub(super) fn lines(&self, seat: Seat) -> Vec<Info<Action>> {
        let mut candidates: Vec<&Candidate> = self.choices[seat].candidates.iter().collect();
        candidates.sort_by(|one, other| other.weight.total_cmp(&one.weight));
        candidates.into_iter().map(|candidate| self.info(candidate)).collect()
    }

    fn info(&self, candidate: &Candidate) -> Info<Action> {
        let best = Action::Choose(candidate.cards);
        let (sum, count) = candidate.results;
        Info {
            nodes: self.nodes,
            depth: 0,
            best,
            value: if count > 0.0 { sum / count } else { 0.5 },
            certain: false,
            proven: None,
            margin: None,
            line: vec![best],
        }
    }

    /// Lets every seat draw a candidate, and plays the hunt out.
    fn iterate(&mut self, view: &View, random: &mut Generator) {
        let table = view.public();
        for seat in table.seats() {
            self.choices[seat].draw(self.nodes, random);
        }
        let mut game: Manitou =
            view.guess_by(
                random,
                |seat, _, size, _| {
                    if size == 0 { Cards::NONE } else { self.choices[seat].drawn() }
                },
            );
        while let Phase::Choose(seat) = game.public().phase() {
            game.play(Action::Choose(self.choices[seat].drawn()));
        }
        let values = play_out(&Playouts, &mut game, random);
        for seat in table.seats() {
            self.choices[seat].learn(values[seat.index()]);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::{
        Game, Seat, Spec as _, Turn,
        manitou::{Card, Manitou, Phase, Spec},
    };
    use search::{Generator, Knowledge, Limits, SearchContext};

    use super::{Candidate, Choice, Secret};
    use crate::manitou::playouts::Playouts;

    /// Both seats play rock, paper, scissors. A win with rock counts twice, so the equilibrium is 1 : 2 : 1.
    #[test]
    fn the_average_tends_to_an_equilibrium() {
        let candidates =
            || Card::all().take(3).map(|card| Candidate::new([card].into_iter().collect())).collect();
        let choice = || Choice { candidates: candidates(), ..Choice::default() };
        let payoff = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]];
        let (mut random, mut own, mut other) = (Generator::new(1), choice(), choice());
        for time in 1..200_000 {
            own.draw(time, &mut random);
            other.draw(time, &mut random);
            let value = payoff[own.drawn.0][other.drawn.0];
            own.learn(value);
            other.learn(-value);
        }
        let total: f64 = own.candidates.iter().map(|candidate| candidate.weight).sum();
        for (candidate, share) in own.candidates.iter().zip([0.25, 0.5, 0.25]) {
            let found = candidate.weight / total;
            assert!((found - share).abs() < 0.04, "{found} instead of {share}");
        }
    }

    /// Checks that the seat gives up candidates that are always a little worse than the best one.
    #[test]
    fn a_candidate_that_is_always_worse_is_given_up() {
        let candidates =
            Card::all().take(3).map(|card| Candidate::new([card].into_iter().collect())).collect();
        let mut choice = Choice { candidates, ..Choice::default() };
        let mut random = Generator::new(2);
        for time in 1..20_000 {
            choice.draw(time, &mut random);
            choice.learn([0.50, 0.49, 0.48][choice.drawn.0]);
        }
        let total: f64 = choice.candidates.iter().map(|candidate| candidate.weight).sum();
        assert!(choice.candidates[0].weight > 0.95 * total, "{:?}", choice.candidates);
    }

    #[test]
    fn every_choice_is_legal_in_every_hunt() {
        for number in 0..12 {
            let spec = Spec::parse(&format!("manitou:players={}", 2 + number % 4)).unwrap();
            let mut random = Generator::new(number);
            let mut game = Manitou::new(spec);
            let mut secret = Secret::default();
            loop {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.deal(&mut random).unwrap(),
                    Turn::Seat(seat) if matches!(game.public().phase(), Phase::Choose(_)) => {
                        let mut context = SearchContext::new(Limits::nodes(1 + 20 * number));
                        let info = secret.search(&game.view(seat.into()), &mut random, &mut context).unwrap();
                        assert!((0.0..=1.0).contains(&info.value));
                        assert!(secret.lines(seat).iter().any(|line| line.best == info.best));
                        info.best
                    }
                    Turn::Seat(_) => Playouts.playout(&game, &mut random).unwrap(),
                };
                game.try_play(action).unwrap_or_else(|illegal| panic!("{spec} {action}: {illegal}"));
            }
        }
    }

    #[test]
    fn the_first_seat_does_not_always_choose_alike() {
        let mut random = Generator::new(3);
        let mut game = Manitou::new(Spec::parse("manitou").unwrap());
        let tiles = game.deal(&mut random).unwrap();
        game.play(tiles);
        let view = game.view(Seat::FIRST.into());
        let chosen: HashSet<String> = (0..10)
            .map(|seed| {
                let mut context = SearchContext::new(Limits::nodes(2_500));
                let info = Secret::default().search(&view, &mut Generator::new(seed), &mut context).unwrap();
                info.best.to_string()
            })
            .collect();
        assert!(chosen.len() >= 5, "{chosen:?}");
    }
}
