//! `menagerie rules`

use std::io::{self, Write};

use book::{Book, Clause, Part, RuleBook};
use clap::Args as ClapArgs;
use rules::{Illegal, catalog::AnySpec};
use serde_json::{Value, json};

use crate::{
    cli::Format,
    failure::{Done, Failure, Refusal, UNKNOWN_GAME},
    page::{self, BOLD, DIM, Page},
};

/// Read a game's rules, or one clause
#[derive(ClapArgs)]
#[command(
    long_about = "Shows the rule book of a game, clause by clause and in our own words; `common` is what all games share. With a \
    clause's id it shows that clause alone, and with the name of a page that page of the manual.\n\nA clause marked `book` says what the printed rules say. One marked `ruling` is ours: the \
    printed rules leave something open there, contradict themselves, or show it only in a picture we do not have."
)]
#[command(
    after_long_help = "Examples:\n  menagerie rules jungle\n  menagerie rules mandua | less -R\n  menagerie rules J-13\n  menagerie rules ugi\n  \
    menagerie rules mana --json"
)]
pub(crate) struct Args {
    /// A game, `common`, the id of a clause, as MD-12, or a page of the manual: players, strength, search, known, solving, proving, tables, records, dice, ugi, server, wire
    #[arg(value_name = "GAME|CLAUSE|PAGE")]
    what: String,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Done {
    let mut out = anstream::AutoStream::auto(io::stdout().lock());
    if let Some((rules, section, clause)) = find(book, &args.what) {
        if args.format.json {
            writeln!(out, "{}", object(rules, section, clause))?;
        } else {
            write!(out, "{}", clause_text(clause))?;
        }
        return Ok(());
    }
    if is_clause_id(&args.what) {
        return Err(Failure::refused("clause-unknown", format!("There is no clause {}.", args.what)));
    }
    if let Some(page) = book.manual().iter().find(|page| page.name == args.what) {
        if args.format.json {
            writeln!(out, "{}", json!({"page": page.name, "text": page.text}))?;
        } else {
            let mut set = Page::new(page::width());
            set.markdown(page.text);
            write!(out, "{}", set.text())?;
        }
        return Ok(());
    }
    let name = match args.what.as_str() {
        "common" => "common",
        spec => AnySpec::parse(spec).map_err(|illegal| unknown(book, &illegal))?.info().name,
    };
    let Some(rules) = book.rules(name) else {
        return Err(Failure::refused("rules-unknown", format!("There is no rule book of {name}.")));
    };
    if args.format.json {
        for section in &rules.sections {
            for part in &section.parts {
                if let Part::Clause(clause) = part {
                    writeln!(out, "{}", object(rules, &section.title, clause))?;
                }
            }
        }
    } else {
        write!(out, "{}", whole(rules))?;
    }
    Ok(())
}

/// What names no game may have been meant to name a page of the manual.
fn unknown(book: &Book, illegal: &Illegal) -> Failure {
    let mut refusal = Refusal::by_rules(book, illegal);
    if illegal.key() == UNKNOWN_GAME {
        let pages: Vec<&str> = book.manual().iter().map(|page| page.name).collect();
        refusal.message += &format!(" The pages of the manual are {}.", pages.join(", "));
    }
    Failure::Refused(vec![refusal])
}

/// The clause of this id, in whatever case it was typed, with its book and section.
fn find<'a>(book: &'a Book, id: &str) -> Option<(&'a RuleBook, &'a str, &'a Clause)> {
    book.rule_books().iter().find_map(|rules| {
        rules.sections.iter().find_map(|section| {
            section.parts.iter().find_map(|part| match part {
                Part::Clause(clause) if clause.id.eq_ignore_ascii_case(id) => {
                    Some((rules, section.title.as_str(), clause))
                }
                _ => None,
            })
        })
    })
}

/// Letters, a hyphen and a number.
fn is_clause_id(text: &str) -> bool {
    text.split_once('-').is_some_and(|(letters, number)| {
        !letters.is_empty()
            && letters.bytes().all(|byte| byte.is_ascii_alphabetic())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

fn object(rules: &RuleBook, section: &str, clause: &Clause) -> Value {
    json!({
        "clause": clause.id,
        "source": clause.source.mark(),
        "rules": rules.name,
        "section": section,
        "text": clause.text,
    })
}

/// A clause for the terminal.
pub(crate) fn clause_text(clause: &Clause) -> String {
    let mut page = Page::new(page::width());
    put_clause(&mut page, clause);
    page.text()
}

/// The clause of this id for the terminal.
pub(crate) fn clause_by_id(book: &Book, id: &str) -> Option<String> {
    find(book, id).map(|(_, _, clause)| clause_text(clause))
}

fn put_clause(page: &mut Page, clause: &Clause) {
    let head = format!("{BOLD}{}{BOLD:#} {DIM}{}{DIM:#}  ", clause.id, clause.source.mark());
    page.item(&head, 4, &clause.text);
}

fn whole(rules: &RuleBook) -> String {
    let mut page = Page::new(page::width());
    page.title(&rules.title);
    page.markdown(&rules.lead);
    for section in &rules.sections {
        page.heading(&section.title);
        for part in &section.parts {
            match part {
                Part::Clause(clause) => put_clause(&mut page, clause),
                Part::Text(text) => page.markdown(text),
            }
        }
    }
    page.text()
}
