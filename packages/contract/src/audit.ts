import * as z from 'zod/mini';
import { textUpTo } from './bounded-text.js';
import { idSchema } from './ids.js';
import { PAGE_MAX } from './limits.js';

export {
  AUDIT_ACTIONS,
  AUDIT_OUTCOMES,
  AUDIT_TARGETS,
  type AuditAction,
  type AuditOutcome,
  type AuditTarget,
} from './audit-words.js';

/** Events on a page when no `limit` is given. */
export const AUDIT_PAGE_SIZE = 50;

const SENTENCES = {
  WORD: 'Pilihan pada catatan itu tidak dikenal.',
  ID: 'Nomor pada catatan harus bilangan bulat positif.',
  MOMENT: 'Tanggal harus ditulis seperti 2025-01-31, atau 2025-01-31T09:00:00+07:00.',
  LIMIT: `Jumlah per halaman harus dari 1 sampai ${PAGE_MAX}.`,
  CURSOR: 'Cursor halaman tidak valid.',
} as const;

const WORD_MAX = 40;

const word = z.optional(textUpTo(WORD_MAX, SENTENCES.WORD));

const id = (sentence: string) =>
  z.optional(
    z.union([z.literal(''), z.string().check(z.regex(/^[1-9][0-9]{0,15}$/, sentence))], {
      error: sentence,
    }),
  );

const moment = z.optional(
  z.union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })], {
    error: SENTENCES.MOMENT,
  }),
);

/**
 * Query of what was written down, newest first. `action` and `target` are words of an answer, `actor`
 * is an account's id. `from` and `to` are days in Jakarta or moments, both included, each by itself.
 */
export const auditQuerySchema = z.object({
  action: word,
  actor: id(SENTENCES.ID),
  target: word,
  /** Of the thing that it was done to; together with `target`. */
  targetId: id(SENTENCES.ID),
  from: moment,
  to: moment,
  limit: z.optional(
    z.coerce
      .number({ error: SENTENCES.LIMIT })
      .check(z.int(SENTENCES.LIMIT), z.gte(1, SENTENCES.LIMIT), z.lte(PAGE_MAX, SENTENCES.LIMIT)),
  ),
  /** Of the page before. */
  cursor: id(SENTENCES.CURSOR),
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
  /** One of `AUDIT_OUTCOMES`; later versions have more. */
  outcome: z.string(),
  /** What was there before, as far as it changed, and what it is called. */
  before: facts,
  /**
   * What is there since. Where the same happened several times within a quarter of an hour: `count`,
   * and `last`, ISO 8601. `many`: the rest of a day's failures, from many addresses.
   */
  after: facts,
});

/** Something that somebody did, or tried to do. */
export type AuditEvent = z.infer<typeof auditEventSchema>;

/** Events: a bare array, newest first. */
export const auditListSchema = z.array(auditEventSchema);
