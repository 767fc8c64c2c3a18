import type { PaperAnswer, PaperFields } from '@bank-soal/contract/papers';
import type { Selectable } from 'kysely';
import type { Account } from '../account.js';
import { weakTag } from '../answers/ready-body.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction, PaperRow } from '../db/schema.js';
import type { PaperItemsTable } from '../db/tables/papers.js';
import { notFound } from '../failures/refusal.js';

type ItemRow = Selectable<PaperItemsTable>;
type Heading = Omit<PaperFields['sections'][number], 'items'>;

/** Fractions of points are added without rounding errors. */
const rounded = (points: number) => Math.round(points * 1e6) / 1e6;

/** Fields of a row and its items, as their writer decided them. */
function fieldsOf(row: PaperRow, items: readonly ItemRow[]): PaperFields {
  const headings = JSON.parse(row.sections) as Heading[];
  const sections = headings.map((heading, index) => ({
    ...heading,
    items: items
      .filter(({ section }) => section === index)
      .map(({ question_id, version, points, space }) => ({
        questionId: question_id,
        version,
        points,
        space,
      })),
  }));
  return {
    title: row.title,
    head: JSON.parse(row.head),
    instructions: JSON.parse(row.instructions),
    sections,
    variants: row.variants,
    shuffleOptions: row.shuffle_options === 1,
    size: row.size,
    seed: row.seed,
  };
}

function toPaperAnswer(row: PaperRow, items: readonly ItemRow[]): PaperAnswer {
  const fields = fieldsOf(row, items);
  return {
    id: row.id,
    ...fields,
    status: row.status,
    usedOn: row.used_on,
    totalPoints: rounded(items.reduce((sum, { points }) => sum + points, 0)),
    updated_at: row.updated_at,
  };
}

/** The questions of papers in their order. */
async function itemsOf(
  db: DbOrTransaction,
  papers: readonly number[],
): Promise<ReadonlyMap<number, ItemRow[]>> {
  if (papers.length === 0) return new Map();
  const rows = await db
    .selectFrom('paper_items')
    .selectAll()
    .where('paper_id', 'in', papers)
    .orderBy('paper_id')
    .orderBy('section')
    .orderBy('position')
    .execute();
  const byPaper = new Map<number, ItemRow[]>(papers.map((id) => [id, []]));
  for (const row of rows) byPaper.get(row.paper_id)?.push(row);
  return byPaper;
}

/** Papers as their owner reads them. */
export async function paperAnswers(
  db: DbOrTransaction,
  rows: readonly PaperRow[],
): Promise<PaperAnswer[]> {
  const items = await itemsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toPaperAnswer(row, items.get(row.id) ?? []));
}

/** A paper as its owner reads it. */
export async function paperAnswer(db: DbOrTransaction, row: PaperRow): Promise<PaperAnswer> {
  const items = await itemsOf(db, [row.id]);
  return toPaperAnswer(row, items.get(row.id) ?? []);
}

/** The ETag of a paper. */
export const paperTag = (answer: PaperAnswer) => weakTag(JSON.stringify(answer));

/**
 * A paper of the caller's own.
 *
 * @throws Refusal 404 for an unknown one and for another's, for every caller
 */
export async function ownPaper(
  db: DbOrTransaction,
  id: number,
  { id: owner }: Pick<Account, 'id'>,
  lock?: RowLock,
): Promise<PaperRow> {
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (row === undefined) throw notFound('paper');
  return row;
}
