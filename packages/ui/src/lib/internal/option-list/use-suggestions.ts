'use client';

import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
} from 'react';
import { indonesian, useStrings } from '../../public/strings/index.js';
import { useReportOpenList } from '../portal-container/index.js';

const { stateChangeTypes: types } = useCombobox;

// Downshift lets go of the option when the pointer leaves, and closes at the second press.
function keepSteady(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
) {
  if (type === types.MenuMouseLeave) return state;
  if (type === types.InputClick) return { ...changes, isOpen: true };
  return changes;
}

/** What {@link useSuggestions} is given. */
export interface SuggestionsOptions {
  /** Id of the input; its label has the same id with `-label`. */
  id: string;
  /** What is offered at this moment. */
  items: readonly string[];
  /** What is typed. */
  text: string;
  /** Called at every key. */
  onTextChange: (text: string) => void;
  /** Called when an item is taken, by Enter or by a press. */
  onChoose: (item: string, index: number) => void;
}

type SuggestionInputProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onKeyDown'>;

/**
 * A text input with a list of suggestions: arrows move, Enter takes the first or the moved-to item,
 * Escape closes only the list.
 */
export function useSuggestions({ id, items, text, onTextChange, onChoose }: SuggestionsOptions) {
  const strings = useStrings(indonesian);
  const follow = useRef(false);
  const combobox = useCombobox({
    id,
    inputId: id,
    labelId: `${id}-label`,
    items: items as string[],
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    stateReducer: keepSteady,
    scrollIntoView: () => undefined,
  });
  const { isOpen, highlightedIndex } = combobox;
  useReportOpenList(isOpen);
  const inRange = highlightedIndex >= 0 && highlightedIndex < items.length;
  const active = items.length === 0 ? -1 : inRange ? highlightedIndex : 0;

  function choose(index: number) {
    const item = items[index];
    if (item !== undefined) onChoose(item, index);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isOpen || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leaveToUs(event);
    choose(active);
  }

  return {
    isOpen,
    active,
    follow,
    open: combobox.openMenu,
    close: combobox.closeMenu,
    highlight(index: number) {
      follow.current = true;
      combobox.setHighlightedIndex(index);
    },
    getInputProps: ({ ref, onKeyDown }: SuggestionInputProps) => ({
      ...combobox.getInputProps({
        ref,
        onChange: (event: ChangeEvent<HTMLInputElement>) => onTextChange(event.target.value),
        onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
          follow.current = true;
          onKeyDown?.(event);
          press(event);
        },
      }),
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-item-${active}` : undefined,
    }),
    getToggleProps: combobox.getToggleButtonProps,
    // Not the field's own name: that is the input's alone.
    menuProps: combobox.getMenuProps(
      { 'aria-label': strings['combobox.list'] },
      { suppressRefError: true },
    ),
    getItemProps: (index: number) =>
      combobox.getItemProps({
        item: items[index] as string,
        index,
        onMouseMove() {
          follow.current = false;
        },
        onClick(event) {
          leaveToUs(event);
          choose(index);
        },
      }),
  };
}

function leaveToUs({ nativeEvent }: KeyboardEvent | MouseEvent) {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
