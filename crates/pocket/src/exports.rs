//! The module's interface to JavaScript: requests and answers as JSON, and the loading of data.

#![allow(unsafe_code, reason = "wasm-bindgen generates it")]
#![allow(unreachable_pub, reason = "JavaScript reaches it")]

use wasm_bindgen::prelude::wasm_bindgen;
use wire::{
    Refusal,
    pocket::{FromPocket, ToPocket},
    refusals::server,
};

use crate::SOURCES;

#[wasm_bindgen]
extern "C" {
    /// A JavaScript function with one argument.
    pub type Progress;

    /// Calls the JavaScript function with `message`. `receiver` becomes its `this`, which it does not use.
    #[wasm_bindgen(method)]
    fn call(this: &Progress, receiver: Option<bool>, message: &str);

    /// Whether the page has cancelled the request, or the request has run for `most` milliseconds. This
    /// function is defined in the worker.
    #[wasm_bindgen(js_name = isGivenUp)]
    pub(crate) fn is_given_up(most: f64) -> bool;
}

/// The digest of the sources that the module was built from.
#[wasm_bindgen]
pub fn sources() -> String {
    SOURCES.to_owned()
}

/// Loads a file that a `lacks` answer named. Returns `false` if the engine knows no such file, or if the
/// content is malformed or was loaded before.
#[wasm_bindgen]
pub fn load(file: &str, content: &[u8]) -> bool {
    players::load_data(file, content)
}

/// Answers a request. While a search runs, it calls `progress` with what it has found so far.
#[wasm_bindgen]
pub fn answer(request: &str, progress: &Progress) -> String {
    let answer = match ToPocket::from_json(request) {
        Ok(request) => crate::answer(request, &mut |found| progress.call(None, &found.to_json())),
        Err(_) => FromPocket::Refused { faults: vec![Refusal::from(server::MESSAGE)] },
    };
    answer.to_json()
}
