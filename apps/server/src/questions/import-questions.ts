import type {
  ImportFormat,
  QuestionFields,
  QuestionRow,
  QuestionRows,
} from '@bank-soal/contract/questions';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { Db } from '../db/schema.js';
import { transact } from '../db/transact.js';
import type { QuestionInFile } from '../documents/job.js';
import type { QuestionsInFile } from '../documents/question-reader.js';
import { inWords, Refusal } from '../failures/refusal.js';
import type { Services } from '../services.js';
import type { UploadParts } from '../storage/upload-parts.js';
import { withOutcomes } from './import-outcomes.js';
import { nearKey, nearQuestions } from './near-questions.js';
import { contentKey } from './question-columns.js';
import { type PictureTools, storePicture } from './question-pictures.js';
import { createdEntry, insertQuestion, questionBytes, refuseTooMany } from './store-question.js';
import { visibleQuestions } from './visible-questions.js';

/** Keys of one query. */
const BATCH = 500;

/** The questions that an account sees, by their content. */
async function questionsByKey(
  db: Db,
  account: Account,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'content_key'])
      .where('content_key', 'in', keys.slice(start, start + BATCH))
      .where(visibleQuestions(account))
      .orderBy('id', 'desc')
      .execute();
    for (const { id, content_key } of rows) found.set(content_key, id);
  }
  return found;
}

/** The question of a row, whether it can be stored or not. */
const askedIn = ({ question, review }: QuestionInFile) => question ?? review?.body;

function keyOf(row: QuestionInFile) {
  const asked = askedIn(row);
  return asked && contentKey(asked);
}

/** Rows of a file on the wire, with the duplicates that the account sees. */
async function answerRows(
  db: Db,
  account: Account,
  rows: readonly QuestionInFile[],
): Promise<QuestionRow[]> {
  const keys = rows.flatMap((row) => keyOf(row) ?? []);
  const known = await questionsByKey(db, account, keys);
  return rows.map((row) => {
    const { line, kind, title } = row;
    const problems = row.problems.map(({ blocking, ...failure }) => ({
      code: failure.code,
      message: inWords(failure),
      blocking,
    }));
    return { line, kind, title, problems, duplicateOf: known.get(keyOf(row) ?? '') ?? null };
  });
}

/** Rows for a review: each in full, with what it repeats but for names. */
async function reviewRows(
  db: Db,
  account: Account,
  rows: readonly QuestionInFile[],
): Promise<QuestionRow[]> {
  const answered = await answerRows(db, account, rows);
  const near = await nearQuestions(
    db,
    account,
    rows.flatMap((row) => askedIn(row) ?? []),
  );
  const lines = new Map<string, number>();
  return rows.map((row, at) => {
    const answer = answered[at] as QuestionRow;
    const asked = askedIn(row);
    if (asked === undefined) return answer;
    const [key, likeness] = [contentKey(asked), nearKey(asked)];
    const sameAs = lines.get(key) ?? (likeness === undefined ? undefined : lines.get(likeness));
    for (const one of [key, likeness])
      if (one !== undefined && !lines.has(one)) lines.set(one, row.line);
    const found = likeness === undefined ? undefined : near.get(likeness);
    const nearOf = answer.duplicateOf === null ? (found ?? null) : null;
    return { ...answer, nearOf, sameAs: sameAs ?? null, ...(row.review && { review: row.review }) };
  });
}

/** Most bytes of the pictures that a review shows. */
const SHOWN_BYTES = 12 * 1024 * 1024;

/** The pictures of rows as `data:` addresses, as many as may be shown. */
async function picturesIn(
  rows: readonly QuestionInFile[],
  pictureOf: QuestionsInFile['pictureOf'],
): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  let bytes = 0;
  for (const { sha256, type, size } of rows.flatMap(({ images }) => images)) {
    if (shown[sha256] !== undefined || bytes + size > SHOWN_BYTES) continue;
    bytes += size;
    shown[sha256] = `data:${type};base64,${(await pictureOf(sha256)).toString('base64')}`;
  }
  return shown;
}

