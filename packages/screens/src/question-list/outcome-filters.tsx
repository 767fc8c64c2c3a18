'use client';

import type { QuestionCounts } from '@bank-soal/contract/questions';
import { COGNITIVE_LEVELS } from '@bank-soal/contract/questions';
import { CheckboxGroup } from '@bank-soal/ui/checkbox-group';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import { Stack } from '@bank-soal/ui/stack';
import { type ReactNode, useMemo } from 'react';
import { questionListTexts } from '../indonesian/question-list.js';
import type { BankQuery } from './bank-query.js';

export interface OutcomeFiltersProps {
  query: Pick<BankQuery, 'outcomes' | 'cognitive'>;
  counts: QuestionCounts;
  onChange: (part: Partial<BankQuery>) => void;
  /** Stands above the outcomes. */
  children?: ReactNode;
}

/** Narrows the bank by learning outcome and level, with how many questions each has. */
export function OutcomeFilters({ query, counts, onChange, children }: OutcomeFiltersProps) {
  const messages = useTexts(questionListTexts);
  const { formatCount } = useFormats();
  const chosen = query.outcomes;
  const options = useMemo(() => {
    const counted = counts.outcomes.map(({ id, code, course }) => {
      return { value: String(id), label: code, group: course };
    });
    const isCounted = new Set(counted.map(({ value }) => value));
    const others = chosen.map(({ id, label }) => ({ value: String(id), label }));
    return [...counted, ...others.filter(({ value }) => !isCounted.has(value))];
  }, [counts, chosen]);
  const numbers = useMemo(
    () => new Map(counts.outcomes.map(({ id, count }) => [String(id), count])),
    [counts],
  );
  const levels = new Map<string, number>(
    counts.levels.map(({ cognitive, count }) => [cognitive, count]),
  );
  function choose(ids: readonly string[]) {
    const labels = new Map(chosen.map(({ id, label }) => [String(id), label]));
    for (const { id, code, course } of counts.outcomes)
      labels.set(String(id), messages.outcomeOf(code, course));
    onChange({ outcomes: ids.map((id) => ({ id: Number(id), label: labels.get(id) ?? id })) });
  }
  return (
    <>
      <Stack gap="sm">
        {children}
        <MultiCombobox
          label={messages.outcomes}
          chips={false}
          options={options}
          counts={numbers}
          value={chosen.map(({ id }) => String(id))}
          onChange={choose}
        />
      </Stack>
      <CheckboxGroup
        label={messages.cognitive}
        options={COGNITIVE_LEVELS.map((level) => ({
          value: level,
          label: messages.counted(level, formatCount(levels.get(level) ?? 0)),
        }))}
        value={query.cognitive}
        onChange={(cognitive) => onChange({ cognitive })}
      />
    </>
  );
}
