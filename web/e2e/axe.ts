import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  html: string;
  failureSummary?: string;
}
interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: Finding[] }[] }>;
}

/** The accessibility violations that axe finds on a page. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(options),
    // Ask for the failures only: describing what passes would take most of the time.
    { resultTypes: ['violations'], preload: false },
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary ?? ''}`,
  );
}
