// A page with nothing but the engine, for its tests.
import { pocket } from '../src/lib/pocket/pocket';

Object.assign(globalThis, { pocket });
