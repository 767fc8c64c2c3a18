import { FILES_COUNTED_MAX, type FileSearchQuery } from '@bank-soal/contract/file-search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dialectOf } from '../../db/dialect.js';
import type { Db } from '../../db/schema.js';
import type { TermQuery } from '../../db/text-index.js';
import type { SetView } from '../set-view.js';
import { conditions, filters } from './file-conditions.js';
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

/** What takes time for each text or file, and is done for so many at most. */
export interface SearchBounds {
  weighed: number;
  counted: number;
}

const BOUNDS: SearchBounds = { weighed: FILES_COUNTED_MAX, counted: FILES_COUNTED_MAX };

/** Which files are asked for, and how many of them. */
export interface FilesAsked {
  terms: TermQuery;
  query: FileSearchQuery;
  /** Where the page before ended. */
  after: FilePageEnd | undefined;
  limit: number;
  /** At most as many files are hidden from the view, of all that there are. */
  countHidden: () => Promise<number>;
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
async function fromFewTexts(
  db: Db,
  view: SetView,
  asked: FilesAsked,
  { counted }: SearchBounds,
): Promise<FoundFiles> {
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
    total: Math.min(Number(rows[0]?.total ?? 0), counted + 1),
    sortedBy: isRanked ? 'rank' : 'newest',
  };
}

/** Where many match, the sets are gone through from the newest, until there are enough for a page. */
async function newestFiles(db: Db, view: SetView, asked: FilesAsked): Promise<FoundFile[]> {
  const { terms, query, after, limit } = asked;
  const rest = after && sql`lastupdated <= ${after.lastupdated} and ${beyond(after, false)}`;
  // A cross join keeps SQLite to this order; the sign keeps it from going through what matches first.
  const { rows } = await sql<FoundFile>`
    select * from (
      select ${FOUND}, ${NO_SCORE} from question_sets cross join files cross join file_texts
      where files.question_set_id = question_sets.id and file_texts.sha256 = files.sha256
        and +file_texts.id in (${dialectOf(db).texts.matching(terms)})
        and ${conditions(db, view, query)}) as found
    where ${rest ?? sql`true`}
    order by lastupdated desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many files a view opens of those that match; at most one more than are counted. */
async function countFiles(
  db: Db,
  view: SetView,
  { terms, query, countHidden }: FilesAsked,
  most: number,
): Promise<number> {
  if (filters(db, query).length === 0) {
    // Were all that is hidden among them, there would still be more than are counted.
    const hidden = await countHidden();
    if ((await countMatches(db, terms, most + hidden)) === most + hidden) return most;
  }
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from ${FILES_OF_TEXTS}
      where file_texts.id in (${dialectOf(db).texts.matching(terms)})
        and ${conditions(db, view, query)}
      limit ${most}) as counted`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

async function fromManyTexts(
  db: Db,
  view: SetView,
  asked: FilesAsked,
  { counted }: SearchBounds,
): Promise<FoundFiles> {
  const files = await newestFiles(db, view, asked);
  const total = await countFiles(db, view, asked, counted + 1);
  return { files, total, sortedBy: 'newest' };
}

/** How many texts match, whoever may see them; counted up to a bound. */
async function countMatches(db: Db, terms: TermQuery, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from (${dialectOf(db).texts.matching(terms)}) as matched
      limit ${most}) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/**
 * The files that a view opens and that have all terms, one entry a file: the best first, or the newest.
 * To weigh takes time for each text that matches, so that of very many none is weighed.
 */
export async function findFiles(
  db: Db,
  view: SetView,
  asked: FilesAsked,
  bounds = BOUNDS,
): Promise<FoundFiles> {
  const count = await countMatches(db, asked.terms, bounds.weighed + 1);
  if (count === 0) return { files: [], total: 0, sortedBy: asked.query.sort ?? 'rank' };
  const find = count > bounds.weighed ? fromManyTexts : fromFewTexts;
  return find(db, view, asked, bounds);
}
