//! The contract of every store. Each implementation must pass the same tests.

use futures_util::future::join_all;
use server::store::{
    Append, AuditEntry, Ban, Deadline, Durability, Guests, Listing, Person, Question, QuestionState, Session,
    Sqlite, Store, StoreError,
};
use table::{Event, Identity, LogEntry, Outage, StopReason};

use crate::copies::backup;
use crate::memory::Memory;

pub(crate) fn entry(at: u64) -> LogEntry {
    LogEntry {
        at,
        by: Some("ada".into()),
        order: Some(format!("o{at}")),
        event: Event::Stopped(StopReason::Abort),
    }
}

pub(crate) fn append(table: &str, first: u32, count: u64) -> Append {
    let entries = (0..count).map(|i| entry(u64::from(first) + i)).collect();
    Append { table: table.into(), first, entries, listing: None, deadline: None }
}

/// Checks everything that a store must do for one server.
pub(crate) async fn contract(store: &dyn Store) {
    logs(store).await;
    texts(store).await;
    lists(store).await;
    deadlines(store).await;
    guests(store).await;
    sessions(store).await;
    names(store).await;
    operators(store).await;
    removal(store).await;
    outages(store).await;
    questions(store).await;
}

async fn logs(store: &dyn Store) {
    assert!(store.read_log("a", 0).await.unwrap().is_empty());
    store.append(append("a", 1, 3)).await.unwrap();
    store.append(append("b", 1, 1)).await.unwrap();
    assert_eq!(store.read_log("a", 0).await.unwrap(), [entry(1), entry(2), entry(3)]);
    assert_eq!(store.read_log("a", 2).await.unwrap(), [entry(3)]);
    // A number is used once and none is left out. An append whose number does not follow the last number
    // stores nothing.
    for (table, first) in [("a", 1), ("a", 3), ("a", 5), ("z", 2), ("z", 0)] {
        assert!(matches!(store.append(append(table, first, 2)).await, Err(StoreError::Conflict)));
    }
    assert!(store.read_log("z", 0).await.unwrap().is_empty());
    assert_eq!(store.read_log("a", 0).await.unwrap().len(), 3);
    // Of many appends under one number, one succeeds. Appends under other numbers are not affected.
    let many = (0..64)
        .map(|i| store.append(if i % 2 == 0 { append("a", 4, 2) } else { append(&format!("c{i}"), 1, 1) }));
    let results = join_all(many).await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 33);
    assert!(results.iter().all(|result| matches!(result, Ok(()) | Err(StoreError::Conflict))));
    assert_eq!(store.read_log("a", 0).await.unwrap().len(), 5);
    assert_eq!(store.read_log("c63", 0).await.unwrap().len(), 1);
}

/// A store returns entries unchanged, whatever their order ids are, and even if their times go back.
async fn texts(store: &dyn Store) {
    let orders = [None, Some(""), Some("a\0b"), Some("🦊 '\"\\;--"), Some("\u{fffe}")];
    let order = |(at, order): (u64, Option<&str>)| LogEntry { order: order.map(str::to_owned), ..entry(at) };
    let entries: Vec<_> =
        [30, 20, 10, 0, u64::from(u32::MAX) * 1000].into_iter().zip(orders).map(order).collect();
    let mut append = append("t", 1, 0);
    append.entries.clone_from(&entries);
    store.append(append).await.unwrap();
    assert_eq!(store.read_log("t", 0).await.unwrap(), entries);
    for absent in ["", "T", "t ", "\0", "t\0", "%", "'"] {
        assert!(store.read_log(absent, 0).await.unwrap().is_empty(), "{absent:?}");
        assert!(!store.remove_table(absent, 5).await.unwrap(), "{absent:?}");
        assert_eq!(store.person(absent).await.unwrap(), None, "{absent:?}");
    }
}

/// Checks what the stores of two servers with the same data must do.
pub(crate) async fn shared_contract(one: &dyn Store, other: &dyn Store) {
    race_for_numbers(one, other).await;
    race_for_claims(one, other).await;
    clocks_that_differ(one, other).await;
    race_for_removal(one, other).await;
    race_for_questions(one, other).await;
}

