import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib';

export type Encoding = 'zstd' | 'br' | 'gzip';

/** 'fast' for bodies that change, 'small' for files that are compressed once. */
export type Effort = 'fast' | 'small';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const zstd = promisify(zstdCompress);

const LEVELS = {
  fast: { zstd: 3, br: 5, gzip: 6 },
  small: { zstd: 15, br: 9, gzip: 9 },
} as const;

const PREFERENCE: Record<Effort, readonly Encoding[]> = {
  fast: ['zstd', 'br', 'gzip'],
  small: ['br', 'zstd', 'gzip'],
};

/** Compresses on the thread pool. */
export function encode(
  bytes: Buffer<ArrayBuffer>,
  encoding: Encoding,
  effort: Effort,
): Promise<Buffer<ArrayBuffer>> {
  const level = LEVELS[effort][encoding];
  switch (encoding) {
    case 'zstd':
      return zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } });
    case 'br':
      return brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      });
    case 'gzip':
      return gz(bytes, { level });
  }
}

function packer(encoding: Encoding, level: number) {
  switch (encoding) {
    case 'zstd':
      return createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: level } });
    case 'br':
      return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
    case 'gzip':
      return createGzip({ level });
  }
}

/** Like `encode`, of bodies too large for one piece of memory. */
export function encodePieces(
  pieces: Iterable<Buffer<ArrayBuffer>>,
  encoding: Encoding,
  effort: Effort,
): Promise<Buffer<ArrayBuffer>> {
  const source = Readable.from(pieces, { objectMode: false });
  return pipeline(source, packer(encoding, LEVELS[effort][encoding]), buffer);
}

/** Weights of an Accept-Encoding header by name, lower case; what has no weight counts fully. */
function weights(header: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((piece) => piece.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name !== '') result.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return result;
}

/** The last header: nearly all browsers send the same. */
let last = { header: '', accepted: weights('') };

function acceptedIn(header: string): Map<string, number> {
  if (header !== last.header) last = { header, accepted: weights(header) };
  return last.accepted;
}

/** The encoding to answer with; undefined means the bytes as they are. */
export function negotiate(header: string | undefined, effort: Effort): Encoding | undefined {
  if (!header) return undefined;
  const accepted = acceptedIn(header);
  const weightOf = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? 0;
  const plain = accepted.get('identity') ?? 0;
  let best: Encoding | undefined;
  for (const name of PREFERENCE[effort]) {
    const weight = weightOf(name);
    if (weight > 0 && weight >= plain && (best === undefined || weight > weightOf(best)))
      best = name;
  }
  return best;
}
