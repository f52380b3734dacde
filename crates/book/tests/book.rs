//! The book and the rules agree, in every language: each key has its sentence, each clause its text.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking, its helpers too"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use book::{
    Book, Clause, Language, Part, RuleBook, Source,
    diagram::{Diagram, set_up, take},
    markdown::{Block, Span, Style, blocks},
};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use rules::{
    Arg, Illegal, Refusal,
    catalog::{AnySpec, GAMES, common_refusals},
    jungle, manitou,
};

/// The variables of each message about the games in one language, by the message's key.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    messages_of(language, GAMES.iter().map(|game| game.name).chain(["common"]))
}

/// The variables of each message in these files of a language, by the message's key.
fn messages_of<'a>(
    language: Language,
    files: impl IntoIterator<Item = &'a str>,
) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for name in files {
        let path = format!("{}/../../book/{}/{name}.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
        let sentences = fs::read_to_string(path).unwrap();
        let resource =
            parser::parse(sentences.as_str()).unwrap_or_else(|(_, errors)| panic!("{name}.ftl: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                assert!(!matches!(entry, Entry::Junk { .. }), "{name}.ftl: {entry:?}");
                continue;
            };
            let mut variables = BTreeSet::new();
            collect(message.value.as_ref().expect("a message has a value"), &mut variables);
            let key = message.id.name.to_owned();
            assert!(messages.insert(key.clone(), variables).is_none(), "{key} is there twice");
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, variables);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| collect(&variant.value, variables));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        _ => {}
    }
}

fn all_refusals() -> impl Iterator<Item = &'static Refusal> {
    common_refusals().chain(GAMES.iter().flat_map(|game| game.refusals.iter().copied()))
}

#[test]
fn every_refusal_has_a_sentence_with_exactly_its_arguments() {
    for &language in Language::ALL {
        let messages = messages(language);
        for refusal in all_refusals() {
            let variables =
                messages.get(refusal.key).unwrap_or_else(|| panic!("{} has no sentence", refusal.key));
            let args: BTreeSet<String> = refusal.args.iter().map(|arg| (*arg).to_owned()).collect();
            assert_eq!(*variables, args, "{}", refusal.key);
        }
    }
}

#[test]
fn every_ending_has_a_sentence_that_needs_no_more_than_the_winner() {
    for &language in Language::ALL {
        let messages = messages(language);
        for ending in GAMES.iter().flat_map(|game| game.endings) {
            let variables =
                messages.get(ending.key).unwrap_or_else(|| panic!("{} has no sentence", ending.key));
            assert!(variables.iter().all(|name| name == "winner"), "{}", ending.key);
        }
    }
}

#[test]
fn every_sentence_belongs_to_something() {
    let mut known: BTreeSet<&str> = all_refusals().map(|refusal| refusal.key).collect();
    known.extend(GAMES.iter().flat_map(|game| game.endings).map(|ending| ending.key));
    for &language in Language::ALL {
        for (key, variables) in messages(language) {
            // A message without variables may be a name. This test does not know which names are looked up.
            assert!(known.contains(key.as_str()) || variables.is_empty(), "{key} is used nowhere");
        }
    }
}

#[test]
fn every_clause_of_the_code_is_in_the_book() {
    for &language in Language::ALL {
        let book = Book::new(language);
        let of_refusals = all_refusals().map(|refusal| refusal.clause);
        let of_endings = GAMES.iter().flat_map(|game| game.endings).map(|ending| ending.clause);
        for clause in of_refusals.chain(of_endings) {
            assert!(book.clause(clause).is_some(), "there is no clause {clause}");
        }
    }
}

#[test]
fn clauses_are_numbered_without_gaps() {
    for &language in Language::ALL {
        let book = Book::new(language);
        let prefixes = GAMES.iter().map(|game| (game.name, game.clauses)).chain([("common", "C")]);
        for (name, prefix) in prefixes {
            let mut ids: Vec<&str> = book.clauses(name).map(|clause| clause.id.as_str()).collect();
            ids.sort_by_key(|id| id.len());
            let expected: Vec<String> = (1..=ids.len()).map(|number| format!("{prefix}-{number}")).collect();
            ids.sort_by_key(|id| id.rsplit('-').next().and_then(|number| number.parse::<u32>().ok()));
            assert_eq!(ids, expected, "{name}");
            assert!(book.clauses(name).all(|clause| !clause.text.is_empty()));
        }
    }
}

