//! Tables on this device, request by request.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

use data_encoding::HEXLOWER;
use proptest::prelude::*;
use rules::Seat;
use table::{Event, Identity, LogEntry, Table, take_over};
use wire::{
    Clock, Command, Decision, Happened, Millis, Mode, Offer, Pie, Stage, Update,
    http::{NewTable, TableInfo, Wanted},
    pocket::{FromPocket, Stored, ToPocket},
};

const ADA: Wanted = Wanted::Me;
const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// A table as the page stores it.
struct Kept {
    table: Stored,
    info: Option<TableInfo>,
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
        pie: false,
        bids: false,
    }
}

fn refusal(answer: FromPocket) -> String {
    match answer {
        FromPocket::Refused { faults } => faults[0].code.clone(),
        other => panic!("{other:?}"),
    }
}

impl Kept {
    fn empty(id: &str) -> Kept {
        Kept { table: Stored { id: id.to_owned(), log: Vec::new() }, info: None, now: 1_000, orders: 0 }
    }

    fn new(wish: NewTable) -> Kept {
        let mut kept = Kept::empty("here");
        let (id, name, seed) = ("here".to_owned(), "Ada".to_owned(), SEED.to_owned());
        kept.keep(ask(ToPocket::SetUp { id, wish, name, seed, now: 1_000 }));
        kept
    }

    /// Begins a game. In a game with dice, Ada also commits to contributions and reveals them.
    fn begun(wish: NewTable) -> Kept {
        let seats = wish.seats.clone();
        let mut kept = Kept::new(wish);
        let own = || (0..).zip(&seats).filter(|(_, wanted)| **wanted == ADA).map(|(seat, _)| seat);
        let referee = kept.info.as_ref().and_then(|info| info.commitment.clone());
        let referee: Option<[u8; 32]> =
            referee.map(|hex| HEXLOWER.decode(hex.as_bytes()).unwrap().try_into().unwrap());
        for seat in own() {
            let commit =
                |referee| dice::seat_commitment(&referee, Seat::new(seat.into()).unwrap(), &[seat; 16]);
            kept.order(Command::Sit {
                seat,
                commitment: referee.map(commit).map(|own| HEXLOWER.encode(&own)),
            });
        }
        if referee.is_some() {
            for seat in own() {
                kept.order(Command::Reveal { seat, contribution: HEXLOWER.encode(&[seat; 16]) });
            }
        }
        kept
    }

    fn keep(&mut self, answer: FromPocket) {
        match answer {
            FromPocket::Entries { entries, info } => {
                self.table.log.extend(entries);
                self.info = Some(*info);
            }
            other => panic!("{other:?}"),
        }
    }

    fn ordering(&mut self, command: Command) -> FromPocket {
        self.orders += 1;
        self.repeat(command)
    }

