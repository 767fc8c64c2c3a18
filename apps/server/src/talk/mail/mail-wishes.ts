import { NOTICE_KINDS, type NoticeKind } from '@bank-soal/contract/talk';
import type { DbOrTransaction } from '../../db/schema.js';

/** An account that opens the bank meanwhile has read it; notices within this time are one mail. */
const DELAY_MS = 5 * 60_000;

/** The kinds of notices that a column names. */
export function kindsIn(column: string | null | undefined): NoticeKind[] {
  const words = (column ?? '').split(',');
  return NOTICE_KINDS.filter((kind) => words.includes(kind));
}

/** The same as a column; what is no kind is left out. */
export function changedKinds(
  column: string | null | undefined,
  wishes: Readonly<Record<string, boolean>>,
): string {
  const now = kindsIn(column);
  return NOTICE_KINDS.filter((kind) => wishes[kind] ?? now.includes(kind)).join(',');
}

/** The kinds of notices that an account wants as mails. */
export async function wishedKinds(db: DbOrTransaction, account: number): Promise<NoticeKind[]> {
  const row = await db
    .selectFrom('account_settings')
    .select('mail_kinds')
    .where('user_id', '=', account)
    .executeTakeFirst();
  return kindsIn(row?.mail_kinds);
}

/** When the mail of a notice is due; null where its account wants none. */
export async function mailDue(
  db: DbOrTransaction,
  account: number,
  kind: NoticeKind,
): Promise<string | null> {
  const kinds = await wishedKinds(db, account);
  return kinds.includes(kind) ? new Date(Date.now() + DELAY_MS).toISOString() : null;
}