/// If two appends have the same number, exactly one succeeds, whatever is committed together with them.
async fn race_for_numbers(one: &dyn Store, other: &dyn Store) {
    let tables = ["w1", "w2", "w3", "w4"];
    for number in 1..50 {
        // The other server begins with the last table.
        let ones = join_all(tables.iter().map(|table| one.append(append(table, number, 1))));
        let others = join_all(tables.iter().rev().map(|table| other.append(append(table, number, 1))));
        let (ones, others) = futures_util::future::join(ones, others).await;
        for pair in ones.iter().zip(others.iter().rev()) {
            assert!(
                matches!(pair, (Ok(()), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(()))),
                "{pair:?}"
            );
        }
        // Neither leaves a number out, and neither uses one again.
        for (store, gap) in [(one, number), (other, number + 2)] {
            assert!(matches!(store.append(append("w1", gap, 1)).await, Err(StoreError::Conflict)));
        }
    }
    for store in [one, other] {
        for table in tables {
            assert_eq!(store.read_log(table, 0).await.unwrap(), (1..50).map(entry).collect::<Vec<_>>());
        }
    }
}

/// Each deadline is claimed by only one server. It can be claimed again when the claim has ended.
async fn race_for_claims(one: &dyn Store, other: &dyn Store) {
    let due = Deadline::At { at: 100, claimed: 0 };
    let mut all: Vec<_> = (0..40).map(|i| format!("due{i}")).collect();
    all.sort();
    for table in &all {
        one.append(Append { deadline: Some(due), ..append(table, 1, 1) }).await.unwrap();
    }
    for now in [100, 200] {
        let mut claimed = Vec::new();
        while claimed.len() < all.len() {
            let claims = [one, other].map(|store| store.claim_deadlines(now, now + 100, 3));
            for tables in join_all(claims).await {
                claimed.extend(tables.unwrap());
            }
        }
        claimed.sort();
        assert_eq!(claimed, all);
        assert!(one.claim_deadlines(now + 99, now + 200, 9).await.unwrap().is_empty());
    }
    // A deadline that was appended meanwhile replaces the old deadline and the claim on it.
    other.append(Append { deadline: Some(due), ..append("due7", 2, 1) }).await.unwrap();
    assert_eq!(one.claim_deadlines(250, 350, 9).await.unwrap(), ["due7"]);
    for table in &all {
        let first = if table == "due7" { 3 } else { 2 };
        other.append(Append { deadline: Some(Deadline::None), ..append(table, first, 1) }).await.unwrap();
    }
    assert!(one.claim_deadlines(9_999, 10_000, 99).await.unwrap().is_empty());
}

/// A server whose clock is slow acts late, and takes nothing from the others. For a server whose clock is
/// fast, deadlines and claims end early. So this server may append under the same number as another server,
/// and one of the two appends is refused.
async fn clocks_that_differ(one: &dyn Store, fast: &dyn Store) {
    const WRONG: u64 = 300_000;
    let due = Deadline::At { at: 1_000_000, claimed: 0 };
    one.append(Append { deadline: Some(due), ..append("clock", 1, 1) }).await.unwrap();
    assert!(one.claim_deadlines(999_999, 1_060_000, 9).await.unwrap().is_empty());
    assert_eq!(one.claim_deadlines(1_000_000, 1_060_000, 9).await.unwrap(), ["clock"]);
    assert!(fast.claim_deadlines(1_000_000 - WRONG, 1_060_000 - WRONG, 9).await.unwrap().is_empty());
    assert_eq!(fast.claim_deadlines(1_000_000 + WRONG, 1_060_000 + WRONG, 9).await.unwrap(), ["clock"]);
    let late =
        |at| Append { entries: vec![entry(at)], deadline: Some(Deadline::None), ..append("clock", 2, 1) };
    fast.append(late(1_000_000 + WRONG)).await.unwrap();
    assert!(matches!(one.append(late(1_000_000)).await, Err(StoreError::Conflict)));
    assert_eq!(one.read_log("clock", 1).await.unwrap(), [entry(1_000_000 + WRONG)]);
}

/// A table is removed, or somebody appends to it; never both.
async fn race_for_removal(one: &dyn Store, other: &dyn Store) {
    for i in 0..20 {
        let table = format!("gone{i}");
        one.append(append(&table, 1, 2)).await.unwrap();
        let append = other.append(append(&table, 3, 1));
        let (removed, appended) = futures_util::future::join(one.remove_table(&table, 2), append).await;
        let left = other.read_log(&table, 0).await.unwrap().len();
        match (removed.unwrap(), appended) {
            (true, Err(StoreError::Conflict)) => assert_eq!(left, 0),
            (false, Ok(())) => assert_eq!(left, 3),
            both => panic!("{both:?}"),
        }
    }
}

