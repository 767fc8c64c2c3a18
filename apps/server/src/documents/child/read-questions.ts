import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { QUESTIONS_FILE_MAX } from '@bank-soal/contract/questions';
import { FileRefused, type ReadRow, readQuestions } from '../../exchange/index.js';
import type { Ended, ReadQuestionsJob } from '../job.js';
import { readWordFile } from './read-word-questions.js';

const MB = 1024 * 1024;

/** Reads a file of questions; its pictures are written into a folder, each once. */
export async function readQuestionFile(job: ReadQuestionsJob): Promise<Ended> {
  const { path, format, output } = job;
  if ((await stat(path)).size > QUESTIONS_FILE_MAX) {
    return { refusal: { code: 'too-large', what: 'questions', max: QUESTIONS_FILE_MAX / MB } };
  }
  try {
    const read: { rows: ReadRow[]; hasMetafiles?: boolean } =
      format === 'docx' ? await readWordFile(job) : readQuestions(await readFile(path), format);
    const { rows, hasMetafiles } = read;
    const pictures = new Map(
      rows.flatMap(({ images }) => images.map(({ sha256, bytes }) => [sha256, bytes])),
    );
    for (const [sha256, bytes] of pictures) await writeFile(join(output, sha256), bytes);
    const questions = rows.map(({ images, ...row }) => ({
      ...row,
      images: images.map(({ sha256, type, bytes }) => ({ sha256, type, size: bytes.length })),
    }));
    return { questions, hasMetafiles };
  } catch (error) {
    if (error instanceof FileRefused) return { refusal: error.failure };
    throw error;
  }
}
