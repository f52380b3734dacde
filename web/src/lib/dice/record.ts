/** The parts of a record that the check of the dice needs. */
export interface Written {
  tags: Map<string, string>;
  /** The texts of the actions, in order. */
  actions: string[];
}

/** Parses a record written by a server: one tag per line, then numbered actions with comments in braces. */
export function read(record: string): Written {
  const tags = new Map<string, string>();
  let rest = record.trimStart();
  for (let tag; (tag = /^\[(\w+) "((?:[^"\\]|\\.)*)"\]\s*/.exec(rest)); rest = rest.slice(tag[0].length))
    tags.set(tag[1] ?? '', tag[2] ?? '');
  const words = rest.replace(/\{(?:[^}\\]|\\.)*\}/g, ' ').split(/\s+/);
  return { tags, actions: words.filter((word) => word !== '' && !/^\d+\.$/.test(word)) };
}
