import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../board';
import { parse, type Block } from './markdown';

it('parses strong, emphasised and code text', () => {
  expect(parse('a **b** *c* `d`')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'a ' },
        { kind: 'strong', text: 'b' },
        { kind: 'text', text: ' ' },
        { kind: 'em', text: 'c' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'd' },
      ],
    },
  ]);
});

it('tells the number and the source of a clause from its words', () => {
  const [list] = parse('- **X-1 [book]** One. **[ruling]** Two, **strong**.');
  expect(list).toMatchObject({
    items: [
      {
        clause: 'X-1',
        blocks: [
          {
            spans: [
              { kind: 'clause', text: 'X-1' },
              { kind: 'source', text: 'book' },
              { kind: 'text', text: ' One. ' },
              { kind: 'source', text: 'ruling' },
              { kind: 'text', text: ' Two, ' },
              { kind: 'strong', text: 'strong' },
              { kind: 'text', text: '.' },
            ],
          },
        ],
      },
    ],
  });
});

it('parses tables and numbered lists', () => {
  const [table, list] = parse('| A | B |\n|---|---|\n| *c* | d |\n\n1. one\n2. two\n');
  expect(table).toMatchObject({
    kind: 'table',
    head: [[{ text: 'A' }], [{ text: 'B' }]],
    rows: [[[{ kind: 'em', text: 'c' }], [{ text: 'd' }]]],
  });
  expect(list).toMatchObject({ kind: 'list', ordered: true, items: [{ clause: null }, { clause: null }] });
});

it('keeps what is indented with its item', () => {
  const [list] = parse('- **X-1 [book]** One\n  line.\n\n  ```\n  a b\n  ```\n- Two');
  expect(list).toMatchObject({
    kind: 'list',
    items: [
      { clause: 'X-1', blocks: [{ kind: 'paragraph' }, { kind: 'code', text: 'a b' }] },
      { clause: null },
    ],
  });
});

const clauses = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.flatMap((item) => item.clause ?? []) : []));

const pages = ['en', 'de'].flatMap((language) => games.map((game) => `${language}/${game}`));

describe.each(pages)('the rule book %s', (page) => {
  const source = readFileSync(new URL(`../../../../book/${page}.md`, import.meta.url), 'utf8');

  it('has each of its clauses as an item', () => {
    const written = [...source.matchAll(/^- \*\*([A-Z]+-\d+)/gm)].map((match) => match[1]);
    expect(written.length).toBeGreaterThan(10);
    expect(clauses(parse(source))).toEqual(written);
  });
});
