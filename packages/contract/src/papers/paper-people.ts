import * as z from 'zod/mini';
import { atMost, optionalText, requiredText, textUpTo } from '../common/bounded-text.js';
import { type Failure, issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { SEARCH_MAX } from '../common/limits.js';
import { plainText } from '../common/plain-text.js';

/** Rights of a person of a paper: change and export it, or read and export it. */
export const PAPER_RIGHTS = ['write', 'read'] as const;

/** A person's right on a paper. */
export type PaperRight = (typeof PAPER_RIGHTS)[number];

/** How the verification of a paper can stand. */
export const REVIEW_STATUSES = ['none', 'asked', 'returned', 'verified'] as const;

/** How the verification of a paper stands. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Most people of a paper beside its owner. */
export const PAPER_PEOPLE_MAX = 20;

/** Longest note of a review, in characters. */
export const REVIEW_NOTE_MAX = 2_000;

/** A person by name. */
export const paperPersonSchema = z.object({ id: idSchema, name: z.string() });

/** A person by name. */
export type PaperPerson = z.infer<typeof paperPersonSchema>;

/** Owner, writers and verifier of a paper. */
export const paperPeople = {
  owner: paperPersonSchema,
  /** Whom its owner shares it with, by name. */
  people: z.array(z.object({ ...paperPersonSchema.shape, may: z.enum(PAPER_RIGHTS) })),
  review: z.object({
    status: z.enum(REVIEW_STATUSES),
    /** The reviewer; null with `none`, and when their account is gone. */
    by: z.nullable(paperPersonSchema),
    /** When it came to stand so, ISO 8601, UTC; null with `none`. */
    at: z.nullable(z.string()),
    note: z.nullable(z.string()),
    /** The verification that a change of the paper ended; null when there was none. */
    ended: z.optional(
      z.nullable(z.object({ by: z.nullable(paperPersonSchema), at: z.nullable(z.string()) })),
    ),
  }),
};

/** How the verification of a paper stands, and by whom. */
export type PaperReview = z.infer<typeof paperPeople.review>;

const invalidPeople = { code: 'invalid', what: 'paper-people' } as const satisfies Failure;

/** Body by which an owner shares a paper with exactly these people; their order does not matter. */
export const paperPeopleBodySchema = z.object({
  people: z
    .array(
      z.object({
        id: idSchema,
        may: z.enum(PAPER_RIGHTS, issueOf({ code: 'invalid', what: 'paper-right' })),
      }),
      issueOf(invalidPeople),
    )
    .check(
      atMost(PAPER_PEOPLE_MAX, { code: 'too-many', what: 'paper-people', max: PAPER_PEOPLE_MAX }),
      z.refine(
        (people) => new Set(people.map(({ id }) => id)).size === people.length,
        issueOf(invalidPeople),
      ),
    ),
});

/** Body by which an owner shares a paper, as a client sends it. */
export type PaperPeopleBody = z.input<typeof paperPeopleBodySchema>;

/** Body by which an owner asks for a verification. */
export const reviewBodySchema = z.object({
  reviewerId: z.int(issueOf({ code: 'invalid', what: 'reviewer' })).check(z.positive()),
});

const note = {
  max: REVIEW_NOTE_MAX,
  tooLong: { code: 'too-long', what: 'review-note', max: REVIEW_NOTE_MAX },
  clean: plainText,
} as const;

/** Body by which a reviewer verifies a paper. */
export const verifyBodySchema = z.object({ note: optionalText(note) });

/** Body by which a reviewer returns a paper: never without a note. */
export const returnBodySchema = z.object({
  note: requiredText({ code: 'required', what: 'review-note' }, note),
});

/** Query of the people with whom a paper can be shared; `q` is a part of a name. */
export const colleagueQuerySchema = z.object({
  q: z.optional(textUpTo(SEARCH_MAX, { code: 'too-long', what: 'search', max: SEARCH_MAX })),
});

/** Most people of one answer. */
export const COLLEAGUES_MAX = 500;

/** Active lecturers and administrators but oneself, by name. */
export const colleagueListSchema = z.array(paperPersonSchema);

/** Other people who have a paper open, and the paper's present tag. */
export const presenceSchema = z.object({
  people: z.array(paperPersonSchema),
  /** The paper's ETag: another one than one's own means that somebody changed it. */
  tag: z.string(),
});

/** Other people who have a paper open. */
export type PaperPresence = z.infer<typeof presenceSchema>;
