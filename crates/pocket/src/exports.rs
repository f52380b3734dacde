//! What JavaScript sees of the module: one class, which takes and gives JSON.

#![allow(unsafe_code, reason = "wasm-bindgen generates it")]

use wasm_bindgen::prelude::wasm_bindgen;
use wire::{Refusal, pocket::FromPocket, refusals::server};

use crate::{Pocket, SOURCES};

#[wasm_bindgen]
extern "C" {
    /// A JavaScript function with one argument.
    pub type Progress;

    /// `Function.prototype.call`. The function does not use its receiver.
    #[wasm_bindgen(method)]
    fn call(this: &Progress, receiver: Option<bool>, message: &str);
}

/// The engine.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Engine(Pocket);

#[wasm_bindgen]
impl Engine {
    /// An engine without a game.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Engine {
        Engine::default()
    }

    /// The digest of the sources that the module was made of.
    #[wasm_bindgen(getter)]
    pub fn sources(&self) -> String {
        SOURCES.to_owned()
    }

    /// Answers a request, and calls `progress` before.
    pub fn answer(&mut self, request: &str, progress: &Progress) -> String {
        let answer = match serde_json::from_str(request) {
            Ok(request) => self.0.answer(request, &mut |found| progress.call(None, &text(&found))),
            Err(_) => FromPocket::Refused { faults: vec![Refusal::from(server::MESSAGE)] },
        };
        text(&answer)
    }
}

/// A message as JSON.
fn text(message: &FromPocket) -> String {
    // A message has no map with other keys than text, so it can always be written.
    serde_json::to_string(message).unwrap_or_default()
}
