//! Formats Markdown pages of the book for the terminal.

use std::env;

use anstyle::{AnsiColor, Style};
use book::{
    Book, RuleBook,
    markdown::{self, Block, Span, blocks},
};

use crate::diagram;

pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
const TITLE: Style = AnsiColor::Yellow.on_default().bold();
const CODE: Style = AnsiColor::Cyan.on_default();
const EMPHASIS: Style = Style::new().italic();

/// The minimum width to which text is wrapped, in columns.
const MIN_WIDTH: usize = 20;

/// The width of a page in columns: the terminal's width, but not less than 40 and not more than is
/// comfortable to read.
pub(crate) fn width() -> usize {
    terminal_width().unwrap_or(80).clamp(40, 100)
}

/// The number of columns of the terminal. As in other programs, the variable `COLUMNS` overrides it, which
/// helps when the output goes to a pager or a file. `None` if neither is known.
fn terminal_width() -> Option<usize> {
    columns().or_else(|| terminal_size::terminal_size().map(|(width, _)| width.0.into()))
}

/// The variable `COLUMNS`, if it is a number.
pub(crate) fn columns() -> Option<usize> {
    env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|columns| *columns > 0)
}

/// A page that is being formatted.
pub(crate) struct Page<'a> {
    width: usize,
    text: String,
    /// The rule book that contains the boards to draw.
    rules: Option<(&'a Book, &'a RuleBook)>,
}

impl<'a> Page<'a> {
    pub(crate) fn new(width: usize) -> Page<'a> {
        Page { width, text: String::new(), rules: None }
    }

    /// A page of a rule book, or a part of such a page.
    pub(crate) fn of_rules(width: usize, book: &'a Book, rules: &'a RuleBook) -> Page<'a> {
        Page { rules: Some((book, rules)), ..Page::new(width) }
    }

    /// The page, with colours as escape sequences.
    pub(crate) fn text(self) -> String {
        self.text
    }

    pub(crate) fn title(&mut self, title: &str) {
        let rule = "═".repeat(visible_width(title));
        self.block(&format!("{TITLE}{title}{TITLE:#}\n{TITLE}{rule}{TITLE:#}\n"));
    }

    pub(crate) fn heading(&mut self, title: &str) {
        self.block(&format!("{TITLE}{title}{TITLE:#}\n"));
    }

    pub(crate) fn markdown(&mut self, markdown: &str) {
        self.blocks(&blocks(markdown));
    }

    /// Adds Markdown. Its first line begins with `head`, and all further lines are indented.
    pub(crate) fn item(&mut self, head: &str, indent: usize, markdown: &str) {
        let mut text = blocks(markdown);
        // Boards are as wide as a page, so they are not indented.
        let first = text.iter().position(|block| matches!(block, Block::Board(_))).unwrap_or(text.len());
        let boards = text.split_off(first);
        let item = self.hanging(head, indent, &text);
        self.block(&item);
        self.blocks(&boards);
    }

    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            match block {
                Block::Heading { level: 1, text } => self.title(&styled(text)),
                Block::Heading { text, .. } => self.heading(&styled(text)),
                Block::Paragraph(text) => {
                    let lines = wrap(&styled(text), self.width, 0);
                    self.block(&format!("{}\n", lines.join("\n")));
                }
                Block::List { start, items } => {
                    let list = self.list(*start, items);
                    self.block(&list);
                }
                Block::Table(rows) => {
                    let table = self.table(rows);
                    self.block(&table);
                }
                Block::Board(board) => {
                    let drawn = self
                        .rules
                        .and_then(|(book, rules)| diagram::draw(board, book, rules, self.width).ok());
                    self.block(&drawn.unwrap_or_else(|| format!("{}\n", board.picture.text)));
                }
                Block::Code(text) => {
                    self.block(&text.lines().map(|line| format!("    {line}\n")).collect::<String>());
                }
            }
        }
    }

    fn list(&self, start: Option<u64>, items: &[Vec<Block>]) -> String {
        let bullets =
            (0..).map(|i| start.map_or_else(|| "• ".to_owned(), |start| format!("{}. ", start + i)));
        let items = bullets.zip(items);
        items.map(|(bullet, blocks)| self.hanging(&bullet, bullet.chars().count(), blocks)).collect()
    }

    /// Formats blocks so that their first line begins with `head` and all further lines are indented.
    fn hanging(&self, head: &str, indent: usize, blocks: &[Block]) -> String {
        let width = self.width.saturating_sub(indent).max(MIN_WIDTH);
        let mut body = Page { rules: self.rules, ..Page::new(width) };
        let rest = match blocks {
            [Block::Paragraph(text), rest @ ..] => {
                let taken = visible_width(head).saturating_sub(indent);
                body.text = format!("{}\n", wrap(&styled(text), body.width, taken).join("\n"));
                if let [Block::List { start, items }, ..] = rest {
                    // A nested list follows its sentence without a blank line.
                    let list = body.list(*start, items);
                    body.text.push_str(&list);
                    &rest[1..]
                } else {
                    rest
                }
            }
            all => all,
        };
        body.blocks(rest);
        let margin = " ".repeat(indent);
        let lines = body.text.lines().enumerate().map(|(i, line)| match (i, line) {
            (0, line) => format!("{head}{line}\n"),
            (_, "") => "\n".to_owned(),
            (_, line) => format!("{margin}{line}\n"),
        });
        lines.collect()
    }

    /// Adds a block, with a blank line before it unless it is the first.
    fn block(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(text);
    }

    /// Formats a table in columns. The last column takes the remaining width, and its text is wrapped.
    fn table(&self, rows: &[Vec<Vec<Span>>]) -> String {
        let cells: Vec<Vec<String>> =
            rows.iter().map(|row| row.iter().map(|cell| styled(cell)).collect()).collect();
        let columns = cells.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let column = cells.iter().filter_map(|row| row.get(column));
            column.map(|cell| visible_width(cell)).max().unwrap_or(0)
        };
        let mut widths: Vec<usize> = (0..columns).map(width).collect();
        let Some(last) = widths.pop() else { return String::new() };
        let indent = widths.iter().map(|width| width + 2).sum();
        let last = last.min(self.width.saturating_sub(indent).max(MIN_WIDTH));
        let mut text = String::new();
        for (i, row) in cells.iter().enumerate() {
            for (cell, width) in row.iter().zip(&widths) {
                text.push_str(&format!("{cell}{}", " ".repeat(width - visible_width(cell) + 2)));
            }
            if let Some(cell) = row.get(widths.len()) {
                text.push_str(&wrap(cell, last, 0).join(&format!("\n{}", " ".repeat(indent))));
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
            if i == 0 {
                let rules = widths.iter().chain([&last]).map(|width| "─".repeat(*width));
                let rule = rules.collect::<Vec<_>>().join("  ");
                text.push_str(&format!("{DIM}{rule}{DIM:#}\n"));
            }
        }
        text
    }
}

