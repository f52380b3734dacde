//! A grid of coloured characters to draw boards on.

use std::fmt::Write as _;

use anstyle::Style;

/// A grid that grows as it is drawn on. Every character takes one column.
#[derive(Clone, Default)]
pub(crate) struct Canvas {
    rows: Vec<Vec<Cell>>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Cell {
    glyph: char,
    style: Style,
}

const BLANK: Cell = Cell { glyph: ' ', style: Style::new() };

impl Canvas {
    pub(crate) fn new() -> Canvas {
        Canvas::default()
    }

    /// Writes a text that begins at column `x` of line `y`.
    pub(crate) fn put(&mut self, x: usize, y: usize, text: &str, style: Style) {
        for (i, glyph) in text.chars().enumerate() {
            *self.cell(x + i, y) = Cell { glyph, style };
        }
    }

    /// Writes a text on line `y`, centred in the `width` columns from column `x` on. Cuts off what does not
    /// fit.
    pub(crate) fn put_centred(&mut self, x: usize, y: usize, width: usize, text: &str, style: Style) {
        let length = text.chars().count().min(width);
        let before = (width - length).div_ceil(2);
        let text: String = text.chars().take(width).collect();
        self.put(x, y, &format!("{:before$}{text}{:after$}", "", "", after = width - length - before), style);
    }

    /// Draws another canvas on this one, with its top left corner at column `x` of line `y`.
    pub(crate) fn overlay(&mut self, x: usize, y: usize, other: &Canvas) {
        for (dy, row) in other.rows.iter().enumerate() {
            for (dx, cell) in row.iter().enumerate() {
                *self.cell(x + dx, y + dy) = *cell;
            }
        }
    }

    /// Draws the lines of a grid, with its top left corner at column `x` of line `y`.
    pub(crate) fn grid(&mut self, (x, y): (usize, usize), grid: Grid, style: Style) {
        let lines = grid.rows * (grid.height + 1);
        for line in 0..=lines {
            let [left, cross, right, fill] = match line {
                _ if line % (grid.height + 1) != 0 => ['│', '│', '│', ' '],
                0 => ['┌', '┬', '┐', '─'],
                _ if line == lines => ['└', '┴', '┘', '─'],
                _ => ['├', '┼', '┤', '─'],
            };
            for column in 0..=grid.columns {
                let glyph = match column {
                    0 => left,
                    _ if column == grid.columns => right,
                    _ => cross,
                };
                let at = x + column * (grid.width + 1);
                *self.cell(at, y + line) = Cell { glyph, style };
                if column < grid.columns {
                    for i in 1..=grid.width {
                        *self.cell(at + i, y + line) = Cell { glyph: fill, style };
                    }
                }
            }
        }
    }

    /// The number of columns of the longest line, without trailing blanks.
    pub(crate) fn width(&self) -> usize {
        self.rows.iter().map(|row| trimmed(row).len()).max().unwrap_or(0)
    }

    /// The canvas as coloured text, with a line break after each line.
    pub(crate) fn coloured(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let mut style = Style::new();
            for cell in trimmed(row) {
                if cell.style != style {
                    let _ = write!(text, "{style:#}{}", cell.style);
                    style = cell.style;
                }
                text.push(cell.glyph);
            }
            let _ = writeln!(text, "{style:#}");
        }
        text
    }

    /// The canvas as ASCII text without colour, with a line break after each line.
    pub(crate) fn plain(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let line: String = row.iter().map(|cell| ascii(cell.glyph)).collect();
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }

    fn cell(&mut self, x: usize, y: usize) -> &mut Cell {
        if self.rows.len() <= y {
            self.rows.resize(y + 1, Vec::new());
        }
        let row = &mut self.rows[y];
        if row.len() <= x {
            row.resize(x + 1, BLANK);
        }
        &mut row[x]
    }
}

/// The size of a grid. It has `columns` times `rows` cells. Inside, a cell is `width` characters wide and
/// `height` lines high.
#[derive(Clone, Copy)]
pub(crate) struct Grid {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
}

/// Returns a line without its trailing blanks.
fn trimmed(row: &[Cell]) -> &[Cell] {
    let end = row.iter().rposition(|cell| *cell != BLANK).map_or(0, |last| last + 1);
    &row[..end]
}

/// The ASCII character that looks most like this one.
pub(crate) fn ascii(glyph: char) -> char {
    match glyph {
        '─' | '━' | '–' => '-',
        '═' => '=',
        '│' | '┃' | '║' => '|',
        '┌' | '┬' | '┐' | '├' | '┼' | '┤' | '└' | '┴' | '┘' | '╭' | '╮' | '╰' | '╯' | '┣' | '┫' | '┳'
        | '┻' | '┏' | '┓' | '┗' | '┛' | '╋' => '+',
        '•' | '●' => 'o',
        '·' => '.',
        '≈' => '~',
        '▸' | '→' | '›' => '>',
        '◂' | '←' | '‹' => '<',
        '↑' | '▴' => '^',
        '↓' | '▾' => 'v',
        '“' | '”' => '"',
        '’' => '\'',
        '×' => 'x',
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        'Ä' => 'A',
        'Ö' => 'O',
        'Ü' => 'U',
        'ß' => 's',
        _ if glyph.is_ascii() => glyph,
        _ => '*',
    }
}

#[cfg(test)]
mod tests {
    use anstyle::{AnsiColor, Style};

    use super::{Canvas, Grid};

    #[test]
    fn styles_begin_and_end_where_they_change() {
        let mut canvas = Canvas::new();
        let red = AnsiColor::Red.on_default();
        canvas.put(1, 0, "ab", red);
        canvas.put(3, 0, "c  ", Style::new());
        assert_eq!(canvas.coloured(), " \u{1b}[31mab\u{1b}[0mc\n");
        assert_eq!(canvas.plain(), " abc\n");
    }

    #[test]
    fn a_grid_is_closed() {
        let mut canvas = Canvas::new();
        canvas.grid((0, 0), Grid { columns: 2, rows: 1, width: 1, height: 1 }, Style::new());
        assert_eq!(canvas.coloured(), "┌─┬─┐\n│ │ │\n└─┴─┘\n");
        assert_eq!(canvas.plain(), "+-+-+\n| | |\n+-+-+\n");
    }
}
