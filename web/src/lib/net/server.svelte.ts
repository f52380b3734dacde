import { randomHex } from './random';
import { Connection } from './connection';
import { guest } from './guest.svelte';

/** The page's connection to the server, and whether it is open. */
class Server {
  /** Whether the connection was lost. */
  disconnected = $state(false);
  /** The server's clock minus this device's, in milliseconds. */
  clockOffset = 0;

  readonly connection = new Connection({
    open: (events) => {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
      let opened = false;
      socket.onopen = () => {
        opened = true;
        events.opened();
      };
      socket.onmessage = ({ data }) => events.received(String(data));
      socket.onclose = () => {
        // If the server is reachable but refuses the connection, it may not know the viewer: its data file
        // may be new.
        if (!opened) guest.signInAgain();
        events.closed();
      };
      return socket;
    },
    schedule: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    orderId: () => randomHex(16),
  });

  constructor() {
    this.connection.onstatus = (open) => (this.disconnected = !open);
    this.connection.ontime = (now) => (this.clockOffset = now - Date.now());
    addEventListener('online', () => this.connection.reconnectNow());
    document.addEventListener('visibilitychange', () => document.hidden || this.connection.reconnectNow());
  }

  now(): number {
    return Date.now() + this.clockOffset;
  }
}

export const server = new Server();
