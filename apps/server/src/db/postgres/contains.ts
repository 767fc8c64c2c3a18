import { type RawBuilder, type SqlBool, sql } from 'kysely';

const likePattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Characters that are looked up in the index: LIKE grows with the product of both lengths, `strpos` seldom. */
const LOOKED_UP = 10;

function contains(column: string, part: string): RawBuilder<SqlBool> {
  // No text here has a NUL, and no query may have one.
  if (part.includes('\0')) return sql`false`;
  const signs = [...part];
  const beginning = likePattern(signs.slice(0, LOOKED_UP).join(''));
  const begins = sql<SqlBool>`${sql.ref(column)} like ${beginning}`;
  if (signs.length <= LOOKED_UP) return begins;
  return sql`(${begins} and strpos(${sql.ref(column)}, ${part}) > 0)`;
}

/** Whether a column contains any of these parts. */
export function containsAny(column: string, parts: readonly string[]): RawBuilder<SqlBool> {
  const found = parts.map((part) => contains(column, part));
  return sql`(${sql.join(found, sql` or `)})`;
}
