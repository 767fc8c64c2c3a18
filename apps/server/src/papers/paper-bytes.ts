import type { PaperFields } from '@bank-soal/contract/papers';
import { sql } from 'kysely';
import { bytesOf } from '../lists/page-bytes.js';

/** Bytes of a question in a paper, about. */
const ITEM_BYTES = 80;

/** Size of a paper, in bytes: of a row of `papers`. */
export const paperBytes = () =>
  sql<number>`${bytesOf('title', 'head', 'instructions', 'sections')} + ${sql.lit(ITEM_BYTES)} *
    (select count(*) from paper_items where paper_items.paper_id = papers.id)`.$castTo<number>();

/** The same of a paper that is about to be stored. */
export function fieldsBytes({ title, head, instructions, sections }: PaperFields): number {
  const headings = sections.map(({ items: _, ...heading }) => heading);
  const items = sections.reduce((sum, section) => sum + section.items.length, 0);
  const texts = [JSON.stringify(head), JSON.stringify(instructions), JSON.stringify(headings)];
  return Buffer.byteLength(title + texts.join('')) + ITEM_BYTES * items;
}
