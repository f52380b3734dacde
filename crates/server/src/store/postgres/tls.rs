//! Encrypted connections to the database.

use std::{
    fmt,
    future::Future,
    io,
    path::Path,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::{
    TlsConnector, client,
    rustls::{
        CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
        client::{
            WebPkiServerVerifier,
            danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
        },
        crypto::{self, CryptoProvider, verify_tls12_signature, verify_tls13_signature},
        pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject},
    },
};

/// What a server's certificate must show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verify {
    /// Nothing: the connection is encrypted, but the identity of the server is not checked.
    Nothing,
    /// That a trusted authority has signed it.
    Authority,
    /// That a trusted authority has signed it for this host.
    Host,
}

/// Which authorities are trusted.
pub(super) enum Roots<'a> {
    /// The authorities that the system trusts.
    System,
    /// The authorities in a PEM file.
    File(&'a Path),
}

/// Why the authorities cannot be used.
pub(super) struct NoRoots;

/// Encrypts connections.
#[derive(Clone)]
pub(super) struct Tls(TlsConnector);

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tls")
    }
}

impl Tls {
    /// Prepares encrypted connections. `verify` says what a server's certificate must show, and `roots` says
    /// which authorities are trusted.
    pub(super) fn new(verify: Verify, roots: &Roots<'_>) -> Result<Tls, NoRoots> {
        let provider = Arc::new(crypto::ring::default_provider());
        let verifier: Arc<dyn ServerCertVerifier> = match verify {
            Verify::Nothing => Arc::new(Lenient { inner: None, provider: provider.clone() }),
            Verify::Authority | Verify::Host => {
                let roots = Arc::new(load(roots)?);
                let inner = WebPkiServerVerifier::builder_with_provider(roots, provider.clone());
                let inner = inner.build().map_err(|_| NoRoots)?;
                match verify {
                    Verify::Host => inner,
                    _ => Arc::new(Lenient { inner: Some(inner), provider: provider.clone() }),
                }
            }
        };
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|_| NoRoots)?
            .dangerous()
            .with_custom_certificate_verifier(verifier)
            .with_no_client_auth();
        Ok(Tls(TlsConnector::from(Arc::new(config))))
    }
}

/// Loads the trusted authorities. Fails if there is not even one.
fn load(roots: &Roots<'_>) -> Result<RootCertStore, NoRoots> {
    let certificates: Vec<CertificateDer<'static>> = match roots {
        Roots::System => rustls_native_certs::load_native_certs().certs,
        Roots::File(file) => {
            let certificates = CertificateDer::pem_file_iter(file).map_err(|_| NoRoots)?;
            certificates.collect::<Result<_, _>>().map_err(|_| NoRoots)?
        }
    };
    let mut store = RootCertStore::empty();
    // The system may trust certificates that cannot be parsed.
    let (added, _) = store.add_parsable_certificates(certificates);
    if added > 0 { Ok(store) } else { Err(NoRoots) }
}

/// A verifier that does not check the host name.
#[derive(Debug)]
struct Lenient {
    /// Verifies the authority. `None` accepts every certificate.
    inner: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Lenient {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(inner) = &self.inner else { return Ok(ServerCertVerified::assertion()) };
        match inner.verify_server_cert(certificate, intermediates, name, ocsp, now) {
            // The name is checked last, so everything else about the certificate is right.
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

/// Connects to one host.
pub(super) struct Connect {
    connector: TlsConnector,
    host: Result<ServerName<'static>, io::Error>,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = Encrypted<S>;
    type TlsConnect = Connect;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<Connect> {
        let host = ServerName::try_from(host.to_owned()).map_err(io::Error::other);
        Ok(Connect { connector: self.0.clone(), host })
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Connect {
    type Stream = Encrypted<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Encrypted<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move { Ok(Encrypted(self.connector.connect(self.host?, stream).await?)) })
    }
}

/// An encrypted connection.
pub(super) struct Encrypted<S>(client::TlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Encrypted<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Encrypted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Encrypted<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}
