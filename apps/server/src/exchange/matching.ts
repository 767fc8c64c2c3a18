import type { QuestionBody } from '@bank-soal/contract/questions';

/** Two things that belong together. */
export interface Pair {
  /** Empty for a right side that belongs to nothing. */
  left: string;
  right: string;
}

const oneLine = (markdown: string) => markdown.replace(/\s+/g, ' ').trim();

/** A question that asks what belongs together, as an essay: both sides, the right one by its letters. */
export function matchingBody(asked: string, pairs: readonly Pair[]): QuestionBody {
  const whole = pairs.map(({ left, right }) => ({ left: oneLine(left), right: oneLine(right) }));
  const lefts = whole.filter(({ left }) => left !== '');
  const rights = [...new Set(whole.map(({ right }) => right))].toSorted((a, b) =>
    a.localeCompare(b, 'id'),
  );
  const numbered = lefts.map(({ left }, at) => `${at + 1}. ${left}`);
  const listed = rights.map((right) => `- ${right}`);
  return {
    kind: 'uraian',
    markdown: [asked, numbered.join('\n'), 'Pasangkan dengan:', listed.join('\n')]
      .join('\n\n')
      .trim(),
    answer: lefts.map(({ left, right }) => `- ${left}: ${right}`).join('\n'),
  };
}
