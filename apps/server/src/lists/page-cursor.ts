import { TITLE_MAX } from '@bank-soal/contract/common';
import type { SetSort } from '@bank-soal/contract/sets';
import { Refusal } from '../failures/refusal.js';

/** Where a page ended: the sorted value of its last set, and the id that orders equals. */
export interface PageEnd {
  sort: SetSort;
  value: string | number;
  id: number;
}

/** Small letters may be more than the large ones that they were. */
const TITLE_SEARCHED_MAX = 3 * TITLE_MAX;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

const isMoment = (value: unknown) => typeof value === 'string' && MOMENT.test(value);

const isTitle = (value: unknown) =>
  typeof value === 'string' && value.length <= TITLE_SEARCHED_MAX && !value.includes('\0');

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/** Values that sets are sorted by are of one kind; a database refuses to compare them with another. */
const IS_VALUE: Readonly<Record<SetSort, (value: unknown) => boolean>> = {
  newest: isMoment,
  oldest: isMoment,
  title: isTitle,
  downloads: isCount,
};

export function writeCursor({ sort, value, id }: PageEnd): string {
  return JSON.stringify([sort, value, id]);
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(cursor);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** @throws Refusal 400 for anything that no page of this order could have ended with */
export function readCursor(cursor: string, sort: SetSort): PageEnd {
  const parts = partsOf(cursor);
  const [own, value, id] = parts;
  if (parts.length !== 3 || own !== sort || !IS_VALUE[sort](value) || !isCount(id) || id === 0) {
    throw new Refusal(400, { code: 'invalid', what: 'cursor' });
  }
  return { sort, value: value as string | number, id: id as number };
}
