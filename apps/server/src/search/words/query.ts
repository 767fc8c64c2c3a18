import { plainText } from './plain-text.js';
import { stemOf } from './stems.js';
import { tokensOf } from './tokens.js';

/** Words of a query: every stem, and one that begins with the prefix. */
export interface WordQuery {
  stems: string[];
  /** The stem of the last word, which may still be being written. */
  prefix: string | null;
}

const MOST_TERMS = 8;
const LEAST_PREFIX = 3;
const LETTERS = /^[\p{L}\p{N}\p{M}]+$/u;

/** The words of a typed query; signs and operators are none. */
export function queryOf(q: string): WordQuery {
  const stems = new Set<string>();
  for (const { word } of tokensOf(plainText(q))) {
    stems.add(stemOf(word));
    if (stems.size === MOST_TERMS) break;
  }
  const all = [...stems];
  const last = all.at(-1) ?? '';
  const isPrefix = LETTERS.test(last) && [...last].length >= LEAST_PREFIX;
  return isPrefix ? { stems: all.slice(0, -1), prefix: last } : { stems: all, prefix: null };
}

/** Which of the query's words a stem answers; nothing when none. */
export function termOf(stem: string, { stems, prefix }: WordQuery): string | undefined {
  if (stems.includes(stem)) return stem;
  return prefix !== null && stem.startsWith(prefix) ? prefix : undefined;
}
