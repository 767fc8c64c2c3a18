import type { SetSort } from '@bank-soal/contract/question-set-pages';
import { Refusal } from '../refusal.js';

/** Where a page ended: the sorted value of its last set, and the id that tells equals apart. */
export interface PageEnd {
  sort: SetSort;
  value: string | number;
  id: number;
}

export function writeCursor({ sort, value, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** @throws Refusal 400 for anything that is no cursor of this order */
export function readCursor(cursor: string, sort: SetSort): PageEnd {
  try {
    const [own, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const type = sort === 'downloads' ? 'number' : 'string';
    if (own === sort && typeof value === type && Number.isSafeInteger(id)) {
      return { sort, value: value as string | number, id: id as number };
    }
  } catch {
    // Answered below, with whatever else is none.
  }
  throw new Refusal(400, 'Cursor halaman tidak valid.');
}
