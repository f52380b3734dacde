//! Tests of what a web server remembers about its questions.

use std::{collections::BTreeMap, net::IpAddr};

use super::{ANSWERED, ASKED, Delegation, ID_LENGTH, PREFIX};
use crate::{config::Role, limits::MAX_STUDIES_WAITING, store::QuestionState, thinking::PATIENCE};

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

fn web() -> Delegation {
    Delegation::new(Role::Web)
}

fn state(id: &str, claimed: u64, answer: Option<&str>) -> QuestionState {
    QuestionState { id: id.to_owned(), claimed, answer: answer.map(str::to_owned) }
}

fn store(delegation: &Delegation, id: &str) {
    delegation.waiting().clients.get_mut(id).unwrap().is_stored = true;
}

#[test]
fn only_web_servers_delegate_and_only_while_others_think() {
    for role in [Role::All, Role::Think] {
        assert!(!Delegation::new(role).delegates(1_000));
    }
    let web = web();
    assert!(web.delegates(1_000));
    web.thinking.note_work(1_000);
    assert!(!web.delegates(1_000 + PATIENCE));
    assert!(web.delegates(100_000));
}

#[test]
fn an_address_has_a_limited_number_of_questions() {
    let web = web();
    let ids: Vec<_> = (0..MAX_STUDIES_WAITING).map(|number| number.to_string()).collect();
    let mut asking: Vec<_> = ids.iter().map(|id| web.wait(id, HERE).unwrap()).collect();
    assert!(web.wait("more", HERE).is_err());
    let other = web.wait("other", [1, 2, 3, 4].into()).unwrap();
    asking.pop();
    asking.push(web.wait("more", HERE).unwrap());
    drop((asking, other));
    let waiting = web.waiting();
    assert!(waiting.clients.is_empty());
    assert_eq!(waiting.done.len(), MAX_STUDIES_WAITING + 2, "all are withdrawn");
}

#[test]
fn answers_reach_those_who_wait() {
    let web = web();
    let (_a, mut a) = web.wait("a", HERE).unwrap();
    let (_b, mut b) = web.wait("b", HERE).unwrap();
    assert!(web.stored().is_empty(), "they are not in the store yet");
    store(&web, "a");
    store(&web, "b");
    let mut ids = web.stored();
    ids.sort();
    assert_eq!(ids, ["a", "b"]);
    web.deliver(&ids, vec![state("b", 0, None), state("a", 500, None)]);
    assert_eq!([web.claimed("a"), web.claimed("b"), web.claimed("c")], [Some(500), Some(0), None]);
    // The first is answered, and the second is lost.
    web.deliver(&ids, vec![state("a", 500, Some("answer"))]);
    assert_eq!(a.try_recv().as_deref(), Ok("answer"));
    assert_eq!(b.try_recv(), Err(tokio::sync::oneshot::error::TryRecvError::Closed));
}

#[test]
fn hints_about_questions_are_told_from_hints_about_tables() {
    let web = web();
    let question = format!("{PREFIX}{}", "a".repeat(ID_LENGTH - PREFIX.len()));
    for number in [ASKED, ANSWERED] {
        // A table's id is shorter, whatever it begins with.
        let tables = [("question-aaaaaaa".to_owned(), 7), ("a".repeat(16), 1)];
        let mut hints = BTreeMap::from(tables.clone());
        hints.insert(question.clone(), number);
        web.take_hints(&mut hints);
        assert_eq!(hints, BTreeMap::from(tables));
    }
}
