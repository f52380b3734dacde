//! The files of the page, which are built into the program.

use std::{borrow::Cow, sync::Arc};

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

use crate::app::App;

/// Provides the files of the page.
pub trait Assets: Send + Sync + 'static {
    /// Returns the file with this path, such as `index.html`.
    fn file(&self, path: &str) -> Option<Asset>;
}

/// A file of the page.
pub struct Asset {
    /// The file's content.
    pub bytes: Cow<'static, [u8]>,
    /// The file's media type.
    pub media_type: String,
    /// The value of the `ETag` header. It changes whenever the content does.
    pub tag: String,
}

/// Answers every request that has no route of its own. The answer is a file, or `index.html` for an address
/// that the page itself handles.
pub(crate) async fn page(State(app): State<Arc<App>>, headers: HeaderMap, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let Some(assets) = app.config.assets.filter(|_| !path.starts_with("api/")) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let (asset, immutable) = match assets.file(path).filter(|_| !path.is_empty()) {
        // The names of files in `assets/` contain a hash of their content, so browsers may keep them forever.
        Some(asset) => (Some(asset), path.starts_with("assets/")),
        None if path.contains('.') => (None, false),
        None => (assets.file("index.html"), false),
    };
    let Some(asset) = asset else { return StatusCode::NOT_FOUND.into_response() };
    let tag = format!("\"{}\"", asset.tag);
    let cache = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let fields = [
        (header::CONTENT_TYPE, asset.media_type),
        (header::ETAG, tag),
        (header::CACHE_CONTROL, cache.to_owned()),
    ];
    if known {
        (StatusCode::NOT_MODIFIED, fields).into_response()
    } else {
        (fields, asset.bytes).into_response()
    }
}
