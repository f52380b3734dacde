//! Rare events, reached by directed random play and counted.

use std::collections::BTreeMap;

use rules::{
    Game, Indexed, Random, legal,
    mandua::{Action, Mandua, Phase, TIGER},
};

use super::{Lots, start, state};

/// Number of events by name.
type Seen = BTreeMap<String, u32>;

fn see(seen: &mut Seen, what: impl Into<String>) {
    *seen.entry(what.into()).or_default() += 1;
}

/// Plays random games and counts their events. `choose` may pick the next action; otherwise it is random.
fn watch(spec: &str, games: u64, choose: impl Fn(&Mandua, &mut Lots) -> Option<Action>) -> Seen {
    let mut seen = Seen::new();
    for seed in 1..=games {
        let mut random = Lots(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut game = start(spec);
        while let Some(action) = choose(&game, &mut random).or_else(|| game.sample(&mut random)) {
            let mut parts = Vec::new();
            Mandua::parts(action, &mut parts);
            assert_eq!(Mandua::from_parts(&parts), Some(action));
            let before = game.clone();
            game.try_play(action).unwrap();
            note(&before, action, &game, &mut seen);
        }
        let ending = game.outcome().unwrap().ending();
        see(&mut seen, ending.key);
        assert!(game.score(TIGER) <= 25 && game.hunters().len() + usize::from(game.to_set()) <= 25);
    }
    seen
}

fn note(before: &Mandua, action: Action, after: &Mandua, seen: &mut Seen) {
    if let Some(strike) = before.strike(action) {
        let beaten = before.hunters().len() - after.hunters().len();
        assert_eq!(beaten, usize::from(strike.jumped.is_some()) + 2 * usize::from(strike.pair.is_some()));
        match (strike.jumped, strike.pair) {
            (Some(_), Some(_)) => see(seen, "jump with mandua"),
            (None, Some(_)) => see(seen, "mandua"),
            (Some(_), None) => see(seen, "jump"),
            (None, None) => {}
        }
        if let Action::Go { from, to } = action
            && strike.jumped.is_some()
            && (from.is_cage() || to.is_cage())
        {
            see(seen, "jump by an outside field");
        }
    }
    let turn = after.tigers_turn();
    if before.phase() == Phase::Prowl && after.phase() != Phase::Prowl {
        let tigers: std::collections::BTreeSet<_> =
            turn.steps().iter().map(|(from, _)| from.number()).collect();
        if turn.steps().len() >= 5 && tigers.len() >= 2 {
            see(seen, "five beating actions in a turn");
        }
        if after.beaten() >= 10 {
            see(seen, "ten beaten in a turn");
        }
    }
    match (action, after.phase()) {
        (Action::Object(_), Phase::Remove(tigers)) if tigers.len() == 1 => see(seen, "one to remove"),
        (Action::Object(_), Phase::Remove(tigers)) if tigers.len() > 1 => see(seen, "several to remove"),
        (Action::Object(_), _) => see(seen, "objection without effect"),
        (Action::Go { .. }, _) if state(before).starts_with("t !") && after.phase() == Phase::Object => {
            see(seen, "turn ended by itself");
        }
        (Action::End, _) => see(seen, "turn ended early"),
        _ => {}
    }
}

fn assert_seen(seen: &Seen, things: &[&str]) {
    for &thing in things {
        assert!(seen.contains_key(thing), "{thing} was never seen: {seen:?}");
    }
}

#[test]
fn md_9_md_11_md_22_to_md_25_at_a_guided_table() {
    let seen = watch("mandua", 6000, |_, _| None);
    assert_seen(
        &seen,
        &[
            "jump",
            "mandua",
            "jump with mandua",
            "jump by an outside field",
            "five beating actions in a turn",
            "mandua-all-beaten",
            "mandua-repetition",
            "mandua-putt",
            "mandua-maharaja",
        ],
    );
}

#[test]
fn md_16_to_md_26_at_a_strict_table() {
    for spec in
        ["mandua:referee=strict", "mandua:referee=strict,start=cages", "mandua:referee=strict,start=cross"]
    {
        let seen = watch(spec, 1500, |_, _| None);
        assert_seen(
            &seen,
            &[
                "one to remove",
                "several to remove",
                "objection without effect",
                "turn ended by itself",
                "turn ended early",
                "mandua-all-removed",
                "mandua-locked",
                "mandua-repetition",
                "mandua-all-beaten",
                "mandua-quiet",
            ],
        );
    }
}

/// Hunter places where nothing can be beaten, if possible, so that the board fills up.
fn careful(game: &Mandua, random: &mut Lots) -> Option<Action> {
    if game.phase() != Phase::Hunt || game.to_set() == 0 {
        return None;
    }
    let mut safe = legal(game);
    safe.retain(|&action| {
        let mut next = game.clone();
        next.play(action);
        next.to_beat() == 0
    });
    safe.get(random.below(safe.len() as u32) as usize).copied()
}

#[test]
fn md_11_great_totals() {
    let seen = watch("mandua", 600, careful);
    assert_seen(&seen, &["ten beaten in a turn", "mandua-locked"]);
}
