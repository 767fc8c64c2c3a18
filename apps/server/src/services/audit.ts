import { isAdmin } from '@bank-soal/contract/roles';
import type { Account } from '../account.js';
import type { Database, DbOrTransaction } from '../db/schema.js';

/** Who acts: an account, or (without an id) a command on the server's own machine. */
export type Actor = Account | { id: null; name: string };

/** Names and states only; never a password, a hash or a token. */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditEntry {
  action: 'create' | 'update' | 'delete' | 'assign' | 'unassign' | 'withdraw' | 'restore';
  target: keyof Database;
  targetId: number;
  before?: Facts;
  after?: Facts;
}

const asText = (facts: Facts | undefined) => (facts === undefined ? null : JSON.stringify(facts));

/** Writes down what an administrator changed, in the transaction of the change itself. */
export async function recordAudit(
  db: DbOrTransaction,
  actor: Actor,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  const at = new Date().toISOString();
  for (const { action, target, targetId, before, after } of entries) {
    await db
      .insertInto('audit_log')
      .values({
        at,
        actor_id: actor.id,
        actor_name: actor.name,
        action,
        target,
        target_id: targetId,
        before: asText(before),
        after: asText(after),
      })
      .execute();
  }
}

/** The same for a write that is not administrators' alone: only theirs are written down. */
export async function recordIfAdmin(
  db: DbOrTransaction,
  account: Account,
  entry: AuditEntry,
): Promise<void> {
  if (isAdmin(account.roles)) await recordAudit(db, account, entry);
}
