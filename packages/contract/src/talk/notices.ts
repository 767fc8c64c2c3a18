import * as z from 'zod/mini';
import { atMost, textUpTo } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { NOTICE_KINDS } from './talk-words.js';

/** Most notices of one answer, the newest; and most that are called read at once. */
export const NOTICES_MAX = 200;

/** Query of the own notices. */
export const noticeQuerySchema = z.object({
  /** `true`: only those that are not read. */
  unread: z.optional(textUpTo(10, { code: 'invalid', what: 'unread' })),
});

/** Something that an account is told. */
export const noticeSchema = z.object({
  id: idSchema,
  kind: z.enum(NOTICE_KINDS),
  /** ISO 8601, UTC. */
  at: z.string(),
  read: z.boolean(),
  /** Null for a notice about a paper. */
  set: z.nullable(z.object({ id: idSchema, title: z.string() })),
  /** The paper that it is about; absent for any other. */
  paper: z.optional(z.object({ id: idSchema, title: z.string() })),
  /** Null for a set of a followed course, and for a paper. */
  commentId: z.nullable(idSchema),
  /** Its text beside its kind and the set's title, in the request's language: a name, and the first words. */
  text: z.string(),
});

/** Something that an account is told. */
export type NoticeAnswer = z.infer<typeof noticeSchema>;

/** Notices of an account: a bare array, newest first. */
export const noticeListSchema = z.array(noticeSchema);

/** Body by which notices are called read; those of others are left alone. */
export const noticesReadSchema = z.object({
  ids: z
    .array(idSchema, issueOf({ code: 'invalid', what: 'notice-ids' }))
    .check(atMost(NOTICES_MAX, { code: 'too-many', what: 'notices', max: NOTICES_MAX })),
});
