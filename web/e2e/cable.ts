import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A TCP proxy in front of the server. It can cut connections, or fall silent like a lost radio link. */
export class Cable {
  #state: 'whole' | 'cut' | 'silent' = 'whole';
  readonly #ends = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {}

  static async to(url: string): Promise<Cable> {
    const server = createServer({ pauseOnConnect: true });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const cable = new Cable(server, Number(new URL(url).port));
    server.on('connection', (near) => cable.#join(near));
    return cable;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Closes all connections; both ends notice at once. */
  cut(): void {
    this.#state = 'cut';
    for (const end of this.#ends) end.destroy();
  }

  /** Lets nothing through, without closing any connection. */
  silence(): void {
    this.#state = 'silent';
    for (const end of this.#ends) end.pause();
  }

  /** Lets new connections through again. Data that was on its way is lost. */
  mend(): void {
    for (const end of this.#ends) end.destroy();
    this.#state = 'whole';
  }

  close(): Promise<void> {
    this.cut();
    return new Promise((closed) => this.server.close(() => closed()));
  }

  #join(near: Socket): void {
    if (this.#state === 'cut') {
      near.destroy();
      return;
    }
    this.#hold(near);
    if (this.#state === 'silent') return;
    const far = connect(this.port, '127.0.0.1');
    this.#hold(far);
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => near.write(bytes)).on('close', () => near.destroy());
    near.resume();
  }

  #hold(end: Socket): void {
    this.#ends.add(end);
    end.on('close', () => this.#ends.delete(end)).on('error', () => {});
  }
}
