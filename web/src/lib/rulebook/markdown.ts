/** Parses Markdown into blocks that Blocks.svelte renders, so that no HTML is injected. */

import { lexer, type Token, type Tokens } from 'marked';
import { diagram, type Diagram } from './diagram';

export type Span =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  /** The id at the beginning of a clause, such as `MD-12`. */
  | { kind: 'clause'; text: string }
  /** Whether the following text is from the printed rules or is a ruling. */
  | { kind: 'source'; text: 'book' | 'ruling' };

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'board'; diagram: Diagram }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'list'; ordered: boolean; items: Item[] };

export interface Item {
  /** The id of the clause, such as `MD-12`, if the item is a clause; otherwise null. */
  clause: string | null;
  blocks: Block[];
}

export const parse = (source: string): Block[] => lexer(source).flatMap((token) => block(token as Known));

/** Splits off the last section of a rule book: its appendix, which only programs need. */
export function appendix(blocks: Block[], has: boolean) {
  const at = has ? blocks.findLastIndex((block) => block.kind === 'heading' && block.level === 2) : -1;
  const heading = blocks[at];
  if (heading?.kind !== 'heading') return { blocks, title: '', folded: [] };
  return { blocks: blocks.slice(0, at), title: heading.text, folded: blocks.slice(at + 1) };
}

/** The tokens that the lexer makes without extensions. */
type Known = Tokens.Heading | Tokens.Paragraph | Tokens.Text | Tokens.Code | Tokens.Table | Tokens.List;

function block(token: Known): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: token.depth, text: token.text }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', spans: spans(token.tokens) }];
    case 'code': {
      const name = /^board (\S+)$/.exec(token.lang ?? '')?.[1];
      if (name !== undefined) return [{ kind: 'board', diagram: diagram(name, token.text) }];
      return [{ kind: 'code', text: token.text }];
    }
    case 'table':
      return [
        {
          kind: 'table',
          head: token.header.map((cell) => spans(cell.tokens)),
          rows: token.rows.map((row) => row.map((cell) => spans(cell.tokens))),
        },
      ];
    case 'list':
      return [{ kind: 'list', ordered: token.ordered, items: token.items.map(item) }];
    default:
      return [];
  }
}

function item({ text, tokens }: Tokens.ListItem): Item {
  const clause = /^\*\*([A-Z]+-\d+)/.exec(text)?.[1] ?? null;
  return { clause, blocks: tokens.flatMap((token) => block(token as Known)) };
}

const KINDS = { strong: 'strong', em: 'em', codespan: 'code' } as const;
const isKind = (type: string): type is keyof typeof KINDS => type in KINDS;

function spans(tokens: Token[] = []): Span[] {
  return tokens.flatMap((token): Span[] => {
    const text = 'text' in token ? String(token.text) : token.raw;
    const kind = isKind(token.type) ? KINDS[token.type] : 'text';
    const [, clause, source] = /^(?:([A-Z]+-\d+) )?\[(book|ruling)\]$/.exec(text) ?? [];
    if (kind !== 'strong' || (source !== 'book' && source !== 'ruling')) return [{ kind, text }];
    const from: Span = { kind: 'source', text: source };
    return clause === undefined ? [from] : [{ kind: 'clause', text: clause }, from];
  });
}
