//! Draws Big Manitou: three grounds with their tiles and cards, what each seat has won, and the viewer's own
//! hand.

use anstyle::Style;
use book::Book;
use rules::{
    Game as _, Playing, Seat, Viewer,
    manitou::{
        Action, Card, Cards, Ground, Manitou, Phase, Placed, PublicState, Share, Take, Tile, Tiles, View,
    },
};

use crate::board::{LABEL, Perspective, ink, on};
use crate::canvas::Canvas;
use crate::page::wrap;

/// The colour of each seat.
const SEATS: [u8; 5] = [178, 133, 74, 107, 167];
const TEPEE: Style = on(230, 130);
const BUFFALO: Style = on(230, 95);
const TOTEM: Style = on(230, 94).bold();
const HORSE: Style = on(16, 255).bold();
const TOMAHAWK: Style = on(230, 66);
const DOWN: Style = Style::new().dimmed().strikethrough();

/// The number of columns before the grounds.
const LEFT: usize = 11;
/// The number of columns of a ground, on a wide table.
const WIDE: usize = 22;
/// The number of columns of a ground, on a table that fits into 60 columns.
const NARROW: usize = 15;
/// The number of columns between two grounds.
const GAP: usize = 1;

pub(super) fn draw(playing: &Playing<Manitou>, perspective: Perspective<'_>) -> Canvas {
    let view = playing.game().view(perspective.viewer);
    let fresh = fresh(playing, perspective.viewer);
    let table = view.public();
    let mut canvas = Canvas::new();
    let width = ground_width(perspective);
    let bold = Style::new().bold();
    let book = perspective.book;
    let (hunt, hunts) = (table.hunt().to_string(), table.hunts().to_string());
    let title = book.say("terminal-hunt", &[("hunt", &hunt), ("hunts", &hunts)]);
    canvas.put(0, 0, &title, bold);
    let mut y = 0;
    for ground in Ground::ALL {
        let x = column(ground, width);
        let name = book.say("terminal-ground", &[("ground", &ground.to_string())]);
        canvas.put_centred(x, 0, width, &name, bold);
        canvas.put(x, 1, &"─".repeat(width), LABEL);
        let (_, last) = tiles(&mut canvas, (x, 2), (x, x + width), table.ground(ground));
        y = y.max(last + 2);
    }
    canvas.put(0, 2, &book.name("terminal-booty"), LABEL);
    for seat in table.seats() {
        let height = cards(&mut canvas, (y, width), table, seat, &fresh, perspective.book);
        let marker = if table.turn().seat() == Some(seat) { "▸" } else { " " };
        canvas.put(0, y, marker, bold);
        canvas.put(1, y, &short(&format!("{seat} {}", perspective.name(seat)), LEFT - 2), hue(seat).bold());
        let role = if seat == table.first() {
            book.name("terminal-first")
        } else if seat == table.dealer() {
            book.name("terminal-dealer")
        } else {
            String::new()
        };
        canvas.put(2, y + 1, &role, LABEL);
        y += height.max(2);
    }
    canvas.put(0, y, &"─".repeat(total(width)), LABEL);
    y += 1;
    for seat in table.seats() {
        y = possessions(&mut canvas, y, table, seat, perspective);
    }
    canvas.overlay(0, y, &own(&view, perspective));
    canvas
}

/// The number of columns of a ground.
fn ground_width(perspective: Perspective<'_>) -> usize {
    if perspective.width < total(WIDE) { NARROW } else { WIDE }
}

/// The number of columns of the table if its grounds have this width.
fn total(width: usize) -> usize {
    LEFT + 3 * (width + GAP) - GAP
}

fn column(ground: Ground, width: usize) -> usize {
    LEFT + ground.index() * (width + GAP)
}

fn hue(seat: Seat) -> Style {
    ink(SEATS[seat.index() % SEATS.len()])
}

