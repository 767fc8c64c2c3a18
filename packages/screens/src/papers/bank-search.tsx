'use client';

import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { CheckboxGroup } from '@bank-soal/ui/checkbox-group';
import { Cluster } from '@bank-soal/ui/cluster';
import { FilterChips } from '@bank-soal/ui/filter-chips';
import { Grid } from '@bank-soal/ui/grid';
import { FilterIcon } from '@bank-soal/ui/icon';
import { SearchField } from '@bank-soal/ui/search-field';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { type RefObject, useId, useState } from 'react';
import { activeBankFilters, withoutBankFilter } from './active-bank-filters.js';
import { QUESTION_LEVELS, QUESTION_TYPES } from './question.js';
import { useFormWords } from './use-form-words.js';
import type { QuestionBank } from './use-question-bank.js';

const TYPE_OPTIONS = QUESTION_TYPES.map((type) => ({ value: type, label: type }));

/** Props of {@link BankSearch}. */
export interface BankSearchProps {
  bank: QuestionBank;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Narrows the bank: by text at Enter, by level and type at once. */
export function BankSearch({ bank, searchRef }: BankSearchProps) {
  const words = useFormWords();
  const { messages, nameLevel } = words;
  const [advanced, setAdvanced] = useState(false);
  const advancedId = useId();
  const hintId = useId();
  const { filters, onFiltersChange, onTextChange } = bank;

  function remove(id: string) {
    if (id === 'text') onTextChange('');
    onFiltersChange(withoutBankFilter(filters, id));
  }

  return (
    <Stack gap="sm">
      <SearchField
        ref={searchRef}
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        aria-describedby={hintId}
        value={bank.text}
        onChange={onTextChange}
        onSubmit={(text) => onFiltersChange({ text: text.trim() })}
      />
      <Cluster justify="between">
        <Text id={hintId} size="sm" tone="muted">
          {messages.searchHint}
        </Text>
        <Button
          size="sm"
          icon={<FilterIcon />}
          aria-expanded={advanced}
          aria-controls={advanced ? advancedId : undefined}
          onClick={() => setAdvanced(!advanced)}
        >
          {messages.advanced}
        </Button>
      </Cluster>
      {advanced && (
        <Card id={advancedId} variant="sunken" padding="sm">
          <Grid min="sm">
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
          </Grid>
        </Card>
      )}
      <FilterChips
        filters={activeBankFilters(filters, words)}
        focusAfterClear={searchRef}
        onRemove={remove}
        onClear={bank.onFiltersClear}
      />
    </Stack>
  );
}
