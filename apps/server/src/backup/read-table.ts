import { createHash } from 'node:crypto';
import { type Archive, broken } from './archive.js';
import { tableEntry } from './backup-format.js';
import type { Row } from './table-rows.js';

const BATCH_LINES = 500;

/** Lines as they were written: they end at byte 0x0A alone, whatever else is a line's end elsewhere. */
export async function* byteLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString();
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString();
}

function parseRow(line: string): Row {
  try {
    return JSON.parse(line) as Row;
  } catch {
    throw broken();
  }
}

/**
 * The rows of a table in a backup, in parts.
 *
 * @throws OperatorError when they are not what the backup says, once the last part has been read
 */
export async function* readTable(
  archive: Archive,
  table: string,
  expected: { rows: number; sha256: string },
): AsyncGenerator<Row[]> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of archive.read(tableEntry(table))) {
      hash.update(chunk);
      yield chunk;
    }
  }
  let batch: Row[] = [];
  let rows = 0;
  for await (const line of byteLines(hashed())) {
    rows += 1;
    batch.push(parseRow(line));
    if (batch.length < BATCH_LINES) continue;
    yield batch;
    batch = [];
  }
  yield batch;
  if (rows !== expected.rows || hash.digest('hex') !== expected.sha256) throw broken();
}
