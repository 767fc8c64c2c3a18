/** Filter of a list of sets. Empty parts narrow nothing. */
export interface SetFilter {
  /** A part of title, subject, lecturer or a topic. */
  text?: string | undefined;
  /** `all`: each word of the text by itself, all of them, in whichever fields. */
  words?: 'all' | undefined;
  /** Exact words. */
  levels?: readonly string[] | undefined;
  /** Parts of the subject; any of them. */
  courseTags?: readonly string[] | undefined;
  /** Parts of a topic; any of them. */
  materialTags?: readonly string[] | undefined;
  /** Kinds of exam, exact words; any of them. */
  examKinds?: readonly string[] | undefined;
  /** Terms, exact words; any of them. */
  terms?: readonly string[] | undefined;
  /** Year of the exam. */
  year?: number | undefined;
  /** Only sets that bring an answer key, open or closed. */
  hasKey?: boolean | undefined;
  /** Only sets that bring test cases, open or closed. */
  hasTestCases?: boolean | undefined;
  /** Days in Jakarta as `2026-11-21`; they count only together, both included. */
  from?: string | undefined;
  /** Last day; see `from`. */
  to?: string | undefined;
}

/** Both ends of the range are there, so that it counts. */
export function hasRange({ from, to }: Pick<SetFilter, 'from' | 'to'>): boolean {
  return Boolean(from && to);
}
