//! Markdown as the book uses it, set for the terminal: paragraphs, lists, tables, fenced drawings, and the marks for strong
//! words, code and emphasis.

use anstyle::{AnsiColor, Style};

pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
const TITLE: Style = AnsiColor::Yellow.on_default().bold();
const CODE: Style = AnsiColor::Cyan.on_default();
const EMPHASIS: Style = Style::new().italic();

/// Columns to write in: the terminal's, but no more than are read with ease.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0)).clamp(40, 100)
}

/// A page being set.
pub(crate) struct Page {
    width: usize,
    text: String,
}

impl Page {
    pub(crate) fn new(width: usize) -> Page {
        Page { width, text: String::new() }
    }

    /// The page, with its colours as escape sequences.
    pub(crate) fn text(self) -> String {
        self.text
    }

    pub(crate) fn title(&mut self, title: &str) {
        let rule = "═".repeat(title.chars().count());
        self.block(&format!("{TITLE}{title}{TITLE:#}\n{TITLE}{rule}{TITLE:#}\n"));
    }

    pub(crate) fn heading(&mut self, title: &str) {
        self.block(&format!("{TITLE}{title}{TITLE:#}\n"));
    }

    /// An item whose first line begins with `head`; all others are indented.
    pub(crate) fn item(&mut self, head: &str, indent: usize, markdown: &str) {
        let mut body = Page::new(self.width.saturating_sub(indent).max(20));
        let (first, rest) = markdown.split_once("\n\n").unwrap_or((markdown, ""));
        let head_width = visible_width(head);
        let lines = body.wrap(first, head_width.saturating_sub(indent));
        body.text = format!("{}\n", lines.join("\n"));
        if !rest.is_empty() {
            body.markdown(rest);
        }
        let margin = " ".repeat(indent);
        let text: String = body
            .text
            .lines()
            .enumerate()
            .map(|(i, line)| match (i, line) {
                (0, line) => format!("{head}{line}\n"),
                (_, "") => "\n".to_owned(),
                (_, line) => format!("{margin}{line}\n"),
            })
            .collect();
        self.block(&text);
    }

    /// Any Markdown.
    pub(crate) fn markdown(&mut self, markdown: &str) {
        let mut lines = markdown.lines().peekable();
        while let Some(line) = lines.next() {
            if line.trim().is_empty() {
                continue;
            }
            if line.trim_start().starts_with("```") {
                let drawing: Vec<&str> =
                    lines.by_ref().take_while(|line| !line.trim_start().starts_with("```")).collect();
                self.block(&drawing.iter().map(|line| format!("    {line}\n")).collect::<String>());
            } else if line.starts_with('|') {
                let mut rows = vec![line];
                while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                    rows.push(row);
                }
                self.table(&rows);
            } else if let Some(title) = line.strip_prefix("### ").or_else(|| line.strip_prefix("## ")) {
                self.heading(title);
            } else if let Some(title) = line.strip_prefix("# ") {
                self.title(title);
            } else if let Some((bullet, item)) = bullet(line) {
                let mut text = item.to_owned();
                while let Some(more) =
                    lines.next_if(|line| line.starts_with(' ') && super::page::bullet(line).is_none())
                {
                    text.push('\n');
                    text.push_str(more.trim_start());
                }
                let tight = self.text.ends_with('\n') && !self.text.ends_with("\n\n") && self.last_is_item();
                self.list_item(&bullet, &text, tight);
            } else {
                let mut text = line.to_owned();
                while let Some(more) = lines.next_if(|line| {
                    !line.trim().is_empty() && !line.starts_with(['|', '#']) && bullet_free(line)
                }) {
                    text.push('\n');
                    text.push_str(more);
                }
                let wrapped = self.wrap(&text, 0);
                self.block(&format!("{}\n", wrapped.join("\n")));
            }
        }
    }

    fn list_item(&mut self, bullet: &str, text: &str, tight: bool) {
        let indent = bullet.chars().count();
        let lines = Page::new(self.width.saturating_sub(indent)).wrap(text, 0);
        let margin = " ".repeat(indent);
        let mut item = String::new();
        for (i, line) in lines.iter().enumerate() {
            item.push_str(if i == 0 { bullet } else { &margin });
            item.push_str(line);
            item.push('\n');
        }
        if tight { self.text.push_str(&item) } else { self.block(&item) }
    }

    /// Whether the last block is a list item, so that the next follows without a gap.
    fn last_is_item(&self) -> bool {
        self.text.rsplit("\n\n").next().is_some_and(|block| bullet(block).is_some())
    }

    /// Adds a block, with a blank line before it unless it is the first.
    fn block(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(text);
    }

    fn table(&mut self, rows: &[&str]) {
        let cells: Vec<Vec<String>> = rows
            .iter()
            .filter(|row| !row.bytes().all(|byte| matches!(byte, b'|' | b'-' | b':' | b' ')))
            .map(|row| {
                // Only the outermost bars: cells at the edges may be empty.
                let row = row.trim();
                let row = row.strip_prefix('|').unwrap_or(row);
                let row = row.strip_suffix('|').unwrap_or(row);
                row.split('|').map(|cell| inline(cell.trim())).collect()
            })
            .collect();
        let columns = cells.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|column| {
                cells
                    .iter()
                    .filter_map(|row| row.get(column))
                    .map(|cell| visible_width(cell))
                    .max()
                    .unwrap_or(0)
            })
            .collect();
        // The last column takes what room is left, over several lines if need be.
        let last = widths.last().copied().unwrap_or(0);
        let indent = widths.iter().sum::<usize>() - last + 2 * columns.saturating_sub(1);
        let room = last.min(self.width.saturating_sub(indent).max(20));
        let mut text = String::new();
        for (i, row) in cells.iter().enumerate() {
            for (column, cell) in row.iter().enumerate() {
                if column + 1 < columns {
                    text.push_str(&format!("{cell}{}", " ".repeat(widths[column] - visible_width(cell) + 2)));
                } else {
                    text.push_str(&wrap(cell, room, 0).join(&format!("\n{}", " ".repeat(indent))));
                }
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
            if i == 0 {
                let ruled = |(column, width): (usize, &usize)| {
                    "─".repeat(if column + 1 < columns { *width } else { room })
                };
                let rule: Vec<String> = widths.iter().enumerate().map(ruled).collect();
                text.push_str(&format!("{DIM}{}{DIM:#}\n", rule.join("  ")));
            }
        }
        self.block(&text);
    }

    /// Lines of at most the page's width; the first is `taken` columns shorter.
    fn wrap(&self, markdown: &str, taken: usize) -> Vec<String> {
        wrap(&inline(markdown), self.width, taken)
    }
}

