import * as z from 'zod/mini';
import { atMost, cleanText, requiredText } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { TOPICS_MAX } from '../common/limits.js';
import { plainLine } from '../common/plain-text.js';
import { LEVELS } from '../sets/levels.js';
import type { CognitiveLevel } from './cognitive-levels.js';
import { COGNITIVE_LEVELS, QUESTION_OUTCOMES_MAX } from './cognitive-levels.js';
import { QUESTION_KINDS, QUESTION_VISIBILITIES } from './question-kinds.js';
import {
  ACCEPTED_MAX,
  type AcceptedAnswer,
  FULL_WEIGHT,
  OPTIONS_MAX,
  POINTS_MAX,
  QUESTION_FIELDS,
  QUESTION_TEXTS,
} from './rules-question.js';

const { kind, level, visibility, markdown, option, options, points, topicsTooMany } =
  QUESTION_FIELDS;
const { answers, tolerance, outcomes, cognitive } = QUESTION_FIELDS;

/** Beyond what one may have, lists are refused before anything of them is read. */
const LIST_MAX = 100;

const optionBody = z.object({
  markdown: requiredText(option, QUESTION_TEXTS.option),
  right: z.boolean(issueOf(options)),
});

const acceptedBody = z.object({
  text: requiredText(answers, QUESTION_TEXTS.accepted),
  /** In percent. */
  weight: z.prefault(
    z
      .number(issueOf(answers))
      .check(z.gte(0, issueOf(answers)), z.lte(FULL_WEIGHT, issueOf(answers))),
    FULL_WEIGHT,
  ),
});

const topic = cleanText({ ...QUESTION_TEXTS.topic, clean: plainLine });

const topicsBody = z.array(topic).check(
  atMost(LIST_MAX, topicsTooMany),
  z.overwrite((names) => [...new Set(names.filter((name) => name !== ''))]),
  atMost(TOPICS_MAX, topicsTooMany),
);

const outcomesBody = z
  .array(z.int(issueOf(outcomes)).check(z.positive(issueOf(outcomes))), issueOf(outcomes))
  .check(
    atMost(LIST_MAX, outcomes),
    z.overwrite((ids) => [...new Set(ids)]),
    atMost(QUESTION_OUTCOMES_MAX, outcomes),
  );

/**
 * Body of a new or changed question. What is absent keeps its value in a change; in a new one it takes
 * its default (`NEW_QUESTION`), but for `kind` and `markdown`, which must be there. What only the fields
 * together tell is judged by `checkQuestion`.
 */
export const questionBodySchema = z.object({
  kind: z.optional(z.enum(QUESTION_KINDS, issueOf(kind))),
  /** Name of the course; may be empty. */
  subject: z.optional(cleanText({ ...QUESTION_TEXTS.subject, clean: plainLine })),
  difficulty: z.optional(z.enum(LEVELS, issueOf(level))),
  topics: z.optional(topicsBody),
  visibility: z.optional(z.enum(QUESTION_VISIBILITIES, issueOf(visibility))),
  markdown: z.optional(requiredText(markdown, QUESTION_TEXTS.markdown)),
  /** Kept for the kind `pilihan` only. */
  options: z.optional(z.array(optionBody, issueOf(options)).check(atMost(OPTIONS_MAX, options))),
  answer: z.optional(cleanText(QUESTION_TEXTS.answer)),
  /** Kept for the kind `isian` only; null or empty for none beside `answer`. */
  answers: z.optional(
    z.nullable(z.array(acceptedBody, issueOf(answers)).check(atMost(ACCEPTED_MAX, answers))),
  ),
  /** Kept for the kind `isian` only: how far off a number may be; null where none is asked. */
  tolerance: z.optional(
    z.nullable(z.number(issueOf(tolerance)).check(z.gte(0, issueOf(tolerance)))),
  ),
  explanation: z.optional(cleanText(QUESTION_TEXTS.explanation)),
  points: z.optional(
    z.number(issueOf(points)).check(z.gte(0, issueOf(points)), z.lte(POINTS_MAX, issueOf(points))),
  ),
  /** Learning outcomes of any course; null or empty for none. */
  outcomeIds: z.optional(z.nullable(outcomesBody)),
  /** Null for none. */
  cognitive: z.optional(z.nullable(z.enum(COGNITIVE_LEVELS, issueOf(cognitive)))),
});

/** Body of a new or changed question, as a client sends it. */
export type QuestionBody = z.input<typeof questionBodySchema>;

