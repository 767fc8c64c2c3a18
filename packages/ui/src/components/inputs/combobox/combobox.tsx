'use client';

import { type ComponentPropsWithRef, useId, useMemo, useState } from 'react';
import { controlStyle } from '../../../lib/internal/control-style/index.js';
import { CHECK } from '../../../lib/internal/drawings/check.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { FormValues, useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import {
  type Choice,
  filterOptions,
  findOption,
  isFixed,
  labelOf,
  OptionList,
  OptionRow,
  useSuggestions,
  valueOf,
} from '../../../lib/internal/listbox/index.js';
import { formatCount, useFormatOptions } from '../../../lib/public/format/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LiveRegion } from '../../feedback/live-region/index.js';
import { Field, type FieldTexts, joinIds, splitFieldProps } from '../field/index.js';

/** Props of {@link Combobox}. Native props reach the input, `className` the root. */
export interface ComboboxProps
  extends FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'required' | 'type' | 'list' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** Names the field. */
  label: string;
  /**
   * Known values without duplicates: texts, or options with a value, a label, a group and a
   * description. Keep the same array while they stay the same.
   */
  options: readonly Choice[];
  /**
   * The typed text, or the chosen value; any text counts. Without it the field keeps it
   * itself.
   */
  value?: string;
  /** Initial value, also after a reset of the form; instead of `value`. */
  defaultValue?: string;
  /** Called at every key and when a suggestion is taken. */
  onChange?: (value: string) => void;
  /**
   * Narrows the options by what is typed; not where a server has done so.
   * @default true
   */
  filter?: boolean;
  /**
   * Only options count: the list offers no use of another text, and the form receives the value of an
   * option or the empty text. `onChange` still reports every key.
   * @default false
   */
  onlyOptions?: boolean;
}

/**
 * A text for which known ones are suggested; a new one may be typed. One that is the label of an option
 * is sent as that option's value.
 */
export function Combobox(props: ComboboxProps) {
  const written = useFormatOptions();
  const [
    field,
    {
      options,
      value: given,
      defaultValue = '',
      onChange,
      filter = true,
      onlyOptions = false,
      name,
      form,
      disabled = false,
      ref,
      onKeyDown,
      onClick,
      onBlur,
      ...rest
    },
  ] = splitFieldProps(props);
  const own = useOwnValue(given, defaultValue, onChange);
  const { value } = own;
  const strings = useTexts(controlsTexts);
  const made = useId();
  const id = field.id ?? made;
  const [typing, setTyping] = useState(false);
  const chosen = typing ? undefined : options.find((option) => valueOf(option) === value);
  const known = chosen ?? findOption(options, value);
  const shown = chosen ? labelOf(chosen) : value;
  const text = shown.trim();
  const sent = known && !isFixed(known) ? valueOf(known) : onlyOptions ? '' : value;
  const { matches, items } = useMemo(() => {
    // Opened on a known text the list offers everything, or there would be nothing to change it to.
    const all = !filter || (known && !typing);
    const matches: readonly Choice[] = filterOptions(options, all ? '' : text);
    const isNew = text !== '' && !known && !onlyOptions;
    return { matches, items: isNew ? [...matches, text] : matches };
  }, [options, known, typing, text, filter, onlyOptions]);

  function change(next: string, byKey: boolean) {
    setTyping(byKey);
    own.change(next);
  }

  const suggestions = useSuggestions({
    id,
    count: items.length,
    text: shown,
    onTextChange: (next) => change(next, true),
    onChoose(index) {
      const item = items[index] as Choice;
      if (isFixed(item)) return;
      change(valueOf(item), false);
      suggestions.close();
    },
    input: { ref, onKeyDown, onClick, onBlur },
  });

  return (
    <Field {...field} id={id}>
      {(control) => (
        <div data-component="combobox" className="ui:relative" {...suggestions.rootProps}>
          <input
            {...rest}
            {...suggestions.inputProps}
            {...control}
            disabled={disabled}
            aria-describedby={joinIds(control['aria-describedby'], known && `${id}-known`)}
            className={controlStyle({ end: 'actions' })}
          />
          <span className="ui:absolute ui:inset-y-0 ui:end-1 ui:flex ui:items-center ui:gap-1">
            {known && (
              <span id={`${id}-known`} className="ui:flex ui:text-success-text">
                <Glyph of={CHECK} size={20} />
                <span className="ui:sr-only">{strings['combobox.known']}</span>
              </span>
            )}
            <button
              {...suggestions.toggleProps}
              disabled={disabled}
              className="ui:flex ui:size-8 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-md ui:text-text-muted ui:enabled:hover:bg-surface-hover ui:disabled:cursor-not-allowed"
            >
              <Glyph of={CHEVRON_DOWN} />
              <span className="ui:sr-only">{strings['combobox.open'](props.label)}</span>
            </button>
          </span>
          {suggestions.isOpen && (
            <OptionList
              kind="popup"
              items={items}
              at={suggestions.at}
              listProps={suggestions.listProps}
            >
              {(item, index) => (
                <OptionRow
                  key={index}
                  kind="popup"
                  option={suggestions.optionProps(index, item === known)}
                  of={item}
                  after={items[index - 1]}
                >
                  {index < matches.length ? labelOf(item) : strings['combobox.use'](text)}
                </OptionRow>
              )}
            </OptionList>
          )}
          <FormValues
            {...{ name, form, disabled }}
            values={[sent]}
            onReset={
              own.reset &&
              (() => {
                own.reset?.();
                setTyping(false);
              })
            }
          />
          <LiveRegion
            message={
              suggestions.isOpen && matches.length > 0
                ? strings['combobox.count'](formatCount(matches.length, written))
                : ''
            }
          />
        </div>
      )}
    </Field>
  );
}
