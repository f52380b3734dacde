//! The files of the page, embedded in the program.

use std::borrow::Cow;

use rust_embed::RustEmbed;
use server::{Asset, Assets};

/// The page as Node.js built it; see `build/page.rs`.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/page"]
struct Files;

/// The path and the content of every file.
pub(crate) fn files() -> impl Iterator<Item = (Cow<'static, str>, Cow<'static, [u8]>)> {
    Files::iter().filter_map(|path| Files::get(&path).map(|file| (path, file.data)))
}

/// Serves the embedded files.
pub(crate) struct Page;

impl Assets for Page {
    fn file(&self, path: &str) -> Option<Asset> {
        let file = Files::get(path)?;
        let [a, b, c, d, e, f, g, h, ..] = file.metadata.sha256_hash();
        let tag = format!("{:016x}", u64::from_be_bytes([a, b, c, d, e, f, g, h]));
        Some(Asset { bytes: file.data, media_type: media_type(path).to_owned(), tag })
    }
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
