//! Big Manitou, written from the clauses MN. A card or tile is its text, and a ground is the list of cards
//! played there.

pub(crate) mod beside;

use crate::option;

const HEROES: [&str; 5] = ["chief", "matriarch", "rain", "scout", "medicine"];
const TILES: [(&str, usize); 9] = [
    ("t1", 8),
    ("t2", 6),
    ("t3", 4),
    ("b1", 8),
    ("b2", 6),
    ("b3", 4),
    ("totem", 8),
    ("horse", 8),
    ("tomahawk", 8),
];
/// MN-10
const TURNS: usize = 7;

/// What happens next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Stage {
    Tiles,
    Choose(usize),
    Deck(usize),
    Play(usize),
    Eighth(usize),
    Move(usize),
    /// The robbed seats that still have to discard.
    Discard(Vec<usize>),
    /// The ground, and the seats that take its tiles, in order.
    Share(usize, Vec<usize>),
    Over,
}

/// A card in a ground.
pub(crate) struct Laid {
    pub(crate) seat: usize,
    pub(crate) card: String,
    pub(crate) up: bool,
}

#[derive(Clone, Default)]
pub(crate) struct Player {
    /// The cards that were played in the previous hunt and are not available in this one.
    spent: Vec<String>,
    chosen: Vec<String>,
    pub(crate) hand: Vec<String>,
    pub(crate) deck: Vec<String>,
    pub(crate) tiles: Vec<String>,
    /// Tomahawks owned before the sharing.
    tomahawks: usize,
    turns: usize,
}

pub(crate) struct Manitou {
    pub(crate) players: Vec<Player>,
    random: bool,
    /// Number of finished hunts.
    pub(crate) hunt: usize,
    pub(crate) stage: Stage,
    pub(crate) bag: Vec<String>,
    pub(crate) grounds: [Vec<String>; 3],
    pub(crate) laid: [Vec<Laid>; 3],
    pub(crate) totem: Option<usize>,
    pub(crate) horse: Option<usize>,
    /// Number of passed-over turns.
    pub(crate) passed: u32,
}

fn value(card: &str) -> Option<usize> {
    card.parse().ok()
}

fn is_hero(card: &str) -> bool {
    value(card).is_none()
}

/// MN-13: one entry for each line of the table.
fn defeats(hero: &str, other: &str) -> bool {
    match hero {
        "chief" => ["rain", "scout", "medicine"].contains(&other),
        "matriarch" => other == "chief",
        "rain" => ["scout", "matriarch"].contains(&other),
        "scout" => ["medicine", "matriarch"].contains(&other),
        _ => ["rain", "matriarch"].contains(&other),
    }
}

/// MN-1, in the order of the texts.
fn all_cards() -> Vec<String> {
    let mut cards: Vec<String> = (1..=10).map(|value: usize| value.to_string()).collect();
    for hero in HEROES {
        let number = if hero == "chief" || hero == "matriarch" { 2 } else { 1 };
        cards.extend(std::iter::repeat_n(hero.to_owned(), number));
    }
    cards
}

pub(crate) fn count(items: &[String], item: &str) -> usize {
    items.iter().filter(|other| *other == item).count()
}

fn remove(items: &mut Vec<String>, item: &str) {
    let at = items.iter().position(|other| other == item).unwrap();
    items.remove(at);
}

/// Number of tepees (`t`) or buffaloes (`b`) on the tiles.
fn shown(tiles: &[String], letter: char) -> usize {
    let number = |tile: &String| tile.strip_prefix(letter).and_then(|number| number.parse::<usize>().ok());
    tiles.iter().filter_map(number).sum()
}

fn distinct(items: &[String]) -> Vec<String> {
    let mut items = items.to_vec();
    items.sort();
    items.dedup();
    items
}

impl Manitou {
    pub(crate) fn start(spec: &str) -> Manitou {
        let tiles = TILES.iter().flat_map(|&(tile, number)| std::iter::repeat_n(tile.to_owned(), number));
        Manitou {
            players: vec![Player::default(); option(spec, "players", "2").parse().unwrap()],
            random: option(spec, "cards", "chosen") == "random",
            hunt: 0,
            stage: Stage::Tiles,
            bag: tiles.collect(),
            grounds: Default::default(),
            laid: Default::default(),
            totem: None,
            horse: None,
            passed: 0,
        }
    }

    /// MN-5: the seats in the order of this hunt. The dealer is last.
    fn order(&self) -> Vec<usize> {
        let seats = self.players.len();
        (0..seats).map(|place| (self.hunt + place) % seats).collect()
    }

    /// MN-6
    pub(crate) fn groups(&self) -> [usize; 3] {
        [[2, 3, 3], [3, 3, 4], [3, 4, 4], [4, 4, 4]][self.players.len() - 2]
    }

