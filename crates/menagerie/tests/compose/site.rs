//! The services as processes.

use std::{
    collections::BTreeMap,
    env,
    fs::{self, File},
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{self, Child, Command, ExitStatus, Stdio},
    time::Duration,
};

use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::sleep,
};
use yaml_rust2::{Yaml, YamlLoader};

/// The interval at which a condition is checked.
const LOOK: Duration = Duration::from_millis(20);
/// The password of the database.
pub(crate) const PASSWORD: &str = "sesame123";

/// The folder of `compose.yaml`.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All services.
pub(crate) struct Site {
    services: BTreeMap<String, Service>,
    /// The port of the proxy.
    pub(crate) port: u16,
    _folder: TempDir,
}

/// One service.
struct Service {
    /// The loopback address that stands for the service's host name.
    address: String,
    command: Vec<String>,
    environment: Vec<(String, String)>,
    folder: PathBuf,
    child: Option<Child>,
}

impl Site {
    /// Starts all services, and waits until the proxy answers.
    pub(crate) async fn start() -> Site {
        let folder = tempfile::Builder::new().prefix("menagerie-compose-").tempdir().unwrap();
        // The account that runs the database must be able to reach its own folder.
        let open = <fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o755);
        fs::set_permissions(folder.path(), open).unwrap();
        let id = process::id();
        // Clients connect to the proxy at 127.0.0.1. A program that asks Linux for any free port gets a
        // higher one.
        let port = 20_000 + (id % 10_000) as u16;
        let variables = |name: &str| match name {
            "POSTGRES_PASSWORD" => Some(PASSWORD.to_owned()),
            "PUBLIC_URL" => Some(format!("http://127.0.0.1:{port}")),
            _ => None,
        };
        let text = fs::read_to_string(root().join("compose.yaml")).unwrap();
        let compose = YamlLoader::load_from_str(&text).unwrap().remove(0);
        let services = compose["services"].as_hash().unwrap();
        let names: Vec<_> = services.keys().map(|name| name.as_str().unwrap().to_owned()).collect();
        // Every address 127.x.y.z is this machine. So each service gets its own address and keeps its usual
        // port.
        let address = |number: usize| format!("127.{}.{}.{}", 1 + id / 250 % 250, 1 + id % 250, number + 1);
        let addresses: Vec<_> = (0..names.len()).map(address).collect();
        let localize = |text: &str, own: &str| {
            let text = interpolate(text, &variables).replace("0.0.0.0", own);
            // On this machine, the proxy connects from 127.0.0.1.
            let text = text.replace("172.31.81.2", "127.0.0.1");
            names
                .iter()
                .zip(&addresses)
                .fold(text, |text, (name, address)| replace_host(&text, name, address))
        };
        let mut site = Site { services: BTreeMap::new(), port, _folder: folder };
        for (name, own) in names.iter().zip(&addresses) {
            let service = &compose["services"][name.as_str()];
            let folder = site._folder.path().join(name);
            fs::create_dir(&folder).unwrap();
            let mut command: Vec<String> = entry_point(get(service, "image").as_str().unwrap());
            let words = get(service, "command").as_vec().unwrap();
            command.extend(words.iter().map(|word| localize(word.as_str().unwrap(), own)));
            for volume in get(service, "volumes").as_vec().into_iter().flatten() {
                copy_file(volume.as_str().unwrap(), &folder, &mut command, |text| localize(text, own));
            }
            let environment = get(service, "environment").as_hash().into_iter().flatten();
            let environment = environment
                .map(|(name, value)| {
                    (name.as_str().unwrap().to_owned(), localize(value.as_str().unwrap(), own))
                })
                .collect();
            let service = Service { address: own.clone(), command, environment, folder, child: None };
            site.services.insert(name.clone(), service);
        }
        site.services.get_mut("postgres").unwrap().create_database();
        // Start the services in the order of `depends_on`.
        for name in ["postgres", "nats", "web1", "web2", "think", "proxy"] {
            site.start_again(name).await;
        }
        for name in ["web1", "web2", "think"] {
            site.until_ready(name).await;
        }
        // Wait until the proxy forwards requests to the web servers.
        while get_from(("127.0.0.1", port), "/healthz").await.is_none_or(|(status, _)| status != 200) {
            sleep(LOOK).await;
        }
        site
    }

    /// Starts a service and waits until others can use it.
    pub(crate) async fn start_again(&mut self, name: &str) {
        let port = self.port;
        let service = self.services.get_mut(name).unwrap();
        service.start();
        let (address, port) = match name {
            "postgres" => (service.address.clone(), 5432),
            "nats" => (service.address.clone(), 4222),
            "proxy" => ("127.0.0.1".to_owned(), port),
            _ => (service.address.clone(), 9140),
        };
        while TcpStream::connect((address.as_str(), port)).await.is_err() {
            let service = self.services.get_mut(name).unwrap();
            if let Some(ended) = service.child.as_mut().unwrap().try_wait().unwrap() {
                // A killed database refuses to start while one of its processes still runs.
                assert!(name == "postgres", "{name} ended: {ended}\n{}", service.log());
                service.start();
            }
            sleep(LOOK).await;
        }
    }

    /// Ends a service with SIGKILL.
    pub(crate) fn kill(&mut self, name: &str) {
        let mut child = self.services.get_mut(name).unwrap().child.take().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// Stops a service with SIGTERM, as `docker compose stop` does. Returns its exit code.
    pub(crate) async fn stop(&mut self, name: &str) -> Option<i32> {
        let mut child = self.services.get_mut(name).unwrap().child.take().unwrap();
        let asked = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
        assert!(asked.unwrap().success());
        loop {
            if let Some(ended) = child.try_wait().unwrap() {
                return ExitStatus::code(&ended);
            }
            sleep(LOOK).await;
        }
    }

    /// Waits until a server is ready.
    pub(crate) async fn until_ready(&self, name: &str) {
        while self.figures(name, "/readyz").await.is_none_or(|(status, _)| status != 200) {
            sleep(LOOK).await;
        }
    }

    /// Waits until the metrics of a server contain this line.
    pub(crate) async fn until_figure(&self, name: &str, line: &str) {
        let has = |text: &str| text.lines().any(|found| found == line);
        while self.figures(name, "/metrics").await.is_none_or(|(_, text)| !has(&text)) {
            sleep(LOOK).await;
        }
    }

    async fn figures(&self, name: &str, path: &str) -> Option<(u16, String)> {
        get_from((self.services[name].address.as_str(), 9140), path).await
    }

    /// What a service has logged.
    pub(crate) fn log(&self, name: &str) -> String {
        self.services[name].log()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        for service in self.services.values_mut() {
            if let Some(mut child) = service.child.take() {
                // Ignore errors: the service may have ended by itself.
                let _ = child.kill();
                let _ = child.wait();
            }
        }
    }
}

