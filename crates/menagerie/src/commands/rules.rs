//! `menagerie rules`

use std::io::{self, Write};

use book::{Book, Clause, Language, Part, RuleBook};
use clap::Args as ClapArgs;
use rules::{Illegal, catalog::AnySpec};
use serde_json::{Value, json};

use crate::{
    cli::Format,
    cli::UNKNOWN_GAME,
    failure::{Failure, Result},
    help,
    page::{self, BOLD, DIM, Page},
    refusal::Reason,
    refusal::Refusal,
};

/// Read the rules of a game, a clause, or a page of the manual
#[derive(ClapArgs)]
#[command(
    long_about = "Shows the rule book of a game, clause by clause and in our own words. The book `common` \
    holds the rules that all games share. Give the id of a clause to see only that clause, or the name of a \
    page to see that page of the manual.\n\n\
    Each clause is marked. `book` means that the clause restates the printed rules. `ruling` means that the \
    clause is ours, because the printed rules leave something open, contradict themselves, or show something \
    only in a picture that we do not have."
)]
#[command(after_long_help = help::examples("rules"))]
pub(crate) struct Args {
    #[arg(value_name = "GAME|CLAUSE|PAGE", help = help_of_subject())]
    what: String,
    #[command(flatten)]
    pub(crate) format: Format,
}

/// The help of the argument `what`. It lists the pages of the manual.
fn help_of_subject() -> String {
    let pages = Language::English.pages().collect::<Vec<_>>().join(", ");
    format!("A game, `common`, the id of a clause such as MD-12, or a page of the manual: {pages}")
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let mut out = anstream::AutoStream::auto(io::stdout().lock());
    if let Some((rules, section, clause)) = find(book, &args.what) {
        if args.format.json {
            writeln!(out, "{}", object(rules, section, clause))?;
        } else {
            write!(out, "{}", clause_text(book, rules, clause))?;
        }
        return Ok(());
    }
    if is_clause_id(&args.what) {
        return Err(Reason::ClauseUnknown { clause: args.what.clone() }.into());
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
        return Err(Reason::RulesUnknown { name: name.to_owned() }.into());
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
        write!(out, "{}", whole(book, rules))?;
    }
    Ok(())
}

/// The refusal for a text that names no game, no clause and no page.
fn unknown(book: &Book, illegal: &Illegal) -> Failure {
    let refusal = Refusal::by_rules(book, illegal);
    if illegal.key() != UNKNOWN_GAME {
        return Failure::Refused(vec![refusal]);
    }
    let pages = book.language().pages().collect::<Vec<_>>().join(", ");
    let hint = book.say("terminal-manual-pages", &[("pages", &pages)]);
    let message = format!("{} {hint}", refusal.message(book));
    Failure::Refused(vec![Refusal::by_rules_saying(illegal, message)])
}

/// Finds a clause by its id, ignoring case. Returns the rule book, the title of the section, and the clause.
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

/// Whether a text looks like the id of a clause: letters, a hyphen and a number.
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

/// A clause, formatted for the terminal.
fn clause_text(book: &Book, rules: &RuleBook, clause: &Clause) -> String {
    let mut page = Page::of_rules(page::width(), book, rules);
    put_clause(&mut page, clause);
    page.text()
}

/// The clause with this id, formatted for the terminal.
pub(crate) fn clause_by_id(book: &Book, id: &str) -> Option<String> {
    find(book, id).map(|(rules, _, clause)| clause_text(book, rules, clause))
}

fn put_clause(page: &mut Page<'_>, clause: &Clause) {
    let head = format!("{BOLD}{}{BOLD:#} {DIM}{}{DIM:#}  ", clause.id, clause.source.mark());
    page.item(&head, 4, &clause.text);
}

fn whole(book: &Book, rules: &RuleBook) -> String {
    let mut page = Page::of_rules(page::width(), book, rules);
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
