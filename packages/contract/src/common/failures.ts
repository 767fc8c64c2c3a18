import type { INDONESIAN } from '../sentences.js';

type Table = typeof INDONESIAN;

/** Where the words of a failure stand in a table: its code, and behind a dot what it is about. */
export type FailureKey = keyof Table;

type CodeOf<Key> = Key extends `${infer Code}.${string}` ? Code : Key;

/** Every code of a failure: a stable word for programs, in lower case with hyphens. */
export type FailureCode = CodeOf<FailureKey>;

type Blanks<Text> = Text extends `${string}{${infer Blank}}${infer Rest}`
  ? Blank | Blanks<Rest>
  : never;

type Named<Key> = Key extends `${infer Code}.${infer What}`
  ? { code: Code; what: What }
  : { code: Key; what?: never };

/**
 * Why something is refused: a code, for some codes what it is about, and the numbers and names that
 * its sentence needs: `{ code: 'too-long', what: 'title', max: 200 }`. No words of any language.
 */
export type Failure = {
  [Key in FailureKey]: Named<Key> & { [Blank in Blanks<Table[Key]>]: string | number };
}[FailureKey];

/** The words of failures in one language. A name in braces stands for a number or a name of the failure. */
export type Sentences = Readonly<Record<string, string>>;

/** A failure as it is heard of, from a server that may know others. */
export interface WireFailure {
  /** A stable word, perhaps none of {@link FailureCode}; a server of before gives none. */
  code?: string | undefined;
  /** Its subject. */
  what?: unknown;
  /** The numbers and names of its sentence. */
  [part: string]: unknown;
}

/**
 * Puts a failure into words.
 *
 * @returns nothing when the table has no words for it, or the failure not all that they need
 */
export function sentenceOf(failure: WireFailure, table: Sentences): string | undefined {
  const { code, what } = failure;
  const key = [`${code}.${what}`, `${code}`].find((one) => Object.hasOwn(table, one));
  if (key === undefined) return undefined;
  const values = new Map<string, unknown>(Object.entries(failure));
  let isWhole = true;
  const sentence = table[key]?.replace(/\{(\w+)\}/g, (_, name) => {
    isWhole &&= values.has(name);
    return String(values.get(name));
  });
  return isWhole ? sentence : undefined;
}

/** How a schema tells a failure: what it says of a refusal is text. */
export const issueOf = (failure: Failure) => ({ error: () => JSON.stringify(failure) });

/** The failure that a schema told by {@link issueOf}. */
export const failureIn = (issue: string) => JSON.parse(issue) as Failure;
