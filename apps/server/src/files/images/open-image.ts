import type { Account } from '../../account.js';
import type { DbOrTransaction } from '../../db/schema.js';
import { notFound } from '../../failures/refusal.js';
import { visibleQuestions } from '../../questions/visible-questions.js';

/** A picture that somebody may open. */
interface OpenImage {
  sha256: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
}

/** As {@link openImage}; undefined instead of a refusal. */
export function findImage(
  db: DbOrTransaction,
  account: Account,
  sha256: string,
): Promise<OpenImage | undefined> {
  return db
    .selectFrom('images')
    .select(['sha256', 'type', 'size'])
    .where('sha256', '=', sha256)
    .where((eb) =>
      eb.or([
        eb('uploader_id', '=', account.id),
        eb.exists(
          eb
            .selectFrom('question_images')
            .innerJoin('questions', 'questions.id', 'question_images.question_id')
            .select('question_images.id')
            .whereRef('question_images.sha256', '=', 'images.sha256')
            .whereRef('question_images.put_by', '=', 'images.uploader_id')
            .where(visibleQuestions(account)),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}

/**
 * A picture that the account uploaded, or that its uploader put into a question that the account sees. A
 * reference to somebody's picture in one's own question opens nothing.
 *
 * @throws Refusal 404 as for an unknown one
 */
export async function openImage(
  db: DbOrTransaction,
  account: Account,
  sha256: string,
): Promise<OpenImage> {
  const image = await findImage(db, account, sha256);
  if (image === undefined) throw notFound('image');
  return image;
}
