import { sql } from 'kysely';
import type { Db } from '../db/schema.js';

/** A file of a set, and how many pages it has in the combined preview. */
interface PlacedFile {
  id: number;
  set_id: number;
  category: string;
  /** Null until it was read. */
  pages: number | null;
}

/** Test cases stand after the questions, in one document; answers in one of their own. */
const documentOf = (category: string) => (category === 'answers' ? 'answers' : 'questions');

/** An unreadable file has one page all the same, which says so. */
const NOTICE_PAGES = 1;

/** The files of sets in the order of their combined previews. */
async function filesInOrder(db: Db, setIds: readonly number[]): Promise<PlacedFile[]> {
  const { rows } = await sql<PlacedFile>`
    select files.id as id, files.question_set_id as set_id, files.category as category, file_texts.pages as pages
    from files left join file_texts on file_texts.sha256 = files.sha256
    where files.question_set_id in (${sql.join(setIds)})
    order by files.question_set_id, case files.category when 'questions' then 0 else 1 end,
      files.position, files.id`.execute(db);
  return rows;
}

/**
 * Pages of the combined preview before each file of some sets; null where one of them was not read yet. A
 * viewer who may open a file may open all that stand before it.
 */
export async function pagesBefore(
  db: Db,
  setIds: readonly number[],
): Promise<Map<number, number | null>> {
  const before = new Map<number, number | null>();
  if (setIds.length === 0) return before;
  const ends = new Map<string, number | null>();
  for (const { id, set_id, category, pages } of await filesInOrder(db, setIds)) {
    const document = `${set_id} ${documentOf(category)}`;
    const start = ends.get(document) ?? (ends.has(document) ? null : 0);
    before.set(id, start);
    const end = start === null || pages === null ? null : start + Math.max(pages, NOTICE_PAGES);
    ends.set(document, end);
  }
  return before;
}
