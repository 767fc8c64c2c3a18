'use client';

import { SEARCH_MAX } from '@bank-soal/contract/common';
import { QUESTION_KINDS, type QuestionKind } from '@bank-soal/contract/questions';
import { LEVELS } from '@bank-soal/contract/sets';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { CheckboxGroup } from '@bank-soal/ui/checkbox-group';
import { basicTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import { Select } from '@bank-soal/ui/select';
import { Stack } from '@bank-soal/ui/stack';
import { type RefObject, useState } from 'react';
import type { UploadOptions } from '../data/sets/use-upload-options.js';
import { questionListTexts } from '../indonesian/question-list.js';
import { activeFilters, withoutFilter } from './active-filters.js';
import { type BankQuery, TERMS_BACK } from './bank-query.js';
import { Narrowing } from './narrowing.js';
import { OutcomeFilters } from './outcome-filters.js';
import type { Bank } from './use-bank.js';

export interface QuestionFiltersProps {
  bank: Pick<Bank, 'query' | 'onQueryChange' | 'onShowAll' | 'isLecturer' | 'counts'>;
  /** Courses and topics to choose from. */
  options: UploadOptions;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Narrows the bank; lecturers know when questions were used. */
export function QuestionFilters({ bank, options, searchRef }: QuestionFiltersProps) {
  const { query, onQueryChange } = bank;
  const messages = useTexts(questionListTexts);
  const nameLevel = useTexts(basicTexts)['level.word'];
  const [text, setText] = useState(query.text);
  const change = (part: Partial<BankQuery>) => onQueryChange({ ...query, ...part });
  return (
    <Narrowing
      messages={messages}
      maxLength={SEARCH_MAX}
      text={text}
      onTextChange={setText}
      onSubmit={(sent) => change({ text: sent })}
      chips={activeFilters(query, messages, nameLevel)}
      onRemove={(filter) => {
        if (filter === 'text') setText('');
        onQueryChange(withoutFilter(query, filter));
      }}
      onClear={() => {
        setText('');
        bank.onShowAll();
      }}
      searchRef={searchRef}
    >
      <OutcomeFilters query={query} counts={bank.counts} onChange={change}>
        {(['courses', 'topics'] as const).map((part) => (
          <MultiCombobox
            key={part}
            label={messages[part]}
            chips={false}
            options={options[part]}
            value={query[part]}
            onChange={(words) => change({ [part]: words })}
          />
        ))}
      </OutcomeFilters>
      <CheckboxGroup
        label={messages.levels}
        options={LEVELS.map((level) => ({ value: level, label: nameLevel(level) }))}
        value={query.levels}
        onChange={(levels) => change({ levels })}
      />
      <CheckboxGroup
        label={messages.kinds}
        options={QUESTION_KINDS.map((kind) => ({ value: kind, label: messages.kindNames[kind] }))}
        value={query.kinds}
        onChange={(kinds) => change({ kinds: kinds as QuestionKind[] })}
      />
      <Stack gap="sm">
        {bank.isLecturer && (
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
    </Narrowing>
  );
}
