// Adds up the compressed sizes of what the page loads: the scripts, styles and words of a first visit, and the
// engine, which is loaded when it is first needed. Fails if a sum is above its limit.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FIRST_LOAD = 150_000;
const ENGINE = 600_000;

const sum = (files, compress) => files.reduce((sum, file) => sum + compress(readFileSync(file)).length, 0);

/** Whether a part of the page has files and stays within its limit. */
function keeps(name, files, compress, limit) {
  const total = sum(files, compress);
  console.log(`${name}: ${total} bytes, compressed; at most ${limit}`);
  return files.length > 0 && total <= limit;
}

const page = readFileSync('dist/index.html', 'utf8');
const first = [...page.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map((match) => `dist/${match[1]}`);
// The page loads the words of one language before it shows anything.
const languages = readdirSync('src/lib/words').filter((file) => /^[a-z]{2}\.ts$/.test(file));
const words = readdirSync('dist/assets')
  .filter(
    (file) =>
      file.endsWith('.js') && languages.some((language) => file.startsWith(`${language.slice(0, 2)}-`)),
  )
  .map((file) => `dist/assets/${file}`)
  .sort((one, other) => sum([other], gzipSync) - sum([one], gzipSync));
const folder = 'src/lib/pocket/module';
const engine = readdirSync(folder, { recursive: true, withFileTypes: true })
  // The types and the list of crates are not part of the page.
  .filter((file) => file.isFile() && !file.name.endsWith('.d.ts') && file.name !== 'crates.txt')
  .map((file) => `${file.parentPath}/${file.name}`);
const kept = [
  keeps(
    'scripts, styles and words of a first visit, by gzip',
    [...first, ...words.slice(0, 1)],
    gzipSync,
    FIRST_LOAD,
  ),
  keeps('the engine, its networks and books, by Brotli', engine, brotliCompressSync, ENGINE),
];
process.exit(words.length >= languages.length && kept.every(Boolean) ? 0 : 1);
