//! Names of guests.

use crate::common::{Client, Mirror, Running, request};
use serde_json::json;
use wire::{
    Happened, SeatState,
    http::{Invitation, Joined, Me},
    session::Sitter,
};

fn name(seat: &SeatState) -> &str {
    match &seat.sitter {
        Sitter::Kept { name } | Sitter::Person { name } => name,
        Sitter::Open | Sitter::Computer { .. } => "",
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
    for body in [
        r#"{"called":""}"#,
        r#"{"called":"much longer than that"}"#,
        r#"{"called":"Level"}"#,
        r#"{"called":"My level"}"#,
        r#"{"called":7}"#,
        "Gast",
    ] {
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

    server.stop().await;
}

#[tokio::test]
async fn a_name_that_cannot_be_is_refused_and_not_cut() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut guest = Client::enter(server.port).await;
    let longest = "ä".repeat(30);
    let me: Me = guest.ask("PUT", "/api/me", &json!({"name": longest})).await;
    assert_eq!(me.name, longest);
    let longer = "ä".repeat(31);
    for (wrong, code) in [
        ("", "server-name"),
        ("  ", "server-name"),
        (longer.as_str(), "server-name"),
        ("a\nb", "server-name-unreadable"),
        ("Ada\u{202e}", "server-name-unreadable"),
        ("Computer, level 3", "server-name-of-computer"),
    ] {
        let refused = guest.try_ask::<Me>("PUT", "/api/me", &json!({"name": wrong})).await;
        assert_eq!(refused.unwrap_err().code, code, "{wrong:?}");
    }
    let me: Me = guest.ask("POST", "/api/me", &()).await;
    assert_eq!(me.name, longest);
    server.stop().await;
}

/// Tries to take an existing name by sitting down, by redeeming an invitation and by changing one's name.
#[tokio::test]
async fn at_a_table_no_two_people_have_the_same_name() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut people = Vec::new();
    // The second name begins with a Cyrillic letter.
    for name in ["Ada", "\u{410}da", "ada", "Bob"] {
        let mut client = Client::connected(server.port).await;
        client.ask::<Me>("PUT", "/api/me", &json!({"name": name})).await;
        people.push(client);
    }
    let [host, looks_alike, invited, bob] = people.as_mut_slice() else { panic!() };
    let mut seats = vec![json!({"kind": "me"})];
    seats.resize(4, json!({"kind": "anyone"}));
    let wish = json!({"spec": "manitou:players=4", "seats": seats, "listed": true});
    let table = host.table(wish).await.id;
    let path = format!("/api/tables/{table}/invitations");
    let invitation: Invitation = host.ask("POST", &path, &json!({"seat": 2})).await;
    let secret = invitation.url.split_once('#').unwrap().1.to_owned();
    host.sit(&table, 0).await;
    looks_alike.sit(&table, 1).await;
    invited.ask::<Joined>("POST", "/api/join", &json!({"invitation": secret})).await;
    host.watch(&table, None).await;
    let names = |mirror: &Mirror| {
        mirror.state().seats[..3].iter().map(|seat| name(seat).to_owned()).collect::<Vec<_>>()
    };
    let mirror =
        host.until(&table, |mirror| matches!(mirror.state().seats[2].sitter, Sitter::Kept { .. })).await;
    assert_eq!(names(&mirror), ["Ada", "\u{410}da 2", "ada 3"]);

    // A person who changes to a taken name gets a number, too. The names of the others stay.
    host.ask::<Me>("PUT", "/api/me", &json!({"name": "Eve"})).await;
    host.until(&table, |mirror| name(&mirror.state().seats[0]) == "Eve").await;
    bob.sit(&table, 3).await;
    bob.ask::<Me>("PUT", "/api/me", &json!({"name": "EVE"})).await;
    let mirror =
        host.until(&table, |mirror| mirror.state().seats.iter().any(|seat| name(seat) == "EVE 2")).await;
    assert_eq!(names(&mirror), ["Eve", "\u{410}da 2", "ada 3"]);
    server.stop().await;
}
