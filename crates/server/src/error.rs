//! Why a request fails, and the response that says so.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use wire::{
    Refusal,
    refusals::{self, RefusalKind},
};

use crate::{guard::TooOften, limits::RETRY_AFTER, store::StoreError};

/// Why a request failed.
#[derive(Debug)]
pub(crate) enum Error {
    /// The request is not allowed.
    Refused(Refusal),
    /// Requests came too often.
    TooOften(TooOften),
    /// There is no such table.
    NoTable,
    /// The request is allowed, but the server could not carry it out.
    Failed(StoreError),
}

impl Error {
    /// Makes an error from a failure inside the server. The failure is logged and not described to clients.
    pub(crate) fn internal(error: impl std::error::Error + Send + Sync + 'static) -> Error {
        Error::Failed(StoreError::broken(error))
    }

    /// Whether the store does not answer, so that trying again later may help.
    pub(crate) fn is_away(&self) -> bool {
        matches!(self, Error::Failed(failure) if failure.is_away())
    }

    /// Returns the refusal that is sent to the client. Also logs a failure.
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Error::Refused(refusal) => refusal,
            Error::TooOften(_) => refusals::server::TOO_OFTEN.into(),
            Error::NoTable => refusals::table::UNKNOWN.into(),
            // The store itself logs when it goes away and when it is back.
            Error::Failed(StoreError::Unavailable(reason)) => {
                tracing::debug!(%reason, "a request failed, because the store is away");
                refusals::server::AWAY.into()
            }
            Error::Failed(failure) => {
                tracing::error!(%failure, "a request failed");
                refusals::server::FAILED.into()
            }
        }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        Error::Failed(error)
    }
}

impl From<table::BrokenLog> for Error {
    fn from(error: table::BrokenLog) -> Error {
        Error::internal(error)
    }
}

impl From<getrandom::Error> for Error {
    fn from(error: getrandom::Error) -> Error {
        Error::internal(error)
    }
}

impl From<TooOften> for Error {
    fn from(early: TooOften) -> Error {
        Error::TooOften(early)
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Refused(refusal)
    }
}

impl From<&'static RefusalKind> for Error {
    fn from(kind: &'static RefusalKind) -> Error {
        Error::Refused(kind.into())
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let retry_after = match &self {
            Error::TooOften(TooOften(wait)) => wait.as_millis().div_ceil(1000).max(1) as u64,
            _ => RETRY_AFTER,
        };
        let refusal = self.refusal();
        let status = StatusCode::from_u16(refusal.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(refusal)).into_response();
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(retry_after));
        }
        response
    }
}
