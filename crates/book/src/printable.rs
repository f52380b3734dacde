//! Makes texts from files and other programs safe to print.

/// Cuts a text after `limit` characters, and replaces characters that a terminal could interpret as a
/// command.
///
/// Control characters, and characters that change the direction of writing, become U+FFFD. For example, an
/// escape sequence in the name of a player must not reach the terminal.
///
/// ```
/// assert_eq!(book::printable("Ada\u{1b}[31m", 40), "Ada\u{fffd}[31m");
/// assert_eq!(book::printable("abcdef", 3), "abc…");
/// ```
pub fn printable(text: &str, limit: usize) -> String {
    let mut glyphs = text.chars();
    let mut shown: String = glyphs.by_ref().take(limit).map(visible).collect();
    if glyphs.next().is_some() {
        shown.push('…');
    }
    shown
}

fn visible(glyph: char) -> char {
    match glyph {
        // Marks, embeddings, overrides and isolates of the bidirectional algorithm.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            char::REPLACEMENT_CHARACTER
        }
        _ if glyph.is_control() => char::REPLACEMENT_CHARACTER,
        _ => glyph,
    }
}
