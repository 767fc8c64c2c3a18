import { TextField, type TextFieldProps } from '../../../components/inputs/text-field/index.js';
import { moreTexts } from '../../public/indonesian/index.js';
import { useMediaQuery } from '../../public/media-query/index.js';
import { useTexts } from '../../public/texts/index.js';
import type { Day } from '../day/index.js';
import { DayPopover } from '../day-popover/index.js';
import type { DayDraft } from './use-day-draft.js';

/** Props that a field of one day passes on to its input. */
export type DayFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'label' | 'min' | 'max' | 'icon' | 'end'
> & {
  label: string;
  min?: Day;
  max?: Day;
};

/** One day: the system's date field under fingers, else text and a calendar. */
export function DayField({
  value,
  draft,
  min,
  max,
  disabled = false,
  onBlur,
  onKeyDown,
  ...rest
}: DayFieldProps & { value: Day; draft: DayDraft }) {
  const strings = useTexts(moreTexts);
  const coarse = useMediaQuery('(pointer: coarse)');

  if (coarse) {
    return (
      <TextField
        {...{ ...rest, disabled, onBlur, onKeyDown, value, min, max }}
        type="date"
        onChange={(event) => draft.take(event.target.value)}
      />
    );
  }
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={strings['dateRange.placeholder']}
      {...rest}
      disabled={disabled}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={(event) => {
        draft.leave();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // It sends the form without leaving the field: what is seen is what counts.
        if (event.key === 'Enter') draft.leave();
        onKeyDown?.(event);
      }}
      end={
        <DayPopover
          label={rest.label}
          disabled={disabled || rest.readOnly === true}
          value={value}
          min={min}
          max={max}
          onChoose={draft.take}
        />
      }
    />
  );
}
