//! The security headers of every response.

use server::{Asset, Assets};

use crate::common::{Running, request};

/// A page that consists of one file.
struct Page;

impl Assets for Page {
    fn file(&self, path: &str) -> Option<Asset> {
        (path == "index.html").then(|| Asset {
            bytes: b"<!doctype html>".as_slice().into(),
            media_type: "text/html; charset=utf-8".to_owned(),
            tag: "one".to_owned(),
        })
    }
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start_as(&data, |config| config.assets = Some(&Page)).await;
    for (method, path, status) in [
        ("GET", "/", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/tables", 401),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("TRACE", "/api/me", 405),
        ("GET", "/ws", 401),
        ("GET", "/healthz", 200),
    ] {
        let (got, headers, _) = request(server.port, method, path, "", None, "").await;
        assert_eq!(got, status, "{method} {path}");
        let value = |name: &str| headers.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        let policy = value("content-security-policy: ");
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval';",
            "manifest-src 'self';",
            "worker-src 'self';",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ] {
            assert!(policy.contains(part), "{path} {policy}");
        }
        assert_eq!(value("x-content-type-options: "), "nosniff", "{path}");
        assert_eq!(value("referrer-policy: "), "same-origin", "{path}");
        let is_page = path == "/";
        assert_eq!(value("cache-control: "), if is_page { "no-cache" } else { "no-store" }, "{path}");
        let is_data = path.starts_with("/api/");
        assert_eq!(value("content-disposition: ").starts_with("attachment"), is_data, "{path}");
        if status == 200 {
            let media_type = value("content-type: ");
            assert!(media_type.contains("charset=utf-8") || media_type == "application/json", "{media_type}");
        }
        // The headers do not let other origins read anything, and do not name the server's software.
        for name in ["access-control-", "server: ", "x-powered-by: "] {
            assert!(!headers.lines().any(|line| line.starts_with(name)), "{path} {headers}");
        }
    }
    server.stop().await;
}
