import { buffer } from 'node:stream/consumers';
import { NEXT_CURSOR_HEADER } from '@bank-soal/contract/question-set-pages';
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

/** All that an answer says to whoever looks closely: headers, body, and what is packed in it. */
export async function readAll(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const cursor = Buffer.from(answer.headers.get(NEXT_CURSOR_HEADER) ?? '', 'base64url').toString();
  const parts = [JSON.stringify([...answer.headers]), cursor, bytes.toString('utf8')];
  const isWhole = answer.status === 200 && bytes.byteLength > 0;
  const type = answer.headers.get('content-type') ?? '';
  if (isWhole && /zip|officedocument/.test(type)) parts.push(await zipText(bytes));
  if (isWhole && type.includes('pdf')) parts.push(await pdfText(bytes));
  return parts.join('\n').replace(/\s+/g, ' ');
}
