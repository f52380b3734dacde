//! The parts of the help pages that name games: all examples, and the help of every argument that names a
//! game.
//!
//! These texts are in one file, so that somebody who adds a game finds them all, and one test can try all
//! examples.

/// The first sentence of `menagerie --help`.
pub(crate) const ABOUT: &str = "Five games of skill: mancala, mana, jungle, mandua and big manitou.";

/// The introduction of `menagerie --help`.
pub(crate) const LONG_ABOUT: &str = "Five games of skill, played by exact rules: mancala (four rule sets), \
    mana, jungle with hunger, mandua and big manitou.\n\n\
    Without a subcommand, menagerie opens the games in your browser. You play against the computer, with a \
    friend on the same device, or with people across the network. Subcommands play in the terminal, look up \
    rules, check records, let computers play each other, and run an engine for other programs.";

/// The help of an argument that takes a game.
pub(crate) const SPEC: &str = "The game and its options, such as mancala or mancala:rules=nigerian,stones=3";

/// The help of the argument that names the game to tune. Only games with learned weights can be tuned.
pub(crate) const TUNED_SPEC: &str = "The game and its options: mancala, mana, jungle or mandua";

/// The help of the argument that names the game to train. Only games with a network can be trained.
pub(crate) const TRAINED_SPEC: &str = "The game and its options: mancala with four stones, or mandua";

/// The text of `menagerie solve --help`.
pub(crate) const SOLVE: &str = "Proves the value of a position for the player to act and the value of every \
    first move, and shows a line of perfect play.\n\n\
    In Mancala, the value is the difference between the two mancalas (the stores) at the end of the game. In \
    Ethiopian, where positions can repeat, the answer may be a lower and an upper bound. In the other games \
    without hidden cards, the command proves who can force a win: 1 means that the player to act can, -1 \
    that the opponent can, 0 that neither can. If it is known, the answer also says within how many plies \
    (single actions) the winner can end the game.\n\n\
    In Mancala, the command builds small endgame tables by itself. It also uses all endgame tables that you \
    have built (see menagerie help tables). Only Mancala is solved with more than one thread.\n\n\
    Far from the end of a game, a proof can take for ever. When you interrupt the command, it shows what is \
    proven so far. Tables and long proofs are kept in a folder. So an interrupted solve continues where it \
    stopped, and solving again is faster.\n\n\
    With --certificate, the command also writes a proof to a file. The proof is the winner's strategy. In \
    Mancala, the proof consists of two strategies: with one, the player to act reaches the value; with the \
    other, the opponent prevents a greater value. menagerie check verifies the proof by the rules alone. \
    Ethiopian Mancala and Mandua with referee=strict have no certificates.";

/// The text of `menagerie check --help`.
pub(crate) const CHECK: &str = "Reads a certificate that `menagerie solve --certificate` has written, and \
    checks it with nothing but the rules. A certificate is the winner's strategy. It lists every position \
    that can arise, the winner's action if it is the winner's turn, and a number that falls with every ply \
    (every action of a player). In each position, the check plays the winner's action or, if it is the \
    loser's turn, every action. Each of these actions must either end the game in favour of the winner or \
    lead to a listed position with a smaller number.\n\n\
    In Mancala, a certificate proves a value. Each line makes a claim about what the player to act gains in \
    a position. There are two kinds of claims. A claim of the first kind says that the player gains at least \
    a given number of stones with a given action; the check then plays this action. A claim of the second \
    kind says that the player gains at most a given number, whatever the action; the check then plays every \
    action. The check works out the values of endgames by itself.\n\n\
    If anything is wrong, the command names the position, and the exit code is 1.";

/// The text of `menagerie tables --help`.
pub(crate) const TABLES: &str = "An endgame table holds the value of every position with few stones or \
    animals left. Endgame tables make solving faster. `menagerie solve` builds small tables for Mancala by \
    itself. You build all other tables with `menagerie tables build`.";

/// Examples for newcomers, shown at the end of `menagerie --help`: a command and its purpose.
const START: &[[&str; 2]] = &[
    ["menagerie", "play in the browser"],
    ["menagerie --lan", "play with others on the same network"],
    ["menagerie play mana", "play Mana against the computer, in the terminal"],
    ["menagerie games", "list the games and their options"],
    ["menagerie rules jungle", "read the rules of Jungle"],
    ["menagerie help play", "read everything about playing in the terminal"],
];

