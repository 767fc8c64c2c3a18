import { Button } from '../../../components/actions/button/index.js';
import { Field } from '../../../components/inputs/field/index.js';
import { NumberField } from '../../../components/inputs/number-field/index.js';
import { TextField } from '../../../components/inputs/text-field/index.js';
import { PLUS } from '../../../lib/internal/drawings/plus.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { type DraftAnswer, newAnswer } from './draft.js';
import type { EditorPartProps } from './editor-part.js';

/** Accepted short answers: one answer, others with their share of the points, and the tolerance of a number. */
export function AcceptedFields({ value, errors, onChange }: EditorPartProps) {
  const strings = useTexts(questionsTexts);
  const { short, others, tolerance } = value;
  const change = (answer: DraftAnswer, part: Partial<DraftAnswer>) =>
    onChange({ others: others.map((one) => (one === answer ? { ...one, ...part } : one)) });
  return (
    <>
      <TextField
        label={strings['questionEditor.short']}
        hint={strings['questionEditor.shortHint']}
        required
        error={errors.answer}
        autoComplete="off"
        value={short}
        onChange={(event) => onChange({ short: event.target.value })}
      />
      <Field
        kind="group"
        label={strings['questionEditor.others']}
        hint={strings['questionEditor.othersHint']}
        error={errors.answers}
        optional
      >
        <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-2">
          {others.map((answer, index) => {
            const name = String(index + 1);
            return (
              <div key={answer.id} className="ui:flex ui:min-w-0 ui:items-start ui:gap-2">
                <TextField
                  className="ui:flex-1"
                  label={strings['questionEditor.other'](name)}
                  labelHidden
                  autoComplete="off"
                  value={answer.text}
                  onChange={(event) => change(answer, { text: event.target.value })}
                />
                <NumberField
                  className="ui:w-24"
                  label={strings['questionEditor.otherWeight'](name)}
                  labelHidden
                  min={0}
                  max={100}
                  step="any"
                  inputMode="decimal"
                  end="%"
                  value={answer.weight}
                  onChange={(weight) => change(answer, { weight })}
                />
                <Button
                  variant="ghost"
                  iconOnly
                  aria-label={strings['questionEditor.removeOther'](name)}
                  title={strings['questionEditor.removeOther'](name)}
                  onClick={() => onChange({ others: others.filter((one) => one !== answer) })}
                >
                  <Glyph of={X} />
                </Button>
              </div>
            );
          })}
          <div>
            <Button
              size="sm"
              icon={<Glyph of={PLUS} />}
              onClick={() => onChange({ others: [...others, newAnswer(others)] })}
            >
              {strings['questionEditor.addOther']}
            </Button>
          </div>
        </div>
      </Field>
      <NumberField
        label={strings['questionEditor.tolerance']}
        hint={strings['questionEditor.toleranceHint']}
        optional
        error={errors.tolerance}
        min={0}
        step="any"
        inputMode="decimal"
        value={tolerance}
        onChange={(next) => onChange({ tolerance: next })}
      />
    </>
  );
}
