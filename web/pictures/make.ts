import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browser, guest, Server } from '../e2e/server';
import { film } from './film';
import { sowing } from './games';
import { poster } from './poster';

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url));

const [server, chromium] = await Promise.all([Server.open(), browser()]);
try {
  mkdirSync(folder, { recursive: true });
  const sharply = await guest(chromium, server, { deviceScaleFactor: 2, bypassCSP: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await sharply.page.emulateMedia({ colorScheme });
    keep(`boards-${colorScheme}.webp`, await poster(sharply.page));
  }
  const moving = { speed: 'normal', reducedMotion: 'no-preference' } as const;
  const filmed = await film((await guest(chromium, server, { ...moving, bypassCSP: true })).page, sowing);
  keep('sowing.webp', filmed.moving);
  keep('sowing-still.webp', filmed.still);
} finally {
  await Promise.all([chromium.close(), server.close()]);
}

function keep(name: string, picture: Buffer) {
  writeFileSync(folder + name, picture);
  console.log(`${name}: ${picture.length} bytes`);
}
