//! Fills a store with data of every kind.

use rules::catalog::AnySpec;
use server::store::{Append, AuditEntry, Ban, Deadline, Listing, Store};
use table::{Event, Identity, LogEntry, Outage, SeatPlan};

use super::jungle;

/// The log of a game of Jungle with this many actions, as a server could have stored it.
pub fn game(actions: usize, seed: usize) -> Vec<LogEntry> {
    let people = ["ada", "bob"].map(|id| Identity { id: id.into(), name: format!("🦊 O'{id}") });
    let new = jungle::table([SeatPlan::Open, SeatPlan::Open]);
    let with_author = |event| match event {
        Event::Sat { ref identity, .. } => (Some(identity.clone()), event),
        event => (None, event),
    };
    let mut events: Vec<_> =
        jungle::begun(new, &people, Some(&"0".repeat(32))).into_iter().map(with_author).collect();
    let mut game = AnySpec::parse("jungle").unwrap().start();
    for number in 0..actions {
        let legal = game.legal();
        let Some(action) = legal.get((number * 7 + seed) % legal.len().max(1)).cloned() else { break };
        game.play(&action).unwrap();
        let seat = (number % 2) as u8;
        events.push((Some(people[number % 2].id.clone()), Event::Played { seat, action }));
    }
    let entry = |(number, (by, event)): (usize, (Option<String>, Event))| LogEntry {
        at: 1_000_000 + number as u64 * 1_500,
        order: by.is_some().then(|| format!("o\0{number} ⚄ '\"\\")),
        by,
        event,
    };
    events.into_iter().enumerate().map(entry).collect()
}

/// Fills a store with tables that have this many actions each, and with data of every other kind.
pub async fn fill(store: &dyn Store, tables: usize, actions: usize) {
    for (number, id) in (0_u8..).zip(["ada", "bob", "Čyd", "dan"]) {
        let identity = Identity { id: id.into(), name: format!("🦊 O'{id}") };
        store.add_identity(&identity, &[number; 32], 5_000 + u64::from(number)).await.unwrap();
        store.use_session(&[number; 32], 9_000 + u64::from(number)).await.unwrap();
    }
    store.begin_removal("dan").await.unwrap();
    let games: Vec<_> = (0..5).map(|seed| game(actions, seed)).collect();
    let add = |number: usize| {
        let entries = games[number % games.len()].clone();
        let table = format!("{:03x}-{number}", number.wrapping_mul(2_654_435_761) % 4096);
        let identities =
            if number.is_multiple_of(3) { vec![] } else { vec!["bob".to_owned(), "ada".to_owned()] };
        let listing = Listing {
            identities,
            open: number.is_multiple_of(4),
            playing: number.is_multiple_of(2).then(|| "jungle".to_owned()),
            touched: 1_000 + number as u64,
        };
        let deadline =
            number.is_multiple_of(5).then_some(Deadline::At { at: 70 + number as u64, claimed: 0 });
        store.append(Append { table, first: 1, entries, listing: Some(listing), deadline })
    };
    for some in (0..tables).collect::<Vec<_>>().chunks(100) {
        for added in futures_util::future::join_all(some.iter().map(|number| add(*number))).await {
            added.unwrap();
        }
    }
    for hash in [3_u8, 200, 0] {
        store.add_invitation(&[hash; 32], "a", hash % 4, 77).await.unwrap();
    }
    store.redeem_invitation(&[200; 32], "ada").await.unwrap();
    let ban = |subject: &str, until| Ban {
        subject: subject.into(),
        since: 40,
        until,
        reason: until.map(|_| "insults, 'again'".into()),
    };
    store.add_ban(&ban("203.0.113.7", None)).await.unwrap();
    store.add_ban(&ban("bob", Some(50))).await.unwrap();
    for (at, action) in [(9, "ban"), (7, "rename"), (7, "ban")] {
        let entry = AuditEntry {
            at,
            operator: "root".into(),
            action: action.into(),
            subject: "bob".into(),
            reason: None,
        };
        store.add_audit(&entry).await.unwrap();
    }
    store.heartbeat(2_000).await.unwrap();
    store.record_start(5_000).await.unwrap();
    store.record_outage(Outage { from: 6_000, until: 8_000 }).await.unwrap();
}
