'use client';

import { LEVELS } from '@bank-soal/contract/levels';
import { SEARCH_MAX } from '@bank-soal/contract/limits';
import { QUESTION_KINDS, type QuestionKind } from '@bank-soal/contract/question-kinds';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { CheckboxGroup } from '@bank-soal/ui/checkbox-group';
import { Cluster } from '@bank-soal/ui/cluster';
import { FilterChips } from '@bank-soal/ui/filter-chips';
import { Grid } from '@bank-soal/ui/grid';
import { FilterIcon } from '@bank-soal/ui/icon';
import { basicStrings, useStrings } from '@bank-soal/ui/lib/strings';
import { SearchField } from '@bank-soal/ui/search-field';
import { Select } from '@bank-soal/ui/select';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { type RefObject, useId, useState } from 'react';
import { activeFilters, withoutFilter } from './active-filters.js';
import { type BankQuery, TERMS_BACK, WHOLE_BANK } from './bank-query.js';
import { useQuestionListMessages } from './question-list-messages.js';

/** Props of {@link QuestionFilters}. */
export interface QuestionFiltersProps {
  /** What narrows the bank. */
  query: BankQuery;
  onQueryChange: (query: BankQuery) => void;
  /** Asks when questions were used: lecturers know it. */
  withUse: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Narrows the bank: by text at Enter, by everything else at once. */
export function QuestionFilters({
  query,
  onQueryChange,
  withUse,
  searchRef,
}: QuestionFiltersProps) {
  const messages = useQuestionListMessages();
  const nameLevel = useStrings(basicStrings)['level.word'];
  const [text, setText] = useState(query.text);
  const [advanced, setAdvanced] = useState(false);
  const id = useId();
  const change = (part: Partial<BankQuery>) => onQueryChange({ ...query, ...part });

  function remove(filter: string) {
    if (filter === 'text') setText('');
    onQueryChange(withoutFilter(query, filter));
  }

  return (
    <Stack gap="sm">
      <SearchField
        ref={searchRef}
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        aria-describedby={`${id}-hint`}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={setText}
        onSubmit={(sent) => change({ text: sent.trim() })}
      />
      <Cluster justify="between">
        <Text id={`${id}-hint`} size="sm" tone="muted">
          {messages.searchHint}
        </Text>
        <Button
          size="sm"
          icon={<FilterIcon />}
          aria-expanded={advanced}
          aria-controls={advanced ? `${id}-more` : undefined}
          onClick={() => setAdvanced(!advanced)}
        >
          {messages.advanced}
        </Button>
      </Cluster>
      {advanced && (
        <Card id={`${id}-more`} variant="sunken" padding="sm">
          <Grid min="sm">
            <CheckboxGroup
              label={messages.levels}
              options={LEVELS.map((level) => ({ value: level, label: nameLevel(level) }))}
              value={query.levels}
              onChange={(levels) => change({ levels })}
            />
            <CheckboxGroup
              label={messages.kinds}
              options={QUESTION_KINDS.map((kind) => ({
                value: kind,
                label: messages.kindNames[kind],
              }))}
              value={query.kinds}
              onChange={(kinds) => change({ kinds: kinds as QuestionKind[] })}
            />
            <Stack gap="sm">
              {withUse && (
                <Select
                  label={messages.use}
                  options={[
                    { value: '0', label: messages.anyUse },
                    ...TERMS_BACK.map((terms) => ({
                      value: String(terms),
                      label: messages.notUsedFor(terms),
                    })),
                  ]}
                  value={String(query.notUsedFor)}
                  onChange={(event) => change({ notUsedFor: Number(event.target.value) })}
                />
              )}
              <Checkbox
                label={messages.onlyMine}
                checked={query.mine}
                onChange={(event) => change({ mine: event.target.checked })}
              />
            </Stack>
          </Grid>
        </Card>
      )}
      <FilterChips
        filters={activeFilters(query, messages, nameLevel)}
        focusAfterClear={searchRef}
        onRemove={remove}
        onClear={() => {
          setText('');
          onQueryChange(WHOLE_BANK);
        }}
      />
    </Stack>
  );
}
