//! Records that cost more to read than to send.

use serde_json::json;

/// The longest body that the server reads.
const MOST: usize = 1 << 20;

const HEAD: &str = "[Spec \"mancala\"]\n[Rules \"1\"]\n[Result \"*\"]\n";

/// Makes the part of a record with a number.
type Part = fn(usize) -> String;

/// Bodies for `POST /api/records`: each as long as allowed, and full of one thing.
pub(super) fn bodies() -> Vec<String> {
    let shapes: [(&str, Part); 5] = [
        (HEAD, |number| format!("[T{number} \"x\"]\n")),
        (HEAD, |_| "[T \"x\"]\n".to_owned()),
        ("", |_| format!("{HEAD}\n1. 4 2. 1 3. 6\n\n")),
        ("[Spec \"mancala\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n", |number| format!("{}. 4 ", number + 1)),
        ("[Spec \"mancala\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n{", |_| "\\{{[".to_owned()),
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
