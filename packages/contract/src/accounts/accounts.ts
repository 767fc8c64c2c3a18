import * as z from 'zod/mini';
import { requiredText, textUpTo, wholeNumber } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { EMAIL_MAX, NAME_MAX, PAGE_MAX, SEARCH_MAX } from '../common/limits.js';
import { cleanEmail, isEmail } from './rules-email.js';
import { passwordBodySchema } from './session.js';

/** Kinds of accounts by their rights: everything, a lecturer's, everyone's. */
export const ACCOUNT_KINDS = ['admin', 'lecturer', 'student'] as const;

/** An account's rights. */
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Whether an account may sign in. */
export const ACCOUNT_STATUSES = ['Aktif', 'Nonaktif'] as const;

/** Whether an account may sign in. */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** By name; the newest account first; who signed in last first, and who never did last. */
export const ACCOUNT_SORTS = ['name', 'newest', 'lastSignIn'] as const;

/** How accounts are sorted. */
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

/** Accounts on a page when no `limit` is given. */
export const ACCOUNTS_PAGE_SIZE = 50;

/** An account, as administrators see it. */
export const accountSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  status: z.enum(ACCOUNT_STATUSES),
  /** ISO 8601, UTC; null before the first time. */
  lastSignIn: z.nullable(z.string()),
  created_at: z.string(),
});

/** An account, as administrators see it. */
export type AccountAnswer = z.infer<typeof accountSchema>;

/** A page of accounts: a bare array. */
export const accountListSchema = z.array(accountSchema);

const kind = z.enum(ACCOUNT_KINDS, issueOf({ code: 'invalid', what: 'account-kind' }));
const status = z.enum(ACCOUNT_STATUSES, issueOf({ code: 'invalid', what: 'status' }));

/** Query of all accounts; `q` is a part of name or email, whatever the case. */
export const accountQuerySchema = z.object({
  q: z.optional(textUpTo(SEARCH_MAX, { code: 'too-long', what: 'search', max: SEARCH_MAX })),
  kind: z.optional(kind),
  status: z.optional(status),
  sort: z.optional(z.enum(ACCOUNT_SORTS, issueOf({ code: 'invalid', what: 'account-sort' }))),
  limit: z.optional(wholeNumber({ code: 'invalid', what: 'limit', max: PAGE_MAX }, 1, PAGE_MAX)),
  cursor: z.optional(textUpTo(1000, { code: 'invalid', what: 'cursor' })),
});

/** Query of all accounts, read. */
export type AccountQuery = z.infer<typeof accountQuerySchema>;

const name = requiredText(
  { code: 'required', what: 'name' },
  { max: NAME_MAX, tooLong: { code: 'too-long', what: 'name', max: NAME_MAX } },
);

const email = requiredText(
  { code: 'required', what: 'email' },
  { max: EMAIL_MAX, tooLong: { code: 'invalid', what: 'email' }, clean: cleanEmail },
).check(z.refine(isEmail, issueOf({ code: 'invalid', what: 'email' })));

/** Body of a changed account: what is absent stays; a password ends its tokens. */
export const accountBodySchema = z.object({
  name: z.optional(name),
  email: z.optional(email),
  kind: z.optional(kind),
  status: z.optional(status),
  password: z.optional(passwordBodySchema.shape.next),
});

/** Body of a changed account. */
export type AccountBody = z.input<typeof accountBodySchema>;
