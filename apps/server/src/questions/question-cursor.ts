import type { QuestionSort } from '@bank-soal/contract/questions';
import { Refusal } from '../failures/refusal.js';

/** Where a page of questions ended. */
export interface QuestionPageEnd {
  sort: QuestionSort;
  /** When the last one was used; empty where it never was, or was not requested. */
  used: string;
  id: number;
}

const MOMENT = /^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z)?$/;

export function writeQuestionCursor({ sort, used, id }: QuestionPageEnd): string {
  return JSON.stringify([sort, used, id]);
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(cursor);
    return Array.isArray(parts) && parts.length === 3 ? parts : [];
  } catch {
    return [];
  }
}

/** @throws Refusal 400 for anything that no page of this order could have ended with */
export function readQuestionCursor(cursor: string, sort: QuestionSort): QuestionPageEnd {
  const [own, used, id] = partsOf(cursor);
  const isUsed = typeof used === 'string' && MOMENT.test(used);
  if (own !== sort || !isUsed || !Number.isSafeInteger(id) || Number(id) < 1) {
    throw new Refusal(400, { code: 'invalid', what: 'cursor' });
  }
  return { sort, used, id: Number(id) };
}
