import type { Kysely } from 'kysely';

/**
 * A search inside files goes from texts to files to sets for each of thousands of texts that have a common word: from
 * indexes alone, as a text's row has all of the text.
 */
export async function searchIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('file_texts_content')
    .on('file_texts')
    .columns(['id', 'sha256'])
    .execute();
  await db.schema
    .createIndex('files_content')
    .on('files')
    .columns(['sha256', 'question_set_id', 'category'])
    .execute();
  // The longer one serves what this one did.
  await db.schema.dropIndex('files_sha256').execute();
}
