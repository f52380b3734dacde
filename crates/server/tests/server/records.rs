//! Records that a client sends to the server to view them.

use crate::common::{Client, Running};
use serde_json::json;
use wire::{
    Happened, Why,
    http::{Found, Records, Shown},
};

const FILE: &str = r#"[Spec "mancala:rules=general,stones=3"]
[Rules "1"]
[Seat0 "Ada"]
[Result "*"]

{A quiet beginning.} 1. 2 2. 1 {[%circle 0-2 red] Why not 2?} ({[%circle 0-3 blue]} 2. 2!)

[Spec "jungle"]
[Rules "1"]
[Result "*"]

1. a3-a4
2. a7-a6 3. a4-c9

[Spec "mana"]
[Rules "1"]
[Stop "resignation"]
[Result "0 1"]

1. =c1
"#;

#[tokio::test]
async fn the_records_of_a_text_are_listed_and_the_broken_ones_explained() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut guest = Client::enter(server.port).await;
    let Records { records, more } = guest.ask("POST", "/api/records", &json!({"text": FILE})).await;
    assert_eq!(more, 0);
    let [Found::Whole { spec, seats, plies: 2, record, .. }, broken, Found::Whole { record: last, .. }] =
        &records[..]
    else {
        panic!("{records:?}")
    };
    assert_eq!(spec, "mancala:rules=general,stones=3");
    assert_eq!(seats, &["Ada", ""]);
    let Found::Broken { line: 13, ply: Some(3), faults } = broken else { panic!("{broken:?}") };
    assert!(faults[0].clause.as_ref().unwrap().starts_with("J-"), "{faults:?}");

    let shown: Shown = guest.ask("POST", "/api/records/show", &json!({"record": record})).await;
    assert_eq!(shown.comments, [Some("A quiet beginning.".to_owned()), None, Some("Why not 2?".to_owned())]);
    assert!(matches!(&shown.events[0], Happened::Started { .. }));
    assert!(matches!(&shown.events[2], Happened::Played { seat: 1, ply: 2, action, .. } if action == "1"));
    assert_eq!(shown.result, None);

    let shown: Shown = guest.ask("POST", "/api/records/show", &json!({"record": last})).await;
    assert_eq!(shown.result.unwrap().why, Why::Resignation { seat: 0 });
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_record_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut guest = Client::enter(server.port).await;
    let refused = guest.try_ask::<Records>("POST", "/api/records", &json!({"text": "\n\n"})).await;
    assert_eq!(refused.unwrap_err().code, "server-no-record");
    let refused = guest.try_ask::<Shown>("POST", "/api/records/show", &json!({"record": "a3-a4"})).await;
    assert_eq!(refused.unwrap_err().code, "server-no-record");
    // The records that a very long list leaves out are counted.
    let text = "[\n\n".repeat(700);
    let Records { records, more } = guest.ask("POST", "/api/records", &json!({"text": text})).await;
    assert_eq!((records.len(), more), (500, 200));
    let long = json!({"text": "x".repeat(1 << 20)}).to_string();
    assert_eq!(guest.text("POST", "/api/records", &long).await.0, 413);
    server.stop().await;
}
