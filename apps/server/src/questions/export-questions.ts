import { QUESTIONS_EXPORT_MAX, type QuestionFormat } from '@bank-soal/contract/questions';
import type { Account } from '../account.js';
import type { Db } from '../db/schema.js';
import { type Picture, type WrittenQuestions, writeQuestions } from '../exchange/index.js';
import { notFound, Refusal } from '../failures/refusal.js';
import type { FileStore } from '../storage/file-store.js';
import { type KnownQuestion, questionsOf } from './question-answers.js';
import { imagesOf } from './question-images.js';
import { withCodes } from './question-outcomes.js';
import { openPicture } from './question-pictures.js';

/** Bytes of pictures in one file; further ones stay references. */
const PICTURES_MAX = 32 * 1024 * 1024;

/** Questions read at once. */
const BATCH = 500;

/** Services of an export. */
interface Tools {
  db: Db;
  store: Pick<FileStore, 'read'>;
}

/** The pictures that questions name and the account may open. */
async function picturesOf(
  tools: Tools,
  account: Account,
  questions: readonly KnownQuestion[],
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  let left = PICTURES_MAX;
  for (const sha256 of new Set(questions.flatMap(imagesOf))) {
    const picture = await openPicture(tools, account, sha256);
    if (picture === undefined || picture.bytes.byteLength > left) continue;
    left -= picture.bytes.byteLength;
    pictures.push(picture);
  }
  return pictures;
}

/**
 * Questions as a file, in the order of their ids as they were requested, each once.
 *
 * @throws Refusal 400 for too many, 404 when the account does not see one of them
 */
export async function exportQuestions(
  tools: Tools,
  ids: readonly number[],
  format: QuestionFormat,
  account: Account,
): Promise<WrittenQuestions> {
  const asked = [...new Set(ids)];
  if (asked.length > QUESTIONS_EXPORT_MAX) {
    throw new Refusal(400, { code: 'too-many', what: 'questions', max: QUESTIONS_EXPORT_MAX });
  }
  const view = { account, now: new Date() };
  const questions: KnownQuestion[] = [];
  for (let start = 0; start < asked.length; start += BATCH) {
    const found = await questionsOf(tools.db, view, asked.slice(start, start + BATCH));
    questions.push(...(await withCodes(tools.db, found)));
  }
  if (questions.length < asked.length) throw notFound('question');
  const images = format === 'moodle' ? await picturesOf(tools, account, questions) : [];
  return writeQuestions(questions, format, { images });
}