#[test]
fn every_book_has_a_title_a_lead_and_sections() {
    for &language in Language::ALL {
        for rules in Book::new(language).rule_books() {
            assert!(!rules.title.is_empty() && !rules.lead.is_empty(), "{}", rules.name);
            assert!(rules.sections.iter().all(|section| !section.parts.is_empty()), "{}", rules.name);
        }
    }
}

#[test]
fn everything_that_has_a_name_is_named() {
    let names: Vec<&str> = GAMES
        .iter()
        .flat_map(|game| game.seat_names.iter().copied().chain([game.name]))
        .chain(jungle::Kind::ALL.map(jungle::Kind::name))
        .chain(manitou::Card::all().map(manitou::Card::name))
        .chain(manitou::Tile::all().map(manitou::Tile::name))
        .collect();
    for &language in Language::ALL {
        let book = Book::new(language);
        for name in &names {
            assert!(book.has(name), "{name}");
        }
    }
}

#[test]
fn every_language_has_the_same_sentences() {
    let pages: Vec<String> = GAMES.iter().map(|game| format!("page/{}", game.name)).collect();
    let messages = |language| {
        let mut all = messages(language);
        let others = ["table", "terminal", "page", "page/editor", "page/privacy"];
        all.extend(messages_of(language, others.into_iter().chain(pages.iter().map(String::as_str))));
        all
    };
    let english = messages(Language::English);
    for &language in Language::ALL {
        assert_eq!(messages(language), english, "{language:?}");
    }
}

/// The texts of one style, in order.
fn texts_in(style: Style, blocks: &[Block]) -> Vec<String> {
    let of = |spans: &[Span]| -> Vec<String> {
        spans.iter().filter(|span| span.style == style).map(|span| span.text.clone()).collect()
    };
    let of_block = |block: &Block| match block {
        Block::Heading { text, .. } | Block::Paragraph(text) => of(text),
        Block::List { items, .. } => items.iter().flat_map(|item| texts_in(style, item)).collect(),
        Block::Table(rows) => rows.iter().flatten().flat_map(|cell| of(cell)).collect(),
        Block::Code(_) | Block::Board(_) => Vec::new(),
    };
    blocks.iter().flat_map(of_block).collect()
}

/// What a clause has in common with its translation: its id, its marks such as `[ruling]`, and the code in
/// its text. Code blocks are left out, because drawings contain words.
fn bones(clause: &Clause) -> (&str, Vec<String>, BTreeSet<String>) {
    let blocks = blocks(&clause.text);
    let strong = texts_in(Style::Strong, &blocks);
    let marks = strong.into_iter().filter(|text| text.starts_with('[') && text.ends_with(']'));
    let marks = [format!("[{}]", clause.source.mark())].into_iter().chain(marks).collect();
    (&clause.id, marks, texts_in(Style::Code, &blocks).into_iter().collect())
}

#[test]
fn every_language_has_the_same_rules() {
    let of_english = Book::new(Language::English);
    for &language in Language::ALL {
        let book = Book::new(language);
        let sections = |rules: &RuleBook| -> Vec<usize> {
            rules.sections.iter().map(|section| section.parts.len()).collect()
        };
        for (rules, english) in book.rule_books().iter().zip(of_english.rule_books()) {
            assert_eq!(sections(rules), sections(english), "{language:?} {}", rules.name);
            for (clause, english) in rules.clauses().zip(english.clauses()) {
                assert_eq!(bones(clause), bones(english), "{language:?}");
            }
        }
    }
}

/// The number of fenced `board` blocks in a text, including malformed ones.
fn written_boards(text: &str) -> usize {
    text.matches("```board").count()
}