impl Service {
    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    fn start(&mut self) {
        let log = File::options().create(true).append(true).open(self.folder.join("log")).unwrap();
        let mut command = match self.command[0].as_str() {
            "postgres" => {
                let mut command = as_database_account(&postgres_folder().join("postgres"));
                // The image sets these: the data folder and the address.
                command.arg("-D").arg(self.data()).args(["-h", &self.address, "-k", ""]);
                // This test does not cover the disk, so save the time for syncing it.
                command.args(["-c", "fsync=off"]);
                command
            }
            program => Command::new(program),
        };
        command.args(&self.command[1..]);
        // Pass on nothing from this process's environment except PATH.
        command.env_clear().env("PATH", env::var_os("PATH").unwrap_or_default());
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.env("XDG_DATA_HOME", &self.folder).env("XDG_CONFIG_HOME", &self.folder);
        let started = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).process_group(0).spawn();
        self.child = Some(started.unwrap_or_else(|error| {
            panic!(
                "{} cannot be started ({error}). The first lines of this test say what it needs",
                self.command[0]
            )
        }));
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Creates the database, as the image does when its volume is empty.
    fn create_database(&mut self) {
        let value = |name: &str| self.environment.iter().find(|(key, _)| key == name).unwrap().1.clone();
        let (user, database) = (value("POSTGRES_USER"), value("POSTGRES_DB"));
        let file = self.folder.join("password");
        fs::write(&file, value("POSTGRES_PASSWORD")).unwrap();
        if let Some((_, id)) = database_account() {
            chown(&self.folder, Some(id), None).unwrap();
            chown(&file, Some(id), None).unwrap();
        }
        let mut initdb = as_database_account(&postgres_folder().join("initdb"));
        initdb.args(["-U", &user, "-A", "scram-sha-256", "--pwfile"]).arg(&file).arg("-D").arg(self.data());
        let made = initdb.args(["-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let mut alone = as_database_account(&postgres_folder().join("postgres"));
        let alone = alone.args(["--single", "-D"]).arg(self.data()).arg("postgres").stdin(Stdio::piped());
        let mut alone = alone.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let create = format!("CREATE DATABASE {database}\n");
        std::io::Write::write_all(&mut alone.stdin.take().unwrap(), create.as_bytes()).unwrap();
        assert!(alone.wait().unwrap().success());
    }
}

/// The value of a key of a service. A service may inherit the key from a YAML anchor (`<<`).
fn get<'a>(service: &'a Yaml, key: &str) -> &'a Yaml {
    match &service[key] {
        Yaml::BadValue if !service["<<"].is_badvalue() => get(&service["<<"], key),
        value => value,
    }
}

