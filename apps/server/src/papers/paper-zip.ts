import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BLUEPRINT_PART } from '@bank-soal/contract/papers';
import { ZipFile } from 'yazl';
import type { PaperSource } from '../documents/paper-source.js';
import type { PaperCaller } from '../documents/paper-writer.js';
import {
  allDocuments,
  measured,
  type PaperPress,
  type WrittenFile,
  type WrittenPaper,
  writePaper,
} from './written-paper.js';

/** One day for all, without a zone, so that the same paper is the same bytes on every machine. */
const entryOptions = () => ({
  mtime: new Date(2020, 0, 1),
  forceDosTimestamp: true,
  mode: 0o100644,
});

const TABLE = 'tabel-kunci.csv';

/** The blueprint, where a question bears an outcome or a level. */
function blueprintDocuments({ blueprint }: PaperSource) {
  const says = blueprint?.rows.some(({ outcome, cognitive }) => outcome ?? cognitive) ?? false;
  return says ? [{ part: BLUEPRINT_PART, variant: 'A' } as const] : [];
}

/** Everything of a paper in one ZIP. @throws Refusal 422, 503 */
export async function writeZip(
  press: PaperPress,
  paper: PaperSource,
  name: string,
  caller: PaperCaller,
): Promise<WrittenPaper<WrittenFile>> {
  const order = {
    documents: [...allDocuments(paper), ...blueprintDocuments(paper)],
    formats: ['pdf', 'docx', 'txt'],
    table: TABLE,
  } as const;
  const { files, ...rest } = await writePaper(press, paper, order, caller);
  try {
    const zip = new ZipFile();
    const output = join(files[0]?.path ?? '', '..', 'semua.zip');
    for (const file of files) {
      zip.addReadStreamLazy(file.name, entryOptions(), (give) => {
        give(null, createReadStream(file.path));
      });
    }
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(output, { mode: 0o600 }));
    return { ...rest, files: await measured(name, output) };
  } catch (error) {
    await rest.discard();
    throw error;
  }
}
