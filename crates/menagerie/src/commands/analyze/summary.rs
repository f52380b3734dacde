//! The summary of an analysed game: where it was lost and by whom, the costliest actions, and how accurately
//! each side played.

use std::cmp::Ordering;

use rules::{
    Seat,
    catalog::AnyGame,
    record::{Record, Standing},
};
use serde_json::{Value, json};

use super::{
    report::{MARKS, Study, stones_text},
    side::Side,
};
use crate::{
    board::Perspective,
    games,
    page::{BOLD, DIM},
    words::decimal,
};

/// The maximum number of costly actions that the summary lists.
const COSTLIEST: usize = 3;
/// The minimum loss of expected score that can make an action a turning point.
const TURNING: f64 = 0.05;

/// A ply with the findings about it.
pub(super) struct Judged {
    /// The number of the ply, from 1.
    pub(super) ply: usize,
    pub(super) seat: Seat,
    /// The game before the action.
    pub(super) before: AnyGame,
    pub(super) study: Study,
}

/// The findings about a whole game.
pub(super) struct Summary<'a> {
    record: &'a Record,
    side: Side<'a>,
    judged: &'a [Judged],
}

impl<'a> Summary<'a> {
    pub(super) fn new(record: &'a Record, side: Side<'a>, judged: &'a [Judged]) -> Summary<'a> {
        Summary { record, side, judged }
    }

    /// The ply at which the game turned. This is the last ply at which a player who did not win gave away an
    /// advantage or an even position. If there is none, it is the costliest ply of a player who did not win.
    /// `None` if no ply of these players cost at least [`TURNING`].
    fn turning_point(&self) -> Option<&Judged> {
        let lost = |judged: &&Judged| match self.record.scores() {
            Some(scores) => !scores.won(judged.seat),
            None => true,
        };
        let costly = || self.judged.iter().filter(lost).filter(|judged| judged.study.cost() >= TURNING);
        let gave_away = |judged: &&Judged| {
            let (best, played) = judged.study.values();
            best >= 0.5 && played < 0.5
        };
        costly().rfind(gave_away).or_else(|| costly().max_by(|one, other| costlier(one, other)))
    }

    /// The costliest actions, ordered by what they gave away: expected score first, then stones.
    fn costliest(&self) -> Vec<&Judged> {
        let mut costly: Vec<&Judged> = self
            .judged
            .iter()
            .filter(|judged| judged.study.cost() >= 0.01 || judged.study.stones() > 0)
            .collect();
        costly.sort_by(|one, other| costlier(other, one));
        costly.truncate(COSTLIEST);
        costly
    }

    /// Returns the most important good action. Only played actions that were the best in their positions
    /// count. Of these, returns the one with the largest lead in expected score over the second-best action.
    /// `None` if no lead is at least [`TURNING`].
    fn best(&self) -> Option<&Judged> {
        let found = self
            .judged
            .iter()
            .filter(|judged| judged.study.margin_over_next().is_some_and(|by| by >= TURNING));
        found.max_by(|one, other| {
            let by = |judged: &Judged| judged.study.margin_over_next().unwrap_or_default();
            by(one).total_cmp(&by(other))
        })
    }

    /// The summary as text, ending with a line break.
    pub(super) fn text(&self) -> String {
        let book = self.side.book;
        let mut text = format!("{}\n", self.result());
        match self.turning_point() {
            Some(turn) => text.push_str(&self.turning(turn)),
            None if self.judged.is_empty() => {}
            None => text.push_str(&format!("{}\n", book.name("terminal-no-turning-point"))),
        }
        let costliest: Vec<String> = self.costliest().into_iter().map(|judged| self.costly(judged)).collect();
        if !costliest.is_empty() {
            let costliest = book.say("terminal-costliest", &[("actions", &costliest.join("; "))]);
            text.push_str(&format!("{costliest}\n"));
        }
        if let Some(best) = self.best() {
            let name = format!("{}. {} {}", best.ply, self.side.name(best.seat), best.study.action());
            let by = format!("{:.0}", 100.0 * best.study.margin_over_next().unwrap_or_default());
            let best = book.say("terminal-best-action", &[("action", &name), ("percent", &by)]);
            text.push_str(&format!("{best}\n"));
        }
        text.push_str(&self.players());
        text
    }

    /// How the game ended.
    fn result(&self) -> String {
        let book = self.side.book;
        let seats = || Seat::all(self.record.spec.seats());
        let end = self.record.replay().ok();
        let scores =
            end.as_ref().map(|game| seats().map(|seat| game.score(seat).to_string()).collect::<Vec<_>>());
        let to = format!(" {} ", book.name("terminal-to"));
        let scores = scores.map(|scores| scores.join(&to)).unwrap_or_default();
        let Some(result) = self.record.scores() else {
            let so_far = book.say("terminal-scores-so-far", &[("scores", &scores)]);
            return format!("{BOLD}{}{BOLD:#} {so_far}", book.name("terminal-not-over"));
        };
        let winners: Vec<String> =
            seats().filter(|seat| result.won(*seat)).map(|seat| self.side.name(seat)).collect();
        let how = match self.record.standing {
            Standing::Stopped(stop, _) => {
                format!(" {}", book.say("terminal-by-stop", &[("stop", stop.word())]))
            }
            _ => String::new(),
        };
        let outcome = match winners.len() {
            1 => "one",
            all if all == seats().count() => "draw",
            _ => "shared",
        };
        let winners = winners.join(&format!(" {} ", book.name("terminal-and")));
        let args = [("outcome", outcome), ("players", winners.as_str()), ("how", how.as_str())];
        let result = book.say("terminal-result", &args);
        format!("{BOLD}{result}{BOLD:#} {}", book.say("terminal-scores", &[("scores", &scores)]))
    }

    /// The turning point: what was played, the board before it, what was better, and why.
    fn turning(&self, turn: &Judged) -> String {
        let Judged { ply, seat, before, study } = turn;
        let name = self.side.name(*seat);
        let book = self.side.book;
        let (from, to) = study.swing(book, self.side.view(*seat));
        let played = [("ply", &*ply.to_string()), ("player", &name), ("action", study.action())];
        let played = book.say("terminal-turning-point", &played);
        let swing = [("cost", &*study.cost_text(book)), ("from", &from), ("to", &to)];
        let swing = book.say("terminal-swing", &swing);
        let mut text = format!("\n{BOLD}{played}{BOLD:#} ({swing})\n");
        let perspective = Perspective {
            book,
            viewer: (*seat).into(),
            near: self.side.near(),
            names: &self.record.seats,
            width: crate::page::width(),
        };
        let canvas = games::draw(before, perspective);
        text.push_str(&canvas.coloured());
        let reason = study.reason(book, before, *seat, &|seat| self.side.name(seat));
        text.push_str(&format!("{reason}\n\n"));
        text
    }

    /// The text for one action in the list of costly actions.
    fn costly(&self, judged: &Judged) -> String {
        let Judged { ply, seat, study, .. } = judged;
        let mark = study.mark();
        let mark = if mark.is_empty() { String::new() } else { format!(" {mark}") };
        format!(
            "{ply}. {} {}{mark} ({})",
            self.side.name(*seat),
            study.action(),
            study.cost_text(self.side.book)
        )
    }

    /// A line for each player: accuracy, marks, and what all actions together gave away.
    fn players(&self) -> String {
        let seats: Vec<Seat> = Seat::all(self.record.spec.seats()).collect();
        let width = seats.iter().map(|seat| self.side.name(*seat).chars().count()).max().unwrap_or(0);
        let book = self.side.book;
        let columns = ["terminal-accuracy", "terminal-actions"].map(|key| book.name(key));
        let [accuracy, actions] = columns.each_ref().map(|column| column.chars().count());
        let mut text = format!(
            "{DIM}{:width$}  {}  {}   ?!    ?   ??  {}{DIM:#}\n",
            "",
            columns[0],
            columns[1],
            book.name("terminal-given-away"),
        );
        for seat in seats {
            let player = Player::of(self.judged, seat);
            let [doubtful, bad, blunders] = player.marks;
            let cost = decimal(book, &format!("{:.2}", player.cost));
            let mut given_away = book.say("terminal-games", &[("games", &cost)]);
            if player.stones > 0 {
                given_away.push_str(&format!(", {}", stones_text(book, player.stones)));
            }
            text.push_str(&format!(
                "{:width$}  {:>accuracy$}  {:actions$}  {doubtful:3}  {bad:3}  {blunders:3}  {given_away}\n",
                self.side.name(seat),
                decimal(book, &format!("{:.1}%", player.accuracy())),
                player.actions,
            ));
        }
        text
    }

    /// The summary as a JSON object. `record` is the number of the record in its file, from 1.
    pub(super) fn object(&self, record: usize) -> Value {
        let place = |judged: &Judged| {
            json!({
                "ply": judged.ply,
                "seat": judged.seat.index(),
                "action": judged.study.action(),
                "cost": judged.study.cost(),
                "stones": judged.study.stones(),
            })
        };
        let turning = self.turning_point().map(|turn| {
            let mut object = place(turn);
            let name = |seat: Seat| self.side.name(seat);
            object["position"] = turn.before.position().into();
            object["reason"] = turn.study.reason(self.side.english, &turn.before, turn.seat, &name).into();
            object
        });
        let player = |seat: Seat| {
            let player = Player::of(self.judged, seat);
            let [doubtful, bad, blunders] = player.marks;
            json!({
                "seat": seat.index(),
                "accuracy": player.accuracy(),
                "actions": player.actions,
                "cost": player.cost,
                "stones": player.stones,
                "marks": {"?!": doubtful, "?": bad, "??": blunders},
            })
        };
        json!({
            "record": record,
            "summary": {
                "turning_point": turning,
                "costliest": self.costliest().into_iter().map(place).collect::<Vec<_>>(),
                "best": self.best().map(place),
                "players": Seat::all(self.record.spec.seats()).map(player).collect::<Vec<_>>(),
            },
        })
    }
}

/// Orders actions by what they gave away: expected score first, then stones.
fn costlier(one: &Judged, other: &Judged) -> Ordering {
    let by_score = one.study.cost().total_cmp(&other.study.cost());
    by_score.then(one.study.stones().cmp(&other.study.stones())).then(one.ply.cmp(&other.ply))
}

/// How accurately a player played.
struct Player {
    /// The number of actions for which the player had a choice.
    actions: usize,
    cost: f64,
    stones: i32,
    /// How often each mark was given, the mildest first.
    marks: [usize; 3],
}

impl Player {
    fn of(judged: &[Judged], seat: Seat) -> Player {
        let mut player = Player { actions: 0, cost: 0.0, stones: 0, marks: [0; 3] };
        for Judged { study, .. } in
            judged.iter().filter(|judged| judged.seat == seat && !judged.study.is_forced())
        {
            player.actions += 1;
            player.cost += study.cost();
            player.stones += study.stones();
            let place = MARKS.iter().rev().position(|(_, mark)| mark.text() == study.mark());
            if let Some(count) = place.and_then(|place| player.marks.get_mut(place)) {
                *count += 1;
            }
        }
        player
    }

    /// 100 % minus what an action gave away on average.
    fn accuracy(&self) -> f64 {
        100.0 * (1.0 - self.cost / self.actions.max(1) as f64)
    }
}
