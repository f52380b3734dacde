//! The server: HTTP, WebSocket, store and bus.
