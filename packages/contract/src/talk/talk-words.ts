/** Kinds of comments on a set: a remark, or that something is wrong. */
export const COMMENT_KINDS = ['komentar', 'laporan'] as const;

/** Kind of a comment. */
export type CommentKind = (typeof COMMENT_KINDS)[number];

/** How a comment can stand: still to be looked at, or done. */
export const COMMENT_STATUSES = ['terbuka', 'selesai'] as const;

/** How a comment stands. */
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/**
 * Subjects of notices: a comment or a report on an own set, an answer to an own one or in a thread that one takes part in,
 * a set of a followed course, a paper that one is asked to verify, and its result.
 */
export const NOTICE_KINDS = [
  'komentar',
  'laporan',
  'jawaban',
  'paket',
  'verifikasi',
  'dikembalikan',
  'terverifikasi',
] as const;

/** Kinds of notices about a paper. */
export type PaperNoticeKind = 'verifikasi' | 'dikembalikan' | 'terverifikasi';

/** Subject of a notice. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Longest comment, and longest answer to one, in characters. */
export const COMMENT_MAX = 2_000;

/** Most comments of an account in an hour, reports among them. */
export const COMMENTS_PER_HOUR = 20;

/** How long a comment can be changed by its author, in minutes. */
export const COMMENT_EDIT_MINUTES = 15;

/** Highest page that a comment can name. */
export const COMMENT_PAGE_MAX = 10_000;

/** Most sets that an account can pin, and most that it can call done. */
export const MARKS_MAX = 1_000;

/** Most sets that are remembered as opened, and as downloaded. */
export const RECENT_MAX = 50;

/** Most courses that an account can follow. */
export const FOLLOWS_MAX = 200;

/** Tells whether a comment of this moment can still be changed by its author. @param now in milliseconds since 1970 */
export function mayEditComment(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) < COMMENT_EDIT_MINUTES * 60_000;
}
