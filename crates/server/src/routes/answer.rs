//! What went wrong, as an answer.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use wire::Refusal;

use crate::app::Trouble;

impl Trouble {
    /// The refusal that a client is told; what is broken inside is logged instead.
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Trouble::Refused(refusal) => refusal,
            Trouble::NoTable => Refusal::of("table-unknown"),
            Trouble::Failed(failure) => {
                tracing::error!(%failure, "a request failed");
                Refusal::of("server-failed")
            }
        }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let refusal = self.refusal();
        let status = match refusal.code.as_str() {
            "server-no-identity" => StatusCode::UNAUTHORIZED,
            "server-foreign-origin" | "table-not-your-seat" | "table-host-only" => StatusCode::FORBIDDEN,
            "server-too-often" | "server-too-many-sockets" => StatusCode::TOO_MANY_REQUESTS,
            "server-failed" => StatusCode::INTERNAL_SERVER_ERROR,
            "table-unknown" => StatusCode::NOT_FOUND,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        (status, Json(refusal)).into_response()
    }
}
