'use client';

import { CheckboxGroup } from '@bank-soal/ui/checkbox-group';
import type { RefObject } from 'react';
import { Narrowing } from '../../question-list/index.js';
import { QUESTION_LEVELS, QUESTION_TYPES } from '../draft/question.js';
import { useFormWords } from '../form/use-form-words.js';
import { activeBankFilters, withoutBankFilter } from './active-bank-filters.js';
import type { QuestionBank } from './use-question-bank.js';

const TYPE_OPTIONS = QUESTION_TYPES.map((type) => ({ value: type, label: type }));

export interface BankSearchProps {
  bank: QuestionBank;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Narrows the bank by text, level and type. */
export function BankSearch({ bank, searchRef }: BankSearchProps) {
  const words = useFormWords();
  const { messages, nameLevel } = words;
  const { filters, onFiltersChange, onTextChange } = bank;
  return (
    <Narrowing
      messages={messages}
      text={bank.text}
      onTextChange={onTextChange}
      onSubmit={(text) => onFiltersChange({ text })}
      chips={activeBankFilters(filters, words)}
      onRemove={(id) => {
        if (id === 'text') onTextChange('');
        onFiltersChange(withoutBankFilter(filters, id));
      }}
      onClear={bank.onFiltersClear}
      searchRef={searchRef}
    >
      <CheckboxGroup
        label={messages.levels}
        options={QUESTION_LEVELS.map((level) => ({ value: level, label: nameLevel(level) }))}
        value={filters.levels}
        onChange={(levels) => onFiltersChange({ levels })}
      />
      <CheckboxGroup
        label={messages.type}
        options={TYPE_OPTIONS}
        value={filters.types}
        onChange={(types) => onFiltersChange({ types })}
      />
    </Narrowing>
  );
}
