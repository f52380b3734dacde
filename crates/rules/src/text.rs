//! What the text forms of all games share.

use crate::{Illegal, refusals};

refusals! {
    ACTION_FORM = "C-8", "action-form" (text, expected);
    POSITION_FORM = "C-8", "position-form" (text, expected);
    POSITION_OVER = "C-6", "position-over" (text);
    GAME_OVER = "C-5", "game-over" ();
}

/// The refusal of a text that is no action of the game; `expected` shows a form, as `a1-a2`.
pub(crate) fn action_form(text: &str, expected: &str) -> Illegal {
    Illegal::new(&ACTION_FORM, [text.into(), expected.into()])
}

/// The refusal of a text that is no position of the game; `expected` is a form or an example of the part that is wrong.
pub(crate) fn position_form(text: &str, expected: &str) -> Illegal {
    Illegal::new(&POSITION_FORM, [text.into(), expected.into()])
}

/// The refusal of a finished position: it does not say who won, and nothing can be played from it.
pub(crate) fn position_over(text: &str) -> Illegal {
    Illegal::new(&POSITION_OVER, [text.into()])
}

/// The refusal of an action after the end.
/// The refusal of any action once the game is over.
pub fn game_over() -> Illegal {
    Illegal::from(&GAME_OVER)
}

/// A number without sign, leading zero or anything else around it.
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
