import * as z from 'zod/mini';
import { atMost, cleanText, textUpTo, wholeNumber } from './bounded-text.js';
import { TERMS } from './exam-kinds.js';
import { type Failure, issueOf } from './failures.js';
import { idSchema } from './ids.js';
import { PAGE_MAX, SEARCH_MAX, TITLE_MAX } from './limits.js';
import {
  ANSWER_SPACES,
  PAPER_FORMATS,
  PAPER_ITEMS_MAX,
  PAPER_PARTS,
  PAPER_SIZES,
  PAPER_STATUSES,
  SECTIONS_MAX,
  VARIANTS,
} from './paper-words.js';
import { plainText } from './plain-text.js';
import { readMoment } from './release.js';
import { POINTS_MAX } from './rules-question.js';

/** Longest line of a paper's head, in characters. */
const LINE_MAX = 300;

/** Longest note of a section, in characters. */
const NOTE_MAX = 2_000;

/** Most lines of a list in the head: rules, fields for the name, instructions. */
const LINES_MAX = 30;

/** Longest exam, in minutes. */
export const MINUTES_MAX = 1_440;

/** Largest seed. */
export const SEED_MAX = 2_147_483_647;

const invalid = <What extends string>(what: What) =>
  issueOf({ code: 'invalid', what } as unknown as Failure);
const tooLong = { code: 'too-long', what: 'paper-line', max: LINE_MAX } as const;
const tooMany = { code: 'too-many', what: 'paper-lines', max: LINES_MAX } as const;

const line = cleanText({ max: LINE_MAX, tooLong });
const lines = z.array(line).check(atMost(LINES_MAX, tooMany));

/** What nobody said may come as null. */
const orEmpty = z.optional(
  z.pipe(
    z.nullable(line),
    z.transform((text: string | null) => text ?? ''),
  ),
);

const headBody = z.object({
  university: orEmpty,
  faculty: orEmpty,
  /** As it is printed: 'Ujian Tengah Semester'. */
  kind: orEmpty,
  /** As it is printed: 'Gasal 2026/2027'. */
  term: orEmpty,
  course: orEmpty,
  code: orEmpty,
  /** The day, as `2026-11-24`, or any other words. */
  date: orEmpty,
  minutes: z.optional(z.nullable(z.int(invalid('minutes')).check(z.gte(1), z.lte(MINUTES_MAX)))),
  lecturer: orEmpty,
  rules: z.optional(lines),
  /** What candidates fill in: 'Nama', 'NIM'. */
  identity: z.optional(lines),
  /** Names that the paper is marked with for its owner; they are not printed. */
  courseTags: z.optional(lines),
  /** As `courseTags`. */
  topicTags: z.optional(lines),
});

const points = z
  .number(invalid('paper-points'))
  .check(z.gte(0, invalid('paper-points')), z.lte(POINTS_MAX, invalid('paper-points')));

const itemBody = z.object({
  questionId: idSchema,
  /** Absent or null: the current one, which is kept. */
  version: z.optional(z.nullable(z.int().check(z.positive()))),
  /** Absent or null: what the question says. */
  points: z.optional(z.nullable(points)),
  space: z.optional(z.enum(ANSWER_SPACES, invalid('answer-space'))),
});

const sectionBody = z.object({
  title: z.optional(cleanText({ max: TITLE_MAX, tooLong })),
  note: z.optional(
    cleanText({
      max: NOTE_MAX,
      tooLong: { code: 'too-long', what: 'paper-note', max: NOTE_MAX },
      clean: plainText,
    }),
  ),
  shuffle: z.optional(z.boolean()),
  items: z.optional(
    z
      .array(itemBody)
      .check(
        atMost(PAPER_ITEMS_MAX, { code: 'too-many', what: 'paper-items', max: PAPER_ITEMS_MAX }),
      ),
  ),
});

/**
 * Body of a new or changed paper, and of a preview. What is absent keeps its value in a change, and takes
 * its default else. All sections together have at most {@link PAPER_ITEMS_MAX} questions.
 */
export const paperBodySchema = z.object({
  title: z.optional(
    cleanText({ max: TITLE_MAX, tooLong: { code: 'too-long', what: 'title', max: TITLE_MAX } }),
  ),
  head: z.optional(headBody),
  instructions: z.optional(lines),
  sections: z.optional(
    z.array(sectionBody).check(
      atMost(SECTIONS_MAX, { code: 'too-many', what: 'paper-sections', max: SECTIONS_MAX }),
      z.refine(
        (all) => all.reduce((sum, { items = [] }) => sum + items.length, 0) <= PAPER_ITEMS_MAX,
        issueOf({ code: 'too-many', what: 'paper-items', max: PAPER_ITEMS_MAX }),
      ),
    ),
  ),
  variants: z.optional(
    z
      .int(invalid('variants'))
      .check(z.gte(1, invalid('variants')), z.lte(VARIANTS.length, invalid('variants'))),
  ),
  shuffleOptions: z.optional(z.boolean()),
  size: z.optional(z.enum(PAPER_SIZES, invalid('paper-size'))),
  /** Decides the order in variants; absent in a new paper: one of the server's. */
  seed: z.optional(
    z.int(invalid('seed')).check(z.gte(0, invalid('seed')), z.lte(SEED_MAX, invalid('seed'))),
  ),
});

/** Body of a new or changed paper, as a client sends it. */
export type PaperBody = z.input<typeof paperBodySchema>;

/** Body of a new or changed paper, read. */
export type PaperChange = z.output<typeof paperBodySchema>;

/** A question in a paper: which, in which of its versions. */
export const paperItemSchema = z.object({
  questionId: idSchema,
  version: z.int(),
  points: z.number(),
  space: z.enum(ANSWER_SPACES),
});

