import { type FilterChip, withoutWord, wordChips } from '../model/word-chips.js';
import type { ScreenTexts } from '../texts/site-texts.js';
import type { BankQuery } from './bank-query.js';

const LISTS = ['courses', 'topics', 'levels', 'kinds', 'cognitive'] as const;

/** Filters of the bank as chips: each with an id for {@link withoutFilter}. */
export function activeFilters(
  query: BankQuery,
  messages: ScreenTexts['questionList'],
  nameLevel: (level: string) => string,
): FilterChip[] {
  const { text, mine, notUsedFor } = query;
  const itself = (word: string) => word;
  const named = {
    courses: itself,
    topics: itself,
    levels: nameLevel,
    kinds: (kind: string) => messages.kindNames[kind as BankQuery['kinds'][number]],
    cognitive: itself,
  };
  return [
    ...(text === '' ? [] : [{ id: 'text', label: messages.searched(text) }]),
    ...wordChips(query, LISTS, (list, word) => named[list](word)),
    ...query.outcomes.map(({ id, label }) => ({ id: `outcome:${id}`, label })),
    ...(mine ? [{ id: 'mine', label: messages.onlyMine }] : []),
    ...(notUsedFor > 0 ? [{ id: 'use', label: messages.notUsedFor(notUsedFor) }] : []),
  ];
}

/** The query without the filter of a chip. */
export function withoutFilter(query: BankQuery, id: string): BankQuery {
  if (id === 'text') return { ...query, text: '' };
  if (id === 'mine') return { ...query, mine: false };
  if (id === 'use') return { ...query, notUsedFor: 0 };
  if (id.startsWith('outcome:')) {
    const outcomes = query.outcomes.filter((one) => id !== `outcome:${one.id}`);
    return { ...query, outcomes };
  }
  return { ...query, ...(withoutWord(query, LISTS, id) as Partial<BankQuery>) };
}
