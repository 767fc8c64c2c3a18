import { ROLE_LECTURER } from '@bank-soal/contract/accounts';
import type { NoticeAnswer, NoticeKind } from '@bank-soal/contract/talk';
import { NOTICES_MAX } from '@bank-soal/contract/talk';
import type { DbOrTransaction } from '../db/schema.js';
import { words } from '../language.js';
import { readablePapers } from '../papers/paper-access.js';
import type { SetView } from '../sets/set-view.js';
import { noticesSince } from './forget-notices.js';
import { quote } from './quote.js';

/** Statuses whose note is what a notice tells. */
const NOTED: Partial<Record<NoticeKind, string>> = {
  dikembalikan: 'returned',
  terverifikasi: 'verified',
};

/** Notices of an account about papers that it may still read, newest first. */
export async function paperNotices(
  db: DbOrTransaction,
  { level, now }: SetView,
  account: number,
  onlyUnread: boolean,
): Promise<NoticeAnswer[]> {
  const isTeaching = level === 'lecturer' || level === 'administrator';
  const rows = await db
    .selectFrom('notices')
    .innerJoin('papers', 'papers.id', 'notices.paper_id')
    .leftJoin('users', 'users.id', 'notices.by_id')
    .select(['notices.id', 'notices.kind', 'notices.at', 'notices.read_at', 'users.name'])
    .select(['papers.id as paper', 'papers.title', 'papers.review_status', 'papers.review_note'])
    .where('notices.user_id', '=', account)
    .where('notices.at', '>', noticesSince(now))
    .where((eb) =>
      readablePapers({ id: account, roles: isTeaching ? [ROLE_LECTURER] : [] })(eb as never),
    )
    .$if(onlyUnread, (query) => query.where('notices.read_at', 'is', null))
    .orderBy('notices.at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(NOTICES_MAX)
    .execute();
  const { notices } = words();
  const sentences: Partial<Record<NoticeKind, (name: string) => string>> = notices;
  return rows.map((row) => {
    const note = NOTED[row.kind] === row.review_status ? row.review_note : null;
    const said = sentences[row.kind]?.(row.name ?? notices.deletedAccount) ?? '';
    return {
      id: row.id,
      kind: row.kind,
      at: row.at,
      read: row.read_at !== null,
      set: null,
      paper: { id: row.paper, title: row.title },
      commentId: null,
      text: note ? `${said} ${quote(note)}` : said,
    };
  });
}