    /// MN-7
    pub(crate) fn size(&self, seat: usize) -> usize {
        let order = self.order();
        match (order.len(), order.iter().position(|&other| other == seat).unwrap()) {
            (2, 0) => 8,
            (2, _) => 7,
            (_, 0) => 9,
            (seats, place) if place + 1 == seats => 7,
            _ => 8,
        }
    }

    /// MN-8
    pub(crate) fn available(&self, seat: usize) -> Vec<String> {
        let mut cards = all_cards();
        self.players[seat].spent.iter().for_each(|card| remove(&mut cards, card));
        cards
    }

    /// The cards that the referee shuffles for a deck.
    pub(crate) fn to_shuffle(&self, seat: usize) -> Vec<String> {
        if self.random { self.available(seat) } else { self.players[seat].chosen.clone() }
    }

    /// MN-7: every set of `size` of these cards, which must be in the order of the texts.
    fn choices(cards: &[String], size: usize) -> Vec<Vec<String>> {
        if size == 0 {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        let mut before = None;
        for (at, card) in cards.iter().enumerate() {
            // Skips the second card of a pair, because the sets that begin with the first include the same
            // texts.
            if before != Some(card) {
                for mut rest in Manitou::choices(&cards[at + 1..], size - 1) {
                    rest.insert(0, card.clone());
                    all.push(rest);
                }
            }
            before = Some(card);
        }
        all
    }

    fn heroes_up(&self, seat: usize, ground: usize) -> usize {
        self.laid[ground].iter().filter(|laid| laid.seat == seat && laid.up && is_hero(&laid.card)).count()
    }

    /// MN-10, MN-11
    fn plays(&self, seat: usize) -> Vec<String> {
        let mut plays = Vec::new();
        for card in distinct(&self.players[seat].hand) {
            for ground in 0..3 {
                if !is_hero(&card) || self.heroes_up(seat, ground) < 2 {
                    plays.push(format!("play:{card}@{}", ground + 1));
                }
            }
        }
        plays
    }

    fn hunters_of(&self, seat: usize, ground: usize) -> Vec<usize> {
        let own = self.laid[ground].iter().filter(|laid| laid.seat == seat);
        own.filter_map(|laid| value(&laid.card)).collect()
    }

    /// The legal actions in ASCII order. Before a chance action, only its placeholder.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = match &self.stage {
            Stage::Tiles => vec!["chance:tiles".to_owned()],
            Stage::Deck(seat) => vec![format!("chance:deck:{seat}")],
            Stage::Choose(seat) => Manitou::choices(&self.available(*seat), self.size(*seat))
                .into_iter()
                .map(|cards| format!("choose:{}", cards.join(",")))
                .collect(),
            Stage::Play(seat) => self.plays(*seat),
            Stage::Eighth(seat) => [self.plays(*seat), vec!["decline".to_owned()]].concat(),
            Stage::Move(seat) => {
                let mut moves = vec!["decline".to_owned()];
                for from in 0..3 {
                    for hunter in self.hunters_of(*seat, from) {
                        for to in (0..3).filter(|&to| to != from) {
                            moves.push(format!("move:{hunter}@{}>{}", from + 1, to + 1));
                        }
                    }
                }
                moves
            }
            Stage::Discard(robbed) => {
                let tiles = distinct(&self.players[robbed[0]].tiles);
                let first: Vec<String> = tiles.iter().filter(|tile| tile.len() == 2).cloned().collect();
                let tiles = if first.is_empty() { tiles } else { first };
                tiles.iter().map(|tile| format!("discard:{tile}")).collect()
            }
            Stage::Share(ground, _) => {
                distinct(&self.grounds[*ground]).iter().map(|tile| format!("take:{tile}")).collect()
            }
            Stage::Over => Vec::new(),
        };
        actions.sort();
        actions
    }

    /// The seat to act.
    pub(crate) fn actor(&self) -> Option<usize> {
        match &self.stage {
            Stage::Choose(seat) | Stage::Play(seat) | Stage::Eighth(seat) | Stage::Move(seat) => Some(*seat),
            Stage::Discard(seats) | Stage::Share(_, seats) => seats.first().copied(),
            Stage::Tiles | Stage::Deck(_) | Stage::Over => None,
        }
    }

    /// Plays a legal action.
    pub(crate) fn play(&mut self, action: &str) {
        let (verb, rest) = action.split_once(':').unwrap_or((action, ""));
        let list = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<String>>();
        match (self.stage.clone(), verb) {
            (Stage::Tiles, _) => {
                for (ground, tiles) in rest.split('|').enumerate() {
                    self.grounds[ground] = list(tiles);
                    list(tiles).iter().for_each(|tile| remove(&mut self.bag, tile));
                }
                self.stage = if self.random { Stage::Deck(0) } else { Stage::Choose(0) };
            }
            (Stage::Choose(seat), _) => {
                self.players[seat].chosen = list(rest);
                let last = seat + 1 == self.players.len();
                self.stage = if last { Stage::Deck(0) } else { Stage::Choose(seat + 1) };
            }
            (Stage::Deck(seat), _) => {
                let player = &mut self.players[seat];
                player.deck = list(rest.split_once(':').unwrap().1);
                player.hand = player.deck.drain(..3).collect();
                self.stage = Stage::Deck(seat + 1);
                if seat + 1 == self.players.len() {
                    self.next_turn();
                }
            }
            (Stage::Play(seat), _) => {
                self.lay(seat, rest);
                self.players[seat].turns += 1;
                self.next_turn();
            }
            (Stage::Eighth(seat), "play") => {
                self.lay(seat, rest);
                self.ask_horse();
            }
            (Stage::Eighth(_), _) => self.ask_horse(),
            (Stage::Move(seat), "move") => {
                let (card, way) = rest.split_once('@').unwrap();
                let (from, to) = way.split_once('>').unwrap();
                let [from, to] = [from, to].map(|ground| ground.parse::<usize>().unwrap() - 1);
                let at =
                    self.laid[from].iter().position(|laid| laid.seat == seat && laid.card == card).unwrap();
                let laid = self.laid[from].remove(at);
                self.laid[to].push(laid);
                self.cards_go_back();
            }
            (Stage::Move(_), _) => self.cards_go_back(),
            (Stage::Discard(robbed), _) => {
                remove(&mut self.players[robbed[0]].tiles, rest);
                self.after_discard(robbed[0], rest);
                self.discards(robbed[1..].to_vec());
            }
            (Stage::Share(ground, takers), _) => {
                remove(&mut self.grounds[ground], rest);
                self.players[takers[0]].tiles.push(rest.to_owned());
                self.after_take(takers[0], rest);
                self.takes(ground, takers[1..].to_vec());
            }
            (Stage::Over, _) => {}
        }
    }

    fn lay(&mut self, seat: usize, text: &str) {
        let (card, ground) = text.split_once('@').unwrap();
        let ground = ground.parse::<usize>().unwrap() - 1;
        let player = &mut self.players[seat];
        remove(&mut player.hand, card);
        if !player.deck.is_empty() {
            let drawn = player.deck.remove(0);
            player.hand.push(drawn);
        }
        let mut up = true;
        if is_hero(card) {
            let mut against: Vec<&mut Laid> = self.laid[ground]
                .iter_mut()
                .filter(|laid| laid.seat != seat && laid.up && is_hero(&laid.card))
                .collect();
            let number = against.len();
            if let Some(met) = against.last_mut() {
                if met.card == card {
                    // MN-14, MN-15: two of a kind
                    (up, met.up) = (false, false);
                } else if defeats(card, &met.card) {
                    // MN-15: a win against two is a sacrifice
                    (up, met.up) = (number == 1, false);
                } else {
                    assert!(defeats(&met.card, card));
                    up = false;
                }
            }
        }
        self.laid[ground].push(Laid { seat, card: card.to_owned(), up });
    }

    /// MN-10: the seat with the fewest turns, from the first player on. MN-31: passes over seats that cannot
    /// play.
    fn next_turn(&mut self) {
        loop {
            let next = self.order().into_iter().min_by_key(|&seat| self.players[seat].turns).unwrap();
            if self.players[next].turns == TURNS {
                break;
            }
            if !self.plays(next).is_empty() {
                self.stage = Stage::Play(next);
                return;
            }
            self.players[next].turns += 1;
            self.passed += 1;
        }
        match self.totem {
            Some(owner) if !self.players[owner].hand.is_empty() => self.stage = Stage::Eighth(owner),
            _ => self.ask_horse(),
        }
    }

    /// MN-17
    fn ask_horse(&mut self) {
        match self.horse {
            Some(owner) if (0..3).any(|ground| !self.hunters_of(owner, ground).is_empty()) => {
                self.stage = Stage::Move(owner);
            }
            _ => self.cards_go_back(),
        }
    }

    /// MN-18
    fn cards_go_back(&mut self) {
        for player in &mut self.players {
            player.hand.clear();
            player.deck.clear();
            player.chosen.clear();
        }
        if self.hunt == 0 { self.share() } else { self.thief() }
    }

    /// MN-19
    fn thief(&mut self) {
        let strength = |seat: usize| -> usize {
            (0..3).map(|ground| self.hunters_of(seat, ground).iter().sum::<usize>()).sum()
        };
        let most = (0..self.players.len()).map(strength).max();
        let mut robbed = self.order();
        robbed.retain(|&seat| Some(strength(seat)) == most && !self.players[seat].tiles.is_empty());
        self.discards(robbed);
    }

    fn discards(&mut self, robbed: Vec<usize>) {
        match (robbed.is_empty(), self.hunt) {
            (false, _) => self.stage = Stage::Discard(robbed),
            (true, 0) => self.next_hunt(),
            (true, _) => self.share(),
        }
    }

    fn share(&mut self) {
        for player in &mut self.players {
            player.tomahawks = count(&player.tiles, "tomahawk");
        }
        self.share_ground(0);
    }

    /// MN-21 to MN-24
    fn share_ground(&mut self, ground: usize) {
        if ground == 3 {
            if self.hunt == 0 {
                self.thief();
            } else {
                self.next_hunt();
            }
            return;
        }
        let mut takers = Vec::new();
        takers.extend((0..self.players.len()).find(|&seat| self.heroes_up(seat, ground) > 0));
        let mut sums: Vec<(usize, usize)> = Vec::new();
        for seat in 0..self.players.len() {
            let hunters = self.hunters_of(seat, ground);
            if !hunters.is_empty() {
                let stronger = hunters.len() * self.players[seat].tomahawks;
                sums.push((hunters.iter().sum::<usize>() + stronger, seat));
            }
        }
        sums.sort();
        sums.reverse();
        // Seats that tie are left out.
        let all = sums.clone();
        sums.retain(|(sum, _)| all.iter().filter(|(other, _)| other == sum).count() == 1);
        if let Some(&(_, highest)) = sums.first() {
            takers.extend([highest, highest]);
        }
        if let Some(&(_, next)) = sums.get(1) {
            takers.push(next);
        }
        takers.truncate(self.grounds[ground].len());
        self.takes(ground, takers);
    }

    fn takes(&mut self, ground: usize, takers: Vec<usize>) {
        if takers.is_empty() {
            self.grounds[ground].clear();
            self.share_ground(ground + 1);
        } else {
            self.stage = Stage::Share(ground, takers);
        }
    }

    fn cylinder(&mut self, tile: &str) -> Option<&mut Option<usize>> {
        match tile {
            "totem" => Some(&mut self.totem),
            "horse" => Some(&mut self.horse),
            _ => None,
        }
    }

    /// MN-26
    fn after_take(&mut self, seat: usize, tile: &str) {
        let counts: Vec<usize> = self.players.iter().map(|player| count(&player.tiles, tile)).collect();
        match self.cylinder(tile) {
            Some(Some(owner)) if counts[seat] < counts[*owner] => {}
            Some(cylinder) => *cylinder = Some(seat),
            None => {}
        }
    }

    /// MN-27
    fn after_discard(&mut self, seat: usize, tile: &str) {
        let counts: Vec<usize> = self.players.iter().map(|player| count(&player.tiles, tile)).collect();
        let seats = counts.len();
        let others: Vec<usize> = (1..seats).map(|step| (seat + step) % seats).collect();
        let most = others.iter().map(|&other| counts[other]).max().unwrap();
        match self.cylinder(tile) {
            Some(cylinder) if *cylinder == Some(seat) && counts[seat] <= most => {
                *cylinder = others.into_iter().find(|&other| most > 0 && counts[other] == most);
            }
            _ => {}
        }
    }

    fn next_hunt(&mut self) {
        // MN-4
        if self.hunt + 1 == [4, 3, 4, 5][self.players.len() - 2] {
            self.stage = Stage::Over;
            return;
        }
        self.hunt += 1;
        for player in &mut self.players {
            player.spent.clear();
            player.turns = 0;
        }
        for laid in self.laid.iter_mut().flat_map(|ground| ground.drain(..)) {
            // MN-8: this is hunt 2 or 4.
            if self.hunt % 2 == 1 {
                self.players[laid.seat].spent.push(laid.card);
            }
        }
        self.stage = Stage::Tiles;
    }

    /// MN-25 to MN-28
    pub(crate) fn points(&self, seat: usize) -> usize {
        let tomahawks = |seat: usize| count(&self.players[seat].tiles, "tomahawk");
        let tiles = &self.players[seat].tiles;
        let pairs = shown(tiles, 't').min(shown(tiles, 'b'));
        let most = (0..self.players.len()).map(tomahawks).max().unwrap();
        let tomahawk = most > 0 && tomahawks(seat) == most;
        pairs
            + usize::from(self.totem == Some(seat))
            + usize::from(self.horse == Some(seat))
            + usize::from(tomahawk)
    }

    /// MN-29
    pub(crate) fn winners(&self) -> Vec<usize> {
        let worth = |seat: usize| {
            let tiles = &self.players[seat].tiles;
            (self.points(seat), shown(tiles, 't'), tiles.len())
        };
        let best = (0..self.players.len()).map(worth).max();
        (0..self.players.len()).filter(|&seat| Some(worth(seat)) == best).collect()
    }
}
