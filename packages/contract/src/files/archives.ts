import * as z from 'zod/mini';
import { atLeast, atMost } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';

/** Most sets of one archive. */
export const ARCHIVE_SETS_MAX = 50;

/** Most that the files of one archive hold together, in bytes. */
export const ARCHIVE_BYTES_MAX = 2_000_000_000;

/** Largest body that names sets of an archive, in bytes. */
export const ARCHIVE_BODY_MAX = 4096;

const bounds = { code: 'invalid', what: 'archive-sets', max: ARCHIVE_SETS_MAX } as const;

/** Body by which several sets are asked for as one ZIP; one that is named twice comes once. */
export const archiveBodySchema = z.object({
  questionSetIds: z
    .array(idSchema, issueOf(bounds))
    .check(atLeast(1, bounds), atMost(ARCHIVE_SETS_MAX, bounds)),
});
