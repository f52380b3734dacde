//! Writes numbers as the language of the book does.

use book::Book;

/// A number with its decimal point as the language writes it. German has a comma there.
pub(crate) fn decimal(book: &Book, number: &str) -> String {
    number.replace('.', &book.name("terminal-decimal-point"))
}
