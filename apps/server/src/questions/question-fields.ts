import {
  checkQuestion,
  NEW_QUESTION,
  QUESTION_FIELDS,
  type QuestionFields,
  type questionBodySchema,
} from '@bank-soal/contract/questions';
import type { output } from 'zod/mini';
import { resettled, settled, wholeFields } from '../exchange/index.js';
import { Refusal } from '../failures/refusal.js';

/** The body of a call, as the contract reads it. */
export type QuestionChange = output<typeof questionBodySchema>;

/** @throws Refusal 400 for fields that are invalid only together */
function judged(fields: QuestionFields): QuestionFields {
  const whole = { ...fields, options: fields.kind === 'pilihan' ? fields.options : [] };
  const [failure] = Object.values(checkQuestion(whole));
  if (failure !== undefined) throw new Refusal(400, failure);
  return whole;
}

const given = (change: QuestionChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Fields of a new question from a call. @throws Refusal 400 */
export function newFields(change: QuestionChange): QuestionFields {
  const { kind, markdown } = change;
  if (kind === undefined) throw new Refusal(400, QUESTION_FIELDS.kind);
  if (markdown === undefined) throw new Refusal(400, QUESTION_FIELDS.markdown);
  return judged(settled({ ...NEW_QUESTION, ...given(change), kind, markdown }));
}

/** A question with the changes of a call. @throws Refusal 400 */
export function changedFields(old: QuestionFields, change: QuestionChange): QuestionFields {
  return judged(resettled(old, change, { ...old, ...given(change) }));
}

/** Codes belong to outcomes: that one is renamed changes no question. */
const said = ({ outcomeCodes: _, ...fields }: QuestionFields) =>
  JSON.stringify(wholeFields(fields));

/** Whether two questions say the same in every field. */
export const isSame = (a: QuestionFields, b: QuestionFields): boolean => said(a) === said(b);