/// The entry point of an image, which comes before the words of the command.
fn entry_point(image: &str) -> Vec<String> {
    match image {
        "menagerie" => {
            let dockerfile = fs::read_to_string(root().join("Dockerfile")).unwrap();
            let entry = dockerfile.lines().find_map(|line| line.strip_prefix("ENTRYPOINT "));
            assert_eq!(entry, Some(r#"["/usr/local/bin/menagerie"]"#));
            vec![env!("CARGO_BIN_EXE_menagerie").to_owned()]
        }
        image if image.starts_with("nats:") => vec!["nats-server".to_owned()],
        // For the other images, the command itself begins with the program.
        _ => Vec::new(),
    }
}

/// Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` by the values of variables.
fn interpolate(text: &str, variables: &dyn Fn(&str) -> Option<String>) -> String {
    let Some((before, rest)) = text.split_once("${") else { return text.to_owned() };
    let (inner, after) = rest.split_once('}').unwrap();
    let (name, default) = match inner.split_once(':') {
        Some((name, default)) => (name, default.strip_prefix('-')),
        None => (inner, None),
    };
    let value = variables(name).or(default.map(str::to_owned));
    let value = value.unwrap_or_else(|| panic!("{name} is not set"));
    format!("{before}{value}{}", interpolate(after, variables))
}

/// Replaces a host name by an address, in URLs such as `scheme://user@host:port/path`.
fn replace_host(text: &str, name: &str, address: &str) -> String {
    let mut replaced = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let is_host = before.ends_with(['/', '@', ' ']) && after.starts_with([':', '/', ' ']);
        replaced.push_str(before);
        replaced.push_str(if is_host { address } else { name });
        rest = after;
    }
    replaced + rest
}

/// Copies a file that a service mounts, and names the copy in the command. Volumes are left out.
fn copy_file(volume: &str, folder: &Path, command: &mut [String], localize: impl Fn(&str) -> String) {
    let Some(mount) = volume.strip_prefix("./") else { return };
    let (source, target) = mount.split_once(':').unwrap();
    let target = target.trim_end_matches(":ro");
    let copy = folder.join(Path::new(source).file_name().unwrap());
    let text = localize(&fs::read_to_string(root().join(source)).unwrap());
    // In the container, the proxy listens on all addresses. Here it must listen on one only.
    fs::write(&copy, text.replacen("admin off", "admin off\n\tdefault_bind 127.0.0.1", 1)).unwrap();
    for word in command {
        *word = word.replace(target, copy.to_str().unwrap());
    }
}

/// Sends a GET request. Returns the status and the body; `None` if there is no answer.
async fn get_from(address: impl tokio::net::ToSocketAddrs, path: &str) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let host = stream.peer_addr().ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    Some((head.split(' ').nth(1)?.parse().ok()?, body.to_owned()))
}

/// The folder of the newest installed PostgreSQL.
fn postgres_folder() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions
        .filter_map(|version| Some((version.file_name().to_str()?.parse::<u32>().ok()?, version.path())))
        .max();
    let Some((_, path)) = newest else { panic!("PostgreSQL is missing; see the first lines of this test") };
    path.join("bin")
}

/// The command for a program of PostgreSQL. PostgreSQL refuses to run as root, so a test that runs as root
/// starts it under another account. In that case, the program ends with this process.
fn as_database_account(path: &Path) -> Command {
    match database_account() {
        None => Command::new(path),
        Some((account, _)) => {
            let mut command = Command::new("setpriv");
            command.args([
                "--reuid",
                account,
                "--regid",
                account,
                "--clear-groups",
                "--pdeathsig",
                "QUIT",
                "--",
            ]);
            command.arg(path).current_dir("/");
            command
        }
    }
}

/// The account under which PostgreSQL runs if this test runs as root: its name and its id.
fn database_account() -> Option<(&'static str, u32)> {
    let id = |arguments: &[&str]| {
        let output = Command::new("id").args(arguments).output().unwrap();
        String::from_utf8_lossy(&output.stdout).trim().parse::<u32>().ok()
    };
    if id(&["-u"]) != Some(0) {
        return None;
    }
    ["postgres", "nobody"].into_iter().find_map(|name| Some((name, id(&["-u", name])?)))
}
