import { chance } from './chance';
import { Connection } from './connection';
import { guest } from './guest.svelte';

/** The connection over a WebSocket, and how it is. */
class Server {
  /** Whether the line is broken, after it was there. */
  away = $state(false);
  /** How far the server's clock is ahead of this device's. */
  ahead = 0;

  readonly connection = new Connection({
    open: (events) => {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
      let opened = false;
      socket.onopen = () => {
        opened = true;
        events.opened();
      };
      socket.onmessage = ({ data }) => events.said(String(data));
      socket.onclose = () => {
        // A server that is there and lets nobody in may not know him: it has other data than before.
        if (!opened) guest.again();
        events.closed();
      };
      return socket;
    },
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    name: () => chance(16),
  });

  constructor() {
    this.connection.onstatus = (open) => (this.away = !open);
    this.connection.onhello = (now) => (this.ahead = now - Date.now());
    addEventListener('online', () => this.connection.hurry());
    document.addEventListener('visibilitychange', () => document.hidden || this.connection.hurry());
  }

  now(): number {
    return Date.now() + this.ahead;
  }
}

export const server = new Server();