#[test]
fn every_board_of_the_rule_books_can_be_played() {
    for &language in Language::ALL {
        for rules in Book::new(language).rule_books() {
            let diagrams = rules.diagrams();
            let parts = rules.sections.iter().flat_map(|section| &section.parts);
            let written: usize = parts
                .map(|part| match part {
                    Part::Clause(clause) => written_boards(&clause.text),
                    Part::Text(text) => written_boards(text),
                })
                .sum();
            assert_eq!(diagrams.len(), written, "{language:?} {}: a board is malformed", rules.name);
            let names: BTreeSet<&str> = diagrams.iter().map(|diagram| diagram.name.as_str()).collect();
            assert_eq!(names.len(), diagrams.len(), "{}: two boards have one name", rules.name);
            for diagram in &diagrams {
                let fault = |error| panic!("{language:?} {}: {error}", diagram.name);
                let mut game = set_up(diagram, &diagrams).unwrap_or_else(fault);
                assert_eq!(game.spec().info().name, rules.name, "{}", diagram.name);
                diagram.near_seat(game.spec()).unwrap_or_else(|error| panic!("{}: {error}", diagram.name));
                assert!(!diagram.picture.text.is_empty(), "{} says nothing", diagram.name);
                for step in &diagram.steps {
                    take(&mut game, step).unwrap_or_else(|error| panic!("{}: {error}", diagram.name));
                    assert!(!step.caption.text.is_empty(), "{} {}", diagram.name, step.action);
                }
            }
        }
    }
}

/// A board without the text of its captions.
fn wordless(mut diagram: Diagram) -> Diagram {
    diagram.picture.text.clear();
    diagram.steps.iter_mut().for_each(|step| step.caption.text.clear());
    diagram
}

/// The boards of each clause, in order, and the boards outside clauses (`None`).
fn boards_by_clause(rules: &RuleBook) -> Vec<(Option<String>, Vec<Diagram>)> {
    let parts = rules.sections.iter().flat_map(|section| &section.parts).map(|part| match part {
        Part::Clause(clause) => (Some(clause.id.clone()), &clause.text),
        Part::Text(text) => (None, text),
    });
    let boards = |text: &str| -> Vec<Diagram> {
        let boards = blocks(text).into_iter().filter_map(|block| match block {
            Block::Board(diagram) => Some(wordless(*diagram)),
            _ => None,
        });
        boards.collect()
    };
    parts.map(|(clause, text)| (clause, boards(text))).collect()
}

#[test]
fn every_language_has_the_same_boards_at_the_same_clauses() {
    let of_english = Book::new(Language::English);
    for &language in Language::ALL {
        let book = Book::new(language);
        for (rules, english) in book.rule_books().iter().zip(of_english.rule_books()) {
            assert_eq!(boards_by_clause(rules), boards_by_clause(english), "{language:?} {}", rules.name);
        }
    }
}

/// All code outside clauses: specs, actions and positions in the text, and whole code blocks.
fn forms(rules: &RuleBook) -> BTreeSet<String> {
    let texts = rules.sections.iter().flat_map(|section| &section.parts).filter_map(|part| match part {
        Part::Text(text) => Some(blocks(text)),
        Part::Clause(_) => None,
    });
    let forms = texts.flat_map(|blocks| {
        let whole = blocks.iter().filter_map(|block| match block {
            Block::Code(text) => Some(text.clone()),
            _ => None,
        });
        whole.chain(texts_in(Style::Code, &blocks)).collect::<Vec<_>>()
    });
    forms.collect()
}

#[test]
fn every_language_writes_games_down_in_the_same_way() {
    let of_english = Book::new(Language::English);
    for &language in Language::ALL {
        let book = Book::new(language);
        for (rules, english) in book.rule_books().iter().zip(of_english.rule_books()) {
            assert_eq!(forms(rules), forms(english), "{language:?} {}", rules.name);
        }
    }
}

/// The structure of blocks without their words.
fn shape(blocks: &[Block]) -> Vec<String> {
    let shape_of = |block: &Block| match block {
        Block::Heading { level, .. } => format!("heading {level}"),
        Block::Paragraph(_) => "paragraph".to_owned(),
        Block::List { start, items } => {
            format!("list {start:?} {:?}", items.iter().map(|item| shape(item)).collect::<Vec<_>>())
        }
        Block::Table(rows) => format!("table {:?}", rows.iter().map(Vec::len).collect::<Vec<_>>()),
        Block::Code(_) => "code".to_owned(),
        Block::Board(_) => "board".to_owned(),
    };
    blocks.iter().map(shape_of).collect()
}

