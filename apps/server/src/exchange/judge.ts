import { type Failure, failureIn, issueOf } from '@bank-soal/contract/common';
import {
  checkQuestion,
  imagesIn,
  NEW_QUESTION,
  type QuestionBody,
  type QuestionFields,
  questionBodySchema,
} from '@bank-soal/contract/questions';
import { settled } from './accepted.js';
import { beginningOf, toPlain } from './text/plain.js';
import { bar, type Draft, type DraftBody, type ReadRow } from './types.js';

/** More than a title shows. */
const SHOWN = 400;

/** More codes than a question may have outcomes: which of them are known is seen later. */
const CODES_MAX = 50;

/** Fields that every question must have of its own. */
const NOTHING = { kind: null, markdown: '' };

/** Judges a question by the bank's rules; the first failure of each field. */
function judgeBody(body: QuestionBody): Failure[] | QuestionFields {
  const whole = { ...NOTHING, ...NEW_QUESTION, ...body, visibility: NEW_QUESTION.visibility };
  const { data, error } = questionBodySchema.safeParse(whole, issueOf({ code: 'broken-question' }));
  const fields = new Map(
    (error?.issues ?? []).map(({ path, message }) => [path[0], failureIn(message)]),
  );
  if (data === undefined) return [...fields.values()];
  const question = settled(data as QuestionFields);
  const failures = Object.values(checkQuestion(question));
  return failures.length > 0 ? failures : question;
}

/** Codes of outcomes that a file names, as far as they are any. */
function codesOf({ outcomeCodes }: DraftBody): string[] | undefined {
  if (!Array.isArray(outcomeCodes)) return undefined;
  const codes = outcomeCodes.filter((code): code is string => typeof code === 'string');
  return [...new Set(codes)].slice(0, CODES_MAX);
}

/** Judges the draft of one question by the rules that hold for every question. */
export function judge({ line, title = '', kind, body, problems, images = [] }: Draft): ReadRow {
  const outcomeCodes = body && codesOf(body);
  const judged = body && judgeBody(outcomeCodes ? { ...body, outcomeIds: [] } : body);
  const failures = Array.isArray(judged) ? judged : [];
  const all = [...problems, ...failures.map(bar)];
  const question = all.some(({ blocking }) => blocking) ? undefined : judged;
  const named = new Set(imagesIn(JSON.stringify(question ?? null)));
  const asked = title.trim() === '' ? toPlain(String(body?.markdown ?? '').slice(0, SHOWN)) : title;
  return {
    line,
    kind,
    title: beginningOf(asked),
    problems: all.map(({ failure, blocking }) => ({ ...failure, blocking })),
    images: images.filter(({ sha256 }) => named.has(sha256)),
    ...(question !== undefined && { question: question as QuestionFields }),
    ...(outcomeCodes && { outcomeCodes }),
  };
}
