import * as z from 'zod/mini';
import { atMost, requiredText, textUpTo } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { moment } from '../common/moments.js';
import { COGNITIVE_LEVELS } from '../questions/cognitive-levels.js';
import { CPL, CPL_MAX, OUTCOME_CODE, OUTCOME_DESCRIPTION } from './rules-outcome.js';

const code = requiredText(OUTCOME_CODE.required, OUTCOME_CODE);
const description = requiredText(OUTCOME_DESCRIPTION.required, OUTCOME_DESCRIPTION);
const cpl = z.optional(
  z.nullable(
    z.array(requiredText(CPL.required, CPL), issueOf(CPL.tooMany)).check(
      z.overwrite((codes) => [...new Set(codes)]),
      atMost(CPL_MAX, CPL.tooMany),
    ),
  ),
);

/** Body of a new learning outcome; without `cpl` it serves none. */
export const outcomeBodySchema = z.object({ code, description, cpl });

/** Body of a new learning outcome. */
export type OutcomeBody = z.input<typeof outcomeBodySchema>;

/** Body of a changed learning outcome: an absent field stays as it is. */
export const outcomeChangeSchema = z.object({
  code: z.optional(code),
  description: z.optional(description),
  cpl,
});

/** Body of a changed learning outcome. */
export type OutcomeChange = z.input<typeof outcomeChangeSchema>;

/** Query of a removal: `force=true` takes the outcome from the questions that bear it. */
export const outcomeDeletionQuerySchema = z.object({
  force: z.optional(textUpTo(10, { code: 'invalid' })),
});

/** A learning outcome (CPMK or Sub-CPMK) of a course. */
export const outcomeSchema = z.object({
  id: idSchema,
  course_tag_id: idSchema,
  /** Unique in its course, whatever its letter case. */
  code: z.string(),
  description: z.string(),
  /** Codes of the programme's outcomes (CPL) that it serves. */
  cpl: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});

/** A learning outcome of a course. */
export type OutcomeAnswer = z.infer<typeof outcomeSchema>;

/** The learning outcomes of a course by code: a bare array. */
export const outcomeListSchema = z.array(outcomeSchema);

/** Answer to a CSV file of outcomes that was stored; rows that say nothing new count as neither. */
export const outcomesImportedSchema = z.object({ created: z.int(), changed: z.int() });

const rowErrors = z.array(
  z.looseObject({ row: z.int(), field: z.string(), message: z.string(), code: z.string() }),
);

/** Refusal (422) of a CSV file of outcomes: nothing was stored, and each bad row says why. */
export const outcomesRefusedSchema = z.object({
  message: z.string(),
  code: z.string(),
  /** Counted from 1, without the head. */
  rows: rowErrors,
});

const badCourse = issueOf({ code: 'invalid', what: 'course-id' });

/** Query of a course's coverage; `from` and `to` are days in Jakarta or moments, both included. */
export const coverageQuerySchema = z.object({
  course: z.string(badCourse).check(z.regex(/^[1-9][0-9]{0,15}$/, badCourse)),
  from: moment,
  to: moment,
});

/** Query of a course's coverage, read. */
export type CoverageQuery = z.infer<typeof coverageQuerySchema>;

/** How well a course's outcomes are covered: a bare array by code. */
export const coverageSchema = z.array(
  z.object({
    outcome: z.object({ id: idSchema, code: z.string(), description: z.string() }),
    /** How many questions bear it, by level; `none` for those without one. */
    questions: z.record(z.enum([...COGNITIVE_LEVELS, 'none']), z.int()),
    /** Used papers that have a question of it. */
    papers: z.int(),
    /** When a question of it was last used, ISO 8601, UTC. */
    lastUsed: z.nullable(z.string()),
  }),
);

/** How well a course's outcomes are covered. */
export type CoverageAnswer = z.infer<typeof coverageSchema>;
