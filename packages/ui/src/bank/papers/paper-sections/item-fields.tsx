import { NumberField } from '../../../components/inputs/number-field/index.js';
import { Select } from '../../../components/inputs/select/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { papersTexts, questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { ANSWER_SPACES, type AnswerSpace, type PaperItemValue } from './paper-parts.js';

/** Fields for a question's points in a paper and the space for its answer. */
export function ItemFields({
  item,
  name,
  describedBy,
  invalid,
  readOnly,
  onChange,
}: {
  item: PaperItemValue;
  name: string;
  describedBy: string | undefined;
  invalid: boolean;
  readOnly: boolean;
  onChange: (item: PaperItemValue) => void;
}) {
  const strings = useTexts(papersTexts);
  const pointsText = useTexts(questionsTexts)['question.points'];
  const { formatCount } = useFormats();
  if (readOnly) {
    return (
      <p className="ui:py-2 ui:text-sm ui:text-text-muted">
        {pointsText(formatCount(item.points ?? 0))} · {strings[`paper.space-${item.space}`]}
      </p>
    );
  }
  return (
    <div className="ui:flex ui:min-w-0 ui:items-start ui:gap-2">
      <div style={{ width: '6.5rem' }} className="ui:shrink-0">
        <NumberField
          label={strings['paper.pointsOf'](name)}
          labelHidden
          min={0}
          step="any"
          inputMode="decimal"
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          end={
            <span
              aria-hidden
              className="ui:pointer-events-none ui:pe-2 ui:text-sm ui:text-text-muted"
            >
              {strings['paper.points']}
            </span>
          }
          value={item.points}
          onChange={(points) => onChange({ ...item, points })}
        />
      </div>
      <div style={{ width: '9.5rem' }} className="ui:min-w-0">
        <Select
          label={strings['paper.spaceOf'](name)}
          labelHidden
          options={ANSWER_SPACES.map((space) => ({
            value: space,
            label: strings[`paper.space-${space}`],
          }))}
          value={item.space}
          onChange={(event) => onChange({ ...item, space: event.target.value as AnswerSpace })}
        />
      </div>
    </div>
  );
}
