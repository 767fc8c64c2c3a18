import * as z from 'zod/mini';
import { textUpTo } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { QUESTION_KINDS } from './question-kinds.js';
import { questionVersionSchema } from './questions.js';

/** Formats that questions come and go in: Moodle's XML, GIFT, Aiken, and the bank's own JSON. */
export const QUESTION_FORMATS = ['moodle', 'gift', 'aiken', 'json'] as const;

/** A format that questions come and go in. */
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

/** Formats that questions are read from: those, and exams in Word. */
export const IMPORT_FORMATS = [...QUESTION_FORMATS, 'docx'] as const;

/** A format that questions are read from. */
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Largest file of questions, in bytes. */
export const QUESTIONS_FILE_MAX = 20 * 1024 * 1024;

/** Most questions in one file. */
export const QUESTIONS_IMPORT_MAX = 2_000;

/** Most questions of one export. */
export const QUESTIONS_EXPORT_MAX = 2_000;

const badFormat = issueOf({ code: 'invalid', what: 'question-format' });
const format = z.enum(QUESTION_FORMATS, badFormat);

/**
 * Query of an import; `dryRun=true` stores nothing and tells what would come, with `review=true` in full.
 */
export const questionImportQuerySchema = z.object({
  format: z.enum(IMPORT_FORMATS, badFormat),
  dryRun: z.optional(textUpTo(10, { code: 'invalid' })),
  review: z.optional(textUpTo(10, { code: 'invalid' })),
});

/** Longest list of line numbers or ids, in characters. */
const NUMBERS_MAX = 20_000;

const badIds = { code: 'invalid', what: 'question-ids' } as const;

const numbers = textUpTo(NUMBERS_MAX, badIds).check(
  z.refine((text) => /^\s*\d+(\s*,\s*\d+)*\s*$/.test(text), issueOf(badIds)),
);

/** Query of an export: ids, joined by commas, and the format. */
export const questionExportQuerySchema = z.object({ ids: numbers, format });

/** Something about a question that is read from a file. */
export const importProblemSchema = z.object({
  /** A stable word, in lower case with hyphens. */
  code: z.string(),
  message: z.string(),
  /** It keeps the question, and with it the whole import, out. */
  blocking: z.boolean(),
});

/** A paragraph or table of a Word file, as it stands there. */
export const passageLineSchema = z.object({
  /** Number of its paragraph; the parts of one paragraph share it. */
  line: z.int(),
  /** Its supposed role. */
  role: z.enum(['question', 'option', 'key', 'text']),
  /** The number or letter before it, counted by Word or typed: `3.`, `B.`. */
  label: z.string(),
  /** Its text without the label. */
  markdown: z.string(),
});

/** A paragraph or table of a Word file, as it stands there. */
export type PassageLine = z.infer<typeof passageLineSchema>;

/** A question of a Word file for a review: what it would be, and the passage that it was read from. */
export const reviewedQuestionSchema = z.object({
  body: z.omit(questionVersionSchema, { version: true, author: true, at: true }),
  passage: z.array(passageLineSchema),
});

/** A question of a Word file for a review. */
export type ReviewedQuestion = z.infer<typeof reviewedQuestionSchema>;

/** One question as a file has it. */
export const questionRowSchema = z.object({
  /** Where it begins in the file, counted from 1. */
  line: z.int(),
  /** Null where the file's kind is none of ours. */
  kind: z.nullable(z.enum(QUESTION_KINDS)),
  /** The file's name of it, else the beginning of what it asks. */
  title: z.string(),
  problems: z.array(importProblemSchema),
  /** The question of the bank, among those that the importer may see, that says the same. */
  duplicateOf: z.nullable(idSchema),
  /** With `review=true`: a question of the bank that differs from it in names alone. */
  nearOf: z.optional(z.nullable(idSchema)),
  /** With `review=true`: an earlier line of the file that says the same, but for names. */
  sameAs: z.optional(z.nullable(z.int())),
  /** With `review=true`, of a Word file: absent where nothing can be read. */
  review: z.optional(reviewedQuestionSchema),
});

/** One question as a file has it. */
export type QuestionRow = z.infer<typeof questionRowSchema>;

/** Answer to a dry run. */
export const questionRowsSchema = z.object({
  rows: z.array(questionRowSchema),
  /** With `review=true`: pictures of a Word file as `data:` addresses, by SHA-256; what is too much is left out. */
  pictures: z.optional(z.record(z.string(), z.string())),
});

/** Answer to a dry run. */
export type QuestionRows = z.infer<typeof questionRowsSchema>;

/** Answer to an import that was stored. */
export const questionsImportedSchema = z.object({ created: z.int() });

/** Refusal of an import (422) of which a row cannot be stored: nothing was. */
export const importRefusedSchema = z.object({
  message: z.string(),
  code: z.string(),
  rows: z.array(questionRowSchema),
});
