import { type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { nextOption } from './next-option.js';

/** The option that Enter takes, and how it came to be that one. */
export interface ActiveOption {
  /** Counted from 0; may lie behind the end of a list that has shrunk. */
  index: number;
  /** Whether it has to be scrolled to: moved by a key, not by the pointer. */
  byKey: boolean;
  /** How often the list became another one. Part of the ids, so that a reader hears of its new first option. */
  list: number;
}

/** Options of {@link useListbox}. */
export interface ListboxOptions {
  /** Id of the text field. */
  id: string;
  /** How many options there are. */
  count: number;
  /** Whether the list is shown. @default true */
  isOpen?: boolean;
  /** Called with the option that Enter or a press takes. */
  onTake: (index: number) => void;
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Keys that an input method uses for itself; Safari tells of the last one by its code only. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

/**
 * A list of options whose active one is moved while the focus stays in a text field, as WAI-ARIA's
 * combobox has it. What is chosen is the caller's.
 */
export function useListbox({ id, count, isOpen = true, onTake }: ListboxOptions) {
  const [at, setAt] = useState<ActiveOption>({ index: 0, byKey: false, list: 0 });
  const active = Math.min(at.index, count - 1);
  const optionId = (index: number) => `${id}-option-${at.list}-${index}`;

  function point(index: number) {
    if (index !== active) setAt({ ...at, index, byKey: false });
  }

  function take(index: number) {
    if (index >= 0 && index < count) onTake(index);
  }

  return {
    /** For the OptionList. */
    at,
    /** The option that Enter takes; -1 for none. */
    active,
    /** Makes an option the active one and brings it into view. */
    moveTo: (index: number) => setAt({ ...at, index, byKey: true }),
    /** The list is another one now; its first option is the active one. */
    restart: () => setAt({ index: 0, byKey: true, list: at.list + 1 }),
    /** Handles what is pressed in the text field. */
    press(event: KeyboardEvent) {
      if (!isOpen || isComposing(event)) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        take(active);
        return;
      }
      // With these the text is selected, or the browser does something of its own.
      if (event.shiftKey || event.ctrlKey || event.metaKey) return;
      const next = nextOption(event.key, active, count);
      if (next === undefined) return;
      event.preventDefault();
      setAt({ ...at, index: next, byKey: true });
    },
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
    } satisfies ComponentPropsWithRef<'input'>,
    listProps: {
      id: `${id}-list`,
      role: 'listbox',
      // Browsers stop at what scrolls, and a list that closes takes the focus with it.
      tabIndex: -1,
      // The focus stays in the field, where the keys are.
      onMouseDown: keepFocus,
    } satisfies ComponentPropsWithRef<'ul'>,
    optionProps: (index: number, chosen: boolean) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': chosen,
        'aria-setsize': count,
        'aria-posinset': index + 1,
        'data-active': index === active || undefined,
        onMouseMove: () => point(index),
        onClick({ nativeEvent: { offsetY, clientY }, currentTarget }) {
          // The heading of a group stands in the border above its first option, and is none. What a
          // program presses has no place, and counts.
          const isAbove = offsetY < 0 && clientY >= currentTarget.getBoundingClientRect().top;
          if (isAbove) return;
          point(index);
          take(index);
        },
      }) satisfies OptionProps,
  };
}

/** Attributes and handlers of one option. */
export type OptionProps = ComponentPropsWithRef<'li'> & { 'data-active'?: true };
