import { type ReactNode, type Ref, useId } from 'react';
import { LiveRegion } from '../../../components/feedback/live-region/index.js';
import { Field, type FieldTexts } from '../../../components/inputs/field/index.js';
import { formatCount, useFormatOptions } from '../../public/format/index.js';
import { controlsTexts } from '../../public/indonesian/index.js';
import { useTexts } from '../../public/texts/index.js';
import { bareInputStyle, controlBoxStyle } from '../control-style/index.js';
import { CHEVRON_DOWN } from '../drawings/chevron-down.js';
import { FormValues, useOwnValue } from '../form-values/index.js';
import { Glyph } from '../glyph/index.js';
import { type Choice, labelOf, OptionList, OptionRow, valueOf } from '../listbox/index.js';
import { ChosenChips } from './chosen-chips.js';
import { type ChoiceRules, useChoices } from './use-choices.js';

/** Props of every field for several values. */
export interface ChoiceFieldProps extends FieldTexts {
  /** Names the field and its list. */
  label: string;
  /** Id of the input; made when it is absent. */
  id?: string;
  /** Reaches the root. */
  className?: string;
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>;
  /**
   * Options without duplicates: texts, or options with a value, a label, a group and a
   * description. Keep the same array while the options stay the same.
   */
  options: readonly Choice[];
  /** The values of what is chosen, in the order of choosing; without it the field keeps them itself. */
  value?: readonly string[];
  /** Initial value, also after a reset of the form; instead of `value`. */
  defaultValue?: readonly string[];
  /** Called with all that is chosen. */
  onChange?: (value: string[]) => void;
  /** Called with what is typed, such as to load `options` that fit: `lib/loaded-options`. */
  onType?: (typed: string) => void;
  /**
   * Narrows the options by what is typed; not where a server has done so.
   * @default true
   */
  filter?: boolean;
  /** Under which each chosen value is sent with its form. */
  name?: string;
  /** Id of that form, where the field does not stand in it. */
  form?: string;
  /** Shown while nothing is typed. */
  placeholder?: string;
  /**
   * @default false
   */
  disabled?: boolean;
  /** How many results each value would leave, shown at its option's end; others have no number. */
  counts?: ReadonlyMap<string, number> | undefined;
  /** Stands in place of the list when nothing matches. @default 'Tidak ada hasil' */
  emptyText?: ReactNode;
}

const NONE: readonly string[] = [];

/** The field behind MultiCombobox and TagPicker. */
export function ChoiceField({
  component,
  chips,
  rules,
  id: ownId,
  ref,
  options,
  value: given,
  defaultValue = NONE,
  onChange,
  onType,
  filter = true,
  name,
  form,
  placeholder,
  disabled = false,
  emptyText,
  counts,
  ...field
}: ChoiceFieldProps & {
  component: string;
  chips: 'inside' | 'below' | 'none';
  rules: ChoiceRules;
}) {
  const strings = useTexts(controlsTexts);
  const formats = useFormatOptions();
  const made = useId();
  const id = ownId ?? made;
  const own = useOwnValue<readonly string[]>(given, defaultValue, (next) => onChange?.([...next]));
  const { value } = own;
  const choices = useChoices({
    id,
    ref,
    options,
    value,
    onChange: own.change,
    onType,
    filter,
    rules,
  });
  const { suggestions, items } = choices;
  const chosen = chips !== 'none' && value.length > 0 && (
    <ChosenChips
      label={strings['multiCombobox.chosen'](field.label)}
      value={value}
      nameOf={choices.nameOf}
      disabled={disabled}
      onRemove={choices.remove}
      className={
        // Inside, the chips stand in one flow with the input.
        chips === 'inside' ? 'ui:contents' : 'ui:mt-2 ui:flex ui:min-w-0 ui:flex-wrap ui:gap-1.5'
      }
    />
  );

  return (
    <Field {...field} id={id}>
      {(control) => (
        <div data-component={component} className="ui:relative" {...suggestions.rootProps}>
          <div
            className={controlBoxStyle({
              state: disabled ? 'disabled' : control['aria-invalid'] ? 'invalid' : 'ready',
            })}
          >
            <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-center ui:gap-1.5">
              {chips === 'inside' && chosen}
              <input
                {...suggestions.inputProps}
                {...control}
                disabled={disabled}
                placeholder={chips === 'inside' && value.length > 0 ? undefined : placeholder}
                onFocus={rules.openOnFocus ? choices.openByFocus : undefined}
                className={bareInputStyle}
              />
            </div>
            {chips === 'none' && value.length > 0 && (
              <span className="ui:min-w-6 ui:rounded-full ui:bg-brand-soft ui:px-1.5 ui:text-center ui:font-semibold ui:text-brand-text ui:text-xs">
                {value.length}
                <span className="ui:sr-only"> {strings['multiCombobox.count']}</span>
              </span>
            )}
            <button
              {...suggestions.toggleProps}
              disabled={disabled}
              className="ui:flex ui:size-7 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-md ui:text-text-muted ui:enabled:hover:bg-surface-hover ui:disabled:cursor-not-allowed"
            >
              <Glyph of={CHEVRON_DOWN} />
              <span className="ui:sr-only">{strings['combobox.open'](field.label)}</span>
            </button>
          </div>
          {suggestions.isOpen && (
            <OptionList
              kind="popup"
              items={items}
              at={suggestions.at}
              listProps={{ ...suggestions.listProps, 'aria-multiselectable': true }}
              empty={emptyText ?? strings['combobox.empty']}
            >
              {(item, index) => {
                const count = counts?.get(valueOf(item));
                // One element with it and without: it may come while the option is pressed.
                const shown = count === undefined ? undefined : formatCount(count, formats);
                const said = shown && {
                  'aria-description': strings['multiCombobox.leaves'](shown),
                };
                return (
                  <OptionRow
                    key={index}
                    kind="popup"
                    option={{ ...suggestions.optionProps(index, choices.isChosen(item)), ...said }}
                    of={item}
                    after={items[index - 1]}
                    end={
                      shown && (
                        <span
                          aria-hidden
                          data-part="count"
                          className="ui:text-text-muted ui:text-xs"
                        >
                          {shown}
                        </span>
                      )
                    }
                  >
                    {labelOf(item)}
                  </OptionRow>
                );
              }}
            </OptionList>
          )}
          {chips === 'below' && chosen}
          <FormValues
            {...{ name, form, disabled }}
            values={value}
            onReset={
              own.reset &&
              (() => {
                own.reset?.();
                choices.clear();
              })
            }
          />
          <LiveRegion message={choices.message} />
        </div>
      )}
    </Field>
  );
}
