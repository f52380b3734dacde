//! Mirrored and turned games are the same games.

use std::collections::{HashMap, HashSet};

use rules::{
    Game, Spec as _, legal,
    mandua::{Action, Mandua, Phase, Referee, Spec, Symmetry},
};

use super::{Lots, start};

/// What the action becomes on the image of the board.
fn image(symmetry: Symmetry, action: Action) -> Action {
    match action {
        Action::Place(field) => Action::Place(symmetry.field(field)),
        Action::Go { from, to } => Action::Go { from: symmetry.field(from), to: symmetry.field(to) },
        Action::Remove(field) => Action::Remove(symmetry.field(field)),
        Action::Say(_) | Action::Object(_) | Action::End => action,
    }
}

/// Whether the rest of the game depends on the steps of Tiger's turn. If so, the images of the game have
/// different states.
fn depends_on_steps(game: &Mandua) -> bool {
    game.spec().referee == Referee::Strict && matches!(game.phase(), Phase::Prowl | Phase::Object)
}

/// Plays random games, and each of their images beside them. An image allows the image of each action and has
/// the same state. Other positions have other states.
#[test]
fn images_of_a_game_have_the_same_states() {
    for spec in Spec::VARIANTS {
        let mut known: HashMap<u128, String> = HashMap::new();
        for seed in 0..20 {
            let mut random = Lots(seed * 77 + 1);
            let mut games = Symmetry::ALL.map(|symmetry| (symmetry, start(spec)));
            while let Some(action) = games[0].1.sample(&mut random) {
                let allowed = legal(&games[0].1);
                for (symmetry, game) in &mut games {
                    let images: HashSet<Action> =
                        allowed.iter().map(|action| image(*symmetry, *action)).collect();
                    assert_eq!(images, legal(game).into_iter().collect());
                    game.play(image(*symmetry, action));
                }
                let [(_, game), others @ ..] = &games;
                if depends_on_steps(game) {
                    continue;
                }
                assert!(
                    others.iter().all(|(_, other)| other.state() == game.state()),
                    "{:?}",
                    game.position()
                );
                // Texts contain neither runs nor quiet turns, so compare them with states that contain
                // neither.
                let texts = games.iter().filter_map(|(_, game)| game.rested().position());
                let Some(first) = texts.min() else { continue };
                let before = known.entry(game.afresh().state()).or_insert_with(|| first.clone());
                assert_eq!(*before, first);
            }
        }
        assert!(known.len() > 200, "{spec}");
    }
}
