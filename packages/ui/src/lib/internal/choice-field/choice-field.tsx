'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { Field, type FieldTexts } from '../../../components/field/index.js';
import { LiveRegion } from '../../../components/live-region/index.js';
import { indonesian, useStrings } from '../../public/strings/index.js';
import { bareInputStyle, controlBoxStyle } from '../control-style/index.js';
import { CHEVRON_DOWN } from '../drawings/chevron-down.js';
import { Glyph } from '../glyph/index.js';
import { OptionList } from '../listbox/index.js';
import { ChosenChips } from './chosen-chips.js';
import { CountedOption } from './counted-option.js';
import { type ChoiceRules, useChoices } from './use-choices.js';

/** What fields for several values have in common. */
export interface ChoiceFieldProps extends FieldTexts {
  /** Names the field and its list. */
  label: string;
  /** Id of the input; made when it is absent. */
  id?: string;
  /** Reaches the root. */
  className?: string;
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>;
  /** What can be chosen, without duplicates. Keep the same array while the options stay the same. */
  options: readonly string[];
  /** What is chosen, in the order of choosing. */
  value: readonly string[];
  /** Called with all that is chosen. */
  onChange: (value: string[]) => void;
  /** Shown while nothing is typed. */
  placeholder?: string;
  /**
   * @default false
   */
  disabled?: boolean;
  /** How many results each option would leave, shown at its end; what is not named has no number. */
  counts?: ReadonlyMap<string, number> | undefined;
  /** Stands in place of the list when nothing matches. @default 'Tidak ada hasil' */
  emptyText?: ReactNode;
}

/** The field behind MultiCombobox and TagPicker. */
export function ChoiceField({
  component,
  chips,
  rules,
  id: given,
  ref,
  options,
  value,
  onChange,
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
  const strings = useStrings(indonesian);
  const made = useId();
  const id = given ?? made;
  const choices = useChoices({ id, ref, options, value, onChange, rules });
  const { suggestions, items } = choices;
  const chosen = chips !== 'none' && value.length > 0 && (
    <ChosenChips
      label={strings['multiCombobox.chosen'](field.label)}
      value={value}
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
              {(item, index) => (
                <CountedOption
                  key={index}
                  option={suggestions.optionProps(index, choices.isChosen(item))}
                  item={item}
                  count={counts?.get(item)}
                />
              )}
            </OptionList>
          )}
          {chips === 'below' && chosen}
          <LiveRegion message={choices.message} />
        </div>
      )}
    </Field>
  );
}
