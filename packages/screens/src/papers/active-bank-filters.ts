import { type BankFilters, NO_FILTERS } from './filter-bank.js';
import { type FormWords, INDONESIAN } from './form-words.js';

/** The filters in force, each with its words. */
export function activeBankFilters(
  { text, levels, types }: BankFilters,
  { messages, nameLevel }: FormWords = INDONESIAN,
): {
  id: string;
  label: string;
}[] {
  return [
    ...(text === '' ? [] : [{ id: 'text', label: messages.searched(text) }]),
    ...levels.map((level) => ({ id: `level:${level}`, label: nameLevel(level) })),
    ...types.map((type) => ({ id: `type:${type}`, label: type })),
  ];
}

/** What changes when one of them is taken away. */
export function withoutBankFilter(filters: BankFilters, id: string): Partial<BankFilters> {
  if (id === 'text') return { text: NO_FILTERS.text };
  return {
    levels: filters.levels.filter((level) => id !== `level:${level}`),
    types: filters.types.filter((type) => id !== `type:${type}`),
  };
}