/** A whole question, as a version keeps it and an import brings it. */
export type QuestionFields = Required<
  Omit<z.output<typeof questionBodySchema>, 'answers' | 'tolerance' | 'outcomeIds' | 'cognitive'>
> & {
  /** All that is accepted, where `answer` alone does not say it. */
  answers?: AcceptedAnswer[];
  /** How far off a number may be; absent where none is asked. */
  tolerance?: number;
  /** Learning outcomes that it asks for; absent for none. */
  outcomeIds?: number[];
  /** Their codes as they were when this was written, in the same order: a removed outcome has no id any more. */
  outcomeCodes?: string[];
  /** Level of Bloom's taxonomy; absent where nobody said. */
  cognitive?: CognitiveLevel | null;
};

/** Fields of a new question, where nothing was said. */
export const NEW_QUESTION: Omit<QuestionFields, 'kind' | 'markdown'> = {
  subject: '',
  difficulty: 'Sedang',
  topics: [],
  visibility: 'owner',
  options: [],
  answer: '',
  explanation: '',
  points: 1,
};

/** A person, where one is named. */
const personSchema = z.nullable(z.object({ id: idSchema, name: z.string() }));

/** When a question stood in an exam. */
export const questionUseSchema = z.object({
  /** For the paper's owner only, else null. */
  paperTitle: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  usedOn: z.string(),
  /** Gasal, Genap or Pendek; null when nobody said. */
  term: z.nullable(z.string()),
});

/** When a question stood in an exam. */
export type QuestionUse = z.infer<typeof questionUseSchema>;

/** Content of a question. */
export const questionFields = {
  kind: z.enum(QUESTION_KINDS),
  subject: z.string(),
  difficulty: z.string(),
  topics: z.array(z.string()),
  visibility: z.enum(QUESTION_VISIBILITIES),
  markdown: z.string(),
  options: z.array(z.object({ markdown: z.string(), right: z.boolean() })),
  answer: z.string(),
  /** Absent where `answer` says all that is accepted. */
  answers: z.optional(z.array(z.object({ text: z.string(), weight: z.number() }))),
  /** Absent where no number is asked. */
  tolerance: z.optional(z.number()),
  explanation: z.string(),
  points: z.number(),
  /** Learning outcomes that it asks for, as far as there are any more; absent where a server does not say them. */
  outcomeIds: z.optional(z.array(idSchema)),
  /** Codes of the outcomes as they were called when this version was written. */
  outcomeCodes: z.optional(z.array(z.string())),
  /** Level of Bloom's taxonomy; absent where a server does not say it. */
  cognitive: z.optional(z.nullable(z.enum(COGNITIVE_LEVELS))),
};

/** A question of the bank as its reader sees it. */
export const questionSchema = z.object({
  id: idSchema,
  /** Counted from 1; one more with every change. */
  version: z.int(),
  ...questionFields,
  /** Null for the samples that every bank has, and where the account is gone. */
  owner: personSchema,
  /** One of the samples that every bank has; absent where a server does not say it. */
  isSample: z.optional(z.boolean()),
  /** Whom it is by: its owner's name, or the one that a sample or a lost account has left. */
  lecturer: z.optional(z.string()),
  /** Null for students, and while it was used in nothing. */
  lastUsed: z.nullable(questionUseSchema),
  created_at: z.string(),
  updated_at: z.string(),
});

/** A question of the bank. */
export type QuestionAnswer = z.infer<typeof questionSchema>;

/** A page of questions: a bare array. */
export const questionListSchema = z.array(questionSchema);

const versionHead = { version: z.int(), author: personSchema, at: z.string() };

/** A question as it was: what it said never changes. */
export const questionVersionSchema = z.object({ ...versionHead, ...questionFields });

/** A question as it was. */
export type QuestionVersion = z.infer<typeof questionVersionSchema>;

/** Newest first. Old ones come without what they said where all together would be too much: it is had by its number. */
export const questionVersionsSchema = z.array(
  z.union([questionVersionSchema, z.object(versionHead)]),
);

/** Every version of a question, the newest first. */
export type QuestionVersions = z.infer<typeof questionVersionsSchema>;

/** The exams that a question stood in, the latest first. */
export const questionUsageSchema = z.array(questionUseSchema);

/** A refused change (412) of a question that is another by now. Nothing was changed. */
export const questionChangedMeanwhileSchema = z.object({
  message: z.string(),
  code: z.literal('changed-meanwhile'),
  /** The question as it is now. */
  current: questionSchema,
});
