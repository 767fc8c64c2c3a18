import * as z from 'zod/mini';
import { type Failure, issueOf } from './failures.js';
import { plainLine } from './plain-text.js';

/** How many times as long as it may be a text may come, before it is cleaned and its ends are trimmed. */
const RAW = 2;

/** Rules of a text that somebody sends, and the failure of a longer one. */
export interface TextRule {
  /** Most characters. */
  max: number;
  /** Said of a longer one. */
  tooLong: Failure;
  /** Cleans the text before it is stored; one plain line when nothing else is said. */
  clean?: (text: string) => string;
}

/** Lengths are compared of texts and lists alone: what an object calls its length can be anything. */
function ofLists<Check extends z.core.$ZodCheck>(check: Check): Check {
  const { _zod: inner } = check;
  inner.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}

/** A text or a list that is longer is refused before anything else is done with it. */
export const atMost = (max: number, failure: Failure) =>
  ofLists(z.maxLength(max, { ...issueOf(failure), abort: true }));

/** A text or a list that is shorter is refused. */
export const atLeast = (min: number, failure: Failure) =>
  ofLists(z.minLength(min, issueOf(failure)));

const cleaned = ({ max, tooLong, clean = plainLine }: TextRule) =>
  [atMost(RAW * max, tooLong), z.overwrite(clean), z.trim()] as const;

/** A text that must be there, cleaned and trimmed: bounds hold before and after. */
export const requiredText = (required: Failure, rule: TextRule) =>
  z
    .string(issueOf(required))
    .check(...cleaned(rule), atLeast(1, required), atMost(rule.max, rule.tooLong));

/** A text that is cleaned and trimmed, and may be empty. */
export const cleanText = (rule: TextRule) =>
  z.string().check(...cleaned(rule), atMost(rule.max, rule.tooLong));

/** A text that may be left out or emptied. */
export const optionalText = (rule: TextRule) => z.optional(z.nullable(cleanText(rule)));

/** A text that is taken as it comes. */
export const textUpTo = (max: number, tooLong: Failure) => z.string().check(atMost(max, tooLong));

/** A whole number within bounds, also one that came as text. */
export const wholeNumber = (failure: Failure, min: number, max: number) => {
  const issue = issueOf(failure);
  return z.coerce.number(issue).check(z.int(issue), z.gte(min, issue), z.lte(max, issue));
};
