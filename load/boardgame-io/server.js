// boardgame.io's server with its in-memory storage. The first line on standard output is the port.
import bgio from "boardgame.io/dist/cjs/server.js";

import { mandua } from "./mandua.js";

const server = bgio.Server({ games: [mandua], origins: [] });
const { appServer } = await server.run({ port: 0 });
console.log(appServer.address().port);
