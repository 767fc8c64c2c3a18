import type { Context } from 'hono';
import { ReadyBody } from './ready-body.js';
import { sendReady } from './send-ready.js';

/** Answers with a list made for this call; the caller may ask again with its ETag. */
export function sendList(
  c: Context,
  list: unknown,
  more?: Readonly<Record<string, string>>,
): Promise<Response> {
  return sendReady(c, new ReadyBody(JSON.stringify(list)), more);
}
