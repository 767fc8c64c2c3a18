import { FILES_COUNTED_MAX, type FileSearchQuery } from '@bank-soal/contract/file-search';
import { SEARCHED_FIELDS, soughtTexts } from '@bank-soal/contract/set-search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dialectOf } from '../../db/dialect.js';
import type { Db } from '../../db/schema.js';
import type { TermQuery } from '../../db/text-index.js';
import { searchColumn } from '../set-search-texts.js';
import { keyShown, type SetView, shown } from '../set-view.js';
import type { FilePageEnd } from './file-cursor.js';

/** A file that was found. */
export interface FoundFile extends FilePageEnd {
  set_id: number;
  text_id: number;
}

/** Some of the files that were found. */
export interface FoundFiles {
  files: FoundFile[];
  /** One more than are counted at most where there are more. */
  total: number;
  /** The order that they have. */
  sortedBy: 'rank' | 'newest';
}

/** Which files are asked for, and how many of them. */
export interface FilesAsked {
  terms: TermQuery;
  query: FileSearchQuery;
  /** Where the page before ended. */
  after: FilePageEnd | undefined;
  limit: number;
}

const among = (column: string, words: readonly string[]): RawBuilder<SqlBool> => {
  // A database may refuse to be asked for a NUL, which no such word has.
  const known = words.filter((word) => !word.includes('\0'));
  return known.length > 0 ? sql`${sql.ref(column)} in (${sql.join(known)})` : sql`false`;
};

/** What is asked of a file and its set beside their words. */
function filters(db: Db, query: FileSearchQuery): RawBuilder<SqlBool>[] {
  const { courseTag, materialTag, difficulty, examKind, category } = query;
  const { containsAny } = dialectOf(db);
  const tags = soughtTexts({ courseTags: courseTag, materialTags: materialTag });
  const byTags = tags.map(({ part, texts }) => {
    const columns = texts.length > 0 ? SEARCHED_FIELDS[part].map(searchColumn) : [];
    const found = columns.map((column) => containsAny(`question_sets.${column}`, texts));
    return found.length > 0 ? sql<SqlBool>`(${sql.join(found, sql` or `)})` : sql<SqlBool>`false`;
  });
  const exact = [
    ['question_sets.level', difficulty],
    ['question_sets.exam_kind', examKind],
    ['files.category', category],
  ] as const;
  const byWords = exact.flatMap(([column, words = []]) =>
    words.length > 0 ? [among(column, words)] : [],
  );
  return [...byTags, ...byWords];
}

/** What a file and its set must be for a view and a query. */
function conditions(db: Db, view: SetView, query: FileSearchQuery): RawBuilder<SqlBool> {
  const all = [
    sql<SqlBool>`${shown(view)}`,
    sql<SqlBool>`(files.category = 'questions' or ${keyShown(view)})`,
    ...filters(db, query),
  ];
  return sql`${sql.join(all, sql` and `)}`;
}

const FOUND = sql`files.id as id, question_sets.id as set_id, file_texts.id as text_id,
  question_sets.lastupdated as lastupdated`;

const FILES_OF_TEXTS = sql`file_texts
  inner join files on files.sha256 = file_texts.sha256
  inner join question_sets on question_sets.id = files.question_set_id`;

const NO_SCORE = sql`cast(null as double precision) as score`;

/** Behind the end of a page; lower scores are better. */
function beyond({ score, lastupdated, id }: FilePageEnd, isRanked: boolean): RawBuilder<SqlBool> {
  const isOlder = sql<SqlBool>`(lastupdated < ${lastupdated}
    or (lastupdated = ${lastupdated} and id < ${id}))`;
  if (!isRanked || score === null) return isOlder;
  const value = sql`cast(${score} as double precision)`;
  return sql`(score > ${value} or (score = ${value} and ${isOlder}))`;
}

/** A file, or nothing, beside how many there are. */
type PageRow = { total: number } & (FoundFile | { id: null });

/** Where few texts match, all files that have them are looked at: weighed, counted and sorted. */
async function fromFewTexts(db: Db, view: SetView, asked: FilesAsked): Promise<FoundFiles> {
  const { terms, query, after, limit } = asked;
  const { texts } = dialectOf(db);
  const isRanked = query.sort !== 'newest' && after?.score !== null;
  const hits = isRanked ? texts.ranked(terms) : texts.matching(terms);
  const score = isRanked ? sql`hits.score as score` : NO_SCORE;
  const order = sql`${isRanked ? sql`score, ` : sql``}lastupdated desc, id desc`;
  const { rows } = await sql<PageRow>`
    with hits as materialized (${hits}),
    found as materialized (
      select ${FOUND}, ${score} from ${FILES_OF_TEXTS}
      inner join hits on hits.id = file_texts.id
      where ${conditions(db, view, query)})
    select total, page.* from (select count(*) as total from found) as totals
    left join (
      select * from found where ${after === undefined ? sql`true` : beyond(after, isRanked)}
      order by ${order} limit ${limit}) as page on true
    order by ${order}`.execute(db);
  return {
    files: rows.flatMap((row) => (row.id === null ? [] : [row])),
    total: Math.min(Number(rows[0]?.total ?? 0), FILES_COUNTED_MAX + 1),
    sortedBy: isRanked ? 'rank' : 'newest',
  };
}

/** Where many match, the sets are gone through from the newest, until there are enough. */
async function fromManyTexts(db: Db, view: SetView, asked: FilesAsked): Promise<FoundFiles> {
  const { terms, query, after, limit } = asked;
  const matched = sql`from ${FILES_OF_TEXTS}
    where file_texts.id in (${dialectOf(db).texts.matching(terms)})
      and ${conditions(db, view, query)}`;
  const files = await sql<FoundFile>`
    select * from (select ${FOUND}, ${NO_SCORE} ${matched}) as found
    where ${after === undefined ? sql`true` : beyond(after, false)}
    order by lastupdated desc, id desc limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 ${matched} limit ${FILES_COUNTED_MAX + 1}) as counted`.execute(db);
  return { files: files.rows, total: Number(counted.rows[0]?.total ?? 0), sortedBy: 'newest' };
}

/** How many texts match, whoever may see them; at most one more than are weighed. */
async function countMatches(db: Db, terms: TermQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from (${dialectOf(db).texts.matching(terms)}) as matched
      limit ${FILES_COUNTED_MAX + 1}) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/**
 * The files that a view opens and that have all terms, one entry a file: the best first, or the newest.
 * To weigh takes time for each text that matches, so that of very many none is weighed.
 *
 * @param most texts that are weighed
 */
export async function findFiles(
  db: Db,
  view: SetView,
  asked: FilesAsked,
  most = FILES_COUNTED_MAX,
): Promise<FoundFiles> {
  const count = await countMatches(db, asked.terms);
  if (count === 0) return { files: [], total: 0, sortedBy: asked.query.sort ?? 'rank' };
  const find = count > most ? fromManyTexts : fromFewTexts;
  return find(db, view, asked);
}
