import type { Context } from 'hono';
import { Refusal } from '../refusal.js';
import { incomingOf } from './incoming.js';
import { readBody } from './read-body.js';

/** Largest JSON body, in bytes: an import of 500 rows is far below it. */
const MAX_JSON = 1024 * 1024;

/**
 * Reads a body as a JSON object in UTF-8, whatever its declared type.
 *
 * @throws Refusal 400 when it is none, 413 when it is too large
 */
export async function readJson(c: Context): Promise<object> {
  const bytes = await readBody(incomingOf(c), MAX_JSON);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Answered below, with whatever else is no object.
  }
  throw new Refusal(400, 'Data yang dikirim bukan JSON yang valid.');
}
