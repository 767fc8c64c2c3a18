import * as z from 'zod/mini';
import { atLeast, atMost } from './bounded-text.js';
import { idSchema } from './ids.js';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.js';
import { PASSWORD_SENTENCES } from './rules-password.js';
import { SIGN_IN_SENTENCES } from './rules-sign-in.js';

export { TOKEN_HEADER } from './token-header.js';

/** Body of a sign-in. The email is compared without regard to case. */
export const signInBodySchema = z.object({
  email: z
    .string({ error: SIGN_IN_SENTENCES.REQUIRED })
    .check(z.trim(), atLeast(1, SIGN_IN_SENTENCES.REQUIRED)),
  password: z
    .string({ error: SIGN_IN_SENTENCES.REQUIRED })
    .check(atLeast(1, SIGN_IN_SENTENCES.REQUIRED)),
});

/** Body of a sign-in. */
export type SignInBody = z.input<typeof signInBodySchema>;

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
  current: z
    .string({ error: PASSWORD_SENTENCES.REQUIRED })
    .check(atLeast(1, PASSWORD_SENTENCES.REQUIRED)),
  next: z
    .string({ error: PASSWORD_SENTENCES.REQUIRED })
    .check(
      atLeast(PASSWORD_MIN, PASSWORD_SENTENCES.TOO_SHORT),
      atMost(PASSWORD_MAX, PASSWORD_SENTENCES.TOO_LONG),
    ),
});

/** Body of a password change. */
export type PasswordBody = z.input<typeof passwordBodySchema>;

/** Answer to a password change: older tokens have ended, so a new one comes with it. */
export const passwordAnswerSchema = z.object({ message: z.string(), accessToken: z.string() });

/** Answer to a password change. */
export type PasswordAnswer = z.infer<typeof passwordAnswerSchema>;
