import type { AuditAction, AuditOutcome, AuditTarget } from '@bank-soal/contract/administration';
import type { Account } from '../account.js';
import type { DbOrTransaction } from '../db/schema.js';

/** Actor of an event: an account, or (without an id) the server itself or a command on its machine. */
export type Actor = Account | { id: null; name: string };

/** Actor of the server's own work. */
export const SERVER: Actor = { id: null, name: 'Server' };

/** Actor of a command. */
export const COMMAND_LINE: Actor = { id: null, name: 'Baris perintah' };

type Fact = string | number | boolean | null;

/** Names, states and numbers only; never a password, a hash or a token. */
export type Facts = Readonly<Record<string, Fact>>;

export interface AuditEntry {
  action: AuditAction;
  target: AuditTarget;
  targetId: number;
  before?: Facts;
  after?: Facts;
}

/** Stands for the number of what is not known. */
export const NO_TARGET = 0;

/** Longer texts are written down as far as this. */
const TEXT_MAX = 200;

function shortened(fact: Fact): Fact {
  if (typeof fact !== 'string' || fact.length <= TEXT_MAX) return fact;
  return `${fact.slice(0, TEXT_MAX)}…`;
}

export function factsText(facts: Facts | undefined): string | null {
  if (facts === undefined) return null;
  const short = Object.entries(facts).map(([name, fact]) => [name, shortened(fact)]);
  return JSON.stringify(Object.fromEntries(short));
}

/** Facts that differ between two states of a thing, and its name. */
export function changedFacts<T extends Facts>(
  before: T,
  after: T,
  name: keyof T & string,
): { before: Facts; after: Facts } {
  const fields = Object.keys(after).filter((field) => {
    return field === name || before[field] !== after[field];
  });
  const part = (facts: T) =>
    Object.fromEntries(fields.map((field) => [field, facts[field] ?? null]));
  return { before: part(before), after: part(after) };
}

/** The columns of what is written down. */
export function auditRow(
  actor: Actor,
  { action, target, targetId, before, after }: AuditEntry,
  outcome: AuditOutcome = 'ok',
) {
  return {
    at: new Date().toISOString(),
    actor_id: actor.id,
    actor_name: actor.name,
    address: actor.id === null ? null : (actor.address ?? null),
    action,
    target,
    target_id: targetId,
    outcome,
    before: factsText(before),
    after: factsText(after),
  };
}

/** Writes down what somebody did, in the transaction of the deed itself. */
export async function recordAudit(
  db: DbOrTransaction,
  actor: Actor,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  for (const entry of entries) {
    await db.insertInto('audit_log').values(auditRow(actor, entry)).execute();
  }
}
