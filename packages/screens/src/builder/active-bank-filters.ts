import { builderMessages } from '../messages/builder.js';
import { type BankFilters, NO_FILTERS } from './filter-bank.js';

/** The filters in force, each with its words. */
export function activeBankFilters({ text, difficulties, types }: BankFilters): {
  id: string;
  label: string;
}[] {
  return [
    ...(text === '' ? [] : [{ id: 'text', label: builderMessages.searched(text) }]),
    ...difficulties.map((level) => ({ id: `difficulty:${level}`, label: level })),
    ...types.map((type) => ({ id: `type:${type}`, label: type })),
  ];
}

/** What changes when one of them is taken away. */
export function withoutBankFilter(filters: BankFilters, id: string): Partial<BankFilters> {
  if (id === 'text') return { text: NO_FILTERS.text };
  return {
    difficulties: filters.difficulties.filter((level) => id !== `difficulty:${level}`),
    types: filters.types.filter((type) => id !== `type:${type}`),
  };
}
