import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { say } from './words';

/** The program under test. */
export const PROGRAM = process.env['MENAGERIE'] ?? '../target/release/menagerie';

/** A real server on a free port, with its own data. */
export class Server {
  private constructor(
    private readonly folder: string,
    private child: ChildProcess,
    readonly url: string,
  ) {}

  static async open(): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), 'menagerie-'));
    const [child, url] = await serve(folder, '0');
    return new Server(folder, child, url);
  }

  /** Kills the server without warning, and starts it again at the same address. */
  async crash(): Promise<void> {
    await stop(this.child, 'SIGKILL');
    [this.child] = await serve(this.folder, new URL(this.url).port);
  }

  async close(): Promise<void> {
    await stop(this.child, 'SIGTERM');
    rmSync(this.folder, { recursive: true });
  }
}

async function serve(folder: string, port: string): Promise<[ChildProcess, string]> {
  const flags = ['serve', '--port', port, '--no-open', '--limits', 'off', '--data', join(folder, 'data.db')];
  const child = spawn(PROGRAM, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((found, failed) => {
    lines.once('line', found);
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`${PROGRAM} did not start`)));
  });
  return [child, url];
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((gone) => {
    child.once('exit', () => gone());
    child.kill(signal);
  });
}

/** The full browser, with windows. Only the full browser can install a page. */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * How to start the browser: as its headless shell, if there is one, because the tests then take a third less
 * time.
 */
export const OPTIONS = {
  executablePath: process.env['CHROMIUM_SHELL'] || CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** How to start a browser that can install a page. */
export const INSTALLING = { ...OPTIONS, executablePath: CHROMIUM };

export const browser = (): Promise<Browser> => chromium.launch(OPTIONS);

/** How long tests wait for a page, in milliseconds: long enough for a busy machine. */
export const DEADLINE = 90_000;

/** What most tests do without, because it takes time. */
export interface Extras {
  /** The speed of animations. */
  speed?: 'off' | 'fast' | 'normal' | 'slow';
  /** Whether first games are guided. */
  guided?: boolean;
  /** Whether the browser stores a copy of the page, which works without a network. */
  stored?: boolean;
  /** Whether there are sounds. */
  sound?: boolean;
}

/** The guides through first games. */
export const GUIDES = [
  'mancala-general',
  'mancala-egyptian',
  'mancala-ethiopian',
  'mancala-nigerian',
  'mana',
  'jungle',
  'mandua-0',
  'mandua-1',
  'manitou',
];

/** A person with their own browser, and the errors in it. */
export interface Guest {
  context: BrowserContext;
  page: Page;
  faults: string[];
}

/** A phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function guest(
  browser: Browser,
  server: { readonly url: string },
  {
    speed = 'off',
    guided = false,
    stored = false,
    sound = false,
    ...options
  }: BrowserContextOptions & Extras = {},
): Promise<Guest> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: stored ? 'allow' : 'block',
    ...options,
  });
  context.setDefaultTimeout(DEADLINE);
  await context.addInitScript(
    ({ speed, done, sound }) => {
      // A blank page has no storage. After the first page, keep the settings as the test has left them.
      if (!location.protocol.startsWith('http') || localStorage.getItem('speed') !== null) return;
      localStorage.setItem('speed', speed);
      localStorage.setItem('muted', sound ? 'no' : 'yes');
      for (const guide of done) localStorage.setItem(`helped-${guide}`, 'yes');
    },
    { speed, sound, done: guided ? [] : GUIDES },
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().includes('ERR_')) faults.push(line.text());
  });
  return { context, page, faults };
}

/** Chooses the level of the computer, on the page where a game is set up. */
export const chooseLevel = (page: Page, level: number) =>
  page
    .locator('fieldset', { hasText: say('page-level') })
    .getByText(String(level), { exact: true })
    .click();

/** Starts a game from the home page. */
export async function begin(
  page: Page,
  game: string,
  choose: (page: Page) => Promise<void> = async () => {},
) {
  await page.goto('/');
  await page.locator(`a[href="/new/${game}"]`).first().click();
  await page.locator('summary').click();
  await page.locator('.begin:enabled').waitFor();
  await choose(page);
  await page.locator('.begin').click();
  await page.waitForURL('**/table/*');
}
