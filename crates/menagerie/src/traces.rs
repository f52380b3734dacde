//! Exports traces to an OpenTelemetry collector: every span of the server, as OTLP over HTTP with JSON.
//!
//! A separate thread sends the spans in batches. If the collector is slow or unreachable, spans are dropped,
//! and the server does not wait.

use std::{
    fmt,
    io::{self, BufRead, BufReader, Write},
    net::{TcpStream, ToSocketAddrs},
    process,
    sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use serde_json::{Value, json};
use tracing::{
    Event, Level, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id, Record},
};
use tracing_subscriber::{Layer, layer::Context, registry::LookupSpan};

/// The maximum number of spans that wait to be sent. Further spans are dropped.
const MAX_WAITING: usize = 8192;
/// The maximum number of spans in one request.
const MAX_BATCH: usize = 512;
/// The maximum time for which spans are collected before a batch is sent. A full batch is sent earlier.
const GATHER: Duration = Duration::from_secs(1);
/// The timeout for each attempt to connect to the collector, for each write and for each read.
const TIMEOUT: Duration = Duration::from_secs(3);
/// How long the program waits for the collector when it ends. The time is short, because a service manager or
/// an update waits for the program to end.
const LAST: Duration = Duration::from_secs(1);
/// The maximum number of log lines that are kept with a span.
const MAX_EVENTS: usize = 32;

/// The number that OTLP assigns to spans inside a process.
const INTERNAL: u8 = 1;
/// The number that OTLP assigns to spans in which a server answers a request.
const SERVER: u8 = 2;
/// The number that OTLP assigns to the status of a failed span.
const FAILED: u8 = 2;

/// The address of a collector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Collector {
    /// The host and the port.
    authority: String,
    path: String,
}

/// Parses the address of a collector.
pub(crate) fn collector(text: &str) -> Result<Collector, String> {
    let expected = || "expected an address such as http://127.0.0.1:4318".to_owned();
    let rest = text.strip_prefix("http://").ok_or_else(expected)?;
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    if host.is_empty() || host.contains('@') || !rest.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(expected());
    }
    let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    let authority = if has_port { host.to_owned() } else { format!("{host}:4318") };
    // Like other exporters, use the standard path for an address that has none.
    let path = if path.is_empty() { "/v1/traces".to_owned() } else { format!("/{path}") };
    Ok(Collector { authority, path })
}

/// Sends the spans of this process, through the thread that [`Traces::start`] starts.
pub(crate) struct Traces {
    spans: SyncSender<Message>,
}

enum Message {
    Span(Box<Finished>),
    /// Asks the thread to send all waiting spans, and then to drop the sender.
    Last(SyncSender<()>),
}

/// A random identifier: 16 bytes for a trace, 8 bytes for a span.
#[derive(Clone, Copy)]
struct Random<const N: usize>([u8; N]);

impl<const N: usize> Random<N> {
    fn new() -> Random<N> {
        let mut bytes = [0; N];
        // If the system has no random numbers, the identifier is all zeros. It is then invalid, and the
        // collector drops the span.
        let _ = getrandom::fill(&mut bytes);
        Random(bytes)
    }
}

impl<const N: usize> fmt::Display for Random<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A span that has begun.
struct Begun {
    trace: Random<16>,
    id: Random<8>,
    parent: Option<Random<8>>,
    name: &'static str,
    begin: SystemTime,
    attributes: Fields,
    events: Vec<Value>,
    failed: bool,
}

/// A span that has ended.
struct Finished {
    span: Begun,
    end: SystemTime,
}

