//! The parts of the help pages that name games: all examples, and the help of every argument that names a
//! game.
//!
//! These texts are in one file, so that somebody who adds a game finds them all, and one test can try all
//! examples.

/// The first sentence of `menagerie --help`.
pub(crate) const ABOUT: &str = "Five games of skill: Mancala, Mana, Jungle, Mandua and Big Manitou.";

/// The introduction of `menagerie --help`.
pub(crate) const LONG_ABOUT: &str = "Five games of skill: Mancala (four rule sets), Mana, Jungle with \
    hunger, Mandua and Big Manitou.\n\n\
    Without a subcommand, menagerie opens the games in your browser. You play against the computer, with a \
    friend on the same device, or with people across the network. With the subcommands, you can play in the \
    terminal, look up rules, check records, let computers play each other, and run an engine for other \
    programs.";

/// The help of an argument that takes a game.
pub(crate) const SPEC: &str = "The game and its options, such as mancala or mancala:rules=nigerian,stones=3";

/// The help of the argument that names the game to tune. Only games with learned weights can be tuned.
pub(crate) const TUNED_SPEC: &str = "The game and its options: mancala, mana, jungle or mandua";

/// The help of the argument that names the game to train. Only games with a network can be trained.
pub(crate) const TRAINED_SPEC: &str = "The game and its options: mancala with four stones, or mandua";

/// The text of `menagerie solve --help`.
pub(crate) const SOLVE: &str = "Proves the value of a position and of every first move, and shows a line of \
    perfect play. The value is from the point of view of the player to act.\n\n\
    In Mancala, the value is the difference between the two mancalas (the stores) at the end of the game. In \
    the Ethiopian rule set, positions can repeat. The answer may then be a lower and an upper bound instead \
    of a value.\n\n\
    In Mana, Jungle and Mandua, the command proves who can force a win: 1 means that the player to act can, \
    -1 that the opponent can, 0 that neither can. The answer also says within how many plies (single \
    actions) the winner can end the game, if this is known.\n\n\
    In Mancala and Jungle, the command uses the endgame tables that you have built (`menagerie help \
    tables`). For Mancala, it also builds small tables by itself. Only Mancala is solved with more than one \
    thread.\n\n\
    In Mana, Jungle and Mandua, `--within N` asks only whether a player can force a win within N plies. It \
    tries 1 ply first, then 2 plies, and so on. So if it finds a win, no shorter one exists.\n\n\
    Far from the end of a game, a proof may never finish. When you interrupt the command, it shows what is \
    proven so far. The command saves tables and long proofs in a folder. Later runs use them, so they need \
    less time.\n\n\
    With --certificate, the command also writes a certificate to a file: a proof that `menagerie check` can \
    check with the rules alone. The certificate of a win is the winner's strategy. In Mancala, a certificate \
    consists of two strategies: with one, the player to act reaches the value; with the other, the opponent \
    prevents a greater value.\n\n\
    There are no certificates for Ethiopian Mancala, for Mandua with referee=strict, or for positions of \
    Mana and Mandua in which neither side can force a win. Some wins have no certificate either: wins that \
    take more than 99 plies, and wins that are possible only because of a clause about repetition (J-16 in \
    Jungle, MD-22 in Mandua).";

/// The text of `menagerie check --help`.
pub(crate) const CHECK: &str = "Checks a certificate that `menagerie solve --certificate` has written. The \
    check uses nothing but the rules. `menagerie rules certificates` explains why this is a proof.\n\n\
    In Mana, Jungle and Mandua, a certificate proves that a player can force a win. It contains the winner's \
    strategy: it lists every position that can arise while the winner follows this strategy. The \
    number beside each position says within how many plies (single actions) the winner wins from there. If \
    it is the winner's turn, the position also has the winner's action. In each position, the check plays \
    the winner's action or, if it is the loser's turn, every legal action. Each of these actions must either \
    end the game in favour of the winner or lead to a listed position with a smaller number.\n\n\
    In Mancala, a certificate proves the value of a position. Each line is a claim about what the player to \
    act gains in a position. The gain is the number of stones that will come into this player's mancala \
    (store), minus the number that will come into the opponent's. There are two kinds of claims. A claim \
    of the first kind says that the player gains at least a given number with a given action; the check then \
    plays this action. A claim of the second kind says that the player gains at most a given number, \
    whatever the action; the check then plays every action. In both cases, the claim must follow from the \
    stones that each of these actions puts into the mancalas and, if the game goes on, from a claim about \
    the next position. The check works out the values of endgames by itself.\n\n\
    If anything is wrong, the command names the position, and the exit code is 1.";

/// The text of `menagerie tables --help`.
pub(crate) const TABLES: &str = "An endgame table holds the values of positions with few stones (in \
    Mancala) or few animals (in Jungle). Endgame tables make solving faster. You build them with \
    `menagerie tables build`, which keeps them in files. Some small tables are built without this command: \
    `menagerie solve` builds small tables for Mancala, and computer players and analyses build small tables \
    for Mancala and Jungle in memory.";

/// The first sentence of `menagerie tables book --help`.
pub(crate) const BOOK: &str = "Print the opening book of Mancala: perfect actions that take too long to find \
    during a game";

/// The first sentence of `menagerie tables starts --help`.
pub(crate) const STARTS: &str = "Print the even starts of Mancala, nearest first: positions near the usual \
    start from which neither player can force a win";

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
            "menagerie solve mana --within 9",
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
            "menagerie tables build jungle --position \"7/2w1c2/7/7/3r3/7/7/2W1C2/7 o -\"",
            "menagerie tables info",
            "menagerie tables verify --json",
            "menagerie tables book mancala",
            "menagerie tables starts mancala --plies 3",
        ],
    ),
    (
        "train",
        &[
            "menagerie train mancala --games 20000 > new.network",
            "menagerie train mancala:rules=nigerian --games 1000 --nodes 200 --json",
        ],
    ),
    (
        "tune",
        &[
            "menagerie tune mana --games 2000 > mana.weights",
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
