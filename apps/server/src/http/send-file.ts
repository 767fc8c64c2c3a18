import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import { isCurrent } from '../answers/conditional.js';
import { Refusal } from '../failures/refusal.js';
import type { ByteSpan } from '../storage/file-store.js';
import { parseRange } from './byte-range.js';
import { FILE_CSP } from './security-headers.js';

export interface SentFile {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  /** Strong: the same bytes, the same tag. */
  etag: string;
  disposition: 'inline' | 'attachment';
  /** Whether a caller may keep it and ask again with If-None-Match. */
  revalidates: boolean;
  open: (span?: ByteSpan) => Promise<Readable>;
  /** Request headers that the answer differs by. */
  vary?: string;
  /** Not for everyone: no cache may store it. */
  isPrivate?: boolean;
  /**
   * Runs before the first byte is sent.
   *
   * @param isStart whether that is the file's first byte
   */
  onRead?: (isStart: boolean) => Promise<void>;
}

function rangeOf(c: Context, file: SentFile): ByteSpan | undefined {
  const ifRange = c.req.header('if-range');
  if (ifRange !== undefined && ifRange !== file.etag) return undefined;
  const range = parseRange(c.req.header('range'), file.size);
  if (range === 'unsatisfiable') {
    const headers = { 'Content-Range': `bytes */${file.size}` };
    throw new Refusal(416, { code: 'unknown-range' }, headers);
  }
  return range;
}

/** Answers with a file, whole or in part, so that nothing in it can act on the site. */
export async function sendFile(c: Context, file: SentFile): Promise<Response> {
  const headers: Record<string, string> = {
    ETag: file.etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control':
      file.revalidates && !file.isPrivate ? 'private, no-cache' : 'private, no-store',
    ...(file.vary && { Vary: file.vary }),
    'Content-Security-Policy': FILE_CSP,
  };
  if (file.revalidates && isCurrent(c.req.header('if-none-match'), file.etag)) {
    return c.body(null, 304, headers);
  }
  const range = rangeOf(c, file);
  const length = range === undefined ? file.size : range.end - range.start + 1;
  headers['Content-Type'] = file.mediaType;
  headers['Content-Length'] = String(length);
  headers['Content-Disposition'] = contentDisposition(file.name, { type: file.disposition });
  if (range !== undefined) {
    headers['Content-Range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  }
  const status = range === undefined ? 200 : 206;
  if (c.req.method === 'HEAD') return c.body(null, status, headers);

  const stream = await file.open(range);
  try {
    await file.onRead?.((range?.start ?? 0) === 0);
  } catch (error) {
    stream.destroy();
    throw error;
  }
  return c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, status, headers);
}
