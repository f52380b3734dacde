//! Splits a game's rule book into sections and clauses.
//!
//! A clause is a list item that begins with `- **MD-12 [ruling]** `. The rest of the clause is indented by two spaces.
//! All other Markdown is kept as text.

use std::mem;

/// The rules of one game, or what all games share.
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
    /// The Markdown text. Where a book clause continues with a ruling, or the other way round, the text contains
    /// `**[ruling]**` or `**[book]**`.
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
    /// The word in brackets: `book` or `ruling`.
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
        let mut text = String::new();
        let mut fenced = false;
        for line in page.lines() {
            fenced ^= line.trim_start().starts_with("```");
            if fenced {
                push_line(book.open_text(&mut text), line);
            } else if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut book.title);
            } else if let Some(title) = line.strip_prefix("## ") {
                book.close_text(&mut text);
                book.sections.push(Section { title: title.to_owned(), parts: Vec::new() });
            } else if let Some(clause) = Clause::begin(line) {
                book.close_text(&mut text);
                match book.sections.last_mut() {
                    Some(section) => section.parts.push(Part::Clause(clause)),
                    None => push_line(&mut book.lead, line),
                }
            } else if let (Some(clause), true) =
                (book.open_clause(&text), line.is_empty() || line.starts_with("  "))
            {
                push_line(&mut clause.text, line.strip_prefix("  ").unwrap_or(line));
            } else {
                push_line(&mut text, line);
            }
        }
        book.close_text(&mut text);
        book.trim();
        book
    }

    /// All clauses, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.parts).filter_map(|part| match part {
            Part::Clause(clause) => Some(clause),
            Part::Text(_) => None,
        })
    }

    /// Where to append a line inside a code fence: to the open clause, or to the text.
    fn open_text<'a>(&'a mut self, text: &'a mut String) -> &'a mut String {
        if text.is_empty()
            && let Some(Section { parts, .. }) = self.sections.last_mut()
            && let Some(Part::Clause(clause)) = parts.last_mut()
        {
            return &mut clause.text;
        }
        text
    }

    /// The clause that the next line may continue.
    fn open_clause(&mut self, text: &str) -> Option<&mut Clause> {
        match self.sections.last_mut()?.parts.last_mut()? {
            Part::Clause(clause) if text.is_empty() => Some(clause),
            _ => None,
        }
    }

    fn close_text(&mut self, text: &mut String) {
        let text = mem::take(text);
        match self.sections.last_mut() {
            _ if text.trim().is_empty() => {}
            Some(section) => section.parts.push(Part::Text(text)),
            None => self.lead.push_str(&text),
        }
    }

    fn trim(&mut self) {
        self.lead = self.lead.trim().to_owned();
        for part in self.sections.iter_mut().flat_map(|section| &mut section.parts) {
            let (Part::Text(text) | Part::Clause(Clause { text, .. })) = part;
            *text = text.trim_matches('\n').trim_end().to_owned();
        }
    }
}

impl Clause {
    /// Parses the first line of a clause.
    fn begin(line: &str) -> Option<Clause> {
        let (head, text) = line.strip_prefix("- **")?.split_once("]**")?;
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
        proper.then(|| Clause { id: id.to_owned(), source, text: text.trim_start().to_owned() })
    }
}

fn push_line(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::{Clause, Part, RuleBook, Source};

    #[test]
    fn a_page_falls_into_sections_and_clauses() {
        let page = "# Title\n\nLead,\nmore.\n\n## One\n\nBefore.\n\n- **X-1 [book]** First\n  goes on.\n\n  | a |\n  |---|\n- **X-2 \
                    [ruling]** Second.\n\nAfter.\n- item\n\n## Two\n- **X-3 [book]** Third\n";
        let book = RuleBook::parse("x", page);
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
            assert_eq!(Clause::begin(line), None, "{line}");
        }
    }
}
