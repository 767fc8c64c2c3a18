import * as z from 'zod/mini';
import { textUpTo } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { SEARCH_MAX } from '../common/limits.js';
import { questionSetListQuerySchema } from './question-set-pages.js';
import { questionSetSchema } from './question-sets.js';

const keyIssue = issueOf({ code: 'invalid', what: 'key-state' });

const stateIssue = issueOf({ code: 'invalid', what: 'withdrawn' });

/**
 * Query of all sets, by administrators: the parts of the list's query, and `withdrawn`. It always
 * asks for a page.
 */
export const adminSetsQuerySchema = z.extend(
  z.omit(questionSetListQuerySchema, { mine: true, as: true }),
  {
    /** `true`: only withdrawn sets; `false`: only those that are not; without it both. */
    withdrawn: z.optional(z.enum(['', 'true', 'false'], stateIssue)),
    /** The whole name of a course; letter case makes no difference. */
    course: z.optional(textUpTo(SEARCH_MAX, { code: 'too-long', what: 'filter', max: SEARCH_MAX })),
    /** `with`: only sets that have an answer key; `without`: only those that have none. */
    key: z.optional(z.enum(['', 'with', 'without'], keyIssue)),
  },
);

/** Query of all sets, read. */
export type AdminSetsQuery = z.infer<typeof adminSetsQuerySchema>;

const accountIssue = issueOf({ code: 'invalid', what: 'owner' });

/** Body that gives a set to another account. */
export const setOwnerBodySchema = z.object({
  /** The account that the set is to belong to. */
  accountId: z.int(accountIssue).check(z.positive(accountIssue)),
});

/** A set as administrators are answered it, withdrawn ones among them. */
export const adminSetSchema = z.extend(questionSetSchema, {
  /** When it was withdrawn, ISO 8601, UTC; null when it is not. */
  withdrawn_at: z.nullable(z.string()),
});

/** A set as administrators are answered it. */
export type AdminSetAnswer = z.infer<typeof adminSetSchema>;

/** Sets of a page: a bare array. */
export const adminSetListSchema = z.array(adminSetSchema);

/** Answer to a set that was given to another account. */
export const adminSetSavedSchema = z.object({
  message: z.string(),
  questionSet: adminSetSchema,
});
