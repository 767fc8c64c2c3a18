import type { PaperAnswer, PaperFields } from '@bank-soal/contract/papers';
import type { Selectable } from 'kysely';
import { weakTag } from '../answers/ready-body.js';
import type { DbOrTransaction, PaperRow } from '../db/schema.js';
import type { PaperItemsTable } from '../db/tables/papers.js';
import { paperPeople } from './paper-stand.js';

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

function toPaperAnswer(
  row: PaperRow,
  items: readonly ItemRow[],
): Omit<PaperAnswer, 'owner' | 'people' | 'review'> {
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

/** Papers as their people read them. */
export async function paperAnswers(
  db: DbOrTransaction,
  rows: readonly PaperRow[],
): Promise<PaperAnswer[]> {
  const items = await itemsOf(
    db,
    rows.map(({ id }) => id),
  );
  const peopleOf = await paperPeople(db, rows);
  return rows.map((row) => ({ ...toPaperAnswer(row, items.get(row.id) ?? []), ...peopleOf(row) }));
}

/** A paper as its people read it. */
export async function paperAnswer(db: DbOrTransaction, row: PaperRow): Promise<PaperAnswer> {
  const [paper] = await paperAnswers(db, [row]);
  return paper as PaperAnswer;
}

/** The ETag of a paper. */
export const paperTag = (answer: PaperAnswer) => weakTag(JSON.stringify(answer));