pub(crate) fn question(id: &str, asked: u64) -> Question {
    Question { id: id.into(), asker: u64::MAX - asked, asked, content: format!("{id} 🦊 '\"\\;--\n") }
}

fn ids(all: &[&str]) -> Vec<String> {
    all.iter().map(|id| (*id).to_owned()).collect()
}

/// A question is claimed and answered once, and is gone when it is withdrawn or old.
async fn questions(store: &dyn Store) {
    let state = |id: &str, claimed, answer: Option<&str>| QuestionState {
        id: id.into(),
        claimed,
        answer: answer.map(str::to_owned),
    };
    for (id, asked) in [("q2", 200), ("q1", 100), ("q3", 300)] {
        store.ask(&question(id, asked)).await.unwrap();
    }
    // A second question with the same id changes nothing.
    store.ask(&question("q1", 400)).await.unwrap();
    assert!(store.claim_questions(99, 500, 9).await.unwrap().is_empty());
    assert_eq!(store.claim_questions(250, 500, 1).await.unwrap(), [question("q1", 100)]);
    assert_eq!(store.claim_questions(250, 500, 9).await.unwrap(), [question("q2", 200)]);
    assert_eq!(
        sorted(store.questions(&ids(&["q1", "q3", "none"])).await.unwrap()),
        [state("q1", 500, None), state("q3", 0, None)]
    );
    assert!(store.questions(&[]).await.unwrap().is_empty());
    // A claim that is extended lasts longer. The other claim ends, and somebody else takes its question.
    assert_eq!(store.hold_questions(&ids(&["q1", "none"]), 900).await.unwrap(), ["q1"]);
    assert_eq!(store.claim_questions(500, 600, 9).await.unwrap().len(), 2);
    assert!(store.claim_questions(599, 900, 9).await.unwrap().is_empty());
    // The first answer counts, whoever claims the question by then.
    assert!(store.answer("q2", "first 🦊").await.unwrap());
    assert!(!store.answer("q2", "second").await.unwrap());
    assert!(!store.answer("none", "an answer").await.unwrap());
    assert_eq!(store.questions(&ids(&["q2"])).await.unwrap(), [state("q2", 600, Some("first 🦊"))]);
    assert!(store.hold_questions(&ids(&["q2"]), 900).await.unwrap().is_empty());
    assert_eq!(store.claim_questions(700, 900, 9).await.unwrap(), [question("q3", 300)]);
    // A claim can be given up.
    store.hold_questions(&ids(&["q3"]), 750).await.unwrap();
    assert_eq!(store.claim_questions(750, 900, 9).await.unwrap(), [question("q3", 300)]);
    // Nobody waits for these any more.
    store.withdraw_questions(&ids(&["q2", "q3", "none"])).await.unwrap();
    assert!(!store.answer("q3", "too late").await.unwrap());
    assert!(store.hold_questions(&ids(&["q3"]), 900).await.unwrap().is_empty());
    store.ask(&question("q4", 400)).await.unwrap();
    store.forget_questions(400).await.unwrap();
    let all = ids(&["q1", "q2", "q3", "q4"]);
    assert_eq!(store.questions(&all).await.unwrap(), [state("q4", 0, None)]);
    store.withdraw_questions(&all).await.unwrap();
    assert!(store.claim_questions(9_999, 10_000, 9).await.unwrap().is_empty());
}

fn sorted(mut states: Vec<QuestionState>) -> Vec<QuestionState> {
    states.sort_by(|one, other| one.id.cmp(&other.id));
    states
}

