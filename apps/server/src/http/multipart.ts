import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { Refusal } from '../failures/refusal.js';

/** Bounds of a form beside its file, where it may have more than usual. */
export interface FormBounds {
  fields?: number;
  /** Bytes of each. */
  fieldSize?: number;
  /** A second file, by the name of its field. */
  beside?: string;
  /** A field that may come several times: its values are joined by commas. */
  joined?: string;
}

const LIMITS = { fields: 20, fieldNameSize: 100, fieldSize: 4096, files: 5, headerPairs: 50 };

export const broken = () => new Refusal(400, { code: 'broken-upload' });

/** A file's name in a form, without the three escapes that browsers write there, and only there. */
export function unescapedName(name: string): string {
  return name.replace(/%(?:22|0A|0D)/g, (escape) => decodeURIComponent(escape));
}

/** A stream up to a number of bytes; one more is an error. */
export async function* bounded(stream: Readable, most: number, tooLarge: () => Refusal) {
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).byteLength;
    if (size > most) throw tooLarge();
    yield chunk as Buffer;
  }
}

/**
 * A parser for the body of a request.
 *
 * @throws Refusal 400 for a body that is no form with files
 */
export function openParser(
  { headers }: IncomingMessage,
  { fields = LIMITS.fields, fieldSize = LIMITS.fieldSize }: FormBounds = {},
): busboy.Busboy {
  if (!/^multipart\/form-data/i.test(headers['content-type'] ?? '')) throw broken();
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { ...LIMITS, fields, fieldSize } });
  } catch {
    throw broken();
  }
}
