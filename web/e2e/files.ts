import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { PROGRAM } from './server';

/** The path under which the host serves the files. */
const UNDER = '/some/where/';

/** The media types that the host knows. Like many simple hosts, it knows none for WebAssembly. */
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The page as static files on a plain web server. */
export class Site {
  /** The requests that found no file. */
  readonly missed: string[] = [];

  private constructor(
    readonly folder: string,
    private readonly server: Server,
  ) {}

  static async open(...options: string[]): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'menagerie-site-'));
    execFileSync(PROGRAM, ['site', folder, ...options]);
    const server = createServer();
    const site = new Site(folder, server);
    server.on('request', ({ url = '' }, answer) => {
      const file = site.#file(new URL(url, 'http://host').pathname);
      if (file === null) {
        site.missed.push(url);
        answer.writeHead(404).end();
        return;
      }
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      answer.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(readFileSync(file));
    });
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${UNDER}`;
  }

  /** Replaces the first match of `from` in a file. Throws if there is none. */
  change(name: string, from: RegExp, to: string): void {
    const file = join(this.folder, name);
    const text = readFileSync(file, 'utf8');
    if (!from.test(text)) throw new Error(`${name} has no ${from}`);
    writeFileSync(file, text.replace(from, to));
  }

  /** Replaces the page with another build: the same files under another build name. */
  deploy(build: string): void {
    this.change('sw.js', /\b[0-9a-f]{16}\b/, build);
    this.change('index.html', /(?<=<meta name="build" content=")[^"]*/, build);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
    rmSync(this.folder, { recursive: true });
  }

  #file(path: string): string | null {
    if (!path.startsWith(UNDER)) return null;
    const file = join(this.folder, normalize(path.slice(UNDER.length - 1)));
    const named = file.endsWith('/') ? join(file, 'index.html') : file;
    return statSync(named, { throwIfNoEntry: false })?.isFile() ? named : null;
  }
}
