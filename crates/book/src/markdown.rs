//! Markdown as blocks, for code that formats a page: the terminal and the tests.

use std::{iter::Peekable, ops::Range};

use pulldown_cmark::{CodeBlockKind, Event, OffsetIter, Options, Parser, Tag};

use crate::diagram::Diagram;

/// A block of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading.
    Heading {
        /// 1 for the title of the page, 2 for its sections, and so on.
        level: u8,
        /// The text of the heading.
        text: Vec<Span>,
    },
    /// A paragraph, or the text of a list item without paragraphs.
    Paragraph(Vec<Span>),
    /// A numbered or bulleted list.
    List {
        /// The number of the first item; `None` if the items have bullets.
        start: Option<u64>,
        /// The blocks of each item.
        items: Vec<Vec<Block>>,
    },
    /// The rows of a table. The first row is the head.
    Table(Vec<Vec<Vec<Span>>>),
    /// Lines that keep their layout: a drawing, or input and output.
    Code(String),
    /// A board with actions on it.
    Board(Box<Diagram>),
}

/// A piece of text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The text. A line break in the source becomes a space.
    pub text: String,
    /// How the text is to be formatted.
    pub style: Style,
}

/// The style of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Plain text.
    Plain,
    /// `**strong**`
    Strong,
    /// `*emphasis*`
    Emphasis,
    /// `` `code` ``
    Code,
}

/// Parses Markdown.
pub fn blocks(markdown: &str) -> Vec<Block> {
    read_blocks(&mut parser(markdown).map(first as fn(_) -> _).peekable())
}

/// The kind of a top-level part of a page.
pub(crate) enum Kind {
    /// A heading of this level.
    Heading(u8),
    /// An item of a list.
    Item,
    /// Anything else.
    Other,
}

/// The top-level parts of a page, with their places in the source. Each item of a list is a part.
pub(crate) fn parts(markdown: &str) -> Vec<(Kind, Range<usize>)> {
    let (mut parts, mut depth) = (Vec::new(), 0);
    for (event, range) in parser(markdown) {
        let kind = match (&event, depth) {
            (Event::Start(Tag::Heading { level, .. }), 0) => Some(Kind::Heading(*level as u8)),
            (Event::Start(Tag::List(_)), 0) => None,
            (Event::Start(Tag::Item), 1) => Some(Kind::Item),
            (Event::End(_), _) => None,
            (_, 0) => Some(Kind::Other),
            _ => None,
        };
        parts.extend(kind.map(|kind| (kind, range)));
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
    }
    parts
}

fn parser(markdown: &str) -> OffsetIter<'_> {
    Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter()
}

fn first<A, B>((first, _): (A, B)) -> A {
    first
}

/// Reads blocks up to the end of the enclosing block.
fn read_blocks<'a>(events: &mut Peekable<impl Iterator<Item = Event<'a>>>) -> Vec<Block> {
    let mut blocks = Vec::new();
    while let Some(event) = events.peek() {
        match event {
            Event::End(_) => break,
            Event::Start(tag) if is_block(tag) => {
                let tag = tag.clone();
                events.next();
                match tag {
                    Tag::Heading { level, .. } => {
                        blocks.push(Block::Heading { level: level as u8, text: read_spans(events) });
                    }
                    Tag::Paragraph => blocks.push(Block::Paragraph(read_spans(events))),
                    Tag::List(start) => {
                        blocks.push(Block::List { start, items: read_each(events, read_blocks) });
                    }
                    Tag::Table(_) => {
                        blocks.push(Block::Table(read_each(events, |row| read_each(row, read_spans))));
                    }
                    Tag::CodeBlock(kind) => {
                        let text: String = read_spans(events).into_iter().map(|span| span.text).collect();
                        let diagram = board_name(&kind).and_then(|name| Diagram::parse(name, &text));
                        blocks.push(diagram.map_or(Block::Code(text), |board| Block::Board(Box::new(board))));
                    }
                    // For any other block, such as a quotation, keep only the blocks inside it.
                    _ => blocks.extend(read_blocks(events)),
                }
                events.next();
            }
            Event::Rule => {
                events.next();
            }
            // The items of a tight list have no paragraphs.
            _ => blocks.push(Block::Paragraph(read_spans(events))),
        }
    }
    blocks
}

