import type { Context } from 'hono';
import { Refusal } from '../failures/refusal.js';
import { incomingOf } from './incoming.js';
import { createOpenBodies } from './open-bodies.js';
import { readBody } from './read-body.js';

const KB = 1024;

/** Largest body of a call that does not name another size, in bytes: each of its texts is short. */
const MOST = 16 * KB;

/** A small body that has not come by then is not on its way. */
const SMALL_MS = 20_000;

/** Bodies that come at the same time: of people who are signed in, and of everyone else. */
const KNOWN = { bytes: 32 * KB * KB, count: 1000 };
const STRANGERS = { bytes: 4 * KB * KB, count: 1000 };

/** Facts about a body before it is read. */
export interface JsonOptions {
  /** Bytes, where it may be larger than most. */
  most: number | undefined;
  /** Whether the caller is signed in. */
  isKnown: boolean;
  /** A missing body counts as an empty one. */
  mayBeEmpty?: boolean | undefined;
}

function objectIn(bytes: Buffer): object | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the JSON bodies of one server, which share a memory budget. */
export function createJsonReader() {
  const known = createOpenBodies(KNOWN);
  const strangers = createOpenBodies(STRANGERS);

  /**
   * Reads a body as a JSON object in UTF-8, whatever its declared type.
   *
   * @throws Refusal 400 when it is none, 408 when it does not come, 413 when it is too large
   */
  return async function readJson(c: Context, options: JsonOptions): Promise<object> {
    const { most, isKnown, mayBeEmpty = false } = options;
    const bytes = await readBody(incomingOf(c), {
      ...(most === undefined ? { most: MOST, mostMs: SMALL_MS } : { most }),
      among: isKnown ? known : strangers,
    });
    const object = mayBeEmpty && bytes.byteLength === 0 ? {} : objectIn(bytes);
    if (object === undefined) throw new Refusal(400, { code: 'invalid', what: 'json' });
    return object;
  };
}

export type ReadJson = ReturnType<typeof createJsonReader>;
