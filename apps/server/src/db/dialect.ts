import type { ColumnDefinitionBuilder, Dialect } from 'kysely';

/** All that one kind of database does differently from another. */
export interface DatabaseDialect {
  kysely: Dialect;
  /** Makes a column the table's own number, never given twice. */
  idColumn: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
}
