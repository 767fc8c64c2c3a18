import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { pdfText } from '../pdf-text.js';
import { sampleDocx } from '../sample-docx.js';
import type { Secrets } from './smuggling.js';

const WORD = 'RAHASIA';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of many colours. */
function motley(size: number): Buffer {
  const header = Buffer.from('0000000000000000080200000000', 'hex').subarray(0, 13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const line = Buffer.alloc(size * 3 + 1);
  const lines = Array.from({ length: size }, (_, row) => {
    for (let at = 1; at < line.length; at += 1) line[at] = (row * 31 + at * 79) % 256;
    return Buffer.from(line);
  });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Writes files that no document may show. */
export async function writeSecrets(folder: string): Promise<Secrets> {
  const at = (name: string) => join(folder, name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><text x="9" y="90">${WORD}</text></svg>`;
  await writeFile(at('s.png'), motley(60));
  await writeFile(at('s.svg'), svg);
  await writeFile(at('s.txt'), WORD);
  await writeFile(at('s.html'), `<p>${WORD}</p>`);
  await writeFile(at('s.docx'), await sampleDocx(WORD));
  return {
    png: at('s.png'),
    svg: at('s.svg'),
    text: at('s.txt'),
    html: at('s.html'),
    docx: at('s.docx'),
  };
}

/** Whether pages show one of the files: its word, or a picture of more than a point. */
export async function showsSecret(pdf: Buffer): Promise<boolean> {
  if ((await pdfText(pdf)).includes(WORD)) return true;
  return [...pdf.toString('latin1').matchAll(/\/Width\s+(\d+)/g)].some(
    ([, width]) => Number(width) > 1,
  );
}