/// The examples of each subcommand.
const EXAMPLES: &[(&str, &[&str])] = &[
    (
        "admin",
        &[
            "menagerie admin list",
            "menagerie admin list --search ada --json",
            "menagerie admin show 3yLWmHDzDrrXlgQn",
            "menagerie admin ban 3yLWmHDzDrrXlgQn --addresses --days 7 --reason insults",
            "menagerie admin ban 203.0.113.7 --lift",
            "menagerie admin list audit --data club.db",
        ],
    ),
    (
        "analyze",
        &[
            "menagerie analyze game.txt",
            "menagerie analyze game.txt --annotate annotated.txt --time 500",
            "menagerie analyze mana --lines 5",
            "menagerie analyze mancala --moves \"3 6\" --nodes 5000000 --json",
        ],
    ),
    (
        "backup",
        &[
            "menagerie backup tables-2026-11-20.db",
            "menagerie backup --database postgres://menagerie@db.example/menagerie tables-2026-11-20.db",
            "menagerie restore tables-2026-11-20.db --data restored.db",
        ],
    ),
    (
        "bench",
        &[
            "menagerie bench",
            "menagerie bench mancala jungle --json",
            "menagerie bench --search mana --threads 2",
            "menagerie bench --fingerprint",
        ],
    ),
    (
        "completions",
        &[
            "menagerie completions bash > ~/.local/share/bash-completion/completions/menagerie",
            "menagerie completions zsh > /usr/local/share/zsh/site-functions/_menagerie",
            "menagerie completions fish > ~/.config/fish/completions/menagerie.fish",
        ],
    ),
    (
        "games",
        &["menagerie games", "menagerie games --json", "menagerie play mancala:rules=ethiopian,stones=3"],
    ),
    (
        "legal",
        &[
            "menagerie legal mana",
            "menagerie legal mancala --moves \"3 6\"",
            "menagerie legal jungle --position \"7/7/7/7/7/7/7/1r5/L6 o -\"",
        ],
    ),
    ("man", &["menagerie man /usr/local/share/man/man1", "menagerie man pages"]),
    (
        "match",
        &[
            "menagerie match mancala --player level:3 --player level:2 --games 200",
            "menagerie match jungle --player nodes:5000 --player ugi:./engine --sprt 0,20 --games 5000",
            "menagerie match mancala --player time:20 --player uct:time=200 --opening 8 --even 5",
            "menagerie match mana --player level:1 --player level:2 --player level:3 --ladder",
            "menagerie match manitou:players=4 --player level:4 --player greedy --games 400 --json",
        ],
    ),
    (
        "move",
        &[
            "menagerie move --from menagerie.db --to postgres://menagerie@db.example/menagerie",
            "menagerie move --from postgres://menagerie@db.example/menagerie --to menagerie.db",
            "menagerie move --from menagerie.db --to copy.db --snapshot --json",
        ],
    ),
    (
        "perft",
        &[
            "menagerie perft jungle 4",
            "menagerie perft mancala:rules=ethiopian 5 --divide",
            "menagerie perft mana 2 --moves \"=b1 =b6\" --json",
        ],
    ),
    (
        "play",
        &[
            "menagerie play mana",
            "menagerie play jungle --player level:3 --player human",
            "menagerie play manitou:players=4 --player human --player human",
            "menagerie play mandua --record games.txt",
            "menagerie play --resume games.txt",
        ],
    ),
    (
        "replay",
        &[
            "menagerie replay games.txt",
            "menagerie selfplay mana --games 3 | menagerie replay -",
            "menagerie replay games.txt --json",
        ],
    ),
    (
        "restore",
        &[
            "menagerie restore tables-2026-11-20.db --data restored.db",
            "menagerie restore tables-2026-11-20.db --database postgres://menagerie@db.example/menagerie",
        ],
    ),
    (
        "rules",
        &[
            "menagerie rules jungle",
            "menagerie rules mandua | less -R",
            "menagerie rules J-13",
            "menagerie rules ugi",
            "menagerie rules mana --json",
        ],
    ),
    (
        "selfplay",
        &[
            "menagerie selfplay mancala --games 100 --seed 1 --player level:2 --player greedy",
            "menagerie selfplay manitou:players=4 --games 10 --player random > games.txt",
            "menagerie selfplay jungle --games 20 --player nodes:500 --player level:1 --swap --json",
        ],
    ),
    (
        "serve",
        &[
            "menagerie",
            "menagerie --lan",
            "menagerie serve --port 0 --no-open --data club.db",
            "menagerie serve --database postgres://menagerie@db.example/menagerie --no-open",
            "menagerie serve --public-url https://play.example --trusted-proxy 127.0.0.1",
            "menagerie serve --database postgres://db.example/menagerie --role think --metrics 9140",
            "menagerie serve --traces http://127.0.0.1:4318",
        ],
    ),
    (
        "service",
        &[
            "menagerie service > /etc/systemd/system/menagerie.service",
            "menagerie service -- --public-url https://play.example --trusted-proxy 127.0.0.1",
        ],
    ),
    (
        "site",
        &[
            "menagerie site public",
            "menagerie site public --server https://play.example",
            "menagerie site /var/www/menagerie --json",
        ],
    ),
    (
        "solve",
        &[
            "menagerie solve mancala",
            "menagerie solve mancala:rules=nigerian,stones=3 --json",
            "menagerie solve mancala --value-only --fresh --threads 1",
            "menagerie solve mancala --moves \"3 6\"",
            "menagerie solve jungle --position \"7/7/2E4/7/7/7/7/3r3/7 o -\" --json",
        ],
    ),
    (
        "check",
        &[
            "menagerie solve mana --value-only --certificate mana.cert",
            "menagerie check mana.cert",
            "menagerie solve mancala:stones=3 --value-only --certificate mancala.cert",
            "menagerie check mancala.cert --json",
        ],
    ),
    (
        "tables",
        &[
            "menagerie tables build mancala --stones 18",
            "menagerie tables build jungle --animals 3",
            "menagerie tables info",
            "menagerie tables verify --json",
            "menagerie tables book mancala",
            "menagerie tables starts mancala --plies 3",
        ],
    ),
    (
        "train",
        &[
            "menagerie train mancala --games 20000 > crates/players/src/mancala/networks/egyptian.network",
            "menagerie train mancala:rules=nigerian --games 1000 --nodes 200 --json",
        ],
    ),
    (
        "tune",
        &[
            "menagerie tune mana --games 2000 > crates/players/src/mana/mana.weights",
            "menagerie tune mancala:rules=general --games 6000 --nodes 1000 --json",
        ],
    ),
    (
        "ugi",
        &[
            "menagerie ugi",
            "printf 'ugi\\nposition startpos moves 3\\ngo movetime 500\\n' | menagerie ugi",
            "menagerie play mancala --player human --player \"ugi:menagerie ugi\"",
        ],
    ),
    ("verify", &["menagerie verify game.txt", "menagerie verify - < game.txt"]),
];

