import type { Context } from 'hono';
import { Refusal } from '../refusal.js';

/** Largest JSON body, in bytes: an import of 500 rows is far below it. */
const MAX_JSON = 1024 * 1024;

const tooLarge = () => new Refusal(413, 'Data yang dikirim terlalu besar.');

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > MAX_JSON) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a body as a JSON object in UTF-8, whatever its declared type.
 *
 * @throws Refusal 400 when it is none, 413 when it is too large
 */
export async function readJson(c: Context): Promise<object> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_JSON) throw tooLarge();
  const stream = c.req.raw.body;
  const bytes = stream === null ? Buffer.alloc(0) : await readAll(stream);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Answered below, with whatever else is no object.
  }
  throw new Refusal(400, 'Data yang dikirim bukan JSON yang valid.');
}
