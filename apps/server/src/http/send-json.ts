import type { Context } from 'hono';
import { ReadyBody } from '../answers/ready-body.js';
import { sendReady } from './send-ready.js';

/** Answers with JSON made for this call; the caller may ask again with its ETag. */
export function sendJson(
  c: Context,
  value: unknown,
  more?: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  return sendReady(c, new ReadyBody(JSON.stringify(value)), more);
}
