import * as z from 'zod/mini';
import { plainLine } from './plain-text.js';

/** How many times as long as it may be a text may come, before it is cleaned and its ends are trimmed. */
const RAW = 2;

/** What holds of a text that somebody sends, and the sentences that say so. */
export interface TextRule {
  /** Most characters. */
  max: number;
  /** Said of a longer one. */
  tooLong: string;
  /** What is kept of the text; one plain line when nothing else is said. */
  clean?: (text: string) => string;
}

/** Lengths are compared of texts and lists alone: what an object calls its length can be anything. */
function ofLists<Check extends z.core.$ZodCheck>(check: Check): Check {
  const { _zod: inner } = check;
  inner.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}

/** A text or a list that is longer is refused before anything else is done with it. */
export const atMost = (max: number, error: string) =>
  ofLists(z.maxLength(max, { error, abort: true }));

/** A text or a list that is shorter is refused. */
export const atLeast = (min: number, error: string) => ofLists(z.minLength(min, error));

const cleaned = ({ max, tooLong, clean = plainLine }: TextRule) =>
  [atMost(RAW * max, tooLong), z.overwrite(clean), z.trim()] as const;

/** A text that must be there, cleaned and trimmed: bounds hold before and after. */
export const requiredText = (required: string, rule: TextRule) =>
  z
    .string({ error: required })
    .check(...cleaned(rule), atLeast(1, required), atMost(rule.max, rule.tooLong));

/** A text that is cleaned and trimmed, and may be empty. */
export const cleanText = (rule: TextRule) =>
  z.string().check(...cleaned(rule), atMost(rule.max, rule.tooLong));

/** A text that may be left out or emptied. */
export const optionalText = (rule: TextRule) => z.optional(z.nullable(cleanText(rule)));

/** A text that is taken as it comes. */
export const textUpTo = (max: number, tooLong: string) => z.string().check(atMost(max, tooLong));
