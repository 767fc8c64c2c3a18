import {
  type AcceptedAnswer,
  FULL_WEIGHT,
  numberIn,
  type QuestionFields,
} from '@bank-soal/contract/questions';
import { fromPlain, toPlain } from './text/plain.js';

/** Answers that a short answer accepts. */
export interface Accepted {
  answers: readonly AcceptedAnswer[];
  /** Where a number is asked. */
  tolerance?: number;
}

/** Accepted answers as one text in Markdown: `a atau b`, `3.14 (± 0.01)`, a part of the points in percent. */
export function acceptedText({ answers, tolerance }: Accepted): string {
  const texts = answers
    .filter(({ weight }) => weight > 0)
    .map(({ text, weight }) => (weight < FULL_WEIGHT ? `${text} (${weight}%)` : text));
  const off = tolerance ? ` (± ${tolerance})` : '';
  return [...new Set(texts)].map((text) => fromPlain(text)).join(' atau ') + off;
}

/** A question's fields and nothing else, in one order. */
export function wholeFields(fields: Settled): QuestionFields {
  const { kind, subject, difficulty, topics, visibility, markdown } = fields;
  const { options, answer, answers, tolerance, explanation, points } = fields;
  const { outcomeIds, outcomeCodes, cognitive } = fields;
  const isShort = kind === 'isian';
  return {
    kind,
    subject,
    difficulty,
    topics: [...topics],
    visibility,
    markdown,
    options: options.map((option) => ({ markdown: option.markdown, right: option.right })),
    answer,
    ...(isShort &&
      answers?.length && { answers: answers.map(({ text, weight }) => ({ text, weight })) }),
    ...(isShort && typeof tolerance === 'number' && { tolerance }),
    explanation,
    points,
    outcomeIds: [...(outcomeIds ?? [])],
    ...(outcomeCodes && { outcomeCodes: [...outcomeCodes] }),
    cognitive: cognitive ?? null,
  };
}

type Settled = Omit<QuestionFields, 'answers' | 'tolerance' | 'outcomeIds'> & {
  answers?: readonly AcceptedAnswer[] | null;
  tolerance?: number | null;
  outcomeIds?: readonly number[] | null;
};

/**
 * A question in its stored form: a number always has its answers beside it, and `answer` lists them where
 * nobody wrote it.
 *
 * @param isSaid whether somebody wrote `answer`
 */
export function settled(fields: Settled, isSaid = fields.answer !== ''): QuestionFields {
  const whole = wholeFields(fields);
  const alone = toPlain(whole.answer);
  const answers =
    whole.answers ??
    (whole.tolerance !== undefined && alone !== '' ? [{ text: alone, weight: FULL_WEIGHT }] : []);
  if (answers.length === 0) return whole;
  const answer = isSaid ? whole.answer : acceptedText({ ...whole, answers });
  return wholeFields({ ...whole, answers, answer });
}

/** A changed question: an answer that is changed alone is the only one. */
export function resettled(
  old: QuestionFields,
  change: Partial<Settled>,
  changed: Settled,
): QuestionFields {
  const { answer, answers, tolerance } = change;
  if (answers !== undefined || tolerance !== undefined) {
    return settled(changed, answer !== undefined && answer !== '');
  }
  if (answer === undefined || answer === old.answer) return settled(changed, true);
  const isNumber = numberIn(toPlain(answer)) !== undefined;
  return settled({ ...changed, answers: null, ...(!isNumber && { tolerance: null }) }, true);
}

/** All that a question accepts: what stands beside its answer, else the answer itself. */
export function acceptedOf({ answer, answers, tolerance }: QuestionFields): Accepted {
  if (answers) return { answers, tolerance };
  const text = (toPlain(answer) || answer).replace(/\s+/g, ' ');
  return { answers: answer === '' ? [] : [{ text, weight: FULL_WEIGHT }], tolerance };
}
