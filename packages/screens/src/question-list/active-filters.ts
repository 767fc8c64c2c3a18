import type { Messages } from '../messages/messages.js';
import type { BankQuery } from './bank-query.js';

/** What narrows the bank, as chips: each with an id for {@link withoutFilter}. */
export function activeFilters(
  { text, kinds, levels, mine, notUsedFor }: BankQuery,
  messages: Messages['questionList'],
  nameLevel: (level: string) => string,
): { id: string; label: string }[] {
  return [
    ...(text === '' ? [] : [{ id: 'text', label: messages.searched(text) }]),
    ...levels.map((level) => ({ id: `level ${level}`, label: nameLevel(level) })),
    ...kinds.map((kind) => ({ id: `kind ${kind}`, label: messages.kindNames[kind] })),
    ...(mine ? [{ id: 'mine', label: messages.onlyMine }] : []),
    ...(notUsedFor > 0 ? [{ id: 'use', label: messages.notUsedFor(notUsedFor) }] : []),
  ];
}

/** The query without the filter of a chip. */
export function withoutFilter(query: BankQuery, id: string): BankQuery {
  if (id === 'text') return { ...query, text: '' };
  if (id === 'mine') return { ...query, mine: false };
  if (id === 'use') return { ...query, notUsedFor: 0 };
  return {
    ...query,
    levels: query.levels.filter((level) => id !== `level ${level}`),
    kinds: query.kinds.filter((kind) => id !== `kind ${kind}`),
  };
}
