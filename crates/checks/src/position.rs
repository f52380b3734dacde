//! Checks of one position against the promises of the [`Game`] trait.

use std::collections::HashSet;

use rules::{Game, Random, Seat, Spec, Turn, Viewer, legal};

use crate::could_be_action;

/// Checks a position: turn and legal actions agree, every text reads back, every legal action can be played
/// and taken back, and other actions are refused without effect. `strangers` are action texts that may or may
/// not be legal here.
pub fn position<G: Game>(game: &G, random: &mut impl Random, strangers: &[String]) {
    let actions = legal(game);
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    let at = || format!("{} {:?} after {:?}", game.spec(), game.position(), game.turn());

    assert_eq!(game.outcome().is_some(), game.turn() == Turn::Over, "outcome and turn disagree: {}", at());
    assert_eq!(actions.is_empty(), game.turn().seat().is_none(), "a seat to act has an action: {}", at());
    assert_eq!(game.count(), actions.len() as u64, "count differs from the list: {}", at());
    assert_eq!(
        texts.iter().collect::<HashSet<_>>().len(),
        texts.len(),
        "an action is listed twice: {}",
        at()
    );
    assert!(texts.is_sorted(), "the list is not sorted: {}", at());
    assert_eq!(game.chance().is_some(), game.turn() == Turn::Chance, "the chance mark: {}", at());

    for (action, text) in actions.iter().zip(&texts) {
        assert!(could_be_action(text), "{text:?} is not a form of an action");
        assert_eq!(text.parse::<G::Action>().as_ref(), Ok(action), "{text:?} does not read back");
    }
    if let Some(action) = game.sample(random) {
        assert!(actions.contains(&action), "{action} was sampled but is not legal: {}", at());
    }
    let seated = game.turn().seat().is_some();
    assert!(seated || game.sample(random).is_none(), "sampled without a seat to act: {}", at());
    for text in strangers {
        let accepted = text.parse::<G::Action>().is_ok_and(|action| game.check(action).is_ok());
        assert!(!accepted || texts.contains(text), "{text} is accepted but not listed: {}", at());
    }

    played_and_taken_back(game, &actions, random);
    restored(game, &texts);
    scored(game);
}

/// Plays and takes back every action of a short list, and some of a long one.
fn played_and_taken_back<G: Game>(game: &G, actions: &[G::Action], random: &mut impl Random) {
    let some: Vec<G::Action> = match game.turn() {
        Turn::Chance => game.deal(random).into_iter().collect(),
        _ if actions.len() <= 60 => actions.to_vec(),
        _ => (0..20).map(|_| actions[random.below(actions.len() as u32) as usize]).collect(),
    };
    let before = (game.position(), game.turn(), game.key(), format!("{game:?}"));
    for action in some {
        assert_eq!(game.check(action), Ok(()), "{action} is listed but refused in {before:?}");
        let mut after = game.clone();
        let undo = after.play(action);
        let mut twin = game.clone();
        twin.try_play(action).expect("legal");
        assert!(
            after == twin && after.key() == twin.key(),
            "{action} is not played the same twice in {before:?}"
        );
        after.undo(undo);
        assert!(&after == game, "{action} was not taken back in {before:?}");
        assert_eq!(
            (after.position(), after.turn(), after.key(), format!("{after:?}")),
            before,
            "after {action}"
        );
    }
}

/// Checks that the position's text restores the position. If a position cannot be restored from text, its
/// text must be refused.
fn restored<G: Game>(game: &G, texts: &[String]) {
    let Some(text) = game.position() else {
        assert!(G::from_position(game.spec(), "").is_err());
        return;
    };
    let unfinished_turn = text.contains('?') || text.contains('!');
    match G::from_position(game.spec(), &text) {
        Ok(again) => {
            assert!(game.outcome().is_none(), "a finished position was restored: {text}");
            assert!(!unfinished_turn, "restored within a turn: {text}");
            assert_eq!(again.position().as_ref(), Some(&text));
            assert_eq!(again.turn(), game.turn(), "{text}");
            let again: Vec<String> = legal(&again).iter().map(ToString::to_string).collect();
            // The restored game has no history, so it may also allow actions that a repetition clause forbids
            // here. But it must allow every action that is legal here.
            assert!(texts.iter().all(|text| again.contains(text)), "{text}: {texts:?} {again:?}");
        }
        Err(faults) => {
            assert!(
                game.outcome().is_some() || unfinished_turn,
                "{} {text} was refused: {faults}",
                game.spec()
            );
        }
    }
}

/// Checks that the scores of a finished game add up to one.
fn scored<G: Game>(game: &G) {
    let seats = game.spec().seats();
    for seat in Seat::all(seats) {
        let _ = game.score(seat);
    }
    if let Some(outcome) = game.outcome() {
        assert_eq!(outcome.scores().seats(), seats);
        let sum: f64 = Seat::all(seats).map(|seat| outcome.score(seat)).sum();
        assert!((sum - 1.0).abs() < 1e-9, "the scores add up to {sum}");
    }
}

/// The maximum number of legal actions that are compared one by one. Of a longer list, only the length is
/// compared: a secret choice of cards has thousands of actions.
const SHORT: u64 = 1000;

/// For every viewer, draws a complete game that agrees with their view. Their view of it must be the same.
pub fn views<G: Game>(game: &G, random: &mut impl Random) {
    for viewer in Seat::all(game.spec().seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = game.view(viewer);
        let other_world = G::guess(&view, random);
        assert_eq!(
            format!("{view:?}"),
            format!("{:?}", other_world.view(viewer)),
            "{viewer:?} can distinguish two games that agree in everything they may know"
        );
        assert_eq!(game.turn(), other_world.turn());
        if game.turn().seat().map(Viewer::Seat) == Some(viewer) {
            assert_eq!(game.count(), other_world.count(), "{viewer:?} could not know their legal actions");
            if game.count() <= SHORT {
                assert_eq!(legal(game), legal(&other_world), "{viewer:?} could not know their legal actions");
            }
        }
    }
}
