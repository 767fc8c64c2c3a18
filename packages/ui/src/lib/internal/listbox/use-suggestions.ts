import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { controlsTexts } from '../../public/indonesian/index.js';
import { useTexts } from '../../public/texts/index.js';
import { useMergedRef } from '../merge-refs/index.js';
import { useReportOpenList } from '../portal-container/index.js';
import { useAnchor } from './use-anchor.js';
import { isComposing, useListbox } from './use-listbox.js';

/** Options of {@link useSuggestions}. */
export interface SuggestionsOptions {
  /** Id of the input. */
  id: string;
  /** How many items are offered at this moment. */
  count: number;
  /** Whether a list without items is shown too, with a word for it. @default false */
  saysEmpty?: boolean;
  /** The typed text. */
  text: string;
  /** Called at every key. */
  onTextChange: (text: string) => void;
  /** Called when an item is taken, by Enter or by a press. */
  onChoose: (index: number) => void;
  /** The caller's own props of the input. */
  input: Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onKeyDown' | 'onClick' | 'onBlur'>;
}

/**
 * A text input with a list of suggestions that opens under it: arrows move, Enter takes the first or
 * the moved-to item, Escape closes only the list.
 */
export function useSuggestions({
  id,
  count,
  saysEmpty = false,
  text,
  onTextChange,
  onChoose,
  input: own,
}: SuggestionsOptions) {
  const strings = useTexts(controlsTexts);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setOpen] = useState(false);
  const isOpen = wanted && (saysEmpty || count > 0);
  const anchored = useAnchor();
  const listbox = useListbox({ id, count, isOpen, onTake: onChoose });
  useReportOpenList(isOpen);
  useTouchOutside(root, isOpen, setOpen);

  function open() {
    if (isOpen) return;
    listbox.restart();
    setOpen(true);
  }
  const close = () => setOpen(false);

  function pressWhileClosed(event: KeyboardEvent) {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isComposing(event)) return;
    event.preventDefault();
    open();
  }

  function pressWhileOpen(event: KeyboardEvent) {
    if (event.key !== 'Escape' && !(event.altKey && event.key === 'ArrowUp')) {
      listbox.press(event);
    } else if (!isComposing(event)) {
      event.preventDefault();
      close();
    }
  }

  return {
    isOpen,
    open,
    close,
    at: listbox.at,
    moveTo: listbox.moveTo,
    /** Brings the focus into the input. */
    focus: () => input.current?.focus(),
    /** For the element around input and list. */
    rootProps: { ref: root },
    inputProps: {
      ...listbox.inputProps,
      ref: useMergedRef(input, own.ref),
      value: text,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        listbox.restart();
        setOpen(true);
        onTextChange(event.target.value);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        own.onKeyDown?.(event);
        if (isOpen) pressWhileOpen(event);
        else pressWhileClosed(event);
      },
      onClick(event) {
        own.onClick?.(event);
        open();
      },
      onBlur(event) {
        own.onBlur?.(event);
        close();
      },
    } satisfies ComponentPropsWithRef<'input'>,
    toggleProps: {
      type: 'button',
      // Reached by arrows from the input: not a stop of its own.
      tabIndex: -1,
      'aria-expanded': isOpen,
      'aria-controls': listbox.inputProps['aria-controls'],
      onMouseDown: listbox.listProps.onMouseDown,
      onClick() {
        if (isOpen) {
          close();
        } else {
          open();
          input.current?.focus();
        }
      },
    } satisfies ComponentPropsWithRef<'button'>,
    listProps: {
      ...listbox.listProps,
      ref: anchored,
      // Not the field's own name: that is the input's alone.
      'aria-label': strings['combobox.list'],
    } as ComponentPropsWithRef<'ul'>,
    optionProps: listbox.optionProps,
  };
}

/** A finger on what takes no focus leaves it in the input; one that scrolls the page is meant for the page. */
function useTouchOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
) {
  useEffect(() => {
    if (!isOpen) return;
    function look({ pointerType, target }: PointerEvent) {
      if (pointerType !== 'mouse' && !root.current?.contains(target as Node)) setOpen(false);
    }
    document.addEventListener('pointerup', look);
    return () => document.removeEventListener('pointerup', look);
  }, [root, isOpen, setOpen]);
}