/// The name of the board that a code block describes; `None` if the code block is not a board.
fn board_name<'a>(kind: &'a CodeBlockKind<'_>) -> Option<&'a str> {
    match kind {
        CodeBlockKind::Fenced(info) => info.strip_prefix("board "),
        CodeBlockKind::Indented => None,
    }
}

/// Reads the content of each child of the enclosing block with `read`.
fn read_each<'a, T, I: Iterator<Item = Event<'a>>>(
    events: &mut Peekable<I>,
    mut read: impl FnMut(&mut Peekable<I>) -> T,
) -> Vec<T> {
    let mut all = Vec::new();
    while events.next_if(|event| matches!(event, Event::Start(_))).is_some() {
        all.push(read(events));
        events.next();
    }
    all
}

/// Reads text up to the next block, or to the end of the enclosing block.
fn read_spans<'a>(events: &mut Peekable<impl Iterator<Item = Event<'a>>>) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    // The style inside each open tag.
    let mut styles = vec![Style::Plain];
    while let Some(event) = events.peek() {
        let ends = match event {
            Event::Start(tag) => is_block(tag),
            Event::End(_) => styles.len() == 1,
            Event::Rule => true,
            _ => false,
        };
        if ends {
            break;
        }
        let outer = styles.last().copied().unwrap_or(Style::Plain);
        let (text, style) = match events.next() {
            Some(Event::Start(tag)) => {
                styles.push(match tag {
                    Tag::Strong => Style::Strong,
                    Tag::Emphasis => Style::Emphasis,
                    _ => outer,
                });
                continue;
            }
            Some(Event::End(_)) => {
                styles.pop();
                continue;
            }
            Some(Event::Text(text) | Event::Html(text) | Event::InlineHtml(text)) => {
                (text.into_string(), outer)
            }
            Some(Event::Code(text)) => (text.into_string(), Style::Code),
            Some(Event::SoftBreak | Event::HardBreak) => (" ".to_owned(), outer),
            _ => continue,
        };
        match spans.last_mut() {
            Some(last) if last.style == style => last.text.push_str(&text),
            _ => spans.push(Span { text, style }),
        }
    }
    spans
}

/// Whether a tag is a block, as opposed to a style or a link inside a text.
fn is_block(tag: &Tag<'_>) -> bool {
    !matches!(
        tag,
        Tag::Emphasis
            | Tag::Strong
            | Tag::Strikethrough
            | Tag::Superscript
            | Tag::Subscript
            | Tag::Link { .. }
            | Tag::Image { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::{Block, Span, Style, blocks};

    fn span(text: &str, style: Style) -> Span {
        Span { text: text.to_owned(), style }
    }

    fn paragraph(text: &str) -> Block {
        Block::Paragraph(vec![span(text, Style::Plain)])
    }

    #[test]
    fn styles_are_spans_and_lone_stars_stay() {
        let spans = vec![
            span("2 * 3 ", Style::Plain),
            span("b c", Style::Strong),
            span(" ", Style::Plain),
            span("d", Style::Emphasis),
            span(" ", Style::Plain),
            span("e*f", Style::Code),
        ];
        assert_eq!(blocks("2 * 3 **b c** *d*\n`e*f`"), [Block::Paragraph(spans)]);
    }

    #[test]
    fn lists_nest_and_keep_their_numbers() {
        let inner = Block::List { start: None, items: vec![vec![paragraph("c")]] };
        let items = vec![vec![paragraph("a b")], vec![paragraph("d"), inner]];
        assert_eq!(blocks("3. a\n   b\n4. d\n   - c"), [Block::List { start: Some(3), items }]);
    }

    #[test]
    fn tables_headings_and_drawings_are_blocks() {
        let cell = |text: &str| vec![span(text, Style::Plain)];
        let parsed = blocks("# T\n\n| | a |\n|---|---|\n| b | c |\n\n```\n x  y\n```");
        let title = Block::Heading { level: 1, text: cell("T") };
        let table = Block::Table(vec![vec![vec![], cell("a")], vec![cell("b"), cell("c")]]);
        assert_eq!(parsed, [title, table, Block::Code(" x  y\n".to_owned())]);
    }
}
