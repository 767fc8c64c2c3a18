import { Button } from '../../../components/actions/button/index.js';
import { CheckboxMark } from '../../../components/inputs/checkbox/index.js';
import { TextArea } from '../../../components/inputs/text-area/index.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { type DraftOption, OPTION_BOUNDS } from './draft.js';

export interface OptionRowProps {
  option: DraftOption;
  letter: string;
  error: string | undefined;
  /** There are more than the fewest that a question has. */
  removable: boolean;
  onChange: (option: DraftOption) => void;
  onRemove: () => void;
}

/** One option while it is written: whether it is right, what it says, and the way out. */
export function OptionRow({
  option,
  letter,
  error,
  removable,
  onChange,
  onRemove,
}: OptionRowProps) {
  const strings = useTexts(questionsTexts);
  const remove = strings['questionEditor.removeOption'](letter);
  return (
    <div data-option={option.id} className="ui:flex ui:min-w-0 ui:items-start ui:gap-2">
      <label className="ui:touch-target ui:flex ui:min-h-10 ui:cursor-pointer ui:items-center ui:gap-2 ui:font-semibold ui:text-sm ui:pointer-coarse:min-h-11">
        <CheckboxMark
          aria-label={strings['questionEditor.optionRight'](letter)}
          checked={option.right}
          onChange={(event) => onChange({ ...option, right: event.target.checked })}
        />
        <span aria-hidden className="ui:w-5">
          {letter}
        </span>
      </label>
      <TextArea
        className="ui:flex-1"
        label={strings['question.option'](letter)}
        labelHidden
        error={error}
        rows={1}
        autoGrow
        value={option.markdown}
        onChange={(event) => onChange({ ...option, markdown: event.target.value })}
      />
      <Button
        variant="ghost"
        iconOnly
        aria-label={remove}
        aria-disabled={!removable || undefined}
        title={
          removable ? remove : strings['questionEditor.fewestOptions'](String(OPTION_BOUNDS.fewest))
        }
        onClick={() => removable && onRemove()}
      >
        <Glyph of={X} />
      </Button>
    </div>
  );
}
