//! What is known about a game beyond its rules.

use rules::{Game, MAX_SEATS, Outcome, Seat};

use crate::Generator;

/// A score for each seat, from 0 to 1; those of a game's seats add up to 1.
pub type Values = [f64; MAX_SEATS];

/// What makes a search good at one game. Whatever is not given here is not known: every method has the default of
/// knowing nothing.
pub trait Knowledge<G: Game> {
    /// The one action to play where nothing else deserves a thought, as one that wins at once. It must be legal, and follow
    /// from what the seat to act can see.
    fn forced(&self, game: &G) -> Option<G::Action> {
        let _ = game;
        None
    }

    /// Whether a legal action deserves a thought at all. If none does, all are thought about.
    fn sensible(&self, game: &G, action: G::Action) -> bool {
        let _ = (game, action);
        true
    }

    /// The next action of a playout, for the seat to act, where none is [`forced`](Knowledge::forced).
    fn playout(&self, game: &G, random: &mut Generator) -> Option<G::Action> {
        game.sample(random)
    }

    /// One of so many actions that most are never looked at, the better ones more often. It must be legal.
    fn propose(&self, game: &G, random: &mut Generator) -> Option<G::Action> {
        game.sample(random)
    }

    /// A whole game that agrees with a view. All that are consistent with it must be possible, but those in which the
    /// others would hardly have played as they did may be drawn less often.
    fn guess(&self, view: &G::View, random: &mut Generator) -> G {
        G::guess(view, random)
    }

    /// The weight of a bound against what playouts say: less, and the search goes deeper where they can be believed.
    /// 0.7 is that of Cowling, Powley and Whitehouse, for playouts to the end.
    fn exploration(&self) -> f64 {
        0.7
    }

    /// How promising an action is before it was ever tried, from 0 for one like any other: tried ones are favoured by as much,
    /// the less the oftener they were tried (progressive bias: Chaslot and others, "Progressive Strategies for Monte-Carlo
    /// Tree Search", 2008), and untried ones come in this order.
    fn prior(&self, game: &G, action: G::Action) -> f64 {
        let _ = (game, action);
        0.0
    }

    /// Whether the tree tells what is proven, by ends of the game that were reached, from what playouts say (Winands and
    /// others, "Monte-Carlo Tree Search Solver", 2008). For open games of two seats without chance.
    fn proves(&self) -> bool {
        false
    }

    /// The plies after which a playout from here is broken off and [judged](Knowledge::judge).
    fn horizon(&self, game: &G) -> u32 {
        let _ = game;
        u32::MAX
    }

    /// Whether nothing beyond this position is looked at: it is [judged](Knowledge::judge) as it is.
    fn settled(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// What an unfinished game is worth to each seat; by default the same to all.
    fn judge(&self, game: &G) -> Values {
        let _ = game;
        [1.0 / seats(game) as f64; MAX_SEATS]
    }
}

/// No knowledge but the rules: uniform playouts to the real end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Plain;

impl<G: Game> Knowledge<G> for Plain {}

/// The scores of a finished game.
pub fn result(outcome: &Outcome) -> Values {
    let scores = outcome.scores();
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::all(scores.seats()) {
        values[seat.index()] = scores.of(seat);
    }
    values
}

/// What a lead is worth, from 0 to 1: nothing ahead is worth a half, `scale` ahead three quarters.
/// Rational, since the exponential of a logistic curve differs between machines.
#[inline]
pub fn worth(lead: f64, scale: f64) -> f64 {
    0.5 + 0.5 * lead / (lead.abs() + scale)
}

/// Two seats' values where the first is ahead by `lead`; see [`worth`].
pub fn advantage(lead: f64, scale: f64) -> Values {
    let mut values = [0.0; MAX_SEATS];
    values[0] = worth(lead, scale);
    values[1] = 1.0 - values[0];
    values
}

fn seats<G: Game>(game: &G) -> usize {
    rules::Spec::seats(&game.spec())
}

/// Knowledge chosen while the program runs.
impl<G: Game, K: Knowledge<G> + ?Sized> Knowledge<G> for Box<K> {
    fn forced(&self, game: &G) -> Option<G::Action> {
        (**self).forced(game)
    }

    fn sensible(&self, game: &G, action: G::Action) -> bool {
        (**self).sensible(game, action)
    }

    fn playout(&self, game: &G, random: &mut Generator) -> Option<G::Action> {
        (**self).playout(game, random)
    }

    fn propose(&self, game: &G, random: &mut Generator) -> Option<G::Action> {
        (**self).propose(game, random)
    }

    fn guess(&self, view: &G::View, random: &mut Generator) -> G {
        (**self).guess(view, random)
    }

    fn exploration(&self) -> f64 {
        (**self).exploration()
    }

    fn prior(&self, game: &G, action: G::Action) -> f64 {
        (**self).prior(game, action)
    }

    fn proves(&self) -> bool {
        (**self).proves()
    }

    fn horizon(&self, game: &G) -> u32 {
        (**self).horizon(game)
    }

    fn settled(&self, game: &G) -> bool {
        (**self).settled(game)
    }

    fn judge(&self, game: &G) -> Values {
        (**self).judge(game)
    }
}
