import * as z from 'zod/mini';
import { searchIndexSchema } from '../search/file-search.js';

/** Most weeks of downloads that an overview goes back. */
export const OVERVIEW_WEEKS = 53;

/** Contents of the bank, their use, and gaps in them; withdrawn sets are not counted. */
export const overviewSchema = z.object({
  sets: z.int(),
  files: z.int(),
  /** Of the bank's contents together; one that several sets have counts once. */
  bytes: z.int(),
  /** From the first week with a download, the current one last; weeks of ISO 8601 in Jakarta: `2026-W47`. */
  downloads: z.array(z.object({ week: z.string(), count: z.int() })),
  /** By course and year; a course without sets is not there. */
  coverage: z.array(
    z.object({ course: z.string(), year: z.int(), sets: z.int(), withKey: z.int() }),
  ),
  index: searchIndexSchema,
});

/** Contents of the bank, their use, and gaps in them. */
export type OverviewAnswer = z.infer<typeof overviewSchema>;
