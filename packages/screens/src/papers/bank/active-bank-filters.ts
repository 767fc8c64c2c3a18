import { type FilterChip, withoutWord, wordChips } from '../../model/word-chips.js';
import { type FormWords, INDONESIAN } from '../form/form-words.js';
import { type BankFilters, NO_FILTERS } from './filter-bank.js';

const LISTS = ['levels', 'types'] as const;

/** The filters in force, each with its words. */
export function activeBankFilters(
  filters: BankFilters,
  { messages, nameLevel }: FormWords = INDONESIAN,
): FilterChip[] {
  const { text } = filters;
  return [
    ...(text === '' ? [] : [{ id: 'text', label: messages.searched(text) }]),
    ...wordChips(filters, LISTS, (list, word) => (list === 'levels' ? nameLevel(word) : word)),
  ];
}

/** What changes when one of them is taken away. */
export function withoutBankFilter(filters: BankFilters, id: string): Partial<BankFilters> {
  return id === 'text' ? { text: NO_FILTERS.text } : withoutWord(filters, LISTS, id);
}
