import type { Line } from './lines.js';
import type { RawQuestion } from './raw-question.js';

/** A text that belongs to several questions. */
export interface Passage {
  from: number;
  to: number;
  /** Paragraph of its title. */
  at: number;
  lines: Line[];
}

/** Puts passages before the texts of the questions that they belong to. */
export function sharePassages(
  passages: readonly Passage[],
  questions: readonly RawQuestion[],
): void {
  for (const { from, to, at, lines } of passages) {
    const first = questions.find((one) => one.number >= from && one.at > at);
    for (const question of questions)
      if (question.run === first?.run && question.number >= from && question.number <= to)
        question.stem.unshift(...lines);
  }
}
