//! Records that cost more to read than to send.

use serde_json::json;

use crate::game::{RECORD_ACTION, RECORD_ACTIONS, RECORD_HEAD as HEAD};

/// The longest body that the server reads, in bytes.
const MOST: usize = 1 << 20;

/// Makes one part of a record from the number of that part.
type Part = fn(usize) -> String;

/// Returns bodies for `POST /api/records`. Each is as long as allowed, and filled with one kind of part.
pub(super) fn bodies() -> Vec<String> {
    let (moves, comment) = (format!("{HEAD}\n"), format!("{HEAD}\n{{"));
    let shapes: [(&str, Part); 5] = [
        (HEAD, |number| format!("[T{number} \"x\"]\n")),
        (HEAD, |_| "[T \"x\"]\n".to_owned()),
        ("", |_| format!("{HEAD}\n{RECORD_ACTIONS}\n\n")),
        (&moves, |number| format!("{}. {RECORD_ACTION} ", number + 1)),
        (&comment, |_| "\\{{[".to_owned()),
    ];
    shapes.into_iter().map(|(head, part)| body(head, part)).collect()
}

fn body(head: &str, part: Part) -> String {
    let mut text = head.to_owned();
    let length = |text: &str| json!({"text": text}).to_string().len();
    let mut total = length(head);
    for number in 0.. {
        let part = part(number);
        total += length(&part) - length("");
        if total > MOST {
            break;
        }
        text.push_str(&part);
    }
    json!({"text": text}).to_string()
}

#[cfg(test)]
mod tests {
    use super::{MOST, bodies};

    #[test]
    fn a_bomb_is_as_long_as_allowed() {
        for body in bodies() {
            assert!((MOST - 100..=MOST).contains(&body.len()), "{}", body.len());
        }
    }
}
