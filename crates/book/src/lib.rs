//! book.
