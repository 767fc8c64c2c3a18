import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type BankRows, type Row, SCHEMA } from './bank-rows.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function linesOf(rows: readonly Row[]): Buffer {
  return Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/**
 * Writes rows and contents as a backup of format 2, which the server's `restore` reads.
 *
 * @param createdAt ISO 8601: when the rows were made
 */
export async function writeBank(
  { tables, contents }: BankRows,
  createdAt: string,
  path: string,
): Promise<void> {
  const zip = new ZipFile();
  const written: Record<string, { rows: number; sha256: string; lastId: number }> = {};
  for (const [table, rows] of Object.entries(tables)) {
    const lines = linesOf(rows);
    zip.addBuffer(lines, `tables/${table}.jsonl`);
    written[table] = { rows: rows.length, sha256: sha256(lines), lastId: rows.at(-1)?.id ?? 0 };
  }
  for (const [name, bytes] of contents) {
    zip.addBuffer(Buffer.from(bytes), `files/${name}`);
  }
  const manifest = {
    format: 2,
    createdAt,
    schema: SCHEMA,
    tables: written,
    files: contents.size,
    missing: [],
    damaged: [],
  };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
