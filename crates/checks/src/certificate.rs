//! Checks of certificates.

use std::{collections::BTreeMap, sync::LazyLock};

use certificate::{Certificate, Step, check, read_win};
use rules::{Game, Random, Seat, Spec, catalog::AnySpec, legal};

use crate::bytes::{self, Choices};

/// The certificate of a small endgame that one side wins within two plies.
static SOUND: LazyLock<Certificate> = LazyLock::new(|| {
    read_win(include_str!("../tests/data/win.certificate"))
        .expect("the certificate was written by `strategy`")
});

/// Writes a certificate with a plain search; `None` if this seat cannot force a win within `plies` plies. The
/// certificate is sound only if the search always reaches each position after the same number of plies.
pub fn strategy<G: Game>(spec: G::Spec, start: &str, winner: Seat, plies: u32) -> Option<Certificate> {
    let game = G::from_position(spec, start).ok()?;
    let steps = steps(&game, winner, plies)?;
    Some(Certificate {
        spec: spec.to_string(),
        rules: <G::Spec as Spec>::RULES,
        start: start.to_owned(),
        winner,
        steps: steps.into_values().collect(),
    })
}

fn steps<G: Game>(game: &G, winner: Seat, plies: u32) -> Option<BTreeMap<String, Step>> {
    if let Some(outcome) = game.outcome() {
        return (outcome.winner() == Some(winner)).then(BTreeMap::new);
    }
    let after = |action: G::Action| {
        let mut next = game.clone();
        next.play(action);
        steps(&next, winner, plies.checked_sub(1)?)
    };
    let (action, mut steps) = if game.turn().seat() == Some(winner) {
        let won = legal(game).into_iter().find_map(|action| after(action).map(|steps| (action, steps)));
        let (action, steps) = won?;
        (Some(action.to_string()), steps)
    } else {
        let mut all = BTreeMap::new();
        for action in legal(game) {
            all.extend(after(action)?);
        }
        (None, all)
    };
    let position = game.position()?;
    steps.insert(position.clone(), Step { position, plies, action });
    Some(steps)
}

macro_rules! tried {
    ($($Game:ident $module:ident;)*) => {
        /// Changes the text of a sound certificate, and then what was read from it. A changed text must be
        /// refused or hold the same positions as before. If a certificate that was changed after reading is
        /// accepted, then play by it must always end in the win that it claims.
        pub fn certificate(data: &[u8]) {
            match AnySpec::parse(&SOUND.spec).expect("the spec of a game") {
                $(AnySpec::$Game(spec) => only_what_is_won_is_accepted::<rules::$module::$Game>(spec, data),)*
            }
        }
    };
}
rules::for_each_game!(tried);

fn only_what_is_won_is_accepted<G: Game>(spec: G::Spec, data: &[u8]) {
    let mut choices = Choices(data.iter());
    let text = bytes::changed(&SOUND.to_string(), &mut choices);
    if let Ok(certificate) = read_win(&text) {
        assert_eq!(certificate.steps, SOUND.steps, "changed positions are accepted:\n{text}");
    }
    let mut changed = SOUND.clone();
    while choices.0.len() > 0 && !changed.steps.is_empty() {
        change::<G>(&mut changed, spec, &mut choices);
    }
    assert_eq!(read_win(&changed.to_string()).as_ref(), Ok(&changed));
    let accepted = check::<G>(&changed, spec, 1, &|_| true) == Ok(true);
    assert!(accepted || changed != *SOUND, "a sound certificate is refused");
    if accepted {
        let game = G::from_position(spec, &changed.start).expect("the check has read this position");
        let plies = changed.step(&changed.start).map_or(0, |step| step.plies);
        assert!(wins(&changed, &game, plies), "accepted, but not won:\n{changed}");
    }
}

fn change<G: Game>(certificate: &mut Certificate, spec: G::Spec, choices: &mut Choices<'_>) {
    let steps = &mut certificate.steps;
    let count = steps.len() as u32;
    let (at, other) = (choices.below(count) as usize, choices.below(count) as usize);
    match choices.below(10) {
        0 => drop(steps.remove(at)),
        1 => steps.swap(at, other),
        2 => steps[at] = steps[other].clone(),
        3 => steps[at].plies = choices.below(120),
        4 => steps[at].action = steps[other].action.clone(),
        5 => steps[at].action = some_action::<G>(&steps[at].position, spec, choices),
        6 => certificate.start = steps[at].position.clone(),
        7 => certificate.winner = certificate.winner.other(),
        8 => steps.sort_by(|one, other| one.position.cmp(&other.position)),
        _ => steps[at].position = after::<G>(&steps[other].position, spec, choices),
    }
}

/// Chooses a legal action in this position; `None` if nobody is to act.
fn some_action<G: Game>(position: &str, spec: G::Spec, choices: &mut Choices<'_>) -> Option<String> {
    let game = G::from_position(spec, position).ok()?;
    game.sample(choices).map(|action| action.to_string())
}

/// Chooses a position that can follow this one. Returns this position if none can follow.
fn after<G: Game>(position: &str, spec: G::Spec, choices: &mut Choices<'_>) -> String {
    let next = G::from_position(spec, position).ok().and_then(|mut game| {
        let action = game.sample(choices)?;
        game.play(action);
        game.position()
    });
    next.unwrap_or_else(|| position.to_owned())
}

/// Whether the winner of a certificate wins within `plies` plies, whatever the loser does.
fn wins<G: Game>(certificate: &Certificate, game: &G, plies: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(certificate.winner);
    }
    let Some(left) = plies.checked_sub(1) else { return false };
    let wins_after = |action: G::Action| {
        let mut next = game.clone();
        next.play(action);
        wins(certificate, &next, left)
    };
    if game.turn().seat() != Some(certificate.winner) {
        return legal(game).into_iter().all(wins_after);
    }
    let step = game.position().and_then(|position| certificate.step(&position).cloned());
    let action = step.and_then(|step| step.action).and_then(|action| action.parse().ok());
    action.is_some_and(wins_after)
}
