import { Combobox } from '../../../components/inputs/combobox/index.js';
import { NumberField } from '../../../components/inputs/number-field/index.js';
import { RadioGroup } from '../../../components/inputs/radio-group/index.js';
import { Select } from '../../../components/inputs/select/index.js';
import { TagPicker } from '../../../components/inputs/tag-picker/index.js';
import { basicTexts, questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import type { EditorPartProps } from './editor-part.js';
import { OutcomeFields, type QuestionOutcome } from './outcome-fields.js';

const LEVELS = ['Mudah', 'Sedang', 'Sulit'] as const;

export interface FactFieldsProps extends EditorPartProps {
  subjects: readonly string[];
  topics: readonly string[];
  outcomes: readonly QuestionOutcome[];
  withAudience: boolean;
}

/** Where a question belongs, how hard it is, what it is worth, and who may use it. */
export function FactFields({
  value,
  errors,
  onChange,
  subjects,
  topics,
  outcomes,
  withAudience,
}: FactFieldsProps) {
  const strings = useTexts(questionsTexts);
  const word = useTexts(basicTexts)['level.word'];
  return (
    <>
      <div className="ui:grid ui:columns-fit ui:items-start ui:gap-4 ui:[--column:13rem]">
        <Combobox
          label={strings['questionEditor.subject']}
          optional
          error={errors.subject}
          options={subjects}
          value={value.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <TagPicker
          label={strings['questionEditor.topics']}
          optional
          error={errors.topics}
          options={topics}
          value={value.topics}
          onChange={(next) => onChange({ topics: next })}
        />
      </div>
      <div className="ui:grid ui:columns-fit ui:items-start ui:gap-4 ui:[--column:9.25rem]">
        <Select
          label={strings['questionEditor.level']}
          error={errors.difficulty}
          placeholder={strings['questionEditor.chooseLevel']}
          options={LEVELS.map((level) => ({ value: level, label: word(level) }))}
          value={value.difficulty}
          onChange={(event) => onChange({ difficulty: event.target.value })}
        />
        <NumberField
          label={strings['questionEditor.points']}
          error={errors.points}
          min={0}
          step="any"
          inputMode="decimal"
          value={value.points}
          onChange={(points) => onChange({ points })}
        />
      </div>
      <OutcomeFields value={value} onChange={onChange} outcomes={outcomes} />
      {withAudience && (
        <RadioGroup
          label={strings['questionEditor.audience']}
          error={errors.visibility}
          value={value.visibility}
          onChange={(visibility) => onChange({ visibility })}
          options={(['owner', 'lecturers'] as const).map((one) => ({
            value: one,
            label: strings[`questionEditor.${one}`],
            hint: strings[`questionEditor.${one}Hint`],
          }))}
        />
      )}
    </>
  );
}
