import { cleanEmail, isEmail } from '@bank-soal/contract/accounts';
import type { AuditOutcome } from '@bank-soal/contract/administration';
import type { Insertable } from 'kysely';
import { type Facts, factsText, NO_TARGET } from '../administration/audit.js';
import type { Db } from '../db/schema.js';
import type { AuditLogTable } from '../db/tables/audit.js';
import { FAILURES_COUNT_S } from './sign-in-attempts.js';

const SHOWN = 2;

/**
 * As much of a typed email as helps to see a slip of the pen, and no more: nobody has agreed to be
 * written down. Undefined for what is no email: it may be a password in the wrong field.
 */
export function emailHint(typed: string): string | undefined {
  const email = cleanEmail(typed);
  if (!isEmail(email)) return undefined;
  const at = email.lastIndexOf('@');
  const start = Array.from(email.slice(0, at)).slice(0, SHOWN).join('');
  return `${start}…${email.slice(at)}`;
}

/** A sign-in, an attempt, or an attempt to change a password without knowing it. */
export interface SignInEvent {
  action: 'sign-in' | 'password';
  outcome: AuditOutcome;
  /** Account of the event; absent when there is none, or it was not looked up. */
  account?: { id: number; name: string };
  /** Where the caller comes from. */
  address: string;
  /** The typed email where no account is known. */
  email?: string;
}

/** Records sign-ins and their failures, in rows that strangers cannot multiply. */
export interface SignInEvents {
  /** Writes an event down, or counts it with its like. Never fails the call that it is about. */
  note: (event: SignInEvent) => Promise<void>;
  /** Writes pending counts. */
  flush: () => Promise<void>;
}

/** Equal events within this time are one row with a count. */
const WINDOW_MS = FAILURES_COUNT_S * 1000;
const DAY_MS = 86_400_000;

/** Rows of a day about failures; from then on a row stands for all addresses of the day. */
export const FAILURE_ROWS_A_DAY = 1000;

/** Rows that this server remembers having written. */
const MOST_REMEMBERED = 5000;

/** How long a count may wait in memory. */
const FLUSH_MS = 5000;

type Row = Insertable<AuditLogTable> & { fold_key: string };

interface Remembered {
  row: Row;
  /** When its row takes no more, in milliseconds since 1970. */
  ends: number;
  /** Events that its row does not count yet. */
  more: number;
}

function rowOf(event: SignInEvent, start: number, now: Date, isMany: boolean): Row {
  const { action, outcome, account, address, email } = event;
  const hint = email && emailHint(email);
  const facts: Facts | undefined = isMany ? { many: true } : hint ? { email: hint } : undefined;
  const id = account?.id ?? NO_TARGET;
  return {
    at: now.toISOString(),
    actor_id: account?.id ?? null,
    actor_name: account?.name ?? '',
    address: isMany ? null : address,
    action,
    target: 'account',
    target_id: id,
    outcome,
    before: null,
    after: factsText(facts),
    fold_key: [start, action, outcome, isMany ? '' : address, id].join(' '),
  };
}

/** @param failed receives the error of a write that failed */
export function createSignInEvents(
  db: Db,
  failed: (error: unknown) => void,
  { mostRows = FAILURE_ROWS_A_DAY, clock = () => new Date() } = {},
): SignInEvents {
  const remembered = new Map<string, Remembered>();
  let failures = { day: 0, rows: 0 };
  let timer: NodeJS.Timeout | undefined;

  async function write(row: Row, count: number): Promise<void> {
    const last_at = clock().toISOString();
    await db
      .insertInto('audit_log')
      .values({ ...row, count })
      .onConflict((conflict) =>
        conflict.column('fold_key').doUpdateSet((eb) => ({
          count: eb('audit_log.count', '+', count),
          last_at,
        })),
      )
      .execute();
  }

  /** Whether a row of its own may still be spent on a failure. */
  function mayHaveRow(now: number): boolean {
    const day = Math.floor(now / DAY_MS);
    if (failures.day !== day) failures = { day, rows: 0 };
    failures.rows += 1;
    return failures.rows <= mostRows;
  }

  function known(row: Row): Remembered | undefined {
    return remembered.get(row.fold_key);
  }

  async function add(row: Row, ends: number): Promise<void> {
    const before = known(row);
    if (before !== undefined) {
      before.more += 1;
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
      return;
    }
    if (remembered.size < MOST_REMEMBERED) remembered.set(row.fold_key, { row, ends, more: 0 });
    await write(row, 1);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const now = clock().getTime();
    for (const [key, one] of remembered) {
      if (one.ends <= now) remembered.delete(key);
      const { more } = one;
      one.more = 0;
      if (more > 0) await write(one.row, more).catch(failed);
    }
  }

  return {
    note: async (event) => {
      const now = clock();
      const time = now.getTime();
      const start = time - (time % WINDOW_MS);
      const row = rowOf(event, start, now, false);
      const isOwn = known(row) !== undefined || event.outcome === 'ok' || mayHaveRow(time);
      const day = time - (time % DAY_MS);
      const adding = isOwn
        ? add(row, start + WINDOW_MS)
        : add(rowOf(event, day, now, true), day + DAY_MS);
      await adding.catch(failed);
    },
    flush,
  };
}
