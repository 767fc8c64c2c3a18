import type { TextRule } from '../common/bounded-text.js';
import { jakartaYear } from '../common/calendar.js';
import type { Failure } from '../common/failures.js';
import {
  DESCRIPTION_MAX,
  LECTURER_TEXT_MAX,
  NAME_MAX,
  QUESTION_COUNT_MAX,
  TITLE_MAX,
  TOPICS_MAX,
  YEAR_MIN,
} from '../common/limits.js';
import { isLevel } from './levels.js';
import { splitTopics } from './set-topics.js';

/** How long each text of a set may be, and the failure of one that is longer. */
export const SET_TEXTS = {
  title: { max: TITLE_MAX, tooLong: { code: 'too-long', what: 'title', max: TITLE_MAX } },
  subject: { max: TITLE_MAX, tooLong: { code: 'too-long', what: 'subject', max: TITLE_MAX } },
  lecturer: {
    max: LECTURER_TEXT_MAX,
    tooLong: { code: 'too-long', what: 'lecturer', max: LECTURER_TEXT_MAX },
  },
  description: {
    max: DESCRIPTION_MAX,
    tooLong: { code: 'too-long', what: 'description', max: DESCRIPTION_MAX },
  },
} as const satisfies Record<string, TextRule>;

/** Further problems of a set's fields, as schemas name them too. */
export const SET_FIELDS = {
  required: { code: 'required', what: 'set-fields' },
  level: { code: 'invalid', what: 'level' },
  year: { code: 'invalid', what: 'year', min: YEAR_MIN },
  topicsTooMany: { code: 'too-many', what: 'topics', max: TOPICS_MAX },
  topicTooLong: { code: 'too-long', what: 'topic', max: NAME_MAX },
  questionCount: { code: 'invalid', what: 'question-count', max: QUESTION_COUNT_MAX },
} as const satisfies Record<string, Failure>;

/** Fields of a set in a form or a body. */
export interface QuestionSetValues {
  /** Required; 1 to {@link TITLE_MAX} characters. */
  title: string;
  /** Name of the course, required; one that is no course tag is permitted. */
  subject: string;
  /** One of the levels. */
  level: string;
  /** From {@link YEAR_MIN} to next year in Jakarta; absent when nobody said. */
  year?: number | undefined;
  /** Whom it is by, as text; the creator's name stands in when it is absent. */
  lecturer?: string | null | undefined;
  /** Names of topics, joined by commas. */
  topics?: string | null | undefined;
  /** Free text. */
  description?: string | null | undefined;
  /** A whole number; absent, question files are counted instead. */
  questionCount?: number | null | undefined;
}

/** Problems by field; a valid field is absent. */
export type QuestionSetProblems = Partial<Record<keyof QuestionSetValues, Failure>>;

/** The one failure of a whole form: what is missing comes first; `undefined` when nothing is wrong. */
export function questionSetFailure(problems: QuestionSetProblems): Failure | undefined {
  const failures = Object.values(problems);
  return failures.find(({ code }) => code === SET_FIELDS.required.code) ?? failures[0];
}

/** Tells whether a year may stand on a set: 1990 to next year. */
export function isYear(year: number, now: Date): boolean {
  return Number.isInteger(year) && year >= YEAR_MIN && year <= jakartaYear(now) + 1;
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= QUESTION_COUNT_MAX;
}

function textProblem(
  text: string | null | undefined,
  { max, tooLong }: TextRule,
): Failure | undefined {
  return (text ?? '').trim().length > max ? tooLong : undefined;
}

function missing(text: string): Failure | undefined {
  return text.trim() === '' ? SET_FIELDS.required : undefined;
}

function levelProblem(level: string): Failure | undefined {
  return missing(level) ?? (isLevel(level) ? undefined : SET_FIELDS.level);
}

/** Judges topics, names joined with commas. */
export function checkTopics(topics: string): Failure | undefined {
  const names = splitTopics(topics);
  if (names.some((name) => name.length > NAME_MAX)) return SET_FIELDS.topicTooLong;
  return names.length > TOPICS_MAX ? SET_FIELDS.topicsTooMany : undefined;
}

/** Judges a set's fields: title, subject and level must be there, and all keep the wire's bounds. */
export function checkQuestionSet(values: QuestionSetValues, now: Date): QuestionSetProblems {
  const problems: Record<keyof QuestionSetValues, Failure | undefined> = {
    title: missing(values.title) ?? textProblem(values.title, SET_TEXTS.title),
    subject: missing(values.subject) ?? textProblem(values.subject, SET_TEXTS.subject),
    level: levelProblem(values.level),
    year: values.year === undefined || isYear(values.year, now) ? undefined : SET_FIELDS.year,
    lecturer: textProblem(values.lecturer, SET_TEXTS.lecturer),
    topics: checkTopics(values.topics ?? ''),
    description: textProblem(values.description, SET_TEXTS.description),
    questionCount:
      values.questionCount == null || isCount(values.questionCount)
        ? undefined
        : SET_FIELDS.questionCount,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, failure]) => failure));
}
