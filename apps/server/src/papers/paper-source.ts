import type { PaperAnswer, PaperFields } from '@bank-soal/contract/papers';
import type { QuestionFields } from '@bank-soal/contract/questions';
import { imagesIn, isTooDeep, QUESTION_FIELDS } from '@bank-soal/contract/questions';
import type { Db } from '../db/schema.js';
import type { PaperSource, SourceImage } from '../documents/paper-source.js';
import { acceptedText } from '../exchange/index.js';
import { Refusal } from '../failures/refusal.js';
import type { FileStore } from '../storage/file-store.js';
import { versionBodies } from './own-versions.js';

/** Most characters of all questions of a paper together: hundreds of full pages. */
const TEXT_MAX = 1_000_000;

/** Pictures of one paper, and their bytes. */
const IMAGES_MAX = 100;
const IMAGE_BYTES_MAX = 32 * 1024 * 1024;

const tooComplex = () => new Refusal(422, { code: 'paper-too-complex' });

/** @throws Refusal 422 for more text than a paper may have */
export function refuseTooLong(bodies: readonly string[]): void {
  if (bodies.reduce((sum, { length }) => sum + length, 0) > TEXT_MAX) throw tooComplex();
}

/**
 * Those of some pictures that a paper may show: in questions, what those put in who uploaded it; beside them,
 * what the account uploaded that put it in.
 */
async function shownImages(
  db: Db,
  questions: readonly number[],
  inQuestions: readonly string[],
  beside: ReadonlyMap<number, readonly string[]>,
) {
  const named = new Set([...inQuestions, ...[...beside.values()].flat()]);
  if (named.size === 0) return [];
  if (named.size > IMAGES_MAX) throw tooComplex();
  return db
    .selectFrom('images')
    .select(['sha256', 'type'])
    .select((eb) => eb.fn.max('size').as('size'))
    .where((eb) =>
      eb.or([
        ...[...beside].map(([account, names]) =>
          eb.and([eb('uploader_id', '=', account), eb('sha256', 'in', names)]),
        ),
        eb.and([
          eb('sha256', 'in', inQuestions.length > 0 ? inQuestions : ['']),
          eb.exists(
            eb
              .selectFrom('question_images')
              .select('question_images.id')
              .whereRef('question_images.sha256', '=', 'images.sha256')
              .whereRef('question_images.put_by', '=', 'images.uploader_id')
              .where('question_images.question_id', 'in', questions.length > 0 ? questions : [0]),
          ),
        ]),
      ]),
    )
    .groupBy(['sha256', 'type'])
    .orderBy('sha256')
    .execute();
}

/** A picture on this machine; one whose content is gone is left out, and the paper says so. */
async function atHand(
  store: Pick<FileStore, 'localPath'>,
  { sha256, type }: { sha256: string; type: string },
): Promise<SourceImage[]> {
  try {
    return [{ sha256, type, path: await store.localPath(sha256) }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The Markdown of a question's body, which may be older than the bound of its depth. */
function textsOf(body: string): string[] {
  const {
    markdown = '',
    answer = '',
    explanation = '',
    options = [],
  } = JSON.parse(body) as Partial<QuestionFields>;
  return [markdown, answer, explanation, ...options.map((option) => option.markdown)];
}

/** A question's body whose answer lists all accepted answers. */
function withAccepted(body: string): string {
  const question = JSON.parse(body) as Partial<QuestionFields>;
  const { answers, tolerance } = question;
  return answers
    ? JSON.stringify({ ...question, answer: acceptedText({ answers, tolerance }) })
    : body;
}

/** Footer of a verified paper. */
function verifiedBy({
  review,
}: Partial<Pick<PaperAnswer, 'review'>>): Pick<PaperSource, 'verified'> {
  if (review?.status !== 'verified' || review.at === null) return {};
  const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  const name = review.by?.name ?? 'Akun dihapus';
  return { verified: `${name}, ${day.format(new Date(review.at))}` };
}

/**
 * All that a paper is written from.
 *
 * @param putBy the account that put a picture beside the questions
 * @throws Refusal 422 for more than a paper may have
 */
export async function paperSource(
  { db, store }: { db: Db; store: Pick<FileStore, 'localPath'> },
  putBy: (sha256: string) => number,
  fields: PaperFields & Partial<Pick<PaperAnswer, 'review'>>,
): Promise<PaperSource> {
  const { title, head, instructions, variants, shuffleOptions, size, seed } = fields;
  const items = fields.sections.flatMap((section) => section.items);
  const bodyOf = await versionBodies(db, items);
  const bodies = items.map((item) => withAccepted(bodyOf(item) ?? '{}'));
  refuseTooLong(bodies);
  const notes = fields.sections.map(({ note }) => note);
  const texts = [...instructions, ...notes, ...bodies.flatMap(textsOf)];
  if (texts.some(isTooDeep)) throw new Refusal(422, QUESTION_FIELDS.tooDeep);
  const questions = items.map(({ questionId }) => questionId);
  const beside = new Map<number, string[]>();
  for (const sha256 of imagesIn(...instructions, ...notes)) {
    const account = putBy(sha256);
    beside.set(account, [...(beside.get(account) ?? []), sha256]);
  }
  const shown = await shownImages(db, questions, imagesIn(...bodies), beside);
  const bytes = shown.reduce((sum, image) => sum + Number(image.size), 0);
  if (bytes > IMAGE_BYTES_MAX) throw tooComplex();
  const images = await Promise.all(shown.map((image) => atHand(store, image)));
  let next = 0;
  const sections = fields.sections.map(({ items: own, ...section }) => ({
    ...section,
    items: own.map(({ questionId, points, space }) => {
      const body = bodies[next++] ?? '{}';
      return { questionId, points, space, body };
    }),
  }));
  const facts = { title, head, instructions, variants, shuffleOptions, size, seed };
  return { ...facts, ...verifiedBy(fields), sections, images: images.flat() };
}