    /// Sends a command with the id of the last order.
    fn repeat(&self, command: Command) -> FromPocket {
        ask(ToPocket::Order {
            table: self.table.clone(),
            order: format!("order {}", self.orders),
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

    fn choose(&self) -> (Option<Decision>, u32, Millis) {
        match ask(ToPocket::Choose { table: self.table.clone() }) {
            FromPocket::Chosen { decision, ply, at } => (decision, ply, at),
            other => panic!("{other:?}"),
        }
    }

    fn playing(&self, ply: u32, action: &str) -> FromPocket {
        self.carrying_out(ply, Decision::Action { action: action.to_owned() })
    }

    fn carrying_out(&self, ply: u32, decision: Decision) -> FromPocket {
        ask(ToPocket::PlayComputer { table: self.table.clone(), ply, decision, now: self.now })
    }

    fn act(&mut self) {
        let (decision, ply, _) = self.choose();
        self.keep(self.carrying_out(ply, decision.unwrap()));
    }

    fn pass_time(&self, absent: Option<Millis>, now: Millis) -> FromPocket {
        ask(ToPocket::PassTime { table: self.table.clone(), absent, now })
    }

    fn watch(&self, seat: Option<u8>, after: u32) -> Update {
        match ask(ToPocket::Watch { table: self.table.clone(), seat, after }) {
            FromPocket::Update(update) => *update,
            other => panic!("{other:?}"),
        }
    }

    fn entries(&self) -> Vec<LogEntry> {
        self.table.log.iter().map(|entry| LogEntry::from_json(entry).unwrap()).collect()
    }

    fn record(&self) -> FromPocket {
        ask(ToPocket::Record { table: self.table.clone() })
    }

    fn record_to_study(&self, ply: Option<u32>) -> FromPocket {
        ask(ToPocket::RecordToStudy { table: self.table.clone(), ply })
    }
}

#[test]
fn a_game_against_the_computer_is_played_taken_back_resigned_and_played_again() {
    let mut kept = Kept::begun(wish("mancala", &[ADA, Wanted::Computer { level: 1 }]));
    let begun = kept.watch(Some(0), 0);
    assert_eq!((begun.state.stage, begun.state.turn), (Stage::Playing, Some(0)));
    assert_eq!(begun.events.len(), kept.table.log.len());

    let play = |ply, action: &str| Command::Play { seat: 0, ply, action: action.to_owned() };
    assert_eq!(refusal(kept.ordering(play(0, "9"))), "action-form");
    kept.order(play(0, "1"));
    let FromPocket::Entries { entries, .. } = kept.repeat(play(0, "1")) else { panic!() };
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
    assert!(matches!(kept.record(), FromPocket::Record { record } if record.contains("Ada")));

    kept.order(Command::Rematch { seat: 0 });
    assert_eq!(kept.watch(None, 0).state.rematch.as_deref(), Some("next"));
    let (id, of, seed) = ("next".to_owned(), kept.table.clone(), SEED.to_owned());
    let mut other = Kept::empty("next");
    other.keep(ask(ToPocket::SetUpRematch { id, of, seed, now: kept.now }));
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
        if let Event::Played { action, .. } = &entry.event {
            let (_, level) = table.computer_to_act().unwrap();
            assert_eq!(chosen(&table, level).as_deref(), Some(&**action));
        }
        table.apply(entry).unwrap();
    }
    assert_eq!(table.ply(), 6);
}

/// The action that a computer player chooses on the server.
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
    // Both players set up their pieces. A seat's clock starts running before its second action.
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
    let entries_of = |answer| match answer {
        FromPocket::Entries { entries, .. } => entries,
        other => panic!("{other:?}"),
    };
    // The device sleeps past the deadline, and two tabs report this. The first report gives back the time of
    // the whole sleep. The second gives back only the time since the first report.
    let mut slept = Kept { table: kept.table.clone(), info: None, ..kept };
    let asleep = slept.pass_time(Some(slept.now), deadline + 5);
    slept.keep(asleep);
    let since = slept.watch(None, 0).state.since;
    assert!(slept.table.log.last().unwrap().contains("interrupted"));
    let again = slept.pass_time(Some(slept.now), deadline + 905);
    slept.keep(again);
    assert_eq!(slept.watch(None, 0).state.since, since + 900);
    assert_eq!(entries_of(slept.pass_time(None, deadline + 905)), Vec::<String>::new());

    let late = kept.pass_time(None, deadline + 5);
    kept.keep(late);
    assert_eq!(kept.watch(None, 0).state.stage, Stage::Over);
}

#[test]
fn the_clock_of_the_next_player_starts_when_the_computer_has_acted() {
    let mut kept = Kept::begun(NewTable {
        clock: Clock::Fischer { seconds: 60, increment: 0 },
        ..wish("jungle", &[Wanted::Computer { level: 1 }, ADA])
    });
    let (decision, ply, at) = kept.choose();
    let decision = decision.unwrap();
    assert_eq!((ply, at), (0, 1_000));
    kept.now = 9_000;
    let played = kept.carrying_out(ply, decision.clone());
    kept.keep(played);
    assert_eq!(kept.watch(None, 0).state.since, 9_000);
    assert_eq!(kept.choose().0, None, "no computer is to act");
    assert_eq!(refusal(kept.carrying_out(ply, decision)), "table-old-board");
}

#[test]
fn a_computer_takes_the_better_side_by_the_pie_rule() {
    for (opening, exchanged) in [("3", false), ("1", true)] {
        let seats = [ADA, Wanted::Computer { level: 8 }];
        let mut kept = Kept::begun(NewTable { pie: true, ..wish("mancala:rules=nigerian", &seats) });
        kept.order(Command::Play { seat: 0, ply: 0, action: opening.to_owned() });
        assert_eq!(kept.watch(None, 0).state.pie, Some(Pie::Asked));
        assert_eq!(refusal(kept.playing(1, "1")), "table-old-board");
        kept.act();
        let state = kept.watch(None, 0).state;
        assert_eq!(state.pie, Some(if exchanged { Pie::Exchanged } else { Pie::Kept }), "{opening}");
        assert_eq!(kept.info.as_ref().unwrap().yours, [u8::from(exchanged)]);
        assert_eq!(state.turn, Some(1));
    }
}

#[test]
fn a_computer_opens_fairly_by_the_pie_rule() {
    // After these turns, both sides are equally good. With two stones, the first turn has two actions.
    for (stones, turn) in [(3, vec!["6"]), (2, vec!["5", "6"])] {
        let seats = [Wanted::Computer { level: 8 }, ADA];
        let mut kept =
            Kept::begun(NewTable { pie: true, ..wish(&format!("mancala:stones={stones}"), &seats) });
        for action in turn {
            kept.act();
            let played = kept.entries().last().unwrap().event.clone();
            assert_eq!(played, Event::Played { seat: 0, action: action.to_owned() }, "{stones}");
        }
        assert_eq!(kept.watch(None, 0).state.pie, Some(Pie::Asked));
    }
}

#[test]
fn a_computer_sets_up_second_and_chooses_a_side() {
    for setup in ["standard", "advanced"] {
        let seats = [ADA, Wanted::Computer { level: 2 }];
        let mut kept = Kept::begun(NewTable { pie: true, ..wish(&format!("mana:setup={setup}"), &seats) });
        let action = if setup == "standard" { "=b1" } else { "=b1:a1,c1,d1,e1,f1" }.to_owned();
        kept.order(Command::Play { seat: 0, ply: 0, action });
        kept.act();
        assert_eq!(kept.watch(None, 0).state.pie, Some(Pie::Asked));
        kept.act();
        assert!(matches!(kept.watch(None, 0).state.pie, Some(Pie::Kept | Pie::Exchanged)));
    }
}

#[test]
fn how_long_a_referee_thought_stays_hidden() {
    let mut kept = Kept::begun(wish("mandua:referee=strict", &[Wanted::Computer { level: 1 }, ADA]));
    kept.now = 5_000;
    assert_eq!(kept.choose().2, 2_000);
}

#[test]
fn nobody_sees_the_cards_of_others() {
    let kept = Kept::new(wish("manitou:cards=random", &[ADA, Wanted::Computer { level: 1 }]));
    let watch = |seat| ask(ToPocket::Watch { table: kept.table.clone(), seat, after: 0 });
    assert!(matches!(watch(Some(0)), FromPocket::Update(_)));
    assert_eq!(refusal(watch(Some(1))), "table-not-your-seat");
    assert_eq!(refusal(kept.record()), "table-record-hidden");
}

#[test]
fn an_analysis_is_for_one_person_against_computers() {
    let alone = Kept::begun(wish("mancala", &[ADA, Wanted::Computer { level: 1 }]));
    assert!(matches!(alone.record_to_study(None), FromPocket::Record { .. }));
    let two = Kept::begun(wish("mancala", &[ADA, ADA]));
    assert_eq!(refusal(two.record_to_study(None)), "table-no-study");
    assert!(matches!(two.record(), FromPocket::Record { .. }));
}

#[test]
fn in_a_game_with_hidden_cards_only_own_actions_are_analysed() {
    let mut kept = Kept::begun(wish("manitou:cards=random", &[ADA, Wanted::Computer { level: 1 }]));
    while kept.choose().0.is_some() {
        kept.act();
    }
    let state = kept.watch(Some(0), 0).state;
    assert_eq!(state.turn, Some(0));
    for ply in 0..state.ply {
        assert_eq!(refusal(kept.record_to_study(Some(ply))), "table-no-study");
    }
    assert!(matches!(kept.record_to_study(Some(state.ply)), FromPocket::Record { .. }));
    for all_or_none in [None, Some(state.ply + 1)] {
        assert_eq!(refusal(kept.record_to_study(all_or_none)), "table-no-study");
    }
}

#[test]
fn a_server_takes_a_game_over() {
    let mut kept = Kept::begun(wish("mandua", &[ADA, Wanted::Computer { level: 1 }]));
    while kept.choose().0.is_some() {
        kept.act();
    }
    kept.order(Command::Resign { seat: 0 });
    kept.order(Command::Rematch { seat: 0 });
    let bo = Identity { id: "bo".to_owned(), name: "Bo".to_owned() };
    let take = |entries, now| take_over(entries, &bo, players::levels, now);
    let taken = take(kept.entries(), kept.now).unwrap();
    let (here, online) = (Table::replay(&kept.entries()).unwrap(), Table::replay(&taken).unwrap());
    assert_eq!(online.game().actions(), here.game().actions());
    assert_eq!((online.seats_of("bo"), online.host()), (vec![0], bo.clone()));
    assert_eq!(online.rematch(), None, "the rematch stays on the device");
    let early = take(kept.entries(), kept.now - 1).unwrap();
    assert_eq!(Table::replay(&early).unwrap().touched(), kept.now - 1);
    assert_eq!(take(taken, kept.now).unwrap_err().code, "table-broken", "it is somebody's");
}

#[test]
fn a_server_takes_nothing_that_it_would_not_have_written() {
    let bo = Identity { id: "bo".to_owned(), name: "Bo".to_owned() };
    let clock = Clock::Fischer { seconds: 60, increment: 0 };
    let kept = Kept::begun(NewTable { clock, ..wish("mana", &[ADA, Wanted::Computer { level: 1 }]) });
    let forge = |from: &str, to: &str| {
        let text = kept.table.log.join("\n");
        assert!(text.contains(from), "{text}");
        let forged = text.replacen(from, to, 1);
        let entries = forged.lines().map(|entry| LogEntry::from_json(entry).unwrap()).collect();
        take_over(entries, &bo, players::levels, kept.now)
    };
    assert!(forge("Ada", "Eve").is_ok(), "the server gives its own name");
    for (from, to) in [
        ("\"level\":1", "\"level\":99"),
        ("\"seconds\":60", "\"seconds\":999999"),
        ("\"patience\":300000", "\"patience\":1"),
        ("\"rules\":1", "\"rules\":0"),
        ("order 1", "an order whose id is longer than that of any other"),
    ] {
        assert_eq!(forge(from, to).unwrap_err().code, "table-broken", "{to}");
    }
    // Mandua has no pie rule.
    let mandua = Kept::begun(wish("mandua", &[ADA, Wanted::Computer { level: 1 }]));
    let agreed = |pie: bool| {
        let mut entries = mandua.entries();
        if let Some(Event::Created(setup)) = entries.first_mut().map(|entry| &mut entry.event) {
            setup.pie = pie;
        }
        take_over(entries, &bo, players::levels, mandua.now).map_err(|refusal| refusal.code)
    };
    assert!(agreed(false).is_ok());
    assert_eq!(agreed(true).unwrap_err(), "table-broken");
    let filled = forge("\"version\":\"", "\"version\":\"forged").unwrap();
    assert!(filled.iter().all(|entry| !entry.to_json().contains("forged")));
    let mut renamed = kept.entries();
    let name = "level:8".to_owned();
    renamed.push(LogEntry { at: kept.now, by: None, order: None, event: Event::Renamed { seat: 0, name } });
    assert_eq!(take_over(renamed, &bo, players::levels, kept.now).unwrap_err().code, "table-broken");
}

proptest! {
    #[test]
    fn no_log_breaks_the_engine(place in any::<prop::sample::Index>(), text in ".{0,40}") {
        let mut kept = Kept::begun(wish("mana", &[ADA, ADA]));
        let place = place.index(kept.table.log.len());
        kept.table.log[place] = text;
        prop_assert_eq!(refusal(kept.pass_time(None, 5)), "table-broken");
    }

    #[test]
    fn no_seed_breaks_the_engine(seed in ".{0,70}") {
        let (id, wish) = ("here".to_owned(), wish("mana", &[ADA, ADA]));
        let set_up = ToPocket::SetUp { id, wish, name: String::new(), seed, now: 0 };
        prop_assert_eq!(refusal(ask(set_up)), "server-message");
    }
}
