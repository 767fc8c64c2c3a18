/** Facts from the head of a picture. */
export interface ImageFacts {
  type: 'image/png' | 'image/jpeg';
  /** In pixels. */
  width: number;
  height: number;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The sides of a PNG, in its first part. */
function pngFacts(bytes: Buffer): ImageFacts | undefined {
  const isPng =
    bytes.length >= 33 &&
    bytes.subarray(0, 8).equals(PNG) &&
    bytes.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng) return undefined;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Starts of frames: all but the tables that have numbers between theirs. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The sides of a JPEG, in the first of its parts that begins a frame. */
function jpegFacts(bytes: Buffer): ImageFacts | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Any number of these may fill the space before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { type: 'image/jpeg', width, height };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Reads the facts of a picture, whatever its name; nothing for what is neither PNG nor JPEG. */
export function imageFacts(bytes: Buffer): ImageFacts | undefined {
  const facts = pngFacts(bytes) ?? jpegFacts(bytes);
  return facts !== undefined && facts.width > 0 && facts.height > 0 ? facts : undefined;
}
