//! mandua.
