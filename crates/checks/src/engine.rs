//! A check that sends arbitrary lines to the engine protocol.

use std::sync::LazyLock;

use book::{Book, Language};
use ugi::{Answer, Protocol};

static BOOK: LazyLock<Book> = LazyLock::new(|| Book::new(Language::English));

/// Sends arbitrary lines to the engine. It must answer each in whole lines, and a line that it refuses must
/// change nothing.
pub fn engine(data: &[u8]) {
    let mut protocol = Protocol::new(&BOOK).expect("there is a first game");
    for line in String::from_utf8_lossy(data).lines().take(50) {
        let state = |protocol: &Protocol| {
            (protocol.game().spec(), protocol.game().position(), protocol.game().turn(), protocol.options())
        };
        let before = state(&protocol);
        match protocol.handle(line) {
            Answer::Say(lines) => {
                assert!(lines.iter().all(|line| !line.contains('\n')), "{lines:?}");
                if lines.iter().any(|line| line.starts_with("info error ")) {
                    assert_eq!(lines.len(), 1, "{line}");
                    assert_eq!(state(&protocol), before, "{line}");
                }
            }
            Answer::Search(_) => assert!(protocol.game().turn().seat().is_some(), "{line}"),
            Answer::Stop | Answer::Quit => {}
        }
    }
}
