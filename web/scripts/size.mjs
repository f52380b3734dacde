// Adds up the compressed scripts and styles of a first visit, and fails above the limit.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;

const page = readFileSync('dist/index.html', 'utf8');
const files = [...page.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map((match) => match[1]);
const total = files.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/${file}`)).length, 0);
console.log(`first load: ${total} bytes of script and style, compressed; at most ${LIMIT}`);
process.exit(files.length > 0 && total <= LIMIT ? 0 : 1);
