//! Plays games one after the other, each with players and spectators.

use std::sync::{
    Arc,
    atomic::Ordering::{Relaxed, SeqCst},
};

use serde_json::json;

use crate::{history, load::Shared, person::Person};

/// Who plays and who watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Two people and a spectator.
    People,
    /// A person against a computer, and two spectators.
    Computer,
}

/// The specs to play in turn. The last game has hidden cards.
const SPECS: [&str; 4] = ["jungle", "mancala", "mandua", "manitou"];

/// Plays and checks one game after the other, until the run is to end.
pub(crate) async fn play_on(shared: Arc<Shared>, kind: Kind, number: u64) {
    let enter = |role: &str, index: u64| {
        let seed = shared.seed.wrapping_mul(1_000).wrapping_add(10 * number + index);
        Person::enter(shared.clone(), format!("{role}{number}"), seed)
    };
    let mut people = [enter("host", 0).await, enter("guest", 1).await, enter("onlooker", 2).await];
    // Spread the hosts over the nodes, so that each node has players. A fault of a node without players would
    // not be noticed.
    people[0].settle(number as usize % shared.ports.len());
    let mut round = number as usize;
    while !shared.enough.load(SeqCst) {
        play(&shared, kind, SPECS[round % SPECS.len()], &mut people).await;
        round += 1;
    }
}

/// Plays one game to its end, and checks it.
pub(crate) async fn play(shared: &Shared, kind: Kind, spec: &str, people: &mut [Person; 3]) {
    for person in &mut *people {
        person.leave().await;
    }
    let [host, guest, onlooker] = people;
    let (other, spec) = match kind {
        Kind::People => (json!({"kind": "anyone"}), spec),
        // Choose a game in which the computer answers quickly.
        Kind::Computer => (json!({"kind": "computer", "level": 1}), "jungle"),
    };
    let table =
        host.set_up(&json!({"spec": spec, "seats": [{"kind": "me"}, other], "listed": true})).await.id;
    match kind {
        Kind::People => {
            tokio::join!(host.play(&table, 0), guest.play(&table, 1), onlooker.look_on(&table));
        }
        Kind::Computer => {
            tokio::join!(host.play(&table, 0), guest.look_on(&table), onlooker.look_on(&table));
        }
    }
    let seats = if kind == Kind::People { [Some(0), Some(1), None] } else { [Some(0), None, None] };
    history::check(shared, &table, people, seats).await;
    shared.counts.games.fetch_add(1, Relaxed);
}