/** Whether a row cannot be stored. */
const isBarred = ({ question, problems }: QuestionInFile) =>
  question === undefined || problems.some(({ blocking }) => blocking);

/** Stores the pictures of the imported questions as the account's own, each once. */
async function storePictures(
  tools: PictureTools,
  account: Account,
  rows: readonly QuestionInFile[],
  pictureOf: QuestionsInFile['pictureOf'],
): Promise<void> {
  const types = new Map(
    rows.flatMap(({ images }) => images.map(({ sha256, type }) => [sha256, type] as const)),
  );
  for (const [sha256, type] of types) {
    await storePicture(tools, account, { type, bytes: await pictureOf(sha256) });
  }
}

async function store(
  { db, accountLimits }: PictureTools,
  account: Account,
  questions: readonly QuestionFields[],
) {
  const bytes = questions.reduce((sum, question) => sum + questionBytes(question), 0);
  await transact(db, async (transaction) => {
    const owner = await stillMay(transaction, account, 'update');
    await refuseTooMany(transaction, owner, questions.length);
    await accountLimits.refuseBytes(transaction, owner, bytes);
    const at = new Date().toISOString();
    for (const question of questions) {
      const own: QuestionFields = { ...question, visibility: 'owner' };
      const targetId = await insertQuestion(transaction, owner, own, at);
      await recordAudit(transaction, owner, createdEntry(targetId, own));
    }
  });
}

/** A file of questions, and the options of its import. */
export interface QuestionImport {
  file: UploadParts['file'];
  format: ImportFormat;
  /** Keys that a Word file does not name, by line. */
  keys: Readonly<Record<string, readonly string[]>>;
  /** A second file that names the keys. */
  keyFile?: UploadParts['file'];
  /** Lines to be left out. */
  skip: ReadonlySet<number>;
  /** Only looks into it. */
  isDryRun: boolean;
  /** Tells each question in full. */
  isReview: boolean;
}

/**
 * Stores the questions of a file as the account's own: all that are not left out, or none. Pictures are
 * stored first; they are the account's own, and do no harm where no question comes.
 *
 * @returns the rows of a dry run, else how many were stored
 * @throws Refusal 400 without a file, 401, 409 when the account would have more than it may, 413, 422 for a
 * file that cannot be read or a row that cannot be stored, 503
 */
export async function importQuestions(
  { questionReader, ...tools }: PictureTools & Pick<Services, 'questionReader'>,
  { file, format, keys, keyFile, skip, isDryRun, isReview }: QuestionImport,
  account: Account,
): Promise<QuestionRows | { created: number }> {
  if (file === undefined) throw new Refusal(400, { code: 'required', what: 'file' });
  const {
    rows: found,
    pictureOf,
    dispose,
  } = await questionReader.read(
    { path: file.content.path, format, keys, keyPath: keyFile?.content.path, isReview },
    account.id,
  );
  try {
    const rows = await withOutcomes(tools.db, found);
    if (isReview) {
      const reviewed = await reviewRows(tools.db, account, rows);
      return { rows: reviewed, pictures: await picturesIn(rows, pictureOf) };
    }
    if (isDryRun) return { rows: await answerRows(tools.db, account, rows) };
    const chosen = rows.filter(({ line }) => !skip.has(line));
    if (chosen.some(isBarred)) {
      const answered = await answerRows(tools.db, account, rows);
      throw new Refusal(422, { code: 'import-refused' }, {}, { rows: answered });
    }
    const questions = chosen.flatMap(({ question }) => question ?? []);
    await refuseTooMany(tools.db, account, questions.length);
    await storePictures(tools, account, chosen, pictureOf);
    await store(tools, account, questions);
    return { created: questions.length };
  } finally {
    await dispose();
  }
}
