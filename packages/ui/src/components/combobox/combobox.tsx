'use client';

import { type ComponentPropsWithRef, useId, useMemo, useState } from 'react';
import { controlStyle } from '../../lib/internal/control-style/index.js';
import { CHECK } from '../../lib/internal/drawings/check.js';
import { CHEVRON_DOWN } from '../../lib/internal/drawings/chevron-down.js';
import { Glyph } from '../../lib/internal/glyph/index.js';
import {
  filterOptions,
  findOption,
  OptionList,
  OptionRow,
  useSuggestions,
} from '../../lib/internal/listbox/index.js';
import { useFormats } from '../../lib/public/format/index.js';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';
import { Field, type FieldTexts, joinIds, splitFieldProps } from '../field/index.js';
import { LiveRegion } from '../live-region/index.js';

/** Props of {@link Combobox}. Native props reach the input, `className` the root. */
export interface ComboboxProps
  extends FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'required' | 'type' | 'list' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** Names the field. */
  label: string;
  /** Known texts, without duplicates. Keep the same array while they stay the same. */
  options: readonly string[];
  /** What is typed or chosen; any text counts. */
  value: string;
  /** Called at every key and when a suggestion is taken. */
  onChange: (value: string) => void;
}

/** A text for which known ones are suggested; a new one may be typed. */
export function Combobox(props: ComboboxProps) {
  const { formatCount } = useFormats();
  const [field, { options, value, onChange, disabled, ref, onKeyDown, onClick, onBlur, ...rest }] =
    splitFieldProps(props);
  const strings = useStrings(indonesian);
  const made = useId();
  const id = field.id ?? made;
  const [typing, setTyping] = useState(false);
  const known = findOption(options, value);
  const text = value.trim();
  const { matches, items } = useMemo(() => {
    // Opened on a known text the list offers everything, or there would be nothing to change it to.
    const matches = filterOptions(options, known && !typing ? '' : text);
    return { matches, items: text && !known ? [...matches, text] : matches };
  }, [options, known, typing, text]);

  function change(next: string, byKey: boolean) {
    setTyping(byKey);
    onChange(next);
  }

  const suggestions = useSuggestions({
    id,
    count: items.length,
    text: value,
    onTextChange: (next) => change(next, true),
    onChoose(index) {
      change(items[index] as string, false);
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
                >
                  {index < matches.length ? item : strings['combobox.use'](text)}
                </OptionRow>
              )}
            </OptionList>
          )}
          <LiveRegion
            message={
              suggestions.isOpen && matches.length > 0
                ? strings['combobox.count'](formatCount(matches.length))
                : ''
            }
          />
        </div>
      )}
    </Field>
  );
}
