import { FULL_WEIGHT, numberIn, type QuestionBody } from '@bank-soal/contract/questions';
import { NEAR } from './grading.js';
import type { Collector } from './text/collector.js';
import { fromPlain } from './text/plain.js';
import { note } from './types.js';

/** An answer of a file, right or wrong. */
export interface FoundAnswer {
  text: string;
  /** In percent. */
  weight: number;
  /** How far off a number may be. */
  tolerance?: number | undefined;
}

/** Stands for anything, in a pattern. */
const ANYTHING = '*';

/** Text of a Moodle pattern: a star stands for anything, unless a backslash is before it. */
export function fromPattern(pattern: string, { problems }: Pick<Collector, 'problems'>): string {
  if (/(?<!\\)\*/.test(pattern) && pattern !== ANYTHING) {
    problems.push(note({ code: 'wildcard-lost', name: pattern }));
  }
  return pattern.replaceAll('\\*', '*');
}

/** Reports answers that do not come as they are. */
function reportLost(found: readonly FoundAnswer[], best: number, { problems }: Collector): void {
  const wrong = found.filter(({ text, weight }) => weight <= 0 && text !== ANYTHING);
  if (wrong.length > 0) {
    const name = wrong.map(({ text }) => text).join(', ');
    problems.push(note({ code: 'wrong-answer-lost', name }));
  }
  if (best > 0 && best < FULL_WEIGHT) problems.push(note({ code: 'partial-credit-lost' }));
}

/** A short answer, or a number, by the answers of a file: all that are worth something. */
export function acceptedBody(found: readonly FoundAnswer[], collector: Collector): QuestionBody {
  const accepted = found.filter(({ text, weight }) => text !== '' && weight > 0);
  const most = Math.max(0, ...accepted.map(({ weight }) => weight));
  const best = most > FULL_WEIGHT - NEAR ? FULL_WEIGHT : most;
  reportLost(found, best, collector);
  const isNumber =
    accepted.some(({ tolerance }) => tolerance !== undefined) &&
    accepted.every(({ text }) => numberIn(text) !== undefined);
  // Somebody who is partly right at most is right here.
  const weighed = accepted.map((one) => ({
    ...one,
    weight: one.weight > best - NEAR ? FULL_WEIGHT : one.weight,
  }));
  const answers = [...new Map(weighed.toReversed().map((one) => [one.text, one])).values()]
    .toReversed()
    .map(({ text, weight }) => ({ text, weight }));
  const tolerance = weighed.find(({ weight }) => weight === FULL_WEIGHT)?.tolerance ?? 0;
  const others = weighed.flatMap((one) => one.tolerance ?? []);
  for (const other of new Set(others)) {
    if (isNumber ? other === tolerance : other === 0) continue;
    collector.problems.push(note({ code: 'tolerance-lost', name: String(other) }));
  }
  if (isNumber) return { kind: 'isian', answers, tolerance };
  const [only] = answers;
  return answers.length > 1
    ? { kind: 'isian', answers }
    : { kind: 'isian', answer: only ? fromPlain(only.text) : '' };
}
