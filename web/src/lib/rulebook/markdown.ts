/** Reads as much of Markdown as the rule books use, into parts that a page shows; no HTML comes of it by itself. */

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'list'; items: Item[] };

export interface Item {
  /** The clause it is, as `MD-12`. */
  clause: string | null;
  blocks: Block[];
}

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let last = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g)) {
    if (match.index > last) found.push({ kind: 'text', text: text.slice(last, match.index) });
    const [all, strong, em, code] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'code', text: code ?? '' });
    last = match.index + all.length;
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) });
  return found;
}

export function parse(source: string): Block[] {
  return blocks(source.split('\n'));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  const while_ = (test: (line: string) => boolean): string[] => {
    const begin = at;
    while (at < lines.length && test(lines[at] ?? '')) at++;
    return lines.slice(begin, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#+) (.*)$/.exec(line);
    if (line.trim() === '') at++;
    else if (heading) {
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
      at++;
    } else if (line.startsWith('```')) {
      at++;
      const code = while_((line) => !line.startsWith('```'));
      at++;
      found.push({ kind: 'code', text: code.join('\n') });
    } else if (line.startsWith('|')) found.push(table(while_((line) => line.startsWith('|'))));
    else if (line.startsWith('- ')) found.push({ kind: 'list', items: items(while_(inList)) });
    else {
      const text = while_((line) => line.trim() !== '' && !/^(#|```|\||- )/.test(line));
      found.push({ kind: 'paragraph', spans: spans(text.join(' ')) });
    }
  }
  return found;
}

/** A list goes on over indented lines, and over empty ones. */
const inList = (line: string) => line.startsWith('- ') || line.startsWith('  ') || line.trim() === '';

function items(lines: string[]): Item[] {
  const found: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) found.push([line.slice(2)]);
    else found.at(-1)?.push(line.replace(/^ {2}/, ''));
  }
  return found.map((lines) => {
    const clause = /^\*\*([A-Z]+-\d+)/.exec(lines[0] ?? '')?.[1] ?? null;
    return { clause, blocks: blocks(lines) };
  });
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => spans(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}
