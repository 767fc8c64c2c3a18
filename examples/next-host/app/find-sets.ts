import { questionSetListSchema } from '@bank-soal/contract/sets';
import {
  EVERYTHING,
  indexSets,
  searchSets,
  toFilter,
  toQuestionSet,
} from '@bank-soal/screens/model';

const server = process.env.BANK_SOAL_SERVER ?? 'http://127.0.0.1:3000';

/** What of the search stands in the address. */
export interface Query {
  q: string;
  /** `''` means any. */
  level: string;
}

/** Asks the server of the bank for its sets, and searches them as the screens do. */
export async function findSets({ q, level }: Query) {
  const answer = await fetch(`${server}/api/questionsets`, { cache: 'no-store' });
  const sets = questionSetListSchema.parse(await answer.json()).map(toQuestionSet);
  const levels = level === '' ? [] : [level];
  return searchSets(indexSets(sets), toFilter({ ...EVERYTHING, q, levels }));
}
