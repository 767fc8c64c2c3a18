import type { DbOrTransaction } from '../db/schema.js';

/** Tables whose rows name contents of the store. */
const NAMING = ['files', 'images'] as const;

/** Contents that a file or a picture refers to. */
export async function namedContents(
  db: DbOrTransaction,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const table of NAMING) {
    const rows = await db
      .selectFrom(table)
      .select('sha256')
      .where('sha256', 'in', hashes)
      .distinct()
      .execute();
    for (const { sha256 } of rows) named.add(sha256);
  }
  return named;
}

/** Whether anything names a content. */
export async function namesAny(db: DbOrTransaction): Promise<boolean> {
  for (const table of NAMING) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}
