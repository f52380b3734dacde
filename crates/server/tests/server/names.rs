//! Names of guests.

use crate::common::{Client, Running, request};
use serde_json::json;
use wire::{Happened, SeatState, http::Me, session::Sitter};

fn name(seat: &SeatState) -> &str {
    match &seat.sitter {
        Sitter::Kept { name } | Sitter::Person { name } => name,
        _ => panic!("nobody sits there"),
    }
}

#[tokio::test]
async fn a_guest_is_called_so_in_their_own_language() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let enter = async |body: &str| request(server.port, "POST", "/api/me", "", None, body).await;
    for (body, called) in [("", "Guest "), (r#"{"called":"Gast"}"#, "Gast ")] {
        let (status, _, body) = enter(body).await;
        let me: Me = serde_json::from_str(&body).unwrap();
        assert_eq!(status, 200);
        assert!(me.name.starts_with(called), "{}", me.name);
    }
    for body in [r#"{"called":""}"#, r#"{"called":"much longer than that"}"#, r#"{"called":7}"#, "Gast"] {
        assert_eq!(enter(body).await.0, 422, "{body}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_appears_at_the_persons_tables() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut host = Client::connected(server.port).await;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let [begun, kept] = [
        host.table(json!({"spec": "jungle", "seats": seats})).await.id,
        host.table(json!({"spec": "jungle", "seats": seats})).await.id,
    ];
    host.sit(&begun, 0).await;
    host.sit(&begun, 1).await;
    let mut other = Client::connected(server.port).await;
    other.watch(&begun, None).await;
    other.until(&begun, |_| true).await;

    let me: Me = host.ask("PUT", "/api/me", &json!({"name": " Ada "})).await;
    assert_eq!(me, Me { name: "Ada".into(), ..host.me.clone() });
    let mirror =
        other.until(&begun, |mirror| mirror.state().seats.iter().all(|seat| name(seat) == "Ada")).await;
    let told = |seat| Happened::Renamed { seat, name: "Ada".into() };
    let newest: Vec<_> = mirror.events.iter().rev().take(2).map(|event| event.happened.clone()).collect();
    assert_eq!(newest, [told(1), told(0)]);

    // A socket that was open before uses the new name too.
    host.sit(&kept, 0).await;
    other.watch(&kept, None).await;
    let mirror = other.until(&kept, |_| true).await;
    assert_eq!(mirror.state().seats.iter().map(name).collect::<Vec<_>>(), ["Ada", "Ada"]);

    for wrong in ["", "  ", "a\nb", "a name of twenty-five letters"] {
        let refused = host.try_ask::<Me>("PUT", "/api/me", &json!({"name": wrong})).await;
        assert_eq!(refused.unwrap_err().code, "server-name", "{wrong}");
    }
    server.stop().await;
}
