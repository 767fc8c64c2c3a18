import { FULL_WEIGHT, numberIn } from '@bank-soal/contract/questions';
import type { FoundAnswer } from '../read-accepted.js';

/** Answers of a question that asks for a number. */
export interface Numbers {
  found: FoundAnswer[];
  hasFeedback: boolean;
}

/** A text that is no number, as it stands there. */
export class NoNumber extends Error {
  constructor(readonly text: string) {
    super(text);
  }
}

const WEIGHT = /^%(-?\d+(?:\.\d*)?)%/;
const ANYTHING = '*';

/** Halves of sums are no longer than what they are halves of. */
const rounded = (value: number) => Number(value.toPrecision(12));

/** `3.14`, `3.14:0.01` or `3.1..3.2`, with blanks wherever. @throws NoNumber */
function readNumber(text: string): Pick<FoundAnswer, 'text' | 'tolerance'> {
  const [low = '', high] = text.split('..');
  const [middle = '', off = '0'] = text.split(/\\?:/);
  const [min, max] = [numberIn(low), numberIn(high ?? '')];
  if (min !== undefined && max !== undefined) {
    return { text: `${rounded((min + max) / 2)}`, tolerance: rounded(Math.abs(max - min) / 2) };
  }
  const tolerance = numberIn(off);
  const isOne = middle.trim() === ANYTHING || numberIn(middle) !== undefined;
  if (!isOne || tolerance === undefined) throw new NoNumber(text);
  return { text: middle.trim(), tolerance };
}

/**
 * Answers after the `#` of a question that asks for a number, as Moodle reads them: each after `=`, with its
 * weight before and its feedback after `#`; text after `~` is about all others.
 *
 * @throws NoNumber
 */
export function readNumbers(answers: string): Numbers {
  const [right = '', wrong = ''] = answers.split(/(?<!\\)~([^]*)/);
  let hasFeedback = /\S/.test(wrong);
  const found = right.split(/(?<!\\)=/).flatMap((one): FoundAnswer[] => {
    const whole = one.trim();
    const weight = WEIGHT.exec(whole);
    const [said = '', ...feedback] = whole.slice(weight?.[0].length ?? 0).split(/(?<!\\)#/);
    hasFeedback ||= feedback.some((text) => text.trim() !== '');
    if (said.trim() === '') return [];
    return [{ ...readNumber(said.trim()), weight: Number(weight?.[1] ?? FULL_WEIGHT) }];
  });
  return { found, hasFeedback };
}