impl Traces {
    /// Starts the thread that sends the spans. `role` is the server's role. It becomes a part of the resource
    /// that every span names.
    pub(crate) fn start(collector: &Collector, role: &str) -> io::Result<Traces> {
        let (spans, waiting) = sync_channel(MAX_WAITING);
        let resource = json!({"attributes": [
            attribute("service.name", &json!({"stringValue": "menagerie"})),
            attribute("service.version", &json!({"stringValue": env!("CARGO_PKG_VERSION")})),
            attribute("service.instance.id", &json!({"stringValue": Random::<8>::new().to_string()})),
            attribute("process.pid", &json!({"intValue": process::id().to_string()})),
            attribute("menagerie.role", &json!({"stringValue": role})),
        ]});
        let sender = Sender { collector: collector.clone(), resource, is_away: false };
        thread::Builder::new().name("traces".to_owned()).spawn(move || sender.run(&waiting))?;
        Ok(Traces { spans })
    }

    /// The tracing layer that collects the spans for this thread.
    pub(crate) fn layer(&self) -> Spans {
        Spans(self.spans.clone())
    }

    /// Sends the waiting spans before the program ends. Gives up after the time `LAST`.
    pub(crate) fn send_last(&self) {
        let (done, sent) = sync_channel(0);
        if self.spans.try_send(Message::Last(done)).is_ok() {
            // An error means that everything has been sent, or that the collector is too slow.
            let _ = sent.recv_timeout(LAST);
        }
    }
}

/// The layer that collects spans and queues them for the thread.
pub(crate) struct Spans(SyncSender<Message>);

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Spans {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        let above = span.parent().and_then(|parent| {
            let extensions = parent.extensions();
            extensions.get::<Begun>().map(|above| (above.trace, above.id))
        });
        let mut fields = Fields::default();
        attributes.record(&mut fields);
        let begun = Begun {
            trace: above.map_or_else(Random::new, |(trace, _)| trace),
            id: Random::new(),
            parent: above.map(|(_, id)| id),
            name: attributes.metadata().name(),
            begin: SystemTime::now(),
            attributes: fields,
            events: Vec::new(),
            failed: false,
        };
        span.extensions_mut().insert(begun);
    }

    fn on_record(&self, id: &Id, values: &Record<'_>, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        if let Some(begun) = span.extensions_mut().get_mut::<Begun>() {
            values.record(&mut begun.attributes);
        }
    }

    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        let Some(span) = context.event_span(event) else { return };
        let mut extensions = span.extensions_mut();
        let Some(begun) = extensions.get_mut::<Begun>() else { return };
        let level = *event.metadata().level();
        begun.failed |= level == Level::ERROR;
        if begun.events.len() < MAX_EVENTS {
            let mut fields = Fields::default();
            event.record(&mut fields);
            let at = nanoseconds(SystemTime::now());
            let name = fields.message.take().unwrap_or_default();
            begun.events.push(json!({"timeUnixNano": at, "name": name, "attributes": fields.all}));
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        let Some(span) = context.span(&id) else { return };
        let begun = span.extensions_mut().remove::<Begun>();
        if let Some(span) = begun {
            // If too many spans wait, drop this one.
            let _ = self.0.try_send(Message::Span(Box::new(Finished { span, end: SystemTime::now() })));
        }
    }
}

/// The fields of a span or an event, as attributes.
#[derive(Default)]
struct Fields {
    all: Vec<Value>,
    message: Option<String>,
}

impl Fields {
    fn add(&mut self, field: &Field, value: &Value) {
        self.all.push(attribute(field.name(), value));
    }
}

impl Visit for Fields {
    fn record_i64(&mut self, field: &Field, value: i64) {
        self.add(field, &json!({"intValue": value.to_string()}));
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.add(field, &json!({"intValue": value.to_string()}));
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.add(field, &json!({"boolValue": value}));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.add(field, &json!({"stringValue": value}));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        let text = format!("{value:?}");
        if field.name() == "message" {
            self.message = Some(text);
        } else {
            self.add(field, &json!({"stringValue": text}));
        }
    }
}

fn attribute(key: &str, value: &Value) -> Value {
    json!({"key": key, "value": value})
}

/// A time in nanoseconds since 1970, as a string. In its JSON, OTLP writes 64-bit integers as strings.
fn nanoseconds(at: SystemTime) -> String {
    at.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos().to_string()
}

