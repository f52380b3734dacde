/** Parses Markdown into blocks that Blocks.svelte renders, so that no HTML is injected. */

import { lexer, type Token, type Tokens } from 'marked';

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'list'; ordered: boolean; items: Item[] };

export interface Item {
  /** The id of the clause if the item is one, such as `MD-12`; otherwise null. */
  clause: string | null;
  blocks: Block[];
}

export const parse = (source: string): Block[] => lexer(source).flatMap((token) => block(token as Known));

/** The tokens that the lexer makes without extensions. */
type Known = Tokens.Heading | Tokens.Paragraph | Tokens.Text | Tokens.Code | Tokens.Table | Tokens.List;

function block(token: Known): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: token.depth, text: token.text }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', spans: spans(token.tokens) }];
    case 'code':
      return [{ kind: 'code', text: token.text }];
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

const KINDS: Record<string, Span['kind']> = { strong: 'strong', em: 'em', codespan: 'code' };

function spans(tokens: Token[] = []): Span[] {
  return tokens.map((token) => ({
    kind: KINDS[token.type] ?? 'text',
    text: 'text' in token ? String(token.text) : token.raw,
  }));
}
