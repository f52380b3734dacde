/** Reads the boards in the Markdown of a rule book. `crates/book/src/diagram.rs` explains the syntax. */

/** The text for a board, and the cells that it points out. */
export interface Caption {
  text: string;
  /** The cells to highlight. */
  marks: string[];
  /** The cells to cross out. */
  crosses: string[];
}

export interface Step {
  action: string;
  /** Whether the action is not legal. */
  refused: boolean;
  caption: Caption;
}

export interface Diagram {
  name: string;
  picture: Caption;
  steps: Step[];
}

const caption = (): Caption => ({ text: '', marks: [], crosses: [] });

/**
 * The default caption of a refused action: marks the square of the piece, and crosses out the square where it
 * may not go.
 */
function refusal(action: string): Caption {
  const [, from, to] = /^([a-z]\d|[A-D])-([a-z]\d|[A-D])$/.exec(action) ?? [];
  return from && to ? { text: '', marks: [from], crosses: [to] } : caption();
}

/**
 * Reads the lines of a board. Ignores the lines with the start position: files contain the resulting boards
 * (see `boards.ts`).
 */
export function diagram(name: string, lines: string): Diagram {
  const picture = caption();
  const steps: Step[] = [];
  for (const line of lines.split('\n')) {
    const [key, ...words] = line.split(' ');
    const said = steps.at(-1)?.caption ?? picture;
    if (key === 'text') said.text = [said.text, ...words].filter(Boolean).join(' ');
    else if (key === 'mark') said.marks.push(...words);
    else if (key === 'cross') said.crosses.push(...words);
    else if (key === 'play' || key === 'refuse') {
      const refused = key === 'refuse';
      const action = words[0] ?? '';
      steps.push({ action, refused, caption: refused ? refusal(action) : caption() });
    }
  }
  return { name, picture, steps };
}
