import * as z from 'zod/mini';
import { atLeast, atMost } from '../common/bounded-text.js';
import { type Failure, issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { PASSWORD_MAX, PASSWORD_MIN } from '../common/limits.js';
import { PASSWORD } from './rules-password.js';

export { TOKEN_HEADER } from './token-header.js';

const REQUIRED: Failure = { code: 'required', what: 'credentials' };

/** Body of a sign-in. The email is compared without regard to case. */
export const signInBodySchema = z.object({
  email: z.string(issueOf(REQUIRED)).check(z.trim(), atLeast(1, REQUIRED)),
  password: z.string(issueOf(REQUIRED)).check(atLeast(1, REQUIRED)),
});

/** Body of a sign-in. */
export type SignInBody = z.input<typeof signInBodySchema>;

/** Body of a sign-in that the campus's own sign-in has led to. */
export const oidcSessionBodySchema = z.object({
  /** Code that the login page found behind `#kode=`: good once, for a minute. */
  code: z
    .string(issueOf({ code: 'required', what: 'sign-in-code' }))
    .check(atLeast(1, { code: 'required', what: 'sign-in-code' })),
});

/**
 * The signed-in user, as a server answers. The client stores it whole, unknown fields too, and reads it
 * by `readSessionUser`.
 */
export const sessionUserSchema = z.looseObject({
  id: z.optional(idSchema),
  username: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  accessToken: z.string().check(z.minLength(1)),
});

/** The signed-in user. */
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Body of a password change. */
export const passwordBodySchema = z.object({
  current: z.string(issueOf(PASSWORD.required)).check(atLeast(1, PASSWORD.required)),
  next: z
    .string(issueOf(PASSWORD.required))
    .check(atLeast(PASSWORD_MIN, PASSWORD.tooShort), atMost(PASSWORD_MAX, PASSWORD.tooLong)),
});

/** Body of a password change. */
export type PasswordBody = z.input<typeof passwordBodySchema>;

/** Answer to a password change: older tokens have ended, so a new one comes with it. */
export const passwordAnswerSchema = z.object({ message: z.string(), accessToken: z.string() });
