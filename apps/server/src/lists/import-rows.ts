import { type Failure, failureIn, issueOf } from '@bank-soal/contract/common';
import { type output, safeParse, type ZodMiniObject, type ZodMiniType } from 'zod/mini';
import type { DbOrTransaction } from '../db/schema.js';
import { answerOf, Refusal } from '../failures/refusal.js';

/** Error in one row; rows are counted from 1. */
export type RowError = { row: number; field: string; message: string } & Failure;

export interface ImportKind<Schema extends ZodMiniObject> {
  schema: Schema;
  /** The field whose key must be unlike that of every other row, in the file and in the bank. */
  field: string;
  keyOf: (text: string) => string;
  taken: Failure;
  /** The keys that the bank has already. */
  keysTaken: (db: DbOrTransaction, keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

export function rowsRefused(errors: readonly RowError[]): Refusal {
  const rows = new Set(errors.map(({ row }) => row)).size;
  return new Refusal(422, { code: 'invalid-rows', rows }, {}, { errors });
}

/** Problems of a row by its schema, once for each field. */
export function problemsOf(schema: ZodMiniType, value: unknown, row: number): RowError[] {
  const fields = new Map<string, Failure>();
  const { error } = schema.safeParse(value, issueOf({ code: 'invalid' }));
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? '');
    if (!fields.has(field)) fields.set(field, failureIn(message));
  }
  return [...fields].map(([field, failure]) => ({ row, field, ...answerOf(failure) }));
}

/** The key of a row, of its text as it would be stored; undefined when that field is bad. */
function keyIn<Schema extends ZodMiniObject>(kind: ImportKind<Schema>, row: unknown) {
  const schema = kind.schema.shape[kind.field];
  const text = schema && safeParse(schema, (row as Record<string, unknown>)[kind.field]).data;
  return typeof text === 'string' ? kind.keyOf(text) : undefined;
}

/** Names the rows whose key came before, in the file or in the bank. */
async function duplicatesIn<Schema extends ZodMiniObject>(
  kind: ImportKind<Schema>,
  db: DbOrTransaction,
  keys: readonly (string | undefined)[],
): Promise<RowError[]> {
  const known = keys.filter((key) => key !== undefined);
  const seen = new Set(await kind.keysTaken(db, [...new Set(known)]));
  const { field, taken } = kind;
  return keys.flatMap((key, index) => {
    if (key === undefined) return [];
    if (seen.has(key)) return [{ row: index + 1, field, ...answerOf(taken) }];
    seen.add(key);
    return [];
  });
}

/**
 * Reads the rows of an import, all or nothing.
 *
 * @throws Refusal 422 that names every bad row
 */
export async function readRows<Schema extends ZodMiniObject>(
  kind: ImportKind<Schema>,
  db: DbOrTransaction,
  rows: readonly unknown[],
): Promise<output<Schema>[]> {
  const errors: RowError[] = [];
  const keys = rows.map((row, index) => {
    errors.push(...problemsOf(kind.schema, row, index + 1));
    return keyIn(kind, row);
  });
  errors.push(...(await duplicatesIn(kind, db, keys)));
  if (errors.length > 0) throw rowsRefused(errors.toSorted((a, b) => a.row - b.row));
  return rows.map((row) => kind.schema.parse(row));
}
