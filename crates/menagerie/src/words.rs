//! Formats numbers for the language of the book.

use book::Book;

/// Replaces the decimal point of a number by the separator of the language, such as a comma in German.
pub(crate) fn decimal(book: &Book, number: &str) -> String {
    number.replace('.', &book.name("terminal-decimal-point"))
}