/// Many claimers take questions while they are asked, withdrawn and held. Each question is claimed once and
/// answered once.
async fn race_for_questions(one: &dyn Store, other: &dyn Store) {
    let all: Vec<_> = (0..60).map(|i| format!("race{i:02}")).collect();
    let asked = join_all(all.iter().map(|id| async move { one.ask(&question(id, 100)).await.unwrap() }));
    let claims = join_all((0..8).map(|claimer| async move {
        let store = if claimer % 2 == 0 { one } else { other };
        let mut claimed = Vec::new();
        // The other claimers may have taken all questions that are open now, so ask many times.
        for _ in 0..40 {
            for question in store.claim_questions(100, 10_000, 3).await.unwrap() {
                store.hold_questions(std::slice::from_ref(&question.id), 10_000).await.unwrap();
                assert!(store.answer(&question.id, &claimer.to_string()).await.unwrap());
                claimed.push(question.id);
            }
        }
        claimed
    }));
    let (_, claimed) = futures_util::future::join(asked, claims).await;
    let mut claimed: Vec<_> = claimed.into_iter().flatten().collect();
    for question in one.claim_questions(100, 10_000, 99).await.unwrap() {
        assert!(other.answer(&question.id, "the rest").await.unwrap());
        claimed.push(question.id);
    }
    claimed.sort();
    assert_eq!(claimed, all);
    // Of many answers to one question, the first counts.
    one.ask(&question("race", 100)).await.unwrap();
    let answers = (0..16).map(|i| async move {
        let store = if i % 2 == 0 { one } else { other };
        store.answer("race", &i.to_string()).await.unwrap()
    });
    assert_eq!(join_all(answers).await.into_iter().filter(|first| *first).count(), 1);
    // Two servers withdraw the same questions in different orders.
    let mut reversed = all.clone();
    reversed.reverse();
    let withdrawals = futures_util::future::join3(
        one.withdraw_questions(&all),
        other.withdraw_questions(&reversed),
        other.forget_questions(100),
    );
    let (first, second, third) = withdrawals.await;
    first.and(second).and(third).unwrap();
    one.withdraw_questions(&ids(&["race"])).await.unwrap();
    assert!(other.questions(&all).await.unwrap().is_empty());
}

async fn lists(store: &dyn Store) {
    let list = |table: &str, identities: &[&str], open, touched| {
        let identities = identities.iter().map(|identity| (*identity).to_owned()).collect();
        Append { listing: Some(Listing { identities, open, playing: None, touched }), ..append(table, 1, 1) }
    };
    store.append(list("l1", &["ada", "bob"], true, 10)).await.unwrap();
    store.append(list("l2", &["ada"], true, 30)).await.unwrap();
    store.append(list("l3", &["bob"], false, 20)).await.unwrap();
    assert_eq!(store.tables_of("ada", 9).await.unwrap(), ["l2", "l1"]);
    assert_eq!(store.tables_of("bob", 1).await.unwrap(), ["l3"]);
    assert_eq!(store.open_tables(9).await.unwrap(), ["l2", "l1"]);
    // A new listing takes the place of the old.
    store.append(Append { first: 2, ..list("l1", &["bob"], false, 40) }).await.unwrap();
    assert_eq!(store.tables_of("ada", 9).await.unwrap(), ["l2"]);
    assert_eq!(store.tables_of("bob", 9).await.unwrap(), ["l1", "l3"]);
    assert_eq!(store.open_tables(9).await.unwrap(), ["l2"]);
    // The specs of the games that somebody plays, each spec once.
    let play = |table: &str, first, identities: &[&str], spec: Option<&str>| {
        let identities = identities.iter().map(|identity| (*identity).to_owned()).collect();
        let listing = Listing { identities, open: false, playing: spec.map(str::to_owned), touched: 50 };
        Append { listing: Some(listing), ..append(table, first, 1) }
    };
    for table in ["p1", "p2"] {
        store.append(play(table, 1, &["ada", "bob"], Some("mana"))).await.unwrap();
    }
    store.append(play("p3", 1, &["ada"], Some("mandua:referee=strict"))).await.unwrap();
    assert_eq!(store.playing("ada").await.unwrap(), ["mana", "mandua:referee=strict"]);
    assert_eq!(store.playing("bob").await.unwrap(), ["mana"]);
    store.append(play("p1", 2, &["ada", "bob"], None)).await.unwrap();
    assert_eq!(store.playing("bob").await.unwrap(), ["mana"]);
    store.append(play("p2", 2, &["ada", "bob"], None)).await.unwrap();
    assert_eq!(store.playing("ada").await.unwrap(), ["mandua:referee=strict"]);
    assert!(store.playing("bob").await.unwrap().is_empty());
}

