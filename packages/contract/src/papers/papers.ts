import * as z from 'zod/mini';
import { atMost, textUpTo, wholeNumber } from '../common/bounded-text.js';
import { type Failure, issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { PAGE_MAX, SEARCH_MAX } from '../common/limits.js';
import { questionFields } from '../questions/questions.js';
import { TERMS } from '../sets/exam-kinds.js';
import { readMoment } from '../sets/release.js';
import { paperPeople, paperPersonSchema } from './paper-people.js';
import {
  ANSWER_SPACES,
  BLUEPRINT_FORMATS,
  BLUEPRINT_PART,
  PAPER_FORMATS,
  PAPER_PARTS,
  PAPER_SIZES,
  PAPER_STATUSES,
  VARIANTS,
} from './paper-words.js';

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

/** Head of a paper; empty texts are not printed. */
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

/** Head of a paper. */
export type PaperHead = z.infer<typeof paperHeadSchema>;

/** Fields that a paper's writer decides. */
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

/** All fields that a paper's writer decides. */
export type PaperFields = z.infer<typeof paperFieldsSchema>;

/** Head of a new paper, where nothing was said. */
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

/** A paper as its owner and its people read it. */
export const paperSchema = z.object({
  id: idSchema,
  ...paperFields,
  status: z.enum(PAPER_STATUSES),
  /** When it was used, ISO 8601, UTC; null for a draft. */
  usedOn: z.nullable(z.string()),
  /** Sum of the points of all questions. */
  totalPoints: z.number(),
  updated_at: z.string(),
  ...paperPeople,
});

/** A copy of a paper. */
export const paperCopySchema = z.object({
  ...paperSchema.shape,
  /** Questions that only others may see: the copy does not have them. */
  leftOut: z.int(),
});

/** A paper that was marked as used. */
export const usedPaperSchema = z.object({ ...paperSchema.shape, verified: z.boolean() });

/** A paper as its owner and its people read it. */
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
  status: z.optional(z.enum(PAPER_STATUSES, issueOf({ code: 'invalid', what: 'paper-status' }))),
  q: z.optional(textUpTo(SEARCH_MAX, { code: 'too-long', what: 'search', max: SEARCH_MAX })),
  /** `true`: others' papers that the account may read, instead of its own. */
  shared: z.optional(textUpTo(10, { code: 'invalid', what: 'shared' })),
  limit: z.optional(wholeNumber({ code: 'invalid', what: 'limit', max: PAGE_MAX }, 1, PAGE_MAX)),
  cursor,
});

/** Query of the own papers, read. */
export type PaperListQuery = z.infer<typeof paperListQuerySchema>;

const badPart = issueOf({ code: 'invalid', what: 'paper-part' });
const badFormat = issueOf({ code: 'invalid', what: 'paper-format' });

const part = z.optional(z.enum(PAPER_PARTS, badPart));
const variant = z.optional(z.enum(VARIANTS, issueOf({ code: 'invalid', what: 'variant' })));

/** Query of a preview: `soal` of variant A when nothing is said. */
export const paperPreviewQuerySchema = z.object({
  part,
  variant,
  /** The paper in whose name it is rendered; its questions may be read then. */
  paper: z.optional(textUpTo(16, { code: 'not-found', what: 'paper' })),
});

const writtenAs = ({ part: name, format = 'pdf' }: { part?: string; format?: string }) =>
  (name === BLUEPRINT_PART ? BLUEPRINT_FORMATS : PAPER_FORMATS).includes(format as 'pdf');

/**
 * Query of an export: the PDF of `soal` of variant A when nothing is said. The blueprint (`kisi-kisi`) is a PDF,
 * a Word document or a CSV file, and none of a variant.
 */
export const paperExportQuerySchema = z
  .object({
    format: z.optional(z.enum([...PAPER_FORMATS, 'csv'], badFormat)),
    part: z.optional(z.enum([...PAPER_PARTS, BLUEPRINT_PART], badPart)),
    variant,
  })
  .check(z.refine(writtenAs, badFormat));

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

/** Content of a paper's questions in the versions that it has: readable for its people, whoever may see the questions. */
export const paperQuestionsSchema = z.array(
  z.object({
    questionId: idSchema,
    version: z.int(),
    ...questionFields,
    /** Null also where the account may not see the question itself. */
    owner: z.nullable(paperPersonSchema),
  }),
);

/** Content of a paper's question in the version that the paper has. */
export type PaperQuestion = z.infer<typeof paperQuestionsSchema>[number];

/** Answer to a paper that became a question set. */
export const paperPublishedSchema = z.object({ questionSet: z.object({ id: idSchema }) });

/** Answer to a picture that was kept. */
export const imageKeptSchema = z.object({
  /** `gambar:<sha256>`, as Markdown names it. */
  ref: z.string(),
});
