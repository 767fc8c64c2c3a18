import type { TextRule } from '../common/bounded-text.js';
import type { Failure } from '../common/failures.js';
import { NAME_MAX, TITLE_MAX, TOPICS_MAX } from '../common/limits.js';
import { plainText } from '../common/plain-text.js';
import { QUESTION_OUTCOMES_MAX } from './cognitive-levels.js';
import { DEPTH_MAX, isTooDeep } from './markdown-depth.js';
import { type QuestionKind, TRUTHS } from './question-kinds.js';

/** Longest Markdown of a question, an answer or an explanation, in characters. */
export const MARKDOWN_MAX = 20_000;

/** Longest option, in characters. */
export const OPTION_MAX = 2_000;

/** Fewest options of a choice. */
export const OPTIONS_MIN = 2;

/** Most options of a choice. */
export const OPTIONS_MAX = 10;

/** Most answers that one question accepts. */
export const ACCEPTED_MAX = 50;

/** Longest accepted answer, in characters. */
export const ACCEPTED_LENGTH_MAX = 2_000;

/** Weight of an answer that is wholly right, in percent. */
export const FULL_WEIGHT = 100;

/** Most questions of one account. */
export const OWN_QUESTIONS_MAX = 10_000;

/** Most points of a question. */
export const POINTS_MAX = 1_000;

/** How long each text of a question may be, and the failure of one that is longer. */
export const QUESTION_TEXTS = {
  markdown: {
    max: MARKDOWN_MAX,
    tooLong: { code: 'too-long', what: 'question-markdown', max: MARKDOWN_MAX },
    clean: plainText,
  },
  answer: {
    max: MARKDOWN_MAX,
    tooLong: { code: 'too-long', what: 'question-answer', max: MARKDOWN_MAX },
    clean: plainText,
  },
  explanation: {
    max: MARKDOWN_MAX,
    tooLong: { code: 'too-long', what: 'question-explanation', max: MARKDOWN_MAX },
    clean: plainText,
  },
  option: {
    max: OPTION_MAX,
    tooLong: { code: 'too-long', what: 'question-option', max: OPTION_MAX },
    clean: plainText,
  },
  accepted: {
    max: ACCEPTED_LENGTH_MAX,
    tooLong: { code: 'too-long', what: 'question-answer', max: ACCEPTED_LENGTH_MAX },
  },
  subject: { max: TITLE_MAX, tooLong: { code: 'too-long', what: 'subject', max: TITLE_MAX } },
  topic: { max: NAME_MAX, tooLong: { code: 'too-long', what: 'topic', max: NAME_MAX } },
} as const satisfies Record<string, TextRule>;

/** Further problems of a question. */
export const QUESTION_FIELDS = {
  kind: { code: 'invalid', what: 'question-kind' },
  level: { code: 'invalid', what: 'level' },
  visibility: { code: 'invalid', what: 'question-visibility' },
  markdown: { code: 'required', what: 'question-markdown' },
  option: { code: 'required', what: 'question-option' },
  options: { code: 'invalid', what: 'question-options', min: OPTIONS_MIN, max: OPTIONS_MAX },
  rightOption: { code: 'required', what: 'right-option' },
  truth: { code: 'invalid', what: 'truth' },
  answers: { code: 'invalid', what: 'question-answers', max: ACCEPTED_MAX },
  fullAnswer: { code: 'required', what: 'full-answer' },
  tolerance: { code: 'invalid', what: 'tolerance' },
  points: { code: 'invalid', what: 'question-points', max: POINTS_MAX },
  outcomes: { code: 'invalid', what: 'question-outcomes', max: QUESTION_OUTCOMES_MAX },
  cognitive: { code: 'invalid', what: 'cognitive' },
  tooDeep: { code: 'too-nested', max: DEPTH_MAX },
  topicsTooMany: { code: 'too-many', what: 'topics', max: TOPICS_MAX },
} as const satisfies Record<string, Failure>;

/** One of the options of a choice. */
export interface QuestionOption {
  /** Its text. */
  markdown: string;
  /** It is a right answer. */
  right: boolean;
}

/** An answer that a short answer accepts. */
export interface AcceptedAnswer {
  /** As candidates write it: plain, no Markdown. */
  text: string;
  /** Its weight, in percent; at least one is worth 100. */
  weight: number;
}

/** Content of a question, whole: a version stores it. */
export interface QuestionContent {
  /** Kind of the question. */
  kind: QuestionKind;
  /** Text of the question; never blank. */
  markdown: string;
  /** In their order; empty for every kind but `pilihan`. */
  options: readonly QuestionOption[];
  /** Markdown; `benar` or `salah` for the kind `benar-salah`. */
  answer: string;
  /** Markdown. */
  explanation?: string;
  /** Of the kind `isian`: all that is accepted, where `answer` alone does not say it. */
  answers?: readonly AcceptedAnswer[] | null;
  /** Of the kind `isian`: a number is asked, and may be so far off. */
  tolerance?: number | null;
}

/** Problems by field; a valid field is absent. */
export type QuestionProblems = Partial<Record<keyof QuestionContent, Failure>>;

const depthProblem = (markdown: string): Failure | undefined =>
  isTooDeep(markdown) ? QUESTION_FIELDS.tooDeep : undefined;

function optionsProblem(options: readonly QuestionOption[]): Failure | undefined {
  if (options.length < OPTIONS_MIN || options.length > OPTIONS_MAX) return QUESTION_FIELDS.options;
  if (options.some(({ markdown }) => markdown.trim() === '')) return QUESTION_FIELDS.option;
  if (!options.some(({ right }) => right)) return QUESTION_FIELDS.rightOption;
  return options.map(({ markdown }) => depthProblem(markdown)).find(Boolean);
}

const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/** The number that a text is, also with a decimal comma; undefined for any other text. */
export function numberIn(text: string): number | undefined {
  const trimmed = text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

type Accepted = Pick<QuestionContent, 'kind' | 'answers' | 'tolerance'>;

/** Problems of the answers that a short answer accepts. */
function acceptedProblems({ kind, answers, tolerance }: Accepted) {
  if (kind !== 'isian' || !answers?.length) return {};
  const isFull = answers.some(({ weight }) => weight >= FULL_WEIGHT);
  const isNumber = answers.every(({ text }) => numberIn(text) !== undefined);
  return {
    answers: isFull ? undefined : QUESTION_FIELDS.fullAnswer,
    tolerance: (tolerance ?? null) === null || isNumber ? undefined : QUESTION_FIELDS.tolerance,
  };
}

/** Judges what only the fields together tell: a choice has options, true or false has one of two answers. */
export function checkQuestion({
  kind,
  markdown,
  options,
  answer,
  explanation = '',
  answers,
  tolerance,
}: QuestionContent): QuestionProblems {
  const problems: Record<string, Failure | undefined> = {
    markdown: markdown.trim() === '' ? QUESTION_FIELDS.markdown : depthProblem(markdown),
    options: kind === 'pilihan' ? optionsProblem(options) : undefined,
    answer:
      kind === 'benar-salah' && !(TRUTHS as readonly string[]).includes(answer)
        ? QUESTION_FIELDS.truth
        : depthProblem(answer),
    explanation: depthProblem(explanation),
    ...acceptedProblems({ kind, answers, tolerance }),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, failure]) => failure));
}
