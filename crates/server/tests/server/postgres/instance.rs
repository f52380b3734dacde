//! A private PostgreSQL on a free loopback port, in a temporary folder.

use std::{
    ffi::OsStr,
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use server::store::{DatabaseUrl, Durability, Postgres};
use tempfile::TempDir;
use tokio_postgres::NoTls;

/// Settings for speed. Without `fsync`, a crash of the machine would lose data, but a crash of the processes
/// loses nothing.
const SETTINGS: &str = "
    listen_addresses = '127.0.0.1'
    unix_socket_directories = ''
    fsync = off
    full_page_writes = off
    shared_buffers = 16MB
    max_connections = 60
    logging_collector = off
";

/// A PostgreSQL server that ends with the test.
pub(crate) struct Instance {
    folder: TempDir,
    port: u16,
    server: Option<Child>,
    /// The size of the file system for [`small`](Instance::small), if there is one.
    size: Option<&'static str>,
}

impl Instance {
    /// Starts an empty instance.
    pub(crate) fn start() -> Instance {
        Instance::start_with(None)
    }

    /// Starts an empty instance that also has a small file system. `None` if this process may not mount one.
    pub(crate) fn start_small(size: &'static str) -> Option<Instance> {
        // Only root may mount a file system, and not in every environment.
        account()?;
        let may = Command::new("unshare").args(["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).output();
        may.is_ok_and(|tried| tried.status.success()).then(|| Instance::start_with(Some(size)))
    }

    /// Prepares an instance without data. With port 0, the first start chooses any free port.
    fn prepare(port: u16, size: Option<&'static str>) -> Instance {
        let folder = tempfile::Builder::new().prefix("menagerie-postgres-").tempdir().unwrap();
        let instance = Instance { folder, port, server: None, size };
        fs::create_dir(instance.small()).unwrap();
        if let Some((_, id)) = account() {
            std::os::unix::fs::chown(instance.folder.path(), Some(id), None).unwrap();
        }
        instance
    }

    fn start_with(size: Option<&'static str>) -> Instance {
        let mut instance = Instance::prepare(0, size);
        let data = instance.data();
        let options = ["-U", "menagerie", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "-D"];
        let made = program("initdb").args(options).arg(&data).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let config = data.join("postgresql.conf");
        let all = fs::read_to_string(&config).unwrap() + SETTINGS;
        fs::write(&config, all).unwrap();
        instance.start_again();
        instance
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Starts a standby on any free port. From now on, a commit waits until the standby has it, too.
    pub(crate) async fn standby(&self) -> Instance {
        self.standby_on(0).await
    }

    /// Starts a standby on this port, or on any free port if it is 0.
    pub(crate) async fn standby_on(&self, port: u16) -> Instance {
        let mut standby = Instance::prepare(port, None);
        let options = ["-U", "menagerie", "-h", "127.0.0.1", "-R", "-X", "stream", "-c", "fast", "--no-sync"];
        let mut copy = program("pg_basebackup");
        copy.args(options).args(["-p", &self.port.to_string(), "-D"]).arg(standby.data());
        let copied = copy.output().unwrap();
        assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
        standby.start_again();
        self.execute("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'").await;
        self.execute("postgres", "SELECT pg_reload_conf()").await;
        let state = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        while self.execute("postgres", state).await != ["1"] {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        standby
    }

    /// Makes a standby accept changes. Its commits wait for nobody.
    pub(crate) async fn promote(&self) {
        assert_eq!(self.execute("postgres", "SELECT pg_promote()").await, ["t"]);
        self.execute("postgres", "ALTER SYSTEM RESET synchronous_standby_names").await;
        self.execute("postgres", "SELECT pg_reload_conf()").await;
    }

    /// A folder on the small file system, if there is one.
    pub(crate) fn small(&self) -> PathBuf {
        self.folder.path().join("small")
    }

    /// Fills the small file system, which only the processes of this PostgreSQL see.
    pub(crate) async fn fill(&self) {
        let fill =
            format!("cat > /dev/null; head -c 1G /dev/zero > {}/ballast || true", self.small().display());
        self.execute("postgres", &format!("COPY (SELECT 1) TO PROGRAM '{fill}'")).await;
    }

    /// Makes room on the small file system again.
    pub(crate) async fn free(&self) {
        let free = format!("cat > /dev/null; rm {}/ballast", self.small().display());
        self.execute("postgres", &format!("COPY (SELECT 1) TO PROGRAM '{free}'")).await;
    }

    /// The address of a database.
    pub(crate) fn url(&self, database: &str) -> DatabaseUrl {
        self.url_at(self.port, database)
    }

    /// The address of a database behind a proxy.
    pub(crate) fn url_at(&self, port: u16, database: &str) -> DatabaseUrl {
        format!("postgres://menagerie:sesame@127.0.0.1:{port}/{database}").parse().unwrap()
    }

    /// The file with the rules for authentication.
    pub(crate) fn rules(&self) -> PathBuf {
        self.data().join("pg_hba.conf")
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Creates a database and returns its address.
    pub(crate) async fn create(&self, database: &str) -> DatabaseUrl {
        self.execute("postgres", &format!("CREATE DATABASE {database}")).await;
        self.url(database)
    }

    /// A store in a new database.
    pub(crate) async fn store(&self, database: &str) -> Postgres {
        Postgres::open(&self.create(database).await, Durability::Power).await.unwrap()
    }

    /// Executes SQL. Returns the first column of the last result.
    pub(crate) async fn execute(&self, database: &str, sql: &str) -> Vec<String> {
        let config = format!("host=127.0.0.1 port={} user=menagerie dbname={database}", self.port);
        let (client, connection) = tokio_postgres::connect(&config, NoTls).await.unwrap();
        let driver = tokio::spawn(connection);
        let messages = client.simple_query(sql).await.unwrap();
        drop(client);
        driver.await.unwrap().unwrap();
        let value = |message| match message {
            tokio_postgres::SimpleQueryMessage::Row(row) => Some(row.get(0).unwrap_or_default().to_owned()),
            _ => None,
        };
        messages.into_iter().filter_map(value).collect()
    }

    /// Starts the server, and waits until it accepts connections.
    pub(crate) fn start_again(&mut self) {
        let until = Instant::now() + Duration::from_secs(30);
        let chooses_port = self.port == 0;
        let mut server = self.spawn(chooses_port);
        while !self.is_ready(&server) {
            assert!(
                Instant::now() < until,
                "{}",
                fs::read_to_string(self.folder.path().join("log")).unwrap()
            );
            sleep(Duration::from_millis(20));
            // PostgreSQL refuses to start if somebody else has taken the port, or while a process of a killed
            // server still works on the data.
            if server.try_wait().unwrap().is_some() {
                server = self.spawn(chooses_port);
            }
        }
        self.server = Some(server);
    }

    fn spawn(&mut self, chooses_port: bool) -> Child {
        let log =
            fs::OpenOptions::new().create(true).append(true).open(self.folder.path().join("log")).unwrap();
        if chooses_port {
            self.port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        }
        let mut start = match self.size {
            None => program("postgres"),
            Some(size) => program_with("postgres", &self.small(), size),
        };
        start.arg("-D").arg(self.data()).args(["-p", &self.port.to_string()]);
        start.stdout(Stdio::null()).stderr(log).spawn().unwrap()
    }

    /// Whether this process accepts connections. Its file may still be that of a killed server, and another
    /// server may answer at its port.
    fn is_ready(&self, server: &Child) -> bool {
        let file = fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        let mut lines = file.lines();
        // The first line is the id of the process, and the eighth is its state.
        lines.next() == Some(server.id().to_string().as_str())
            && lines.nth(6).is_some_and(|state| state.trim_end() == "ready")
    }

    /// Starts the server again with a certificate for this host name. Returns the certificates of the
    /// authority that has signed it, and of another authority.
    pub(crate) fn encrypt(&mut self, host: &str) -> [PathBuf; 2] {
        let folder = self.folder.path();
        let openssl = |arguments: &[&str]| {
            let ran = Command::new("openssl").args(arguments).current_dir(folder).output().unwrap();
            assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        };
        let new = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "30"];
        for name in ["authority", "other"] {
            let (key, file, subject) = (format!("{name}.key"), format!("{name}.pem"), format!("/CN={name}"));
            let files = ["-keyout", &key, "-out", &file, "-subj", &subject];
            openssl(&[&["req", "-x509"], &new[..], &files].concat());
        }
        let subject = format!("/CN={host}");
        let files = ["-keyout", "data/server.key", "-out", "server.csr", "-subj", &subject];
        openssl(&[&["req"], &new[..5], &files].concat());
        fs::write(folder.join("names"), format!("subjectAltName=DNS:{host}")).unwrap();
        let sign = ["x509", "-req", "-in", "server.csr", "-CA", "authority.pem", "-CAkey", "authority.key"];
        let more = ["-CAcreateserial", "-days", "30", "-extfile", "names", "-out", "data/server.crt"];
        openssl(&[&sign[..], &more].concat());
        if let Some((_, id)) = account() {
            for file in ["server.key", "server.crt"] {
                std::os::unix::fs::chown(self.data().join(file), Some(id), None).unwrap();
            }
        }
        self.stop();
        let config = self.data().join("postgresql.conf");
        let all = fs::read_to_string(&config).unwrap() + "ssl = on\n";
        fs::write(&config, all).unwrap();
        self.start_again();
        ["authority.pem", "other.pem"].map(|file| self.folder.path().join(file))
    }

    /// Shuts the server down, and cuts its connections.
    pub(crate) fn stop(&mut self) {
        self.signal("INT");
    }

    /// Ends the server with SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.signal("KILL");
    }

    /// Ends all processes of the server at the same moment, as when its machine fails. If only the main
    /// process is killed, the others live on for some milliseconds, no longer wait for a standby, and show
    /// commits that the standby does not have.
    pub(crate) fn fail(&mut self) {
        if let Some(server) = &self.server {
            let main = server.id().to_string();
            let send = |program: &str, args: &[&str]| Command::new(program).args(args).status().unwrap();
            // The main process goes first, so that it starts no more processes.
            assert!(send("kill", &["-STOP", &main]).success());
            for signal in ["-STOP", "-KILL"] {
                assert!(send("pkill", &[signal, "-P", &main]).success());
            }
        }
        self.kill();
    }

    fn signal(&mut self, signal: &str) {
        if let Some(mut server) = self.server.take() {
            let sent = Command::new("kill").args([&format!("-{signal}"), &server.id().to_string()]).status();
            assert!(sent.unwrap().success());
            server.wait().unwrap();
        }
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        // End it at once: nobody needs the data any more.
        self.signal("QUIT");
    }
}

/// A program of PostgreSQL. If this test runs as root, the program runs as another account, because
/// PostgreSQL refuses root. In that case, the program also ends when this process ends.
fn program(name: &str) -> Command {
    let path = folder().join(name);
    match account() {
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

/// Like [`program`], but the program has a small file system of its own, which ends with the program.
fn program_with(name: &str, place: &Path, size: &str) -> Command {
    let inner = program(name);
    // Only the owner of a folder can put a tablespace there.
    let owner = account().map_or(0, |(_, id)| id);
    let options = format!("size={size},mode=0700,uid={owner}");
    let mount = format!("mount -t tmpfs -o {options} tmpfs '{}' && exec \"$@\"", place.display());
    let mut command = Command::new("unshare");
    command
        .args(["-m", "sh", "-c", &mount, "sh"])
        .arg(inner.get_program())
        .args(inner.get_args())
        .current_dir("/");
    command
}

/// The folder of the newest installed version.
fn folder() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions
        .filter_map(|version| Some((version.file_name().to_str()?.parse::<u32>().ok()?, version.path())))
        .max();
    let in_path = || {
        let paths = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&paths).find(|folder| folder.join("initdb").exists())
    };
    newest.map(|(_, path)| path.join("bin")).or_else(in_path).unwrap_or_else(|| {
        panic!(
            "PostgreSQL is not installed. Install it (Debian: apt-get install postgresql), or leave its tests \
             out: cargo nextest run -E 'not test(/^postgres::/)'"
        )
    })
}

/// The name and the id of the account under which PostgreSQL runs. `None` if this test does not run as root.
fn account() -> Option<(&'static str, u32)> {
    let id = |arguments: &[&str]| {
        let output = Command::new("id").args(arguments.iter().map(OsStr::new)).output().unwrap();
        String::from_utf8_lossy(&output.stdout).trim().parse::<u32>().ok()
    };
    if id(&["-u"]) != Some(0) {
        return None;
    }
    ["postgres", "nobody"].into_iter().find_map(|name| Some((name, id(&["-u", name])?)))
}