async fn deadlines(store: &dyn Store) {
    let due = |table: &str, first, at| Append { deadline: Some(at), ..append(table, first, 1) };
    store.append(due("d1", 1, Deadline::At { at: 100, claimed: 0 })).await.unwrap();
    store.append(due("d2", 1, Deadline::At { at: 200, claimed: 0 })).await.unwrap();
    store.append(due("d3", 1, Deadline::At { at: 50, claimed: 500 })).await.unwrap();
    assert!(store.claim_deadlines(99, 400, 9).await.unwrap().is_empty());
    assert_eq!(store.claim_deadlines(150, 400, 9).await.unwrap(), ["d1"]);
    // The first deadline stays claimed until its claim ends.
    assert!(store.claim_deadlines(199, 400, 9).await.unwrap().is_empty());
    assert_eq!(store.claim_deadlines(399, 600, 9).await.unwrap(), ["d2"]);
    assert_eq!(store.claim_deadlines(450, 700, 9).await.unwrap(), ["d1"]);
    assert_eq!(store.claim_deadlines(550, 700, 9).await.unwrap(), ["d3"]);
    store.append(due("d1", 2, Deadline::None)).await.unwrap();
    let mut rest = store.claim_deadlines(9999, 10_000, 9).await.unwrap();
    rest.sort();
    assert_eq!(rest, ["d2", "d3"]);
    // Claims can be extended or given up. Deadlines that nobody claims stay unclaimed.
    store.append(due("d4", 1, Deadline::At { at: 100, claimed: 0 })).await.unwrap();
    let names = ["d1", "d2", "d4", "none"].map(str::to_owned);
    store.hold_claims(&names, 20_000).await.unwrap();
    assert_eq!(store.claim_deadlines(9999, 10_000, 9).await.unwrap(), ["d4"]);
    assert_eq!(store.claim_deadlines(15_000, 30_000, 9).await.unwrap().len(), 2);
    assert!(store.claim_deadlines(16_000, 30_000, 9).await.unwrap().is_empty());
    store.hold_claims(&names, 0).await.unwrap();
    let mut given_up = store.claim_deadlines(16_000, 30_000, 9).await.unwrap();
    given_up.sort();
    assert_eq!(given_up, ["d2", "d4"]);
}

async fn guests(store: &dyn Store) {
    let ada = Identity { id: "ada".into(), name: "Guest 1".into() };
    store.add_identity(&ada, &[1; 32], 5).await.unwrap();
    let session = Session { identity: ada.clone(), used: 5 };
    assert_eq!(store.session(&[1; 32]).await.unwrap(), Some(session.clone()));
    assert_eq!(store.session(&[2; 32]).await.unwrap(), None);
    store.use_session(&[1; 32], 70).await.unwrap();
    assert_eq!(store.session(&[1; 32]).await.unwrap(), Some(Session { used: 70, ..session }));
    store.rename("ada", "Ada").await.unwrap();
    assert_eq!(store.session(&[1; 32]).await.unwrap().unwrap().identity.name, "Ada");
    store.add_invitation(&[3; 32], "a", 1, 5).await.unwrap();
    assert_eq!(store.redeem_invitation(&[4; 32], "ada").await.unwrap(), None);
    // Looking at an invitation does not redeem it.
    assert_eq!(store.invitation(&[3; 32], "bob").await.unwrap(), Some(("a".into(), 1)));
    assert_eq!(store.redeem_invitation(&[3; 32], "ada").await.unwrap(), Some(("a".into(), 1)));
    assert_eq!(store.invitation(&[3; 32], "ada").await.unwrap(), Some(("a".into(), 1)));
    assert_eq!(store.invitation(&[3; 32], "bob").await.unwrap(), None);
    assert_eq!(store.redeem_invitation(&[3; 32], "bob").await.unwrap(), None);
    assert_eq!(store.redeem_invitation(&[3; 32], "ada").await.unwrap(), Some(("a".into(), 1)));
}

