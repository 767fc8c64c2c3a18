'use client';

import { useMemo, useState } from 'react';
import type { BuilderQuestion } from '../draft/question.js';
import { type BankFilters, filterBank, NO_FILTERS } from './filter-bank.js';

/** The bank as it is looked through. */
export interface QuestionBank {
  /** What stands in the search field; counts once it is sent by Enter. */
  text: string;
  onTextChange: (text: string) => void;
  filters: BankFilters;
  onFiltersChange: (part: Partial<BankFilters>) => void;
  /** Empties the field and all filters. */
  onFiltersClear: () => void;
  /** What passes the filters. */
  found: readonly BuilderQuestion[];
  /** Number of questions in the bank. */
  total: number;
}

/** Looks through the bank. */
export function useQuestionBank(questions: readonly BuilderQuestion[]): QuestionBank {
  const [text, setText] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const found = useMemo(() => filterBank(questions, filters), [questions, filters]);
  return {
    text,
    onTextChange: setText,
    filters,
    onFiltersChange: (part) => setFilters((before) => ({ ...before, ...part })),
    onFiltersClear() {
      setText('');
      setFilters(NO_FILTERS);
    },
    found,
    total: questions.length,
  };
}
