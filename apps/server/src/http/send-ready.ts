import type { Context } from 'hono';
import { isCurrent } from './conditional.js';
import { negotiate } from './encodings.js';
import type { ReadyBody } from './ready-body.js';

/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING = 1024;

/**
 * Answers with a ready JSON body: 304 when the caller has it, else in the best encoding. The answer
 * is made without the framework's own headers, which cost more than all the rest.
 *
 * @param more further headers, in lower case
 */
export function sendReady(
  c: Context,
  body: ReadyBody,
  more: Readonly<Record<string, string>> = {},
): Response | Promise<Response> {
  const headers: Record<string, string> = {
    etag: body.etag,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...more,
  };
  if (isCurrent(c.req.header('if-none-match'), body.etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers['content-type'] = 'application/json; charset=UTF-8';
  const worth = body.bytes.byteLength >= WORTH_COMPRESSING;
  const encoding = worth ? negotiate(c.req.header('accept-encoding'), 'fast') : undefined;
  if (encoding === undefined) return new Response(body.bytes, { headers });
  headers['content-encoding'] = encoding;
  const bytes = body.encoded(encoding);
  if (bytes instanceof Promise) return bytes.then((ready) => new Response(ready, { headers }));
  return new Response(bytes, { headers });
}
