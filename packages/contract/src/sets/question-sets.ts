import * as z from 'zod/mini';
import { cleanText, optionalText, requiredText, textUpTo } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { fallback, readNumber } from '../common/lenient.js';
import { NAME_MAX, QUESTION_COUNT_MAX, TOPICS_MAX, YEAR_MIN } from '../common/limits.js';
import { plainNames, plainText } from '../common/plain-text.js';
import { fileSchema } from '../files/files.js';
import { EXAM_KINDS, TERMS } from './exam-kinds.js';
import { LEVELS } from './levels.js';
import { readMoment, VISIBILITIES } from './release.js';
import { checkTopics, SET_FIELDS, SET_TEXTS } from './rules-question-set.js';

/** The account that uploaded a set. */
export const creatorSchema = z.object({
  id: idSchema,
  username: z.string(),
  fullName: fallback(z.string(), ''),
});

const moment = z.nullable(z.string());

/** Visibility of a set and its key, with their dates; moments in ISO 8601, UTC. */
export const releaseSchema = z.object({
  visibility: z.enum(VISIBILITIES),
  /** Null: at once. */
  availableFrom: moment,
  keyVisibility: z.enum(VISIBILITIES),
  /** Null: with its set. */
  keyFrom: moment,
});

/**
 * A question set as its reader sees it, the same in the list and alone.
 * Fields that have a fallback are read leniently: absent text is `''`, an absent number 0.
 */
export const questionSetSchema = z.object({
  id: idSchema,
  title: z.string(),
  subject: z.string(),
  year: fallback(z.nullable(readNumber), null),
  lecturer: fallback(z.string(), ''),
  /** A level of difficulty; another word is possible and shown as it is. */
  level: z.string(),
  /** The same as `level`. */
  difficulty: fallback(z.string(), ''),
  /** ISO 8601, UTC. */
  lastupdated: fallback(z.string(), ''),
  /** ISO 8601, UTC. */
  updated_at: fallback(z.string(), ''),
  /** ISO 8601, UTC. */
  created_at: fallback(z.string(), ''),
  /** Names joined with `', '`. */
  topics: fallback(z.string(), ''),
  downloads: fallback(readNumber, 0),
  description: fallback(z.string(), ''),
  questionCount: fallback(readNumber, 0),
  /** Those that this reader may open. */
  files: z.prefault(z.array(fileSchema), []),
  creator: fallback(z.nullable(creatorSchema), null),
  /** Null when nobody said. */
  examKind: z.optional(fallback(z.nullable(z.enum(EXAM_KINDS)), null)),
  /** Null when nobody said. */
  term: z.optional(fallback(z.nullable(z.enum(TERMS)), null)),
  /** True while the key is closed, too. Absent from servers that close nothing. */
  hasAnswerKey: z.optional(z.boolean()),
  /** True while the key is closed, too. Absent from servers that close nothing. */
  hasTestCases: z.optional(z.boolean()),
  /** When the key opens for this reader by its date alone; null when it is open, or nothing says so. */
  keyFrom: z.optional(moment),
  /** Only for its creator and administrators. */
  release: z.optional(releaseSchema),
  /** One more with every change; only for its creator and administrators. */
  version: z.optional(z.number()),
  /** Only in the own list (`?mine=true`): when the set was withdrawn, ISO 8601, UTC. */
  withdrawn_at: z.optional(z.nullable(z.string())),
});

/** A question set. */
export type QuestionSetAnswer = z.infer<typeof questionSetSchema>;

/** The list of sets: a bare array. */
export const questionSetListSchema = z.array(questionSetSchema);

/**
 * `visitor`, `user` or `lecturer`: what that reader would be answered of a set, its own of it left out. For who may
 * change the set.
 */
const readAsSchema = z.optional(z.string());

/** Query of one set. `download=true` is accepted and changes nothing. */
export const questionSetQuerySchema = z.object({
  download: z.optional(z.string()),
  as: readAsSchema,
});

/** Query of one set's archive. */
export const setArchiveQuerySchema = z.object({ as: readAsSchema });

