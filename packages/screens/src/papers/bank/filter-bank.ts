import type { BuilderQuestion } from '../draft/question.js';

/** What narrows the bank. An empty list lets everything pass. */
export interface BankFilters {
  /** The search text that was sent by Enter. */
  text: string;
  levels: readonly string[];
  types: readonly string[];
}

/** Filters that hide nothing. */
export const NO_FILTERS: BankFilters = { text: '', levels: [], types: [] };

const lower = (text: string) => text.toLocaleLowerCase('id-ID');
const lets = (chosen: readonly string[], value: string) =>
  chosen.length === 0 || chosen.includes(value);

/** Finds questions by text in question, subject and lecturer, whatever the case, level and type. */
export function filterBank(
  bank: readonly BuilderQuestion[],
  { text, levels, types }: BankFilters,
): readonly BuilderQuestion[] {
  const wanted = lower(text.trim());
  return bank.filter(
    ({ question, subject, lecturer, level, type }) =>
      lets(levels, level) &&
      lets(types, type) &&
      [question, subject, lecturer].some((value) => lower(value).includes(wanted)),
  );
}