/// Splits a text into lines of at most `width` columns. The first line is shorter by `taken` columns, which
/// the caller has already used.
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

/// The text with its styles as escape sequences. A style ends before every space and begins again after it,
/// so that lines can be broken there.
fn styled(spans: &[Span]) -> String {
    let mut text = String::new();
    for span in spans {
        let style = match span.style {
            markdown::Style::Plain => Style::new(),
            markdown::Style::Strong => BOLD,
            markdown::Style::Emphasis => EMPHASIS,
            markdown::Style::Code => CODE,
        };
        let words = span.text.split(' ');
        let words =
            words.map(|word| if word.is_empty() { String::new() } else { format!("{style}{word}{style:#}") });
        text.push_str(&words.collect::<Vec<_>>().join(" "));
    }
    text
}

/// The number of columns that a text takes. Escape sequences take none.
fn visible_width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().chars().count()
}

#[cfg(test)]
mod tests {
    use super::Page;

    fn plain(width: usize, markdown: &str) -> String {
        let mut page = Page::new(width);
        page.markdown(markdown);
        anstream::adapter::strip_str(&page.text()).to_string()
    }

    #[test]
    fn paragraphs_are_wrapped_and_lists_indented() {
        assert_eq!(plain(12, "one two three\nfour"), "one two\nthree four\n");
        assert_eq!(
            plain(24, "- one two three four five six\n- seven"),
            "• one two three four\n  five six\n• seven\n"
        );
        assert_eq!(
            plain(40, "1. one\n   - two\n   - three\n2. four"),
            "1. one\n   • two\n   • three\n2. four\n"
        );
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
    fn styles_become_escape_sequences_around_each_word() {
        let mut page = Page::new(40);
        page.markdown("**a b** `c`");
        assert_eq!(page.text(), "\u{1b}[1ma\u{1b}[0m \u{1b}[1mb\u{1b}[0m \u{1b}[36mc\u{1b}[0m\n");
    }
}
