import type { Id } from '@bank-soal/contract/common';
import type { PassageLine, QuestionRow } from '@bank-soal/contract/questions';
import { type QuestionDraft, questionDraft } from '@bank-soal/ui/questions';

/** A question on its way from a Word file into the bank. */
export interface Reviewed {
  /** Like no other one's of the review. */
  id: string;
  /** The paragraph that it begins in. */
  line: number;
  draft: QuestionDraft;
  passage: readonly PassageLine[];
  /** Notes of the server. */
  problems: QuestionRow['problems'];
  duplicateOf: Id | null;
  nearOf: Id | null;
  /** An earlier paragraph of the file that asks the same. */
  sameAs: number | null;
  /** It is stored with the others. */
  isKept: boolean;
  /** Somebody looked at its notes and found it right. */
  isSettled: boolean;
  /** It was unsure when the file was read: its place in the list stays while it is mended. */
  wasUnsure: boolean;
}

/** The question has no key yet: what the reader marked in its place is none. */
const withoutKey = (draft: QuestionDraft): QuestionDraft => ({
  ...draft,
  truth: null,
  options: draft.options.map((option) => ({ ...option, right: false })),
});

function reviewedRow(row: QuestionRow, at: number): Reviewed[] {
  const { line, problems, duplicateOf, nearOf = null, sameAs = null, review } = row;
  if (!review) return [];
  const draft = questionDraft(review.body);
  const hasNoKey = problems.some(({ code }) => code === 'no-key');
  return [
    {
      id: String(at + 1),
      line,
      draft: hasNoKey ? withoutKey(draft) : draft,
      passage: review.passage,
      problems: problems.filter(({ code }) => code !== 'no-key'),
      duplicateOf,
      nearOf,
      sameAs,
      isKept: duplicateOf === null && sameAs === null,
      isSettled: false,
      wasUnsure: problems.length > 0 || duplicateOf !== null || nearOf !== null || sameAs !== null,
    },
  ];
}

/** The questions of a file, in its order; what the bank or the file has already is left out at first. */
export const reviewedRows = (rows: readonly QuestionRow[]): Reviewed[] => rows.flatMap(reviewedRow);

/** What is unsure first, else in the order of the file. */
export const inReviewOrder = (all: readonly Reviewed[]): Reviewed[] => [
  ...all.filter(({ wasUnsure }) => wasUnsure),
  ...all.filter(({ wasUnsure }) => !wasUnsure),
];

/** Whether it repeats a question of the bank or of its file. */
export const isRepeated = ({ duplicateOf, nearOf, sameAs }: Reviewed): boolean =>
  duplicateOf !== null || nearOf !== null || sameAs !== null;

/** A new draft in the place of the former; what the server said of that no longer holds. */
export function rewritten(one: Reviewed, draft: QuestionDraft): Reviewed {
  const problems = one.problems.filter(({ blocking }) => !blocking);
  return { ...one, draft, problems, duplicateOf: null, nearOf: null, sameAs: null, isKept: true };
}

/** The question with its keys: letters of its options, or `benar` and `salah`. */
export function withKeys(draft: QuestionDraft, keys: readonly string[]): QuestionDraft {
  if (draft.kind === 'benar-salah') {
    const truth = keys.find((key) => key === 'benar' || key === 'salah');
    return truth === 'benar' || truth === 'salah' ? { ...draft, truth } : draft;
  }
  if (draft.kind !== 'pilihan') return draft;
  const letters = new Set(keys.map((key) => key.toUpperCase()));
  const options = draft.options.map((option, at) => ({
    ...option,
    right: letters.has(letterAt(at)),
  }));
  return options.some(({ right }) => right) ? { ...draft, options } : draft;
}

/** The letter of an option. */
export const letterAt = (at: number): string => String.fromCharCode(65 + at);

/** The keys that a text names, one for each of some questions: `B`, `B C A`, `1. B 2. A,C`, `benar`. */
export function keysIn(text: string): string[][] {
  const entries = text.matchAll(
    /(?:\d{1,3}\s*[.):=]\s*)?\b(benar|salah|[A-Ja-j](?:\s*,\s*[A-Ja-j])*)\b/gi,
  );
  return [...entries].map(([, said = '']) =>
    said.toLowerCase() === 'benar' || said.toLowerCase() === 'salah'
      ? [said.toLowerCase()]
      : said.split(',').map((one) => one.trim().toUpperCase()),
  );
}
