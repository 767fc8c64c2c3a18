import type { Context } from 'hono';
import { isCurrent } from './conditional.js';
import { negotiate } from './encodings.js';
import type { ReadyBody } from './ready-body.js';

/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING = 1024;

/** Answers with a ready JSON body: 304 when the caller has it, else in the best encoding. */
export async function sendReady(c: Context, body: ReadyBody): Promise<Response> {
  const headers: Record<string, string> = {
    ETag: body.etag,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  };
  if (isCurrent(c.req.header('if-none-match'), body.etag)) return c.body(null, 304, headers);
  headers['Content-Type'] = 'application/json; charset=UTF-8';
  const worth = body.bytes.byteLength >= WORTH_COMPRESSING;
  const encoding = worth ? negotiate(c.req.header('accept-encoding'), 'fast') : undefined;
  if (encoding === undefined) return c.body(body.bytes, 200, headers);
  return c.body(await body.encoded(encoding), 200, { ...headers, 'Content-Encoding': encoding });
}
