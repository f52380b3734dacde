//! Tables on this device, request by request.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use proptest::prelude::*;
use table::{Identity, LogEntry, Table, take_over};
use wire::{
    Clock, Command, Happened, Millis, Mode, Offer, Stage, Update,
    http::{NewTable, Wanted},
    pocket::{FromPocket, ToPocket},
};

const ADA: Wanted = Wanted::Me;
const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// A table as the page keeps it.
struct Kept {
    log: Vec<String>,
    now: Millis,
    orders: u32,
}

fn ask(request: ToPocket) -> FromPocket {
    pocket::answer(request, &mut |_| {})
}

fn wish(spec: &str, seats: &[Wanted]) -> NewTable {
    NewTable {
        spec: spec.to_owned(),
        position: None,
        seats: seats.to_vec(),
        lot: false,
        clock: Clock::None,
        mode: Mode::Casual,
        listed: false,
    }
}

fn refusal(answer: FromPocket) -> String {
    match answer {
        FromPocket::Refused { faults } => faults[0].code.clone(),
        other => panic!("{other:?}"),
    }
}

impl Kept {
    fn new(wish: NewTable) -> Kept {
        let mut kept = Kept { log: Vec::new(), now: 1_000, orders: 0 };
        kept.keep(ask(ToPocket::SetUp {
            table: wish,
            name: "Ada".to_owned(),
            seed: SEED.to_owned(),
            now: 1_000,
        }));
        kept
    }

    /// Begins a game without dice.
    fn begun(wish: NewTable) -> Kept {
        let seats = wish.seats.clone();
        let mut kept = Kept::new(wish);
        for (seat, _) in (0..).zip(&seats).filter(|(_, wanted)| **wanted == ADA) {
            kept.order(Command::Sit { seat, commitment: None });
        }
        kept
    }

    fn keep(&mut self, answer: FromPocket) {
        match answer {
            FromPocket::Entries { entries } | FromPocket::Acted { entries, .. } => self.log.extend(entries),
            other => panic!("{other:?}"),
        }
    }

    fn ordering(&mut self, command: Command) -> FromPocket {
        self.orders += 1;
        self.repeat(command)
    }

    /// Gives a command as the same order as the last.
    fn repeat(&self, command: Command) -> FromPocket {
        ask(ToPocket::Order {
            log: self.log.clone(),
            id: format!("order {}", self.orders),
            name: "Ada".to_owned(),
            command,
            rematch: "next".to_owned(),
            now: self.now,
        })
    }

    fn order(&mut self, command: Command) {
        let answer = self.ordering(command);
        self.keep(answer);
    }

    fn act(&mut self) {
        self.keep(ask(ToPocket::Act { log: self.log.clone(), now: self.now }));
    }

    fn watch(&self, seat: Option<u8>, after: u32) -> Update {
        let log = self.log.clone();
        match ask(ToPocket::Watch { table: "here".to_owned(), log, seat, after }) {
            FromPocket::Update(update) => *update,
            other => panic!("{other:?}"),
        }
    }

    fn entries(&self) -> Vec<LogEntry> {
        self.log.iter().map(|entry| LogEntry::from_json(entry).unwrap()).collect()
    }

    fn record(&self, to_study: bool) -> FromPocket {
        let log = self.log.clone();
        ask(if to_study { ToPocket::RecordToStudy { log } } else { ToPocket::Record { log } })
    }
}

#[test]
fn a_game_against_the_computer_is_played_taken_back_resigned_and_played_again() {
    let mut kept = Kept::begun(wish("mancala", &[ADA, Wanted::Computer { level: 1 }]));
    let begun = kept.watch(Some(0), 0);
    assert_eq!((begun.state.stage, begun.state.turn), (Stage::Playing, Some(0)));
    assert_eq!(begun.events.len(), kept.log.len());

    let play = |ply, action: &str| Command::Play { seat: 0, ply, action: action.to_owned() };
    assert_eq!(refusal(kept.ordering(play(0, "9"))), "action-form");
    kept.order(play(0, "1"));
    let FromPocket::Entries { entries } = kept.repeat(play(0, "1")) else { panic!() };
    assert_eq!(entries, Vec::<String>::new(), "an order takes effect once");
    kept.act();
    let news = kept.watch(Some(0), begun.state.number);
    assert!(matches!(&news.events[..], [one, other]
        if matches!(one.happened, Happened::Played { seat: 0, ply: 1, .. })
            && matches!(other.happened, Happened::Played { seat: 1, ply: 2, .. })));

    kept.order(Command::Offer { seat: 0, offer: Offer::TakeBack });
    assert_eq!(kept.watch(Some(0), 0).state.ply, 0);
    kept.order(Command::Resign { seat: 0 });
    assert_eq!(kept.watch(None, 0).state.stage, Stage::Over);
    assert!(matches!(kept.record(false), FromPocket::Record { record } if record.contains("Ada")));

    kept.order(Command::Rematch { seat: 0 });
    assert_eq!(kept.watch(None, 0).state.rematch.as_deref(), Some("next"));
    let next = ToPocket::SetUpRematch {
        table: "here".to_owned(),
        log: kept.log.clone(),
        seed: SEED.to_owned(),
        now: kept.now,
    };
    let mut other = Kept { log: Vec::new(), ..kept };
    other.keep(ask(next));
    other.order(Command::Sit { seat: 1, commitment: None });
    let state = other.watch(None, 0).state;
    assert_eq!((state.stage, state.earlier.as_deref()), (Stage::Playing, Some("here")));
}

