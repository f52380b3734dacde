// The analysis board's address holds the whole record, so that a link needs no server and a reload loses nothing.

/** A record, and the path to a place in it. */
export interface Place {
  record: string;
  path: string;
}

/** The longest record to unpack from a link, in bytes. */
const LARGEST = 1_000_000;

/** Packs a place into characters that an address may contain. */
export async function pack({ record, path }: Place): Promise<string> {
  const packed = new Blob([`${path}\n${record}`]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Unpacks a place; null if the text is not a packed place. */
export async function unpack(text: string): Promise<Place | null> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const unpacked = await readAtMost(stream, LARGEST);
    const end = unpacked.indexOf('\n');
    return end < 0 ? null : { path: unpacked.slice(0, end), record: unpacked.slice(end + 1) };
  } catch {
    // The address was cut or changed on its way. The caller reports that.
    return null;
  }
}

/**
 * The text of a stream. Throws if it has more bytes than `most`: a short address may unpack to a very long
 * text.
 */
async function readAtMost(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let [text, read] = ['', 0];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.length;
    if (read > most) throw new Error(`more than ${most} bytes`);
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}
