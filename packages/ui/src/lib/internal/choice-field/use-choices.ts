import { type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react';
import { formatCount, useFormatOptions } from '../../public/format/index.js';
import { controlsTexts } from '../../public/indonesian/index.js';
import { useTexts } from '../../public/texts/index.js';
import {
  type Choice,
  filterOptions,
  isComposing,
  isFixed,
  labelOf,
  useSuggestions,
  valueOf,
} from '../listbox/index.js';

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
  onType,
  filter,
  rules,
}: {
  id: string;
  /** The caller's, for the input. */
  ref: Ref<HTMLInputElement> | undefined;
  options: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Called with what is typed. */
  onType: ((typed: string) => void) | undefined;
  /** Whether what is typed narrows the options. */
  filter: boolean;
  rules: ChoiceRules;
}) {
  const written = useFormatOptions();
  const strings = useTexts(controlsTexts);
  const stayClosed = useRef(false);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const chosen = useMemo(() => new Set(value), [value]);
  const offered = useMemo(
    () => (rules.hideChosen ? options.filter((option) => !chosen.has(valueOf(option))) : options),
    [options, chosen, rules.hideChosen],
  );
  const items = useMemo(
    () => (filter ? filterOptions(offered, text) : offered),
    [offered, text, filter],
  );
  const nameOf = useNames(options);

  function remove(item: string) {
    onChange(value.filter((one) => one !== item));
    setSaid(strings['multiCombobox.removed'](nameOf(item)));
    stayClosed.current = true;
    suggestions.focus();
    stayClosed.current = false;
  }

  function type(next: string) {
    setText(next);
    if (next !== text) onType?.(next);
  }

  function choose(choice: Choice) {
    if (isFixed(choice)) return;
    const item = valueOf(choice);
    if (chosen.has(item)) {
      remove(item);
    } else {
      onChange([...value, item]);
      setSaid(strings['multiCombobox.selected'](labelOf(choice)));
    }
    if (rules.closeOnChoose) suggestions.close();
    else if (text) suggestions.moveTo(options.indexOf(choice));
    type('');
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
      type(next);
      setSaid('');
    },
    onChoose: (index) => choose(items[index] as Choice),
    input: { ref, onKeyDown },
  });

  const found = strings['combobox.count'](formatCount(items.length, written));
  return {
    items,
    suggestions,
    remove,
    nameOf,
    /** Forgets what is typed and said. */
    clear() {
      type('');
      setSaid('');
    },
    isChosen: (choice: Choice) => chosen.has(valueOf(choice)),
    message: said || (suggestions.isOpen ? found : ''),
    openByFocus() {
      if (!stayClosed.current) suggestions.open();
    },
  };
}

/** The label of a value, also of one whose option was offered before and is not now. */
function useNames(options: readonly Choice[]) {
  const [known, setKnown] = useState(() => ({ options, names: namesOf(new Map(), options) }));
  const met = known.options === options ? known : { options, names: namesOf(known.names, options) };
  if (met !== known) setKnown(met);
  return (value: string) => met.names.get(value) ?? value;
}

/** The same map where the options are texts, which are their own names. */
function namesOf(before: Map<string, string>, options: readonly Choice[]) {
  if (typeof options[0] !== 'object') return before;
  const names = new Map(before);
  for (const option of options) names.set(valueOf(option), labelOf(option));
  return names;
}
