import * as z from 'zod/mini';
import { atMost, cleanText } from '../common/bounded-text.js';
import { type Failure, issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { TITLE_MAX } from '../common/limits.js';
import { plainText } from '../common/plain-text.js';
import { POINTS_MAX } from '../questions/rules-question.js';
import {
  ANSWER_SPACES,
  PAPER_ITEMS_MAX,
  PAPER_SIZES,
  SECTIONS_MAX,
  VARIANTS,
} from './paper-words.js';

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

/** An unsaid text may come as null. */
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
  /** Fields that candidates fill in: 'Nama', 'NIM'. */
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
