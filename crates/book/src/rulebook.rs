//! Splits a game's rule book into sections and clauses.
//!
//! A clause is a list item that begins with `- **MD-12 [ruling]** `. The rest of the clause is indented by
//! two spaces. All other Markdown is kept as it is.

use std::ops::Range;

use crate::{
    diagram::Diagram,
    markdown::{self, Block, Kind},
};

/// The rules of one game, or `common`, the rules that all games share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBook {
    /// The game's name in a spec, or `common`.
    pub name: &'static str,
    /// The page's title.
    pub title: String,
    /// The Markdown between the title and the first section.
    pub lead: String,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

/// A section of a rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Clauses and the text between them, in order.
    pub parts: Vec<Part>,
}

/// A part of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A clause.
    Clause(Clause),
    /// Markdown between clauses.
    Text(String),
}

/// A clause of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The id, as in `MD-12`.
    pub id: String,
    /// Where the clause comes from.
    pub source: Source,
    /// The Markdown text. Inside it, `**[ruling]**` marks where our own decision begins, and `**[book]**`
    /// marks where the printed rules begin.
    pub text: String,
}

/// Where a clause comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The printed rules, in our own words.
    Book,
    /// Our own decision, where the printed rules leave something open.
    Ruling,
}

impl Source {
    /// The word in brackets after a clause's id: `book` or `ruling`.
    pub fn mark(self) -> &'static str {
        match self {
            Source::Book => "book",
            Source::Ruling => "ruling",
        }
    }
}

impl RuleBook {
    /// Parses a rule book's Markdown page.
    pub(crate) fn parse(name: &'static str, page: &str) -> RuleBook {
        let mut book = RuleBook { name, title: String::new(), lead: String::new(), sections: Vec::new() };
        // The range of the text since the last heading or clause.
        let mut text = None::<Range<usize>>;
        for (kind, place) in markdown::parts(page) {
            let source = &page[place.clone()];
            let clause = match kind {
                Kind::Item if !book.sections.is_empty() => Clause::parse(source),
                _ => None,
            };
            match (kind, clause) {
                (Kind::Heading(level @ (1 | 2)), _) => {
                    book.add_text(page, text.take());
                    let title = source.trim_start_matches('#').trim().to_owned();
                    match level {
                        1 => book.title = title,
                        _ => book.sections.push(Section { title, parts: Vec::new() }),
                    }
                }
                (_, Some(clause)) => {
                    book.add_text(page, text.take());
                    if let Some(section) = book.sections.last_mut() {
                        section.parts.push(Part::Clause(clause));
                    }
                }
                _ => text = Some(text.map_or(place.start, |text| text.start)..place.end),
            }
        }
        book.add_text(page, text);
        book
    }

    /// All clauses, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.parts).filter_map(|part| match part {
            Part::Clause(clause) => Some(clause),
            Part::Text(_) => None,
        })
    }

    /// The boards of all sections and clauses, in order.
    pub fn diagrams(&self) -> Vec<Diagram> {
        let texts = self.sections.iter().flat_map(|section| &section.parts).map(|part| match part {
            Part::Clause(clause) => &clause.text,
            Part::Text(text) => text,
        });
        let mut diagrams = Vec::new();
        for text in texts {
            collect(markdown::blocks(text), &mut diagrams);
        }
        diagrams
    }

    /// Adds the text between two clauses, or between the title and the first section.
    fn add_text(&mut self, page: &str, place: Option<Range<usize>>) {
        let Some(place) = place else { return };
        let text = page[place].trim_matches('\n').trim_end().to_owned();
        match self.sections.last_mut() {
            Some(section) => section.parts.push(Part::Text(text)),
            None => self.lead = text,
        }
    }
}

/// Adds the boards in `blocks` to `diagrams`.
fn collect(blocks: Vec<Block>, diagrams: &mut Vec<Diagram>) {
    for block in blocks {
        match block {
            Block::Board(diagram) => diagrams.push(*diagram),
            Block::List { items, .. } => items.into_iter().for_each(|item| collect(item, diagrams)),
            _ => {}
        }
    }
}

impl Clause {
    /// Parses a list item that is a clause.
    fn parse(item: &str) -> Option<Clause> {
        let (head, text) = item.strip_prefix("- **")?.split_once("]**")?;
        let (id, mark) = head.split_once(" [")?;
        let (letters, number) = id.split_once('-')?;
        let source = match mark {
            "book" => Source::Book,
            "ruling" => Source::Ruling,
            _ => return None,
        };
        let proper = !letters.is_empty()
            && letters.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit());
        let lines = text.trim().lines().map(|line| line.strip_prefix("  ").unwrap_or(line));
        proper.then(|| Clause { id: id.to_owned(), source, text: lines.collect::<Vec<_>>().join("\n") })
    }
}

#[cfg(test)]
mod tests {
    use super::{Clause, Part, RuleBook, Source};

    #[test]
    fn a_page_falls_into_sections_and_clauses() {
        let page = [
            "# Title",
            "",
            "Lead,",
            "more.",
            "",
            "## One",
            "",
            "Before.",
            "",
            "- **X-1 [book]** First",
            "  goes on.",
            "",
            "  | a |",
            "  |---|",
            "- **X-2 [ruling]** Second.",
            "",
            "After.",
            "- item",
            "",
            "## Two",
            "- **X-3 [book]** Third",
        ]
        .join("\n");
        let book = RuleBook::parse("x", &page);
        let clause = |id: &str, source, text: &str| {
            Part::Clause(Clause { id: id.to_owned(), source, text: text.to_owned() })
        };
        assert_eq!((book.title.as_str(), book.lead.as_str()), ("Title", "Lead,\nmore."));
        assert_eq!(
            book.sections[0].parts,
            [
                Part::Text("Before.".to_owned()),
                clause("X-1", Source::Book, "First\ngoes on.\n\n| a |\n|---|"),
                clause("X-2", Source::Ruling, "Second."),
                Part::Text("After.\n- item".to_owned()),
            ]
        );
        assert_eq!(book.sections[1].parts, [clause("X-3", Source::Book, "Third")]);
        assert_eq!(book.clauses().count(), 3);
    }

    #[test]
    fn only_an_exact_head_begins_a_clause() {
        for line in [
            "- **X-1** a",
            "- **X [book]** a",
            "- **X-1 [other]** a",
            "**X-1 [book]** a",
            "- **-1 [book]** a",
        ] {
            assert_eq!(Clause::parse(line), None, "{line}");
        }
    }
}
