import {
  AUDIT_PAGE_SIZE,
  type AuditEvent,
  type AuditQuery,
} from '@bank-soal/contract/administration';
import { foldText } from '@bank-soal/contract/sets';
import type { Selectable } from 'kysely';
import type { DbOrTransaction } from '../db/schema.js';
import type { AuditLogTable } from '../db/tables/audit.js';
import { NO_TARGET } from './audit.js';
import { named } from './audit-search.js';
import { type AuditThings, auditThings } from './audit-things.js';
import { periodOf } from './jakarta-days.js';

export interface AuditPage {
  events: AuditEvent[];
  /** How many match, on all pages together. */
  total: number;
  nextCursor: string | undefined;
}

type Row = Omit<Selectable<AuditLogTable>, 'fold_key'>;

const COLUMNS = [
  'id',
  'at',
  'actor_id',
  'actor_name',
  'address',
  'action',
  'target',
  'target_id',
  'outcome',
  'before',
  'after',
  'count',
  'last_at',
] as const;

type Facts = AuditEvent['before'];

const parsed = (text: string | null): Facts => (text === null ? null : JSON.parse(text));

/** A row as the wire has it. */
function toAuditEvent(row: Row, things: AuditThings): AuditEvent {
  const after = parsed(row.after);
  const times = row.count > 1 ? { count: row.count, last: row.last_at } : undefined;
  return {
    id: row.id,
    at: row.at,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
    address: row.address,
    action: row.action,
    target: row.target,
    targetId: row.target_id === NO_TARGET ? null : row.target_id,
    ...things.of(row),
    outcome: row.outcome,
    before: parsed(row.before),
    after: times === undefined ? after : { ...after, ...times },
  };
}

function matching(db: DbOrTransaction, query: AuditQuery) {
  const { q, action, actor, target, targetId } = query;
  const { start, end } = periodOf(query);
  let events = db.selectFrom('audit_log');
  const sought = foldText(q?.trim() ?? '');
  if (sought !== '') events = events.where(named(db, sought));
  if (action) events = events.where('action', '=', action);
  if (actor) events = events.where('actor_id', '=', Number(actor));
  if (target) events = events.where('target', '=', target);
  if (targetId) events = events.where('target_id', '=', Number(targetId));
  if (start) events = events.where('at', '>=', start);
  if (end) events = events.where('at', '<', end);
  return events;
}

/** One page of what was written down, newest first. */
export async function auditEvents(db: DbOrTransaction, query: AuditQuery): Promise<AuditPage> {
  const { limit = AUDIT_PAGE_SIZE, cursor } = query;
  let page = matching(db, query)
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor) page = page.where('id', '<', Number(cursor));
  const rows = await page.execute();
  const { count } = await matching(db, query)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const shown = rows.slice(0, limit);
  const things = await auditThings(db, shown);
  const events = shown.map((row) => toAuditEvent(row, things));
  return {
    events,
    total: Number(count),
    nextCursor: rows.length > limit ? String(events.at(-1)?.id) : undefined,
  };
}
