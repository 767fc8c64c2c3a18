import type { FileSearchSort } from '@bank-soal/contract/search';
import { Refusal } from '../failures/refusal.js';

/** Where a page of results ended. */
export interface FilePageEnd {
  /** Null where nothing was weighed. */
  score: number | null;
  lastupdated: string;
  id: number;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

export function writeFileCursor(sort: FileSearchSort, { score, lastupdated, id }: FilePageEnd) {
  return JSON.stringify([sort, score, lastupdated, id]);
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(cursor);
    return Array.isArray(parts) && parts.length === 4 ? parts : [];
  } catch {
    return [];
  }
}

/** @throws Refusal 400 for anything that no page of this order could have ended with */
export function readFileCursor(cursor: string, sort: FileSearchSort): FilePageEnd {
  const [own, score, lastupdated, id] = partsOf(cursor);
  const isScore = score === null || (typeof score === 'number' && sort === 'rank');
  const isMoment = typeof lastupdated === 'string' && MOMENT.test(lastupdated);
  const isId = Number.isSafeInteger(id) && Number(id) > 0;
  if (own !== sort || !isScore || !isMoment || !isId) {
    throw new Refusal(400, { code: 'invalid', what: 'cursor' });
  }
  return { score: score as number | null, lastupdated, id: id as number };
}
