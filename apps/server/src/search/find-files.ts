import { FILES_COUNTED_MAX, type FileSearchQuery } from '@bank-soal/contract/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import type { TermQuery } from '../db/text-index.js';
import type { SetView } from '../sets/set-view.js';
import { conditions, filters } from './file-conditions.js';
import type { FilePageEnd } from './file-cursor.js';

/** A file that was found. */
export interface FoundFile extends FilePageEnd {
  set_id: number;
  text_id: number;
}

/** A page of the files that were found. */
export interface FoundFiles {
  files: FoundFile[];
  /** One more than are counted at most where there are more. */
  total: number;
  /** The order that they have. */
  sortedBy: 'rank' | 'newest';
}

/** Bounds of the work that takes time for each text or file. */
export interface SearchBounds {
  weighed: number;
  counted: number;
}

const BOUNDS: SearchBounds = { weighed: FILES_COUNTED_MAX, counted: FILES_COUNTED_MAX };

/** Requested files, and how many of them. */
export interface FilesAsked {
  terms: TermQuery;
  query: FileSearchQuery;
  /** Where the page before ended. */
  after: FilePageEnd | undefined;
  limit: number;
  /** At most as many files are hidden from the view, of all that there are. */
  countHidden: () => Promise<number>;
}

const FOUND = sql`files.id as id, question_sets.id as set_id, file_texts.id as text_id, file_texts.length as length,
  question_sets.lastupdated as lastupdated`;

const FILES_OF_TEXTS = sql`file_texts
  inner join files on files.sha256 = file_texts.sha256
  inner join question_sets on question_sets.id = files.question_set_id`;

const NO_SCORE = sql`cast(null as double precision) as score`;

/** After the end of a page; lower scores are better. */
function beyond({ score, lastupdated, id }: FilePageEnd, isRanked: boolean): RawBuilder<SqlBool> {
  const isOlder = sql<SqlBool>`(lastupdated < ${lastupdated}
    or (lastupdated = ${lastupdated} and id < ${id}))`;
  if (!isRanked || score === null) return isOlder;
  const value = sql`cast(${score} as double precision)`;
  return sql`(score > ${value} or (score = ${value} and ${isOlder}))`;
}

/** A file, or nothing, beside how many there are. */
type PageRow = { total: number } & (FoundFile | { id: null });

/**
 * Where few match, all files that have them are looked at: weighed, counted and sorted. What the view does not
 * open is left out before: it changes neither the order nor the time.
 */
async function fromFewFiles(
  db: Db,
  view: SetView,
  asked: FilesAsked,
  { counted, weighed }: SearchBounds,
): Promise<FoundFiles> {
  const { terms, query, after, limit } = asked;
  const { texts } = dialectOf(db);
  const isRanked = query.sort !== 'newest' && after?.score !== null;
  const order = sql`${isRanked ? sql`score, ` : sql``}lastupdated desc, id desc`;
  const weighedFiles = sql`select found.*, scores.score from found
    inner join (${texts.scores(terms, sql`select distinct text_id as id, length from found`)}) as scores
    on scores.id = found.text_id`;
  const { rows } = await sql<PageRow>`
    with found as materialized (
      select ${FOUND} from ${FILES_OF_TEXTS}
      where file_texts.id in (${texts.matching(terms)}) and ${conditions(db, view, query)}
      limit ${Math.max(counted, weighed) + 1}),
    files_found as (${isRanked ? weighedFiles : sql`select found.*, ${NO_SCORE} from found`})
    select total, page.* from (select count(*) as total from found) as totals
    left join (
      select * from files_found where ${after === undefined ? sql`true` : beyond(after, isRanked)}
      order by ${order} limit ${limit}) as page on true
    order by ${order}`.execute(db);
  return {
    files: rows.flatMap((row) => (row.id === null ? [] : [row])),
    total: Number(rows[0]?.total ?? 0),
    sortedBy: isRanked ? 'rank' : 'newest',
  };
}

/** Where many match, the sets are gone through from the newest, until there are enough for a page. */
async function newestFiles(db: Db, view: SetView, asked: FilesAsked): Promise<FoundFile[]> {
  const { terms, query, after, limit } = asked;
  const rest = after && sql`lastupdated <= ${after.lastupdated} and ${beyond(after, false)}`;
  // A cross join makes SQLite follow this order; the sign keeps it from reading all matches first.
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

/**
 * Whether a view opens more files than a number: were all that is hidden among those that match, there would
 * still be more. What is found then is the same as when each is looked at, only sooner.
 */
async function areSurelyMany(
  db: Db,
  { terms, query, countHidden }: FilesAsked,
  most: number,
): Promise<boolean> {
  if (filters(db, query).length > 0) return false;
  const enough = most + 1 + (await countHidden());
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from (${dialectOf(db).texts.matching(terms)}) as matched
      limit ${enough}) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0) === enough;
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
  const { counted, weighed } = bounds;
  const isMany = await areSurelyMany(db, asked, Math.max(counted, weighed));
  const few = isMany ? undefined : await fromFewFiles(db, view, asked, bounds);
  const total = Math.min(few?.total ?? Number.POSITIVE_INFINITY, counted + 1);
  if (few !== undefined && few.total <= weighed) return { ...few, total };
  return { files: await newestFiles(db, view, asked), total, sortedBy: 'newest' };
}
