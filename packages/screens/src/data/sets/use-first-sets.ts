'use client';

import type { Client } from '@bank-soal/contract/client';
import { toListQuery } from '@bank-soal/contract/sets';
import useSWR from 'swr';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import { type SetQuery, severalWords, toFilter } from '../../model/sets/set-query.js';
import { keys } from '../keys.js';

/** Sets that a page may bring along: more than a window shows. */
const FIRST = 12;

/** The first sets of what a query finds. */
export interface FirstSets {
  sets: readonly QuestionSet[];
  /** How many are found. */
  total: number;
  /** Nothing has the text as it was typed; these have all of its words. */
  allWords: boolean;
  /** Where the next ones begin; absent after the last. */
  next?: string | undefined;
}

function wireOf(query: SetQuery) {
  return { ...toListQuery(toFilter(query)), sort: query.sort };
}

/** Under which key the first sets of a query are kept. */
export const firstSetsKey = (query: SetQuery) => keys.firstSets(JSON.stringify(wireOf(query)));

/** Asks for the first sets of a query, or for those from a cursor on. */
export async function loadFirstSets(
  api: Client,
  query: SetQuery,
  cursor?: string,
): Promise<FirstSets> {
  const wire = { ...wireOf(query), limit: FIRST, cursor };
  const exact = await api.questionSets({ query: wire });
  const words = exact.total === 0 && severalWords(query) !== undefined;
  const { data, total, next } = words
    ? await api.questionSets({ query: { ...wire, words: 'all' } })
    : exact;
  return { sets: data.map(toQuestionSet), total, allWords: words && total > 0, next };
}

/** The first sets of a query, where the page has brought them along; nobody is asked for them. */
export function useFirstSets(query: SetQuery): FirstSets | undefined {
  return useSWR<FirstSets>(firstSetsKey(query), null).data;
}
