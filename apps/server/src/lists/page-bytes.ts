import { type RawBuilder, sql } from 'kysely';

/** Bytes of texts in one page of a list. */
const PAGE_BYTES = 1024 * 1024;

/** Bytes of some columns' texts, as a database has them without reading the texts. */
export function bytesOf(...columns: string[]): RawBuilder<number> {
  const each = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`);
  return sql<number>`${sql.join(each, sql` + `)}`;
}

/** The first rows that are no more than a page together, and one at least. */
export function firstOfPage<T extends { bytes: number | string }>(rows: readonly T[]): T[] {
  let sum = 0;
  const end = rows.findIndex(({ bytes }) => {
    sum += Number(bytes);
    return sum > PAGE_BYTES;
  });
  return rows.slice(0, end === -1 ? rows.length : Math.max(1, end));
}
