import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWordFile } from '../../documents/child/read-word-questions.js';
import type { ReadRow } from '../../exchange/index.js';

/** What a request sends beside the document. */
export interface Beside {
  keys?: Record<string, string[]>;
  keyFile?: Buffer | string;
}

/** Reads a Word document as the documents' child does. */
export async function readExam(bytes: Buffer, { keys, keyFile }: Beside = {}): Promise<ReadRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-word-'));
  try {
    const [path, keyPath] = [join(folder, 'soal.docx'), join(folder, 'kunci')];
    await writeFile(path, bytes);
    if (keyFile !== undefined) await writeFile(keyPath, keyFile);
    const job = { kind: 'read-questions', path, format: 'docx', output: folder, keys } as const;
    return (await readWordFile(keyFile === undefined ? job : { ...job, keyPath })).rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const inLine = (text: string) => text.replaceAll('\n', '⏎').replaceAll(/gambar:\w{64}/g, 'gambar:');

/**
 * A question as one line of a table of expected values:
 * `7 pilihan ¦ Text? ¦ satu / *dua ¦ =answer ¦ ?explanation ¦ 10 poin ¦ #topic ¦ @course ¦ !problem`.
 * Parts without a value are left out; a question that is not stored shows its title.
 */
export function inShort({ line, kind, title, question, problems }: ReadRow): string {
  const { options = [], answer, explanation, points, topics = [], subject } = question ?? {};
  return [
    `${line} ${kind}`,
    inLine(question?.markdown ?? title),
    ...(options.length > 0
      ? [
          options
            .map(({ markdown, right }) => inLine(right ? `*${markdown}` : markdown))
            .join(' / '),
        ]
      : []),
    ...(answer ? [`=${inLine(answer)}`] : []),
    ...(explanation ? [`?${inLine(explanation)}`] : []),
    ...(points === undefined || points === 1 ? [] : [`${points} poin`]),
    ...topics.map((topic) => `#${topic}`),
    ...(subject ? [`@${subject}`] : []),
    ...problems.map(({ code }) => `!${code}`),
  ].join(' ¦ ');
}

/** The questions of a document, a line each. */
export const examInShort = async (bytes: Buffer, beside?: Beside) =>
  (await readExam(bytes, beside)).map(inShort);