/// The groups of digits in a page, without separators, because these differ between languages.
fn figures(page: &str) -> BTreeSet<&str> {
    page.split(|letter: char| !letter.is_ascii_digit()).filter(|group| !group.is_empty()).collect()
}

#[test]
fn every_language_has_the_same_manual() {
    let of_english = Book::new(Language::English);
    for &language in Language::ALL {
        let book = Book::new(language);
        for (page, english) in book.manual().iter().zip(of_english.manual()) {
            assert_eq!(shape(&blocks(page.text)), shape(&blocks(english.text)), "{language:?} {}", page.name);
            assert_eq!(figures(page.text), figures(english.text), "{language:?} {}", page.name);
        }
    }
}

#[test]
fn a_language_is_told_by_its_code_a_tag_or_a_locale() {
    for code in ["de", "DE", "de-AT", "de_CH.UTF-8", "de@euro"] {
        assert_eq!(Language::of(code), Some(Language::German), "{code}");
    }
    assert_eq!(Language::of("en_GB"), Some(Language::English));
    for code in ["", "C", "POSIX", "dem", "fr_FR.UTF-8"] {
        assert_eq!(Language::of(code), None, "{code}");
    }
}

#[test]
fn german_sentences_agree_with_what_they_name() {
    let book = Book::new(Language::German);
    static REFUSAL: Refusal = Refusal { clause: "J-13", key: "jungle-hungry-den", args: &["animal"] };
    let hungry = |animal| book.sentence(&Illegal::new(&REFUSAL, [Arg::Name(animal)]));
    assert_eq!(hungry("jungle-lion"), "Ein hungriger Löwe darf den feindlichen Bau nicht betreten.");
    assert_eq!(hungry("jungle-rat"), "Eine hungrige Ratte darf den feindlichen Bau nicht betreten.");
}

#[test]
fn a_sentence_names_things_and_shows_what_was_typed() {
    let book = Book::new(Language::English);
    let refused = AnySpec::parse("chess").unwrap_err();
    assert!(book.sentence(&refused).contains("“chess”"));
    static REFUSAL: Refusal = Refusal { clause: "J-13", key: "jungle-hungry-den", args: &["animal"] };
    let hungry = Illegal::new(&REFUSAL, [Arg::Name("jungle-lion")]);
    assert_eq!(book.sentence(&hungry), "A hungry Lion may not enter the enemy den.");
    static UNKNOWN: Refusal = Refusal { clause: "C-1", key: "no-such-key", args: &["text"] };
    assert_eq!(book.sentence(&Illegal::new(&UNKNOWN, ["x".into()])), "C-1 no-such-key text=x");
}

#[test]
fn rulings_are_told_from_the_printed_rules() {
    let book = Book::new(Language::English);
    assert_eq!(book.clause("J-13").unwrap().source, Source::Book);
    assert_eq!(book.clause("J-17").unwrap().source, Source::Ruling);
    assert_eq!(book.clause("J-99"), None);
}

/// Every test that the manual names as proof exists.
#[test]
fn the_manual_names_tests_that_exist() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut sources = String::new();
    let folders = ["crates", "web/src", "web/e2e"].map(|folder| root.join(folder));
    let mut open = folders.to_vec();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "ts") {
                sources.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    for &language in Language::ALL {
        let book = Book::new(language);
        let page = book.manual().iter().find(|page| page.name == "security").unwrap();
        let mut named = 0;
        for row in page.text.lines().filter(|line| line.starts_with("| ") && line.matches(" |").count() > 2) {
            let tests = row.rsplit('|').nth(1).unwrap();
            for test in tests.split('`').skip(1).step_by(2) {
                let is_there = [format!("fn {test}("), format!("it('{test}'")];
                assert!(is_there.iter().any(|text| sources.contains(text)), "{test}");
                named += 1;
            }
        }
        assert!(named > 40, "{named}");
    }
}