/// Sessions end one by one, together, or because nobody uses them.
async fn sessions(store: &dyn Store) {
    let known = async |token| store.session(&[token; 32]).await.unwrap().map(|session| session.identity.id);
    for (id, token, used) in [("cyd", 41, 10), ("dan", 42, 20), ("eli", 43, 30)] {
        let identity = Identity { id: id.into(), name: id.into() };
        store.add_identity(&identity, &[token; 32], used).await.unwrap();
    }
    store.end_unused_sessions(20).await.unwrap();
    let tokens = [[42; 32], [41; 32], [43; 32], [44; 32]];
    assert_eq!(store.ended_sessions(&tokens).await.unwrap(), [[41; 32], [44; 32]]);
    assert!(store.ended_sessions(&[]).await.unwrap().is_empty());
    assert_eq!((known(41).await, known(42).await.as_deref()), (None, Some("dan")));
    store.end_session(&[42; 32]).await.unwrap();
    assert_eq!((known(42).await, known(43).await.as_deref()), (None, Some("eli")));
    assert_eq!(store.end_sessions("eli").await.unwrap(), 1);
    assert_eq!((known(43).await, store.end_sessions("eli").await.unwrap()), (None, 0));
}

/// Names are replaced in every entry that has them, whoever caused the entry, and nowhere else.
async fn names(store: &dyn Store) {
    let caused = |by: &str, event| LogEntry { at: 1, by: Some(by.into()), order: None, event };
    let kept =
        |identity: &str, name: &str| Event::Kept { seat: 1, identity: identity.into(), name: name.into() };
    let sat = |identity: &str, name: &str| Event::Sat {
        seat: 1,
        identity: identity.into(),
        name: name.into(),
        commitment: Some("c".into()),
        contribution: None,
    };
    let renamed = |name: &str| Event::Renamed { seat: 1, name: name.into() };
    // The host of a rematch reserves seats for everybody. A literal "Fay" below is the name of Gus or an
    // action, and must not be replaced.
    let log = |fay: &str| {
        vec![
            caused("gus", kept("fay", fay)),
            caused("gus", kept("gus", "Fay")),
            caused("fay", sat("fay", fay)),
            caused("fay", renamed(fay)),
            caused("gus", renamed("Fay")),
            caused("fay", Event::Played { seat: 1, action: "Fay".into() }),
        ]
    };
    let entries = log("Fay");
    for table in ["n1", "n2"] {
        let entries = entries.clone();
        let append = Append { table: table.into(), first: 1, entries, listing: None, deadline: None };
        store.append(append).await.unwrap();
    }
    assert_eq!(store.tables_naming("fay").await.unwrap(), ["n1", "n2"]);
    assert!(store.tables_naming("nobody").await.unwrap().is_empty());
    store.replace_names("n1", "fay", "Guest").await.unwrap();
    assert_eq!(store.read_log("n1", 0).await.unwrap(), log("Guest"));
    assert_eq!(store.read_log("n2", 0).await.unwrap(), entries);
    // A removal is remembered until it ends.
    let fay = Identity { id: "fay".into(), name: "Fay".into() };
    store.add_identity(&fay, &[51; 32], 5).await.unwrap();
    for _ in ["begun", "again"] {
        store.begin_removal("fay").await.unwrap();
        assert_eq!(store.session(&[51; 32]).await.unwrap(), None);
        assert_eq!(store.removals().await.unwrap(), ["fay"]);
    }
    store.end_removal("fay").await.unwrap();
    assert!(store.removals().await.unwrap().is_empty());
}

/// What operators see and do.
async fn operators(store: &dyn Store) {
    for (id, name, token, at) in [("hal", "Hal", 61, 8_000), ("ivy", "Ivy Halloway", 62, 9_000)] {
        let identity = Identity { id: id.into(), name: name.into() };
        store.add_identity(&identity, &[token; 32], at).await.unwrap();
    }
    let found = async |search, limit| {
        let people = store.people(search, limit).await.unwrap();
        people.into_iter().map(|person| person.id).collect::<Vec<_>>()
    };
    assert_eq!(found(Some("HAL"), 9).await, ["ivy", "hal"]);
    assert_eq!(found(Some("ivy"), 9).await, ["ivy"]);
    assert_eq!(found(None, 1).await, ["ivy"]);
    assert!(found(Some("%"), 9).await.is_empty());
    let hal = Person {
        id: "hal".into(),
        name: "Hal".into(),
        created: 8_000,
        used: Some(8_000),
        sessions: 1,
        tables: 0,
    };
    assert_eq!(store.person("hal").await.unwrap(), Some(hal.clone()));
    store.end_sessions("hal").await.unwrap();
    assert_eq!(store.person("hal").await.unwrap(), Some(Person { used: None, sessions: 0, ..hal }));
    assert_eq!(store.person("nobody").await.unwrap(), None);

    let ban = |subject: &str, since, until| Ban { subject: subject.into(), since, until, reason: None };
    store.add_ban(&ban("hal", 1, Some(5))).await.unwrap();
    store.add_ban(&ban("10.0.0.1", 2, None)).await.unwrap();
    let longer = Ban { reason: Some("insults".into()), ..ban("hal", 3, None) };
    store.add_ban(&longer).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [longer, ban("10.0.0.1", 2, None)]);
    assert!(store.lift_ban("hal").await.unwrap() && !store.lift_ban("hal").await.unwrap());
    assert_eq!(store.bans().await.unwrap(), [ban("10.0.0.1", 2, None)]);

    let note = |at, action: &str| AuditEntry {
        at,
        operator: "uid:1000".into(),
        action: action.into(),
        subject: "hal".into(),
        reason: None,
    };
    for entry in [note(1, "ban"), note(2, "lift")] {
        store.add_audit(&entry).await.unwrap();
    }
    assert_eq!(store.audit(9).await.unwrap(), [note(2, "lift"), note(1, "ban")]);
    assert_eq!(store.audit(1).await.unwrap(), [note(2, "lift")]);
    store.check().await.unwrap();
}

