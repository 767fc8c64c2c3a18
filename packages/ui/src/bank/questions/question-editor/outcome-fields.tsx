'use client';

import { useMemo } from 'react';
import { MultiCombobox } from '../../../components/inputs/multi-combobox/index.js';
import { Select } from '../../../components/inputs/select/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import type { QuestionDraft } from './draft.js';

/** A learning outcome (CPMK) that a question may ask for. */
export interface QuestionOutcome {
  /** Tells it from the others. */
  id: number;
  /** 'CPMK-1'. */
  code: string;
  /** Abilities of a student who has learned it. */
  description: string;
}

/** Levels of Bloom's taxonomy. */
export const COGNITIVE_LEVELS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const;

/** Props of {@link OutcomeFields}. */
export interface OutcomeFieldsProps {
  /** The chosen values. */
  value: Pick<QuestionDraft, 'outcomeIds' | 'cognitive'>;
  /** Called with what is another. */
  onChange: (part: Partial<Pick<QuestionDraft, 'outcomeIds' | 'cognitive'>>) => void;
  /** Outcomes of the question's course. Keep the same array while they stay the same. */
  outcomes: readonly QuestionOutcome[];
}

/** Which outcomes a question asks for, and at which level. Chosen outcomes of other courses stay chosen. */
export function OutcomeFields({ value, onChange, outcomes }: OutcomeFieldsProps) {
  const strings = useTexts(questionsTexts);
  const options = useMemo(
    () =>
      outcomes.map(({ id, code, description }) => {
        return { value: String(id), label: code, description };
      }),
    [outcomes],
  );
  const known = (id: number) => outcomes.some((one) => one.id === id);
  const others = value.outcomeIds.filter((id) => !known(id));
  return (
    <div className="ui:grid ui:columns-fit ui:items-start ui:gap-4 ui:[--column:13rem]">
      {outcomes.length > 0 && (
        <MultiCombobox
          label={strings['questionEditor.outcomes']}
          optional
          options={options}
          value={value.outcomeIds.filter(known).map(String)}
          onChange={(ids) => onChange({ outcomeIds: [...others, ...ids.map(Number)] })}
        />
      )}
      <Select
        label={strings['questionEditor.cognitive']}
        optional
        options={[
          { value: '', label: strings['questionEditor.noCognitive'] },
          ...COGNITIVE_LEVELS.map((level) => ({
            value: level,
            label: strings[`questionEditor.${level}`],
          })),
        ]}
        value={value.cognitive ?? ''}
        onChange={({ target }) =>
          onChange({ cognitive: COGNITIVE_LEVELS.find((one) => one === target.value) ?? null })
        }
      />
    </div>
  );
}
