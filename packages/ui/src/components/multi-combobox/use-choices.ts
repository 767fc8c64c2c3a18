'use client';

import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { filterOptions, useSuggestions } from '../../lib/internal/option-list/index.js';
import { useFormats } from '../../lib/public/format/index.js';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';

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
  options,
  value,
  onChange,
  rules,
}: {
  id: string;
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  rules: ChoiceRules;
}) {
  const { formatCount } = useFormats();
  const strings = useStrings(indonesian);
  const input = useRef<HTMLInputElement>(null);
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
    input.current?.focus();
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
    else if (text) suggestions.highlight(options.indexOf(item));
    setText('');
  }

  const suggestions = useSuggestions({
    id,
    items,
    text,
    onTextChange(next) {
      setText(next);
      setSaid('');
    },
    onChoose: choose,
  });

  const found = strings['combobox.count'](formatCount(items.length));
  return {
    input,
    items,
    suggestions,
    remove,
    isChosen: (item: string) => chosen.has(item),
    message: said || (suggestions.isOpen ? found : ''),
    onKeyDown(event: KeyboardEvent) {
      const last = value.at(-1);
      if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
    },
    openByFocus() {
      if (!stayClosed.current) suggestions.open();
    },
  };
}
