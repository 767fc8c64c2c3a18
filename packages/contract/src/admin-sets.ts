import * as z from 'zod/mini';
import { issueOf } from './failures.js';
import { questionSetListQuerySchema } from './question-set-pages.js';
import { questionSetSchema } from './question-sets.js';

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
