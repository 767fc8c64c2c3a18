import { OperatorError } from '../failures/operator-error.js';
import { Refusal } from '../failures/refusal.js';
import type { RowError } from '../lists/import-rows.js';

/** A refused write as the operator reads it: every bad row on a line of its own. */
export function toOperator(error: unknown, lineOf?: (row: number) => number): unknown {
  if (!(error instanceof Refusal)) return error;
  const { errors = [] } = error.details as { errors?: RowError[] };
  if (lineOf === undefined || errors.length === 0) {
    return new OperatorError(errors[0]?.message ?? error.message);
  }
  const lines = errors.map(
    ({ row, field, message }) => `  Baris ${lineOf(row)}, ${field}: ${message}`,
  );
  return new OperatorError([error.message, ...lines].join('\n'));
}
