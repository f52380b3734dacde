//! The lists of tables.

use crate::common::{Client, Running};
use serde_json::json;
use server::store::{Append, Durability, Listing, Sqlite, Store};
use table::{Event, LogEntry};
use wire::http::Tables;

#[tokio::test]
async fn a_table_that_cannot_be_read_hides_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let mut client = Client::enter(server.port).await;
    let whole = client.table(json!({"spec": "mana", "seats": [{"kind": "me"}, {"kind": "anyone"}]})).await.id;
    let store = Sqlite::open(&data, Durability::Process).await.unwrap();
    let broken = Append {
        table: "broken".into(),
        first: 1,
        entries: vec![LogEntry { at: 1, by: None, order: None, event: Event::Started }],
        listing: Some(Listing {
            identities: vec![client.me.id.clone()],
            open: true,
            playing: None,
            touched: u64::MAX / 4,
        }),
        deadline: None,
    };
    store.append(broken).await.unwrap();
    let Tables { yours, .. } = client.ask("GET", "/api/tables", &()).await;
    assert_eq!(yours.into_iter().map(|table| table.id).collect::<Vec<_>>(), [whole]);
    server.stop().await;
}