async fn removal(store: &dyn Store) {
    let listing = Listing { identities: vec!["eve".into()], open: true, playing: None, touched: 99 };
    let due = Deadline::At { at: 1, claimed: 0 };
    store.append(Append { listing: Some(listing), deadline: Some(due), ..append("r", 1, 2) }).await.unwrap();
    store.add_invitation(&[9; 32], "r", 1, 5).await.unwrap();
    // Another entry was appended.
    assert!(!store.remove_table("r", 1).await.unwrap());
    assert_eq!(store.read_log("r", 0).await.unwrap().len(), 2);
    assert!(store.remove_table("r", 2).await.unwrap());
    assert!(store.read_log("r", 0).await.unwrap().is_empty());
    assert!(store.tables_of("eve", 9).await.unwrap().is_empty());
    assert!(!store.open_tables(9).await.unwrap().contains(&"r".to_owned()));
    assert!(!store.claim_deadlines(99_999, 99_999, 99).await.unwrap().contains(&"r".to_owned()));
    assert_eq!(store.redeem_invitation(&[9; 32], "eve").await.unwrap(), None);
    assert!(!store.remove_table("r", 2).await.unwrap());
    assert_eq!(store.read_log("a", 0).await.unwrap().len(), 5, "other tables stay");
}

async fn outages(store: &dyn Store) {
    // No server has run before: there was no outage.
    assert_eq!(store.record_start(1000).await.unwrap(), []);
    store.heartbeat(2000).await.unwrap();
    let first = Outage { from: 2000, until: 5000 };
    assert_eq!(store.record_start(5000).await.unwrap(), [first]);
    store.heartbeat(5000).await.unwrap();
    store.heartbeat(7000).await.unwrap();
    assert_eq!(store.record_start(7500).await.unwrap(), [first, Outage { from: 7000, until: 7500 }]);
    // A clock that was set back shows no outage.
    assert_eq!(store.record_start(100).await.unwrap().len(), 2);
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    for durability in [Durability::Power, Durability::Process] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.db");
        contract(&Sqlite::open(&file, durability).await.unwrap()).await;
        // Everything is there after reopening, and in a copy.
        let copy = folder.path().join("copy.db");
        backup(&file, &copy).await.unwrap();
        for file in [file, copy] {
            let store = Sqlite::open(&file, durability).await.unwrap();
            assert_eq!(store.read_log("a", 0).await.unwrap().len(), 5);
            assert_eq!(store.session(&[1; 32]).await.unwrap().unwrap().identity.name, "Ada");
        }
    }
}

/// The store of the simulations.
#[tokio::test]
async fn the_store_in_memory_keeps_the_contract() {
    contract(&Memory::default()).await;
    let shared = Memory::default();
    shared_contract(&shared, &shared).await;
}

#[tokio::test]
async fn two_stores_of_one_file_keep_the_shared_contract() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let stores = [
        Sqlite::open(&file, Durability::Process).await.unwrap(),
        Sqlite::open(&file, Durability::Process).await.unwrap(),
    ];
    shared_contract(&stores[0], &stores[1]).await;
}
