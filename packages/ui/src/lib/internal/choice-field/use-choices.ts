'use client';

import { type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../public/format/index.js';
import { indonesian, useStrings } from '../../public/strings/index.js';
import { filterOptions, isComposing, useSuggestions } from '../listbox/index.js';

/** How a field for several values behaves. */
export interface ChoiceRules {
  /** Closes the list after each choice. */
  closeOnChoose: boolean;
  /** Opens the list as soon as the field has focus. */
  openOnFocus: boolean;
  /** Offers what is chosen no more; else it stays, marked, and a second press takes it away. */
  hideChosen: boolean;
}

/** The state of a field for several values: what is typed, offered, chosen and said. */
export function useChoices({
  id,
  ref,
  options,
  value,
  onChange,
  rules,
}: {
  id: string;
  /** The caller's, for the input. */
  ref: Ref<HTMLInputElement> | undefined;
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  rules: ChoiceRules;
}) {
  const { formatCount } = useFormats();
  const strings = useStrings(indonesian);
  const stayClosed = useRef(false);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const chosen = useMemo(() => new Set(value), [value]);
  const offered = useMemo(
    () => (rules.hideChosen ? options.filter((option) => !chosen.has(option)) : options),
    [options, chosen, rules.hideChosen],
  );
  const items = useMemo(() => filterOptions(offered, text), [offered, text]);

  function remove(item: string) {
    onChange(value.filter((one) => one !== item));
    setSaid(strings['multiCombobox.removed'](item));
    stayClosed.current = true;
    suggestions.focus();
    stayClosed.current = false;
  }

  function choose(item: string) {
    if (chosen.has(item)) {
      remove(item);
    } else {
      onChange([...value, item]);
      setSaid(strings['multiCombobox.selected'](item));
    }
    if (rules.closeOnChoose) suggestions.close();
    else if (text) suggestions.moveTo(options.indexOf(item));
    setText('');
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = value.at(-1);
    if (event.key !== 'Backspace' || text !== '' || isComposing(event)) return;
    if (last !== undefined) remove(last);
  }

  const suggestions = useSuggestions({
    id,
    count: items.length,
    saysEmpty: true,
    text,
    onTextChange(next) {
      setText(next);
      setSaid('');
    },
    onChoose: (index) => choose(items[index] as string),
    input: { ref, onKeyDown },
  });

  const found = strings['combobox.count'](formatCount(items.length));
  return {
    items,
    suggestions,
    remove,
    isChosen: (item: string) => chosen.has(item),
    message: said || (suggestions.isOpen ? found : ''),
    openByFocus() {
      if (!stayClosed.current) suggestions.open();
    },
  };
}
