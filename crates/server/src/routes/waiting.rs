//! Counting the bytes of requests and responses while they are in memory.

use std::{
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::{Request, State},
    http::header,
    middleware::Next,
    response::{IntoResponse, Response},
};
use hyper::body::{Frame, SizeHint};
use wire::refusals::server as refusals;

use crate::{app::App, error::Error, guard::Counted, identity::ClientAddress, limits::MAX_BODY};

/// Refuses a request if its body or its response, added to the bytes that already wait for its address,
/// exceeds the limit.
pub(super) async fn count_waiting(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    let too_much = || Error::from(refusals::TOO_MUCH_WAITING).into_response();
    let Some(_asked) = app.limits.wait(address, body_length(&request)) else { return too_much() };
    let response = next.run(request).await;
    let length = response.body().size_hint().exact().unwrap_or_default();
    let Some(counted) = app.limits.wait(address, length as usize) else { return too_much() };
    let counted = Arc::new(counted);
    response.map(|body| Body::new(CountedBody { body, counted }))
}

/// Returns the length of the body that a request announces. If the request announces a body but not its
/// length, returns the maximum length.
fn body_length(request: &Request) -> usize {
    let announced = request
        .headers()
        .get(header::CONTENT_LENGTH)
        .map(|length| length.to_str().ok().and_then(|length| length.parse().ok()).unwrap_or(MAX_BODY));
    let unannounced = if request.headers().contains_key(header::TRANSFER_ENCODING) { MAX_BODY } else { 0 };
    announced.unwrap_or(unannounced).min(MAX_BODY)
}

/// A response body that counts as waiting until its last byte is written.
struct CountedBody {
    body: Body,
    counted: Arc<Counted>,
}

/// A part of a [`CountedBody`]. The connection keeps the part until it is written.
struct CountedBytes {
    bytes: Bytes,
    _counted: Arc<Counted>,
}

impl AsRef<[u8]> for CountedBytes {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl HttpBody for CountedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let counted = self.counted.clone();
        let count = |bytes| Bytes::from_owner(CountedBytes { bytes, _counted: counted });
        Pin::new(&mut self.body)
            .poll_frame(cx)
            .map(|frame| frame.map(|frame| frame.map(|frame| frame.map_data(count))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
