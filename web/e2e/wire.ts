import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A cable between browsers and the server that can be cut, or fall silent as where a radio loses touch. */
export class Wire {
  #state: 'whole' | 'cut' | 'silent' = 'whole';
  readonly #ends = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {}

  static async to(url: string): Promise<Wire> {
    const server = createServer({ pauseOnConnect: true });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const wire = new Wire(server, Number(new URL(url).port));
    server.on('connection', (near) => wire.#join(near));
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Both ends learn of it at once. */
  cut(): void {
    this.#state = 'cut';
    for (const end of this.#ends) end.destroy();
  }

  /** Nothing gets through any more, and nobody is told. */
  silence(): void {
    this.#state = 'silent';
    for (const end of this.#ends) end.pause();
  }

  /** New connections get through. What was on its way before is lost. */
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