/// The end of `menagerie --help`.
pub(crate) fn start() -> String {
    let width = START.iter().map(|[example, _]| example.len()).max().unwrap_or(0);
    let lines = START.iter().map(|[example, purpose]| format!("  {example:width$}  {purpose}\n"));
    format!(
        "Start here:\n\
        {}\n\
        Results go to standard output, everything else to standard error. Exit codes: 0 means done, 1 refused \
        or failed, 2 wrong usage, 130 interrupted. Set NO_COLOR to turn colours off.",
        lines.collect::<String>()
    )
}

/// The end of a subcommand's help page, with its examples.
pub(crate) fn examples(command: &str) -> String {
    let lines = EXAMPLES.iter().find(|(name, _)| *name == command).map_or(&[][..], |(_, lines)| lines);
    format!("Examples:\n  {}", lines.join("\n  "))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use clap::CommandFactory;

    use super::{EXAMPLES, START};
    use crate::cli::Cli;

    /// The words of each call of the program in a shell command line.
    fn calls(line: &str) -> Vec<Vec<String>> {
        let words = shlex::split(line).unwrap();
        let commands = words.split(|word| word == "|");
        let arguments = commands.map(|words| words.split(|word| word == ">" || word == "<").next().unwrap());
        arguments.filter(|words| words[0] == "menagerie").map(<[String]>::to_vec).collect()
    }

    #[test]
    fn every_subcommand_has_examples_that_it_takes() {
        for command in Cli::command().get_subcommands() {
            let name = command.get_name();
            let (_, lines) = EXAMPLES.iter().find(|(known, _)| *known == name).unwrap();
            assert!(lines.iter().any(|line| line.starts_with("menagerie")), "{name}");
        }
        let lines = EXAMPLES.iter().flat_map(|(_, lines)| lines.iter().copied());
        for line in lines.chain(START.iter().map(|[example, _]| *example)) {
            assert!(!calls(line).is_empty(), "{line}");
            for call in calls(line) {
                let parsed = Cli::command().try_get_matches_from(&call);
                let is_help = parsed.as_ref().is_err_and(|error| error.exit_code() == 0);
                assert!(parsed.is_ok() || is_help, "{line}: {}", parsed.unwrap_err());
            }
        }
    }
}
