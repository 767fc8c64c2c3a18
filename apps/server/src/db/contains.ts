import { sql } from 'kysely';

/** Tells in SQL whether a column's text contains another, byte for byte; '' is in every text. */
export function contains(column: string, part: string) {
  return sql<boolean>`instr(${sql.ref(column)}, ${part}) > 0`;
}
