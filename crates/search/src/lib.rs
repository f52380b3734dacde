//! search.
