import type { ColumnType, Generated } from 'kysely';
import type { Fixed, Moment } from './columns.js';

export interface AuditLogTable {
  id: Generated<number>;
  at: Fixed<Moment>;
  actor_id: Fixed<number | null>;
  actor_name: Fixed<string>;
  action: Fixed<string>;
  /** Kind of the event's target. */
  target: Fixed<string>;
  /** 0 when it is not known. */
  target_id: Fixed<number>;
  /** JSON. */
  before: Fixed<string | null>;
  /** JSON. */
  after: ColumnType<string | null, string | null, string | null>;
  /** Where the call came from; null when none did. */
  address: Fixed<string | null>;
  /** 'ok', or why it was not done. */
  outcome: ColumnType<string, string | undefined, never>;
  /** How often it happened, all in this one row. */
  count: Generated<number>;
  /** When it last happened; null when it happened once. */
  last_at: ColumnType<Moment | null, Moment | null | undefined, Moment>;
  /** Equal for events that may become one line; null where each stands for itself. */
  fold_key: ColumnType<string | null, string | null | undefined, never>;
}