/**
 * Query of a set's removal. Without it the set is withdrawn; `forever=true` removes one that is
 * withdrawn already, with its files.
 */
export const setDeletionQuerySchema = z.object({
  forever: z.optional(z.enum(['', 'true', 'false'], issueOf({ code: 'invalid', what: 'forever' }))),
});

const { required, level, topicsTooMany } = SET_FIELDS;
const yearIssue = issueOf(SET_FIELDS.year);
const countIssue = issueOf(SET_FIELDS.questionCount);

/** Longest text that may be a moment: no form of ISO 8601 is longer. */
const MOMENT_MAX = 100;

const isBlank = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : value == null;

const topics = cleanText({
  // As many as there may be, each as long as it may be, with what stands between them.
  max: TOPICS_MAX * (NAME_MAX + 2),
  tooLong: topicsTooMany,
  clean: plainNames,
}).check(
  z.refine((names) => checkTopics(names) === undefined, {
    error: ({ input }) => issueOf(checkTopics(String(input)) ?? topicsTooMany).error(),
  }),
);

const visibility = z.optional(
  z.enum(VISIBILITIES, issueOf({ code: 'invalid', what: 'visibility' })),
);

const NO_MOMENT = { code: 'invalid', what: 'opening' } as const;

/** Null clears it. */
const laterMoment = z.optional(
  z.nullable(
    z.pipe(
      textUpTo(MOMENT_MAX, NO_MOMENT).check(
        z.refine((text) => readMoment(text) !== undefined, issueOf(NO_MOMENT)),
      ),
      z.transform((text: string) => readMoment(text) ?? null),
    ),
  ),
);

/**
 * Body of a new or changed set. The year's upper bound moves with the calendar,
 * so `isYear` holds it, not the schema. What is absent keeps its value in a change.
 */
export const questionSetBodySchema = z.object({
  title: requiredText(required, SET_TEXTS.title),
  subject: requiredText(required, SET_TEXTS.subject),
  difficulty: z.enum(LEVELS, {
    error: ({ input }) => issueOf(isBlank(input) ? required : level).error(),
  }),
  year: z.optional(z.coerce.number(yearIssue).check(z.int(yearIssue), z.gte(YEAR_MIN, yearIssue))),
  lecturer: optionalText(SET_TEXTS.lecturer),
  topics: z.optional(z.nullable(topics)),
  description: optionalText({ ...SET_TEXTS.description, clean: plainText }),
  /** A moment in ISO 8601; without one, or with one to come, the server takes its own clock. */
  lastupdated: fallback(
    z.optional(z.nullable(textUpTo(MOMENT_MAX, { code: 'invalid' }))),
    undefined,
  ),
  questionCount: z.optional(
    z.nullable(
      z.int(countIssue).check(z.gte(1, countIssue), z.lte(QUESTION_COUNT_MAX, countIssue)),
    ),
  ),
  visibility,
  availableFrom: laterMoment,
  keyVisibility: visibility,
  keyFrom: laterMoment,
  examKind: z.optional(
    z.nullable(z.enum(EXAM_KINDS, issueOf({ code: 'invalid', what: 'exam-kind' }))),
  ),
  term: z.optional(z.nullable(z.enum(TERMS, issueOf({ code: 'invalid', what: 'term' })))),
});

/** Body of a new or changed set, as a client sends it. */
export type QuestionSetBody = z.input<typeof questionSetBodySchema>;

/** Answer to a created, changed or restored set. */
export const questionSetSavedSchema = z.object({
  message: z.string(),
  questionSet: questionSetSchema,
});

/**
 * A refused change (412): the set is not the one any more that the caller's `If-Match` names.
 * Nothing was changed.
 */
export const changedMeanwhileSchema = z.object({
  message: z.string(),
  code: z.literal('changed-meanwhile'),
  /** The set as it is now. */
  current: questionSetSchema,
});

/** A refused change of a set that is another by now. */
export type ChangedMeanwhileAnswer = z.infer<typeof changedMeanwhileSchema>;
