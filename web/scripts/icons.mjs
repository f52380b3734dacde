// Draws the icons of the installed page from icon.svg: node scripts/icons.mjs
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const at = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
/** The background colour of the light theme. It fills the icons that systems cut to their own shape. */
const PAPER = '#f8f3ea';

/**
 * The size of each icon in pixels, and the share of its width that the drawing takes. If the share is below
 * 1, the background is `PAPER`, otherwise transparent.
 */
export const ICONS = {
  'icons/192.png': [192, 1],
  'icons/512.png': [512, 1],
  // A system may cut this icon to any shape that contains a circle of 80 % of the icon's width.
  'icons/maskable-512.png': [512, 0.6],
  'icons/touch-180.png': [180, 0.72],
};

/** Draws an icon. */
export async function draw([size, share]) {
  const width = Math.round(size * share);
  const drawn = await sharp(readFileSync(at('icon.svg')), { density: (72 * width) / 40 })
    .resize(width, width)
    .png()
    .toBuffer();
  const background = share === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : PAPER;
  return sharp({ create: { width: size, height: size, channels: 4, background } }).composite([
    { input: drawn },
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(at('icons'), { recursive: true });
  for (const [file, icon] of Object.entries(ICONS))
    await (await draw(icon)).png({ palette: true, effort: 10 }).toFile(at(file));
}
