import * as z from 'zod/mini';
import { optionalText, requiredText } from '../common/bounded-text.js';
import { type Failure, issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { plainText } from '../common/plain-text.js';
import { COMMENT_KINDS, COMMENT_MAX, COMMENT_PAGE_MAX, COMMENT_STATUSES } from './talk-words.js';

const REQUIRED: Failure = { code: 'required', what: 'comment' };
const TOO_LONG: Failure = { code: 'too-long', what: 'comment', max: COMMENT_MAX };
const PAGE = issueOf({ code: 'invalid', what: 'comment-page' });

const words = { max: COMMENT_MAX, tooLong: TOO_LONG, clean: plainText };
const body = requiredText(REQUIRED, words);
const page = z.optional(
  z.nullable(z.int(PAGE).check(z.gte(1, PAGE), z.lte(COMMENT_PAGE_MAX, PAGE))),
);
const fileId = z.optional(z.nullable(idSchema));

/** Body of a new comment or report: plain text. */
export const commentBodySchema = z
  .object({
    kind: z.enum(COMMENT_KINDS, issueOf({ code: 'invalid', what: 'comment-kind' })),
    /** The file that it is about, one of the set's. */
    fileId,
    /** The page that it is about, counted from 1. */
    page,
    /**
     * The comment that it answers, one of the set's. It stands where that one stands, whatever it names itself; a reply
     * to a reply answers what that one answers.
     */
    replyTo: z.optional(z.nullable(idSchema)),
    body,
  })
  .check(
    z.refine(({ kind, replyTo }) => kind === 'komentar' || !replyTo, {
      ...issueOf({ code: 'invalid', what: 'reply-kind' }),
      path: ['kind'],
    }),
  );

/** Body of a new comment or report. */
export type CommentBody = z.input<typeof commentBodySchema>;

/** Body of a changed comment: what is absent stays, null clears. */
export const commentChangeSchema = z.object({ fileId, page, body: z.optional(body) });

/** Body of a changed comment. */
export type CommentChange = z.input<typeof commentChangeSchema>;

/** Body by which a comment is called done; absent or null: without words, or with those that are there. */
export const commentResolveSchema = z.object({ answer: optionalText(words) });

/** A comment or report, as a signed-in reader sees it. */
export const commentSchema = z.object({
  id: idSchema,
  kind: z.enum(COMMENT_KINDS),
  status: z.enum(COMMENT_STATUSES),
  /** Null: the set as a whole, or a file that is no longer there. */
  fileId: z.nullable(idSchema),
  page: z.nullable(z.int()),
  body: z.string(),
  /** Null: the account was deleted. */
  author: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** The reader wrote it. */
  mine: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Answer of the set's creator when calling it done. */
  answer: z.nullable(z.string()),
  /** The comment that it answers, which answers none itself. */
  replyTo: z.nullable(idSchema),
});

/** A comment or report, as a signed-in reader sees it. */
export type CommentAnswer = z.infer<typeof commentSchema>;

/** All that is said of a set: a bare array, oldest first. */
export const commentListSchema = z.array(commentSchema);
