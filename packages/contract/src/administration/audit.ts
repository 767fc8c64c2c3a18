import * as z from 'zod/mini';
import { textUpTo, wholeNumber } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { PAGE_MAX, SEARCH_MAX } from '../common/limits.js';
import { moment } from '../common/moments.js';

/** Events on a page when no `limit` is given. */
export const AUDIT_PAGE_SIZE = 50;

const WORD_MAX = 40;

const word = z.optional(textUpTo(WORD_MAX, { code: 'invalid', what: 'audit-word' }));

const badId = issueOf({ code: 'invalid', what: 'audit-id' });

const id = z.optional(
  z.union([z.literal(''), z.string().check(z.regex(/^[1-9][0-9]{0,15}$/, badId))], badId),
);

/**
 * Query of what was written down, newest first. `action` and `target` are words of an answer, `actor`
 * is an account's id. `from` and `to` are days in Jakarta or moments, both included, each by itself.
 */
export const auditQuerySchema = z.object({
  /** A part of the name of who did it, or of what it was done to; letter case makes no difference. */
  q: z.optional(textUpTo(SEARCH_MAX, { code: 'too-long', what: 'search', max: SEARCH_MAX })),
  action: word,
  actor: id,
  target: word,
  /** Of the thing that it was done to; together with `target`. */
  targetId: id,
  from: moment,
  to: moment,
  limit: z.optional(wholeNumber({ code: 'invalid', what: 'limit', max: PAGE_MAX }, 1, PAGE_MAX)),
  /** Of the page before. */
  cursor: z.optional(textUpTo(400, { code: 'invalid', what: 'cursor' })),
});

/** Query of what was written down, read. */
export type AuditQuery = z.infer<typeof auditQuerySchema>;

const facts = z.nullable(z.record(z.string(), z.unknown()));

/** Something that somebody did, or tried to do. */
export const auditEventSchema = z.object({
  id: idSchema,
  /** ISO 8601, UTC; of the first time when `after.count` tells of several. */
  at: z.string(),
  /** Null for who is not known, and for the server and the commands on its own machine. */
  actor: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** Where the call came from; null when there was none, or there were many. */
  address: z.nullable(z.string()),
  /** One of `AUDIT_ACTIONS`; later versions have more. */
  action: z.string(),
  /** One of `AUDIT_TARGETS`; later versions have more. */
  target: z.string(),
  targetId: z.nullable(idSchema),
  /** Its present name; null when it is gone or withdrawn, or has no name that administrators see. */
  name: z.nullable(z.string()),
  /** The set that it is or belongs to; null when there is none, or it is withdrawn. */
  set: z.nullable(z.object({ id: idSchema, title: z.string() })),
  /** One of `AUDIT_OUTCOMES`; later versions have more. */
  outcome: z.string(),
  /** Values before, as far as they changed, and the name. */
  before: facts,
  /**
   * Values since. Where the same happened several times within a quarter of an hour: `count`,
   * and `last`, ISO 8601. `many`: the rest of a day's failures, from many addresses.
   */
  after: facts,
});

/** Something that somebody did, or tried to do. */
export type AuditEvent = z.infer<typeof auditEventSchema>;

/** Events: a bare array, newest first. */
export const auditListSchema = z.array(auditEventSchema);
