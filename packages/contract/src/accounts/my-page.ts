import * as z from 'zod/mini';
import { atLeast } from '../common/bounded-text.js';
import { type Failure, issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { MY_SET_KINDS } from '../sets/my-set-kinds.js';
import { PASSWORD } from './rules-password.js';

/** Query of the sets that an account has for itself. */
export const mySetsQuerySchema = z.object({
  kind: z.enum(MY_SET_KINDS, issueOf({ code: 'invalid', what: 'my-sets-kind' })),
});

/** Ids of the courses that an account follows: a bare array. */
export const myCoursesSchema = z.array(idSchema);

/** Which notices come by mail, too, by their kind; empty where a bank sends none. */
const mail = z.record(z.string(), z.boolean());

/** An account's own settings. */
export const mySettingsSchema = z.object({
  /** Whether it is remembered which sets are opened and downloaded. */
  recordViews: z.boolean(),
  mail,
});

/** An account's own settings. */
export type MySettings = z.infer<typeof mySettingsSchema>;

const BAD_SETTING = issueOf({ code: 'invalid', what: 'my-settings' });

/** Body of changed settings: what is absent stays. */
export const mySettingsBodySchema = z.object({
  recordViews: z.optional(z.boolean(BAD_SETTING)),
  mail: z.optional(z.record(z.string(), z.boolean(BAD_SETTING), BAD_SETTING)),
});

/** Body of changed settings. */
export type MySettingsBody = z.input<typeof mySettingsBodySchema>;

const CODE_REQUIRED: Failure = { code: 'required', what: 'sign-in-code' };

/**
 * Body by which somebody deletes their own account: what proves that it is theirs. Its password, or a fresh code of
 * the campus's own sign-in to the same account.
 */
export const deleteMeBodySchema = z
  .object({
    password: z.optional(z.string(issueOf(PASSWORD.required)).check(atLeast(1, PASSWORD.required))),
    code: z.optional(z.string(issueOf(CODE_REQUIRED)).check(atLeast(1, CODE_REQUIRED))),
  })
  .check(
    z.refine(
      ({ password, code }) => (password === undefined) !== (code === undefined),
      issueOf(PASSWORD.required),
    ),
  );

/** Body by which somebody deletes their own account. */
export type DeleteMeBody = z.input<typeof deleteMeBodySchema>;