/// A text in lines of at most `width` columns; the first is `taken` columns shorter.
pub(crate) fn wrap(text: &str, width: usize, taken: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut used = taken;
    for word in text.split_whitespace() {
        let columns = visible_width(word);
        if !line.is_empty() && used + 1 + columns > width {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if !line.is_empty() {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += columns;
    }
    lines.push(line);
    lines
}

/// The bullet or number that begins a list item, with its indentation, and the rest.
fn bullet(line: &str) -> Option<(String, &str)> {
    let indent = line.len() - line.trim_start().len();
    let body = line.trim_start();
    if let Some(item) = body.strip_prefix("- ").or_else(|| body.strip_prefix("• ")) {
        return Some((format!("{}• ", " ".repeat(indent)), item));
    }
    let (number, item) = body.split_once(". ")?;
    let numbered =
        !number.is_empty() && number.len() <= 2 && number.bytes().all(|byte| byte.is_ascii_digit());
    numbered.then(|| (format!("{}{number}. ", " ".repeat(indent)), item))
}

fn bullet_free(line: &str) -> bool {
    bullet(line).is_none() && !line.trim_start().starts_with("```")
}

/// The marks for strong words, emphasis and code as escape sequences. A style is closed at every blank and opened again, so
/// that a line may be broken there.
fn inline(markdown: &str) -> String {
    let mut text = String::new();
    let mut open: Option<(&str, Style)> = None;
    let mut rest = markdown;
    while !rest.is_empty() {
        let mark = ["**", "*", "`"].into_iter().find(|mark| rest.starts_with(mark));
        match (mark, open) {
            (Some(mark), Some((opened, style))) if mark == opened => {
                text.push_str(&format!("{style:#}"));
                open = None;
                rest = &rest[mark.len()..];
                continue;
            }
            (Some(mark), None) if closes(rest, mark) => {
                let style = match mark {
                    "**" => BOLD,
                    "*" => EMPHASIS,
                    _ => CODE,
                };
                text.push_str(&style.to_string());
                open = Some((mark, style));
                rest = &rest[mark.len()..];
                continue;
            }
            _ => {}
        }
        let Some(glyph) = rest.chars().next() else { break };
        match open {
            Some((_, style)) if glyph.is_whitespace() => text.push_str(&format!("{style:#}{glyph}{style}")),
            _ => text.push(glyph),
        }
        rest = &rest[glyph.len_utf8()..];
    }
    text
}

/// Whether the mark that `text` begins with opens something: a word follows at once, and the mark comes again.
fn closes(text: &str, mark: &str) -> bool {
    let inside = &text[mark.len()..];
    !inside.starts_with(char::is_whitespace) && inside.contains(mark)
}

/// Columns a text takes, escape sequences left aside.
fn visible_width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().chars().count()
}

#[cfg(test)]
mod tests {
    use super::{Page, bullet, inline};

    fn plain(width: usize, markdown: &str) -> String {
        let mut page = Page::new(width);
        page.markdown(markdown);
        anstream::adapter::strip_str(&page.text()).to_string()
    }

    #[test]
    fn paragraphs_are_wrapped_and_lists_indented() {
        assert_eq!(plain(12, "one two three\nfour"), "one two\nthree four\n");
        assert_eq!(plain(12, "- one two three\n- four"), "• one two\n  three\n• four\n");
    }

    #[test]
    fn tables_and_drawings_keep_their_columns() {
        assert_eq!(plain(40, "| a | long |\n|---|---|\n| `bb` | c |"), "a   long\n──  ────\nbb  c\n");
        assert_eq!(
            plain(12, "| a | b |\n|---|---|\n| c | one two three four five |"),
            "a  b\n─  ────────────────────\nc  one two three four\n   five\n"
        );
        assert_eq!(plain(40, "| | a | |\n|---|---|---|\n| bb | c | d |"), "    a\n──  ─  ─\nbb  c  d\n");
        assert_eq!(plain(40, "```\n a  b\n```"), "     a  b\n");
    }

    #[test]
    fn marks_become_styles_and_lone_stars_stay() {
        assert_eq!(inline("`a`"), "\u{1b}[36ma\u{1b}[0m");
        assert_eq!(anstream::adapter::strip_str(&inline("2 * 3 **b c** *d*")).to_string(), "2 * 3 b c d");
        assert_eq!(inline("a*b"), "a*b");
        assert!(bullet("12. x").is_some() && bullet("word. x").is_none());
    }
}
