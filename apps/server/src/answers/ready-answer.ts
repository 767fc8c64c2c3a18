import { pacePieces, piecesOf } from '../limits/pace-pieces.js';
import { isCurrent } from './conditional.js';
import { negotiate } from './encodings.js';
import type { MaybePromise, Packed } from './pack-once.js';

/** A JSON text that many callers get. */
export interface AnswerBody {
  readonly etag: string;
  /** Bytes, not packed. */
  readonly size: number;
  /** The bytes; in pieces when they are too many to hold in one. */
  plain: () => Buffer<ArrayBuffer> | Iterable<Buffer<ArrayBuffer>>;
  readonly encoded: Packed;
}

/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING = 1024;

/** Above this many bytes an answer is written piece by piece. */
const AT_ONCE = 1024 * 1024;

/** An answer as Node writes it; its headers are in lower case. */
export interface ReadyAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  bytes: Buffer<ArrayBuffer> | AsyncIterable<Buffer<ArrayBuffer>> | null;
}

/**
 * Answer of a ready body to these request headers: 304 when the caller has it, else the bytes in the best
 * encoding; a promise only while they are still being packed.
 *
 * @param more further headers, in lower case
 */
export function readyAnswer(
  body: AnswerBody,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
  more: Readonly<Record<string, string>> = {},
): MaybePromise<ReadyAnswer> {
  const headers: Record<string, string> = {
    etag: body.etag,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...more,
  };
  if (isCurrent(ifNoneMatch, body.etag)) return { status: 304, headers, bytes: null };
  headers['content-type'] = 'application/json; charset=UTF-8';
  const whole = (
    bytes: Buffer<ArrayBuffer> | Iterable<Buffer<ArrayBuffer>>,
    size: number,
  ): ReadyAnswer => {
    // Set here, since an answer to HEAD has no bytes to derive it from.
    headers['content-length'] = String(size);
    if (!Buffer.isBuffer(bytes)) return { status: 200, headers, bytes: pacePieces(bytes) };
    return { status: 200, headers, bytes: size <= AT_ONCE ? bytes : pacePieces(piecesOf(bytes)) };
  };
  const worth = body.size >= WORTH_COMPRESSING;
  const encoding = worth ? negotiate(acceptEncoding, 'fast') : undefined;
  if (encoding === undefined) return whole(body.plain(), body.size);
  headers['content-encoding'] = encoding;
  const packed = body.encoded(encoding);
  const sized = (bytes: Buffer<ArrayBuffer>) => whole(bytes, bytes.byteLength);
  return packed instanceof Promise ? packed.then(sized) : sized(packed);
}
