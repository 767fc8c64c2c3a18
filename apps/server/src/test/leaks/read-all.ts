import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { pdfText } from '../pdf-text.js';

async function zipText(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes);
  const parts: string[] = [];
  for await (const entry of zip.eachEntry()) {
    parts.push(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return parts.join('\n');
}

/** Unpacked bytes by their hash: every viewer who may read them gets the same ones. */
const texts = new Map<string, Promise<string>>();

function textOf(bytes: Buffer, read: (bytes: Buffer) => Promise<string>): Promise<string> {
  const key = createHash('sha256').update(bytes).digest('hex');
  const text = texts.get(key) ?? read(bytes);
  texts.set(key, text);
  return text;
}

/** Everything that an answer reveals: headers, body, and its unpacked bytes. */
export async function readAll(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const parts = [JSON.stringify([...answer.headers]), bytes.toString('utf8')];
  const isWhole = answer.status === 200 && bytes.byteLength > 0;
  const type = answer.headers.get('content-type') ?? '';
  if (isWhole && /zip|officedocument/.test(type)) parts.push(await textOf(bytes, zipText));
  if (isWhole && type.includes('pdf')) parts.push(await textOf(bytes, pdfText));
  return parts.join('\n').replace(/\s+/g, ' ');
}
