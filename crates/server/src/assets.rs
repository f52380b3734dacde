//! The files of the page, which are built into the program.

use std::{
    borrow::Cow,
    collections::HashMap,
    io::Write,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use tokio::{sync::OnceCell, task::spawn_blocking};

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
        (header::CONTENT_TYPE, asset.media_type.clone()),
        (header::ETAG, tag),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, fields).into_response();
    }
    let compressed = if takes_gzip(&headers) { app.compressed.get(&asset).await } else { None };
    match compressed {
        Some(bytes) => (fields, [(header::CONTENT_ENCODING, "gzip")], bytes).into_response(),
        None => (fields, asset.bytes).into_response(),
    }
}

/// The files of the page as gzip. Each is compressed once, when it is first asked for, so that many browsers
/// that load the page cost little.
#[derive(Default)]
pub(crate) struct Compressed {
    /// For the tag of each file, its compressed bytes, or `None` if compressing saves nothing.
    by_tag: Mutex<HashMap<String, Arc<OnceCell<Option<Bytes>>>>>,
}

impl Compressed {
    /// Returns a file as gzip, if that is shorter.
    async fn get(&self, asset: &Asset) -> Option<Bytes> {
        let compressed = {
            let mut by_tag = self.by_tag.lock().unwrap_or_else(PoisonError::into_inner);
            by_tag.entry(asset.tag.clone()).or_default().clone()
        };
        // Other requests for this file wait for the result, so that it is compressed only once.
        let compress = async || {
            let bytes = asset.bytes.clone();
            spawn_blocking(move || gzip(&bytes)).await.ok().flatten()
        };
        compressed.get_or_init(compress).await.clone()
    }
}

/// Compresses bytes. Returns `None` if that saves nothing.
fn gzip(bytes: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    let compressed = encoder.finish().ok()?;
    (compressed.len() < bytes.len()).then(|| compressed.into())
}

/// Whether a client reads gzip (RFC 9110, 12.5.3).
fn takes_gzip(headers: &HeaderMap) -> bool {
    let fields = headers.get_all(header::ACCEPT_ENCODING).into_iter();
    let codings = fields.filter_map(|field| field.to_str().ok()).flat_map(|field| field.split(','));
    codings.map(|coding| coding.split_once(';').unwrap_or((coding, ""))).any(|(coding, weight)| {
        let weight = weight.trim().trim_start_matches("q=");
        coding.trim().eq_ignore_ascii_case("gzip") && weight.parse() != Ok(0.0)
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::http::{HeaderMap, HeaderValue, header};
    use flate2::read::GzDecoder;

    use super::{Asset, Compressed, takes_gzip};

    fn asset(bytes: &'static [u8]) -> Asset {
        Asset { bytes: bytes.into(), media_type: "text/plain".to_owned(), tag: bytes.len().to_string() }
    }

    #[tokio::test]
    async fn a_file_is_compressed_once_and_only_if_that_saves_something() {
        let compressed = Compressed::default();
        let file = asset(&[b'a'; 10_000]);
        let bytes = compressed.get(&file).await.unwrap();
        let mut read = Vec::new();
        GzDecoder::new(&*bytes).read_to_end(&mut read).unwrap();
        assert_eq!((read.as_slice(), bytes.len() < 100), (&*file.bytes, true));
        let again = compressed.get(&file).await.unwrap();
        assert_eq!(again.as_ptr(), bytes.as_ptr());
        assert_eq!(compressed.get(&asset(b"a")).await, None);
    }

    #[test]
    fn a_client_says_whether_it_reads_gzip() {
        for (value, takes) in [
            ("gzip", true),
            ("br, GZIP;q=0.5", true),
            ("gzip;q=1.0, identity", true),
            ("gzip;q=0", false),
            ("br", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(value));
            assert_eq!(takes_gzip(&headers), takes, "{value}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
