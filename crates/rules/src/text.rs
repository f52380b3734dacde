//! Refusals and parsing that the text forms of all games share.

use crate::{Illegal, refusals};

refusals! {
    ACTION_FORM = "C-8", "action-form" (text, expected);
    POSITION_FORM = "C-8", "position-form" (text, expected);
    POSITION_OVER = "C-6", "position-over" (text);
    GAME_OVER = "C-5", "game-over" ();
}

/// The refusal of a text that is not an action. `expected` shows the right form, such as `a1-a2`.
pub(crate) fn action_form(text: &str, expected: &str) -> Illegal {
    Illegal::new(&ACTION_FORM, [text.into(), expected.into()])
}

/// The refusal of a text that is not a position. `expected` shows how the part that is wrong should look.
pub(crate) fn position_form(text: &str, expected: &str) -> Illegal {
    Illegal::new(&POSITION_FORM, [text.into(), expected.into()])
}

/// The refusal of a finished position. No game can start from one: its text does not say who won, and it has
/// no legal action.
pub(crate) fn position_over(text: &str) -> Illegal {
    Illegal::new(&POSITION_OVER, [text.into()])
}

/// The refusal of any action once the game is over.
pub fn game_over() -> Illegal {
    Illegal::from(&GAME_OVER)
}

/// Reads a decimal number strictly: no sign, no leading zero, no space.
pub(crate) fn number(text: &str) -> Option<u32> {
    let canonical = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if canonical { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_are_strict() {
        assert_eq!([number("0"), number("10"), number("4294967295")], [Some(0), Some(10), Some(u32::MAX)]);
        for text in ["", "00", "01", "+1", "-1", " 1", "1 ", "٣", "4294967296"] {
            assert_eq!(number(text), None, "{text:?}");
        }
    }
}
