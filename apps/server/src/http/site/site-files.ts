import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { type Effort, type Encoding, encode } from '../../answers/encodings.js';
import { siteTypeOf } from './site-types.js';

/** Compressed variants that a build may have put beside a file. */
const NEIGHBOURS: Partial<Record<Encoding, string>> = { br: '.br', gzip: '.gz', zstd: '.zst' };

/** A file of the built site, in memory. */
export interface SiteFile {
  bytes: Buffer<ArrayBuffer>;
  mediaType: string;
  compressible: boolean;
  etag: string;
  encoded: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
}

/** The place of a path inside the folder; undefined for one that would leave it. */
export function placeInside(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.split(/[\\/]/).some((part) => part.startsWith('.'))) {
    return undefined;
  }
  const place = resolve(join(folder, decoded));
  return place.startsWith(folder + sep) ? place : undefined;
}

/**
 * A file in memory; each of its encodings is made once.
 *
 * @param extension of its name, with the dot
 * @param effort effort of the compression
 * @param made an encoding that exists already, if any
 */
export function toSiteFile(
  bytes: Buffer<ArrayBuffer>,
  extension: string,
  effort: Effort = 'small',
  made: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>> = () => Promise.reject(),
): SiteFile {
  const { mediaType, text } = siteTypeOf(extension);
  const variants = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  const make = (encoding: Encoding) => made(encoding).catch(() => encode(bytes, encoding, effort));
  return {
    bytes,
    mediaType,
    compressible: text && bytes.byteLength > 512,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    encoded: (encoding) => {
      const variant = variants.get(encoding) ?? make(encoding);
      variants.set(encoding, variant);
      variant.catch(() => variants.delete(encoding));
      return variant;
    },
  };
}

async function load(place: string): Promise<SiteFile> {
  const bytes = await readFile(place);
  return toSiteFile(bytes, extname(place), 'small', (encoding) =>
    readFile(place + NEIGHBOURS[encoding]),
  );
}

/** Reads the built site's files; each is cached until it changes on the disk. */
export function siteFiles(folder: string) {
  const cached = new Map<string, { stamp: string; file: Promise<SiteFile> }>();

  return async function find(path: string): Promise<SiteFile | undefined> {
    const place = placeInside(folder, path);
    if (place === undefined) return undefined;
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.mtimeMs}-${found.size}`;
    const known = cached.get(place);
    if (known?.stamp === stamp) return known.file;
    const file = load(place);
    cached.set(place, { stamp, file });
    // A machine without a file handle left has one again later.
    file.catch(() => cached.delete(place));
    return file;
  };
}
