import * as z from 'zod/mini';
import { fallback, readNumber } from '../common/lenient.js';
import { VISIBILITIES } from '../sets/release.js';

/** Runtime settings of the site; read once when it starts. */
export const siteSchema = z.object({
  name: z.string(),
  faculty: fallback(z.string(), ''),
  /** Addresses of the two marks on the site's own origin; null means the built-in ones. */
  logos: fallback(
    z.object({
      university: fallback(z.nullable(z.string()), null),
      department: fallback(z.nullable(z.string()), null),
    }),
    { university: null, department: null },
  ),
  /** Visitors may open home, search, question sets and the builder. */
  publicBrowsing: fallback(z.boolean(), false),
  /** Largest upload, in MB (2^20 bytes). */
  maxUploadMb: fallback(readNumber, 20),
  /** How many sets the reader may see. */
  questionSetCount: fallback(readNumber, 0),
  /** Which release the server runs; absent from servers of before. */
  version: z.optional(fallback(z.string(), '')),
  /** Whom a new set is for that does not say. */
  defaultVisibility: z.optional(fallback(z.enum(VISIBILITIES), 'public')),
  /** How people sign in; absent from servers of before, where a password is the one way. */
  signIn: z.optional(
    fallback(
      z.object({
        /** Everyone may sign in by a password; else administrators alone. */
        password: fallback(z.boolean(), true),
        /** The campus's own sign-in, and what its account is called there; null where there is none. */
        oidc: fallback(z.nullable(z.object({ label: z.string() })), null),
      }),
      { password: true, oidc: null },
    ),
  ),
});

/** Runtime settings of the site. */
export type SiteAnswer = z.infer<typeof siteSchema>;
