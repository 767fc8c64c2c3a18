import * as z from 'zod/mini';
import { issueOf } from './failures.js';
import { idSchema } from './ids.js';

/** Most sets of one archive. */
export const ARCHIVE_SETS_MAX = 50;

/** Most that the files of one archive hold together, in bytes. */
export const ARCHIVE_BYTES_MAX = 2_000_000_000;

/** Largest body that names sets of an archive, in bytes. */
export const ARCHIVE_BODY_MAX = 4096;

const bounds = issueOf({ code: 'invalid', what: 'archive-sets', max: ARCHIVE_SETS_MAX });

/** Body by which several sets are asked for as one ZIP; one that is named twice comes once. */
export const archiveBodySchema = z.object({
  questionSetIds: z
    .array(idSchema, bounds)
    .check(z.minLength(1, bounds), z.maxLength(ARCHIVE_SETS_MAX, bounds)),
});