impl Finished {
    fn into_json(self) -> Value {
        let Finished { span: Begun { trace, id, parent, name, begin, attributes, events, failed }, end } =
            self;
        json!({
            "traceId": trace.to_string(),
            "spanId": id.to_string(),
            "parentSpanId": parent.map(|parent| parent.to_string()).unwrap_or_default(),
            "name": name,
            "kind": if parent.is_none() { SERVER } else { INTERNAL },
            "startTimeUnixNano": nanoseconds(begin),
            "endTimeUnixNano": nanoseconds(end),
            "attributes": attributes.all,
            "events": events,
            "status": if failed { json!({"code": FAILED}) } else { json!({}) },
        })
    }
}

/// The state of the thread that sends spans to the collector.
struct Sender {
    collector: Collector,
    /// The OTLP resource of all spans, which describes this process.
    resource: Value,
    /// Whether the last request failed.
    is_away: bool,
}

impl Sender {
    fn run(mut self, waiting: &Receiver<Message>) {
        loop {
            let mut batch = Vec::new();
            let mut until = Instant::now() + GATHER;
            let mut last = None;
            while batch.len() < MAX_BATCH && last.is_none() {
                match waiting.recv_timeout(until.saturating_duration_since(Instant::now())) {
                    Ok(Message::Span(span)) => batch.push(span.into_json()),
                    Ok(Message::Last(done)) => last = Some(done),
                    Err(RecvTimeoutError::Timeout) if batch.is_empty() => until = Instant::now() + GATHER,
                    Err(RecvTimeoutError::Timeout) => break,
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
            if !batch.is_empty() {
                self.send(batch);
            }
            // Dropping `last` tells the caller that everything is sent.
            drop(last);
        }
    }

    fn send(&mut self, spans: Vec<Value>) {
        let body = json!({"resourceSpans": [{
            "resource": self.resource,
            "scopeSpans": [{"scope": {"name": "menagerie"}, "spans": spans}],
        }]});
        let sent = self.post(&body.to_string());
        match &sent {
            Err(error) if !self.is_away => {
                tracing::warn!(%error, "the traces cannot be sent to the collector; they are lost");
            }
            Ok(()) if self.is_away => tracing::info!("the traces are sent to the collector again"),
            _ => {}
        }
        self.is_away = sent.is_err();
    }

    /// Sends a request to the collector and reads the status of its answer.
    fn post(&self, body: &str) -> io::Result<()> {
        let Collector { authority, path } = &self.collector;
        let mut stream = Err(io::ErrorKind::AddrNotAvailable.into());
        for address in authority.to_socket_addrs()? {
            stream = TcpStream::connect_timeout(&address, TIMEOUT);
            if stream.is_ok() {
                break;
            }
        }
        let mut stream: TcpStream = stream?;
        stream.set_write_timeout(Some(TIMEOUT))?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {authority}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )?;
        let mut status = String::new();
        BufReader::new(stream).read_line(&mut status)?;
        match status.split(' ').nth(1) {
            Some(code) if code.starts_with('2') => Ok(()),
            _ => Err(io::Error::other(format!("it answers {:?}", status.trim_end()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Collector, collector};

    #[test]
    fn an_address_has_a_port_and_a_path() {
        let read = |text: &str| collector(text).map(|Collector { authority, path }| authority + &path);
        assert_eq!(read("http://127.0.0.1:4318").as_deref(), Ok("127.0.0.1:4318/v1/traces"));
        assert_eq!(read("http://hub.example/").as_deref(), Ok("hub.example:4318/v1/traces"));
        assert_eq!(read("http://[::1]:99/otlp/v1/traces").as_deref(), Ok("[::1]:99/otlp/v1/traces"));
        assert_eq!(read("http://[::1]").as_deref(), Ok("[::1]:4318/v1/traces"));
        for text in
            ["", "hub.example", "https://hub.example", "http://", "http:///v1", "http://a b", "http://a@b"]
        {
            assert!(collector(text).is_err(), "{text}");
        }
    }
}
