import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, spans, type Block } from './markdown';

it('tells strong, leaning and code apart', () => {
  expect(spans('a **b** *c* `d`')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
  ]);
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

const games = ['mancala', 'mana', 'jungle', 'mandua', 'manitou'];
const pages = ['en', 'de'].flatMap((language) => games.map((game) => `${language}/${game}`));

describe.each(pages)('the rule book %s', (page) => {
  const source = readFileSync(new URL(`../../../../book/${page}.md`, import.meta.url), 'utf8');

  it('has each of its clauses as an item', () => {
    const written = [...source.matchAll(/^- \*\*([A-Z]+-\d+)/gm)].map((match) => match[1]);
    expect(written.length).toBeGreaterThan(10);
    expect(clauses(parse(source))).toEqual(written);
  });
});
