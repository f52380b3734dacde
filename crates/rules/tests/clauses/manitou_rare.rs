//! Big Manitou over whole random games: what a seat sees, guesses that agree with it, and the rare clauses, counted.

use std::collections::{BTreeMap, HashSet};

use rules::{
    Ending, Game, Random, Seat, Spec as _, Turn, Viewer, legal,
    manitou::{Action, Card, Ground, Manitou, Phase, Share, Spec, Tile, Tiles},
};

/// Xorshift; enough for tests.
struct Numbers(u64);

impl Numbers {
    fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }
}

impl Random for Numbers {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}

fn specs() -> impl Iterator<Item = Spec> {
    ["2", "3", "4", "5"].into_iter().flat_map(|players| {
        ["chosen", "random"]
            .map(|cards| Spec::parse(&format!("manitou:players={players},cards={cards}")).unwrap())
    })
}

fn viewers(spec: Spec) -> impl Iterator<Item = Viewer> {
    Seat::all(spec.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn next(game: &Manitou, random: &mut Numbers) -> Option<Action> {
    match game.turn() {
        Turn::Seat(_) => game.sample(random),
        Turn::Chance => game.deal(random),
        Turn::Over => None,
    }
}

/// In every position of random games every viewer's guess is a game with the same view, whose seat to act can act.
#[test]
fn mn_30_a_guess_has_the_view_it_was_made_from() {
    for spec in specs() {
        let random = &mut Numbers::new(1);
        for _ in 0..20 {
            let mut game = Manitou::new(spec);
            while let Some(action) = next(&game, random) {
                for viewer in viewers(spec) {
                    let view = game.view(viewer);
                    let guess = Manitou::guess(&view, random);
                    assert_eq!(guess.view(viewer), view);
                    assert_eq!(guess.turn(), game.turn());
                    if let Turn::Seat(_) = guess.turn() {
                        assert!(guess.count() > 0);
                    }
                    // A guess can be played on to its end.
                    if random.below(20) == 0 {
                        let mut guess = guess;
                        while let Some(action) = next(&guess, random) {
                            guess.try_play(action).unwrap();
                        }
                        assert!(guess.outcome().is_some());
                    }
                }
                game.try_play(action).unwrap();
            }
        }
    }
}