#[test]
fn levels_play_as_on_a_server() {
    let computer = |level| Wanted::Computer { level };
    let mut kept = Kept::new(wish("jungle", &[computer(2), computer(1)]));
    for _ in 0..6 {
        kept.act();
    }
    let (first, rest) = (kept.entries().remove(0), kept.entries().split_off(1));
    let mut table = Table::open(&first).unwrap();
    for entry in &rest {
        if let table::Event::Played { action, .. } = &entry.event {
            let (_, level) = table.computer_to_act().unwrap();
            assert_eq!(chosen(&table, level).as_deref(), Some(&**action));
        }
        table.apply(entry).unwrap();
    }
    assert_eq!(table.ply(), 6);
}

/// What the server lets a computer play.
fn chosen(table: &Table, level: u8) -> Option<String> {
    use players::{Computer, Playable, PlayableGameVisitor, SearchContext, Strength, visit_game};
    struct Choose(u8, u64);
    impl PlayableGameVisitor for Choose {
        type Output = Option<String>;
        fn visit<G: Playable>(self, game: &G) -> Option<String> {
            let mut computer = Computer::new(Strength::Level(self.0), self.1, None).ok()?;
            let view = game.view(game.turn().seat()?.into());
            Some(computer.choose::<G>(&view, &mut SearchContext::unlimited())?.to_string())
        }
    }
    visit_game(table.game(), Choose(level, table.computer_seed()))
}

#[test]
fn a_clock_runs_only_while_something_could_show_it() {
    let mut kept = Kept::begun(NewTable {
        clock: Clock::Fischer { seconds: 60, increment: 0 },
        ..wish("mana", &[ADA, Wanted::Computer { level: 1 }])
    });
    let mut table = Table::replay(&kept.entries()).unwrap();
    // Both players set up; the clock of a seat runs from its second action on.
    while table.ply() < 4 {
        if table.computer_to_act().is_some() {
            kept.act();
        } else {
            let action = chosen(&table, 1).unwrap();
            kept.order(Command::Play { seat: 0, ply: table.ply() as u32, action });
        }
        table = Table::replay(&kept.entries()).unwrap();
    }
    while table.computer_to_act().is_some() {
        kept.act();
        table = Table::replay(&kept.entries()).unwrap();
    }
    let deadline = table.deadline().unwrap();
    let pass = |log: &[String], absent, now| ask(ToPocket::PassTime { log: log.to_vec(), absent, now });
    let FromPocket::Entries { entries } = pass(&kept.log, Some(kept.now), deadline + 5) else { panic!() };
    assert_eq!(entries.len(), 1, "{entries:?}");
    assert!(entries[0].contains("interrupted"));
    kept.keep(pass(&kept.log, None, deadline + 5));
    assert_eq!(kept.watch(None, 0).state.stage, Stage::Over);
}

#[test]
fn nobody_sees_the_cards_of_others() {
    let kept = Kept::new(wish("manitou:cards=random", &[ADA, Wanted::Computer { level: 1 }]));
    let watch =
        |seat| ask(ToPocket::Watch { table: "here".to_owned(), log: kept.log.clone(), seat, after: 0 });
    assert!(matches!(watch(Some(0)), FromPocket::Update(_)));
    assert_eq!(refusal(watch(Some(1))), "table-not-your-seat");
    assert_eq!(refusal(kept.record(false)), "table-record-hidden");
}

#[test]
fn an_analysis_is_for_one_person_against_computers() {
    let alone = Kept::begun(wish("mancala", &[ADA, Wanted::Computer { level: 1 }]));
    assert!(matches!(alone.record(true), FromPocket::Record { .. }));
    let two = Kept::begun(wish("mancala", &[ADA, ADA]));
    assert_eq!(refusal(two.record(true)), "table-no-study");
    assert!(matches!(two.record(false), FromPocket::Record { .. }));
}

#[test]
fn a_server_takes_a_game_over() {
    let mut kept = Kept::begun(wish("mandua", &[ADA, Wanted::Computer { level: 1 }]));
    let mut table = Table::replay(&kept.entries()).unwrap();
    while table.computer_to_act().is_some() {
        kept.act();
        table = Table::replay(&kept.entries()).unwrap();
    }
    let bo = Identity { id: "bo".to_owned(), name: "Bo".to_owned() };
    let taken = take_over(kept.entries(), &bo, kept.now).unwrap();
    let online = Table::replay(&taken).unwrap();
    assert_eq!(online.game().actions(), table.game().actions());
    assert_eq!(online.seats_of("bo"), [0]);
    assert_eq!(online.host(), bo);
    let early = take_over(kept.entries(), &bo, kept.now - 1).unwrap();
    assert_eq!(Table::replay(&early).unwrap().touched(), kept.now - 1);
    assert_eq!(take_over(taken, &bo, kept.now).unwrap_err().code, "table-broken", "it is somebody's");
}

proptest! {
    #[test]
    fn no_log_breaks_the_engine(place in any::<prop::sample::Index>(), text in ".{0,40}") {
        let mut kept = Kept::begun(wish("mana", &[ADA, ADA]));
        let place = place.index(kept.log.len());
        kept.log[place] = text;
        let answer = ask(ToPocket::PassTime { log: kept.log.clone(), absent: None, now: 5 });
        prop_assert_eq!(refusal(answer), "table-broken");
    }

    #[test]
    fn no_seed_breaks_the_engine(seed in ".{0,70}") {
        let set_up = |seed: String| ToPocket::SetUp { table: wish("mana", &[ADA, ADA]), name: String::new(), seed, now: 0 };
        prop_assert_eq!(refusal(ask(set_up(seed))), "server-message");
    }
}
