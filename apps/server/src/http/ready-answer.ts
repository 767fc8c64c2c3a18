import { isCurrent } from './conditional.js';
import { negotiate } from './encodings.js';
import type { ReadyBody } from './ready-body.js';

/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING = 1024;

/** An answer as Node writes it; its headers are in lower case. */
export interface ReadyAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  bytes: Buffer<ArrayBuffer> | null;
}

/**
 * What a ready body answers to these request headers: 304 when the caller has it, else the bytes in
 * the best encoding; a promise only while they are still being packed.
 *
 * @param more further headers, in lower case
 */
export function readyAnswer(
  body: ReadyBody,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
  more: Readonly<Record<string, string>> = {},
): ReadyAnswer | Promise<ReadyAnswer> {
  const headers: Record<string, string> = {
    etag: body.etag,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...more,
  };
  if (isCurrent(ifNoneMatch, body.etag)) return { status: 304, headers, bytes: null };
  headers['content-type'] = 'application/json; charset=UTF-8';
  const whole = (bytes: Buffer<ArrayBuffer>): ReadyAnswer => {
    // Said here, since an answer to HEAD has no bytes to tell it by.
    headers['content-length'] = String(bytes.byteLength);
    return { status: 200, headers, bytes };
  };
  const worth = body.bytes.byteLength >= WORTH_COMPRESSING;
  const encoding = worth ? negotiate(acceptEncoding, 'fast') : undefined;
  if (encoding === undefined) return whole(body.bytes);
  headers['content-encoding'] = encoding;
  const packed = body.encoded(encoding);
  return packed instanceof Promise ? packed.then(whole) : whole(packed);
}
