import { updates } from '../../offline/updates.svelte';
import { PROTOCOL } from '../wire/protocol';
import { browser, Connection } from './connection';
import { guest } from './guest.svelte';

/** If an answer takes more milliseconds than this, the page shows that it is waiting. */
const SLOW = 1200;

/** The close code of the socket if the page and the server share no version of the protocol. */
const OTHER_VERSION = 4001;

/** The page's connection to the server, and whether it is open. */
class Server {
  /** Whether the connection was lost. */
  disconnected = $state(false);
  /** Whether the server has lost its database, so that its data may be out of date. */
  stale = $state(false);
  /** Whether the server has taken more than `SLOW` milliseconds to answer an order. */
  sending = $state(false);
  /** How often the connection was lost. */
  breaks = 0;
  #slow: ReturnType<typeof setTimeout> | undefined;
  /** The server's clock minus this device's, in milliseconds. */
  clockOffset = 0;

  readonly connection = new Connection({
    ...browser,
    open: (events) => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const socket = new WebSocket(`${scheme}://${location.host}/ws?protocol=${PROTOCOL}`);
      let [opened, greeted] = [false, false];
      socket.onopen = () => (opened = true);
      socket.onmessage = ({ data }) => {
        // A server that speaks another version closes the socket instead of sending a first message.
        if (!greeted) events.opened();
        greeted = true;
        events.received(String(data));
      };
      socket.onclose = ({ code }) => {
        // The page keeps reconnecting: while several servers are being replaced, another one may still match.
        if (code === OTHER_VERSION) updates.differ();
        // If the server is reachable but refuses the connection, it may not know the viewer: its data file
        // may be new.
        if (!opened) guest.signInAgain();
        events.closed();
      };
      return socket;
    },
  });

  constructor() {
    this.connection.onstatus = (open) => {
      this.disconnected = !open;
      if (!open) this.breaks++;
    };
    this.connection.onstale = (stale) => (this.stale = stale);
    let pending = 0;
    this.connection.onpending = (orders) => {
      pending = orders;
      clearTimeout(this.#slow);
      if (orders === 0) this.sending = false;
      else if (!this.sending) this.#slow = setTimeout(() => (this.sending = true), SLOW);
    };
    // Orders that the server has not answered yet would be lost with the page, so let the browser ask first.
    addEventListener('beforeunload', (event) => {
      if (pending > 0) event.preventDefault();
    });
    this.connection.ontime = (now) => (this.clockOffset = now - Date.now());
    addEventListener('online', () => this.connection.reconnectNow());
    document.addEventListener('visibilitychange', () => document.hidden || this.connection.reconnectNow());
  }

  now(): number {
    return Date.now() + this.clockOffset;
  }
}

export const server = new Server();