/** Questions of a paper under one heading. */
export const paperSectionSchema = z.object({
  title: z.string(),
  note: z.string(),
  /** The order of its questions differs between variants. */
  shuffle: z.boolean(),
  items: z.array(paperItemSchema),
});

/** What a paper is headed by; empty texts are not printed. */
export const paperHeadSchema = z.object({
  university: z.string(),
  faculty: z.string(),
  kind: z.string(),
  term: z.string(),
  course: z.string(),
  code: z.string(),
  date: z.string(),
  minutes: z.nullable(z.int()),
  lecturer: z.string(),
  rules: z.array(z.string()),
  identity: z.array(z.string()),
  /** Names that the paper is marked with; absent until some were given. */
  courseTags: z.optional(z.array(z.string())),
  /** As `courseTags`. */
  topicTags: z.optional(z.array(z.string())),
});

/** What a paper is headed by. */
export type PaperHead = z.infer<typeof paperHeadSchema>;

/** What a paper's writer decides. */
const paperFields = {
  title: z.string(),
  head: paperHeadSchema,
  instructions: z.array(z.string()),
  sections: z.array(paperSectionSchema),
  variants: z.int(),
  shuffleOptions: z.boolean(),
  size: z.enum(PAPER_SIZES),
  seed: z.int(),
};

const paperFieldsSchema = z.object(paperFields);

/** What a paper's writer decides, whole. */
export type PaperFields = z.infer<typeof paperFieldsSchema>;

/** What a new paper has where nothing was said. */
export const EMPTY_HEAD: PaperHead = {
  university: '',
  faculty: '',
  kind: '',
  term: '',
  course: '',
  code: '',
  date: '',
  minutes: null,
  lecturer: '',
  rules: [],
  identity: [],
};

/** A paper of the signed-in account. */
export const paperSchema = z.object({
  id: idSchema,
  ...paperFields,
  status: z.enum(PAPER_STATUSES),
  /** When it was used, ISO 8601, UTC; null for a draft. */
  usedOn: z.nullable(z.string()),
  /** Sum of the points of all questions. */
  totalPoints: z.number(),
  updated_at: z.string(),
});

/** A paper of the signed-in account. */
export type PaperAnswer = z.infer<typeof paperSchema>;

/** A page of papers: a bare array, the last changed first. */
export const paperListSchema = z.array(paperSchema);

/** A refused change (412) of a paper that is another by now. Nothing was changed. */
export const paperChangedMeanwhileSchema = z.object({
  message: z.string(),
  code: z.literal('changed-meanwhile'),
  /** The paper as it is now. */
  current: paperSchema,
});

const cursor = z.optional(textUpTo(400, { code: 'invalid', what: 'cursor' }));

/** Papers on a page when no `limit` is given. */
export const PAPERS_PAGE_SIZE = 50;

/** Query of the own papers; `q` is a substring of title and course. */
export const paperListQuerySchema = z.object({
  status: z.optional(z.enum(PAPER_STATUSES, invalid('paper-status'))),
  q: z.optional(textUpTo(SEARCH_MAX, { code: 'too-long', what: 'search', max: SEARCH_MAX })),
  limit: z.optional(wholeNumber({ code: 'invalid', what: 'limit', max: PAGE_MAX }, 1, PAGE_MAX)),
  cursor,
});

/** Query of the own papers, read. */
export type PaperListQuery = z.infer<typeof paperListQuerySchema>;

const part = z.optional(z.enum(PAPER_PARTS, invalid('paper-part')));
const variant = z.optional(z.enum(VARIANTS, invalid('variant')));

/** Query of a preview: `soal` of variant A when nothing is said. */
export const paperPreviewQuerySchema = z.object({ part, variant });

/** Query of an export: the PDF of `soal` of variant A when nothing is said. */
export const paperExportQuerySchema = z.object({
  format: z.optional(z.enum(PAPER_FORMATS, invalid('paper-format'))),
  part,
  variant,
});

/** Query of an export, read. */
export type PaperExportQuery = z.infer<typeof paperExportQuerySchema>;

const usedOn = { code: 'invalid', what: 'used-on' } as const satisfies Failure;

/** Body by which a paper is marked as used. */
export const paperUseBodySchema = z.object({
  /** A moment in ISO 8601. */
  usedOn: z.pipe(
    z.string(issueOf(usedOn)).check(
      atMost(100, usedOn),
      z.refine((text) => readMoment(text) !== undefined, issueOf(usedOn)),
    ),
    z.transform((text: string) => readMoment(text) ?? text),
  ),
  term: z.optional(z.nullable(z.enum(TERMS, issueOf({ code: 'invalid', what: 'term' })))),
});

/** Body by which a paper is marked as used, as a client sends it. */
export type PaperUseBody = z.input<typeof paperUseBodySchema>;

/** Something about a question that its writer should look at before a paper is printed. */
export const paperWarningSchema = z.object({
  questionId: z.nullable(idSchema),
  /** A stable word, in lower case with hyphens. */
  code: z.string(),
  message: z.string(),
});

/** Something about a question that its writer should look at. */
export type PaperWarning = z.infer<typeof paperWarningSchema>;

/** All that should be looked at in a paper: a bare array. */
export const paperWarningsSchema = z.array(paperWarningSchema);

/** Answer to a paper that became a question set. */
export const paperPublishedSchema = z.object({ questionSet: z.object({ id: idSchema }) });

/** Answer to a picture that was kept. */
export const imageKeptSchema = z.object({
  /** `gambar:<sha256>`, as Markdown names it. */
  ref: z.string(),
});
