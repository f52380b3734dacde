//! The socket over which operators' commands come.

use std::{
    fs, io,
    os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{UnixListener, UnixStream},
    time::timeout,
};

use super::{AdminRequest, commands::malformed};
use crate::app::App;

/// The maximum length of a request in bytes.
const MAX_REQUEST: u64 = 16 * 1024;
/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(10);

/// The socket. Its file is removed when this value is dropped.
pub(crate) struct AdminSocket {
    listener: UnixListener,
    path: PathBuf,
    /// The id of the account that runs the server.
    owner: u32,
}

impl AdminSocket {
    /// Creates the socket, in place of one that an earlier server left behind. Only one server at a time uses
    /// the data, so no other server still listens on the old socket.
    pub(crate) fn bind(path: &Path) -> io::Result<AdminSocket> {
        match fs::symlink_metadata(path) {
            Ok(file) if file.file_type().is_socket() => fs::remove_file(path)?,
            Ok(_) => return Err(io::ErrorKind::AlreadyExists.into()),
            Err(_) => {}
        }
        let listener = UnixListener::bind(path)?;
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
        let owner = fs::metadata(path)?.uid();
        Ok(AdminSocket { listener, path: path.to_owned(), owner })
    }
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        // If the file cannot be removed, the next server replaces it.
        let _ = fs::remove_file(&self.path);
    }
}

/// Answers requests, until the future is dropped.
pub(crate) async fn serve(app: Arc<App>, socket: AdminSocket) {
    loop {
        match socket.listener.accept().await {
            Ok((stream, _)) => drop(tokio::spawn(answer(app.clone(), stream, socket.owner))),
            Err(error) => {
                tracing::warn!(%error, "cannot accept an operator's command");
                app.time.sleep(PATIENCE).await;
            }
        }
    }
}

/// Answers one request, if it comes from the account that runs the server or from the system's administrator.
async fn answer(app: Arc<App>, stream: UnixStream, owner: u32) {
    let Some(uid) = stream.peer_cred().ok().map(|peer| peer.uid()).filter(|uid| [owner, 0].contains(uid))
    else {
        tracing::warn!("somebody else's account wanted to give an operator's command");
        return;
    };
    let (read, mut write) = stream.into_split();
    let mut line = String::new();
    let mut reader = BufReader::new(read.take(MAX_REQUEST));
    let answer = match timeout(PATIENCE, reader.read_line(&mut line)).await {
        Ok(Ok(_)) => match serde_json::from_str::<AdminRequest>(&line) {
            Ok(request) => app.administer(&format!("uid:{uid}"), request).await,
            Err(_) => malformed(),
        },
        Ok(Err(_)) | Err(_) => return,
    };
    let mut text = serde_json::to_string(&answer).unwrap_or_default();
    text.push('\n');
    // Ignore an error: the operator did not wait for the answer. The audit log shows the command in any case.
    let _ = write.write_all(text.as_bytes()).await;
}
