import { browser, Connection } from '../net/connection';
import { guest } from '../net/guest.svelte';
import { Device } from './device';
import { DeviceSocket } from './socket';

/** The tables of this device. */
export const device = new Device(() => guest.called);

/** A connection to the tables of this device, with the same interface as a connection to a server. */
export const here = new Connection({
  ...browser,
  open: (events) => new DeviceSocket(device, events),
});