fn short(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

/// Returns, for each other seat, the last card that it has played or moved since the viewer's last action,
/// and the ground where that card now lies.
fn fresh(playing: &Playing<Manitou>, viewer: Viewer) -> Vec<(Seat, Card, Ground)> {
    let mut fresh: Vec<(Seat, Card, Ground)> = Vec::new();
    let mut past = playing.clone();
    while let Some(action) = past.undo() {
        let Some(seat) = past.game().turn().seat() else { break };
        if viewer == Viewer::Seat(seat) {
            break;
        }
        if let Action::Play { card, ground } | Action::Move { card, to: ground, .. } = action
            && !fresh.iter().any(|(known, ..)| *known == seat)
        {
            fresh.push((seat, card, ground));
        }
    }
    fresh
}

/// Draws a seat's cards in each ground, and the sum of the seat's hunters there. Marks the cards in `fresh`.
/// Returns the number of lines drawn.
fn cards(
    canvas: &mut Canvas,
    (top, width): (usize, usize),
    table: &PublicState,
    seat: Seat,
    fresh: &[(Seat, Card, Ground)],
    book: &Book,
) -> usize {
    let mut height = 1;
    for ground in Ground::ALL {
        let (mut x, mut y) = (column(ground, width), top);
        let sum = table.hunters(seat, ground);
        let right = column(ground, width) + width - if sum > 0 { 4 } else { 0 };
        let count = table.cards(seat, ground).count();
        for (i, placed) in table.cards(seat, ground).enumerate() {
            let (mut text, style) = card(placed, seat, book);
            if i + 1 == count && fresh.contains(&(seat, placed.card, ground)) {
                text.push('‹');
            }
            if x + text.chars().count() > right {
                (x, y) = (column(ground, width), y + 1);
            }
            canvas.put(x, y, &text, style);
            x += text.chars().count() + 1;
        }
        if sum > 0 {
            canvas.put(column(ground, width) + width - 4, top, &format!("={sum:3}"), hue(seat));
        }
        height = height.max(y - top + 1);
    }
    height
}

/// The text of a card: a hunter's value or a hero's name. A hero that was turned face down stays readable, in
/// brackets.
fn card(placed: Placed, seat: Seat, book: &Book) -> (String, Style) {
    let hero = || short(&book.name(placed.card.name()), 5);
    match placed.card.value() {
        Some(value) => (value.to_string(), hue(seat).bold()),
        None if placed.face_up => (hero().to_uppercase(), on(16, SEATS[seat.index() % SEATS.len()]).bold()),
        None => (format!("({})", hero().to_lowercase()), DOWN),
    }
}

/// Draws tiles in the order in which action texts list them. They begin at (`x`, `y`), and each new line goes
/// from column `left` to column `right`. Equal tiles are drawn once, with their number. Returns the column
/// after the last tile, and the last line.
fn tiles(
    canvas: &mut Canvas,
    (mut x, mut y): (usize, usize),
    (left, right): (usize, usize),
    tiles: Tiles,
) -> (usize, usize) {
    for tile in tiles.kinds() {
        let count = tiles.count(tile);
        let text = if count > 1 { format!("{tile}×{count}") } else { tile.to_string() };
        if x > left && x + text.chars().count() > right {
            (x, y) = (left, y + 1);
        }
        canvas.put(x, y, &text, tile_style(tile));
        x += text.chars().count() + 1;
    }
    (x, y)
}

fn tile_style(tile: Tile) -> Style {
    match tile {
        Tile::TOTEM => TOTEM,
        Tile::HORSE => HORSE,
        Tile::TOMAHAWK => TOMAHAWK,
        tile if tile.tepees() > 0 => TEPEE,
        _ => BUFFALO,
    }
}

/// Draws what a seat has won, and the number of cards it has left. Returns the next free line.
fn possessions(
    canvas: &mut Canvas,
    y: usize,
    table: &PublicState,
    seat: Seat,
    perspective: Perspective<'_>,
) -> usize {
    let right = total(ground_width(perspective));
    canvas.put(1, y, &short(&format!("{seat} {}", perspective.name(seat)), LEFT - 2), hue(seat).bold());
    let points = table.points(seat).total();
    let book = perspective.book;
    let one = if points == 1 { "yes" } else { "no" };
    let points = book.say("terminal-points", &[("points", &format!("{points:2}")), ("one", one)]);
    canvas.put(LEFT, y, &points, Style::new().bold());
    let left = LEFT + 11;
    let mut x = left;
    for (owner, key) in [(table.totem(), "terminal-totem"), (table.horse(), "terminal-horse")] {
        if owner == Some(seat) {
            let name = book.name(key);
            canvas.put(x, y, &name, Style::new().bold());
            x += name.chars().count() + 1;
        }
    }
    let (x, mut y) = tiles(canvas, (x, y), (left, right), table.tiles(seat));
    if table.is_dealt(seat) {
        let (hand, deck) = (table.hand_size(seat).to_string(), table.deck_size(seat).to_string());
        let cards = book.say("terminal-hand", &[("hand", &hand), ("deck", &deck)]);
        let column = right - cards.chars().count();
        if x >= column {
            y += 1;
        }
        canvas.put(column, y, &cards, LABEL);
    }
    y + 1
}

/// Draws the viewer's own cards, and what the viewer must do next.
fn own(view: &View, perspective: Perspective<'_>) -> Canvas {
    let mut canvas = Canvas::new();
    let Some(own) = view.own() else { return canvas };
    let table = view.public();
    let book = perspective.book;
    let right = total(ground_width(perspective)).max(perspective.width);
    let names = |cards: Cards| -> String {
        let name = |card: Card| match cards.count(card) {
            1 => card.to_string(),
            count => format!("{card}×{count}"),
        };
        cards.kinds().map(name).collect::<Vec<_>>().join(" ")
    };
    let mut y = 1;
    if !own.hand().is_empty() {
        let mut x = LEFT;
        canvas.put(0, y, &book.name("terminal-your-hand"), Style::new().bold());
        for card in own.hand().iter() {
            let text = format!(" {card} ");
            canvas.put(x, y, &text, on(16, SEATS[own.seat().index() % SEATS.len()]).bold());
            x += text.len() + 1;
        }
        if !own.deck().is_empty() {
            let deck = book.say("terminal-your-deck", &[("cards", &names(own.deck()))]);
            if x + 1 + deck.chars().count() > right {
                (x, y) = (LEFT - 1, y + 1);
            }
            y = wrapped(&mut canvas, (x + 1, y), right, &deck, LABEL);
        } else {
            y += 1;
        }
    }
    let ask = match table.phase() {
        Phase::Choose(seat) if seat == own.seat() => {
            canvas.put(0, y, &book.name("terminal-your-cards"), Style::new().bold());
            y = wrapped(&mut canvas, (LEFT, y), right, &names(table.available(seat)), hue(seat));
            book.say("terminal-choose", &[("count", &table.choice_size(seat).to_string())])
        }
        Phase::Eighth(seat) if seat == own.seat() => book.name("terminal-eighth"),
        Phase::Move(seat) if seat == own.seat() => book.name("terminal-move-hunter"),
        Phase::Discard(seat) if seat == own.seat() => {
            book.say("terminal-discard", &[("player", &perspective.name(seat))])
        }
        Phase::Take(Take { seat, ground, share }) if seat == own.seat() => {
            let why = match share {
                Share::Heroes => "heroes",
                Share::Highest => "highest",
                Share::Next => "next",
            };
            book.say("terminal-take", &[("ground", &ground.to_string()), ("why", why)])
        }
        _ => return canvas,
    };
    wrapped(&mut canvas, (0, y), right, &ask, Style::new().bold());
    canvas
}

/// Writes a text, and breaks its lines before the column `right`. Returns the line after the text.
fn wrapped(canvas: &mut Canvas, (x, y): (usize, usize), right: usize, text: &str, style: Style) -> usize {
    let lines = wrap(text, right - x, 0);
    for (i, line) in lines.iter().enumerate() {
        canvas.put(x, y + i, line, style);
    }
    y + lines.len()
}
