import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PROTOCOL } from '../src/lib/wire/protocol';

/** The protocol version and the build name of the old server. */
const OLD = { protocol: '00000000000000a1', build: '00000000000000b1' };

/**
 * A proxy in front of a server. Until `replace` is called, it makes the server look like an older one, with
 * another version of the page and of the protocol.
 */
export class Deployment {
  #isOld = true;
  readonly #ends = new Set<Socket>();

  private constructor(
    private readonly front: Server,
    private readonly port: number,
    private readonly build: string,
  ) {}

  static async before({ url }: { readonly url: string }): Promise<Deployment> {
    const page = await (await fetch(url)).text();
    const build = /<meta name="build" content="([0-9a-f]+)"/.exec(page)?.[1];
    if (build === undefined) throw new Error('the page does not name its build');
    const front = createServer();
    await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
    const deployment = new Deployment(front, Number(new URL(url).port), build);
    front.on('request', (asked, answer) => deployment.#answer(asked, answer));
    front.on('upgrade', (asked: IncomingMessage, near: Socket) => deployment.#join(asked, near));
    return deployment;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.front.address() as AddressInfo).port}`;
  }

  /** Replaces the old server and closes its connections. */
  replace(): void {
    this.#isOld = false;
    for (const end of this.#ends) end.destroy();
  }

  close(): Promise<void> {
    for (const end of this.#ends) end.destroy();
    this.front.closeAllConnections();
    return new Promise((closed) => this.front.close(() => closed()));
  }

  #older = (text: string) => text.replaceAll(PROTOCOL, OLD.protocol).replaceAll(this.build, OLD.build);

  #answer(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url, headers } = asked;
    const options = {
      port: this.port,
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    };
    const forwarded = request({ host: '127.0.0.1', ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode = 500, headers } = response;
        const type = headers['content-type'] ?? '';
        let body = Buffer.concat(parts);
        const told = { ...headers };
        // The files of both builds have the same names, so the browser must not cache any of them.
        told['cache-control'] = 'no-store';
        delete told['transfer-encoding'];
        if (this.#isOld) {
          if (/html|javascript/.test(type)) body = Buffer.from(this.#older(body.toString()));
          if ('menagerie-protocol' in told) told['menagerie-protocol'] = OLD.protocol;
        }
        told['content-length'] = String(body.length);
        answer.writeHead(statusCode, told).end(body);
      });
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  }

  #join(asked: IncomingMessage, near: Socket): void {
    const path = this.#isOld ? (asked.url ?? '').replace(OLD.protocol, PROTOCOL) : asked.url;
    const lines = [`GET ${path} HTTP/1.1`];
    for (let i = 0; i < asked.rawHeaders.length; i += 2)
      lines.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`);
    const far = connect(this.port, '127.0.0.1', () => far.write(`${lines.join('\r\n')}\r\n\r\n`));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(end);
      end.on('close', () => {
        this.#ends.delete(end);
        other.destroy();
      });
      end.on('error', () => {});
      end.pipe(other);
    }
  }
}
