'use client';

import {
  type ComponentPropsWithRef,
  type ReactNode,
  type SubmitEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { ControlBox } from '../../../lib/internal/control-box/index.js';
import { SEARCH } from '../../../lib/internal/drawings/search.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';

/**
 * Props of {@link SearchField}. Native props reach the input, `className` the form. With a `name` the form works before
 * and without scripts: it loads its address by GET.
 */
export interface SearchFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit'
  > {
  /** Names the field for screen readers; the placeholder does not. */
  label: string;
  /** The typed text, when controlled. */
  value?: string;
  /**
   * The text at first, when uncontrolled.
   * @default ''
   */
  defaultValue?: string;
  /** Called at every key, and with an empty text when the field is cleared. */
  onChange?: (value: string) => void;
  /** Called at Enter and at 'Cari'. */
  onSubmit?: (value: string) => void;
  /**
   * Shows the button 'Cari'.
   * @default false
   */
  submitButton?: boolean;
  /**
   * Text of the submit button.
   * @default 'Cari'
   */
  submitLabel?: string;
  /**
   * 40 or 48 px high.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /**
   * The form is one of the page's landmarks; at most once a page.
   * @default true
   */
  landmark?: boolean;
  /**
   * Address that the form loads before and without scripts.
   * @default that of the page
   */
  action?: string;
  /** Id of the form, for fields that stand outside it. */
  formId?: string;
  /** Hidden inputs that the form sends beside the text. */
  children?: ReactNode;
}

/** A search text that can be cleared and, when wanted, sent. */
export function SearchField({
  id,
  label,
  value: given,
  defaultValue = '',
  onChange,
  onSubmit,
  submitButton = false,
  submitLabel,
  size = 'md',
  landmark = true,
  action,
  formId,
  children,
  className,
  ref,
  ...rest
}: SearchFieldProps) {
  const strings = useTexts(frameTexts);
  const { value, change } = useOwnValue(given, defaultValue, onChange);
  const made = useId();
  const controlId = id ?? made;
  const input = useRef<HTMLInputElement | null>(null);
  const merged = useMergedRef(input, ref);

  // Text typed before hydration is in the field, and React does not know of it.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) change(input.current.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const clearable = value !== '' && !rest.disabled && !rest.readOnly;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit?.(input.current?.value ?? value);
  }

  function clear() {
    change('');
    input.current?.focus();
  }

  return (
    <form
      data-component="search-field"
      role={landmark ? 'search' : undefined}
      aria-label={landmark ? label : undefined}
      className={cn('ui:flex ui:min-w-0 ui:gap-2', className)}
      id={formId}
      // Without a name the form sends nothing before hydration.
      method={rest.name === undefined ? 'dialog' : 'get'}
      action={action}
      noValidate
      onSubmit={send}
    >
      {children}
      <label htmlFor={controlId} className="ui:sr-only">
        {label}
      </label>
      <ControlBox
        size={size}
        icon={<Glyph of={SEARCH} />}
        end={
          clearable && (
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              aria-label={strings['searchField.clear']}
              onClick={clear}
            >
              <Glyph of={X} />
            </Button>
          )
        }
        className="ui:min-w-0 ui:flex-1"
      >
        {(box) => (
          <input
            ref={merged}
            id={controlId}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={value}
            onChange={(event) => change(event.target.value)}
            {...box}
            className={cn(box.className, 'ui:[&::-webkit-search-cancel-button]:hidden')}
            {...rest}
          />
        )}
      </ControlBox>
      {submitButton && (
        <Button type="submit" variant="primary" size={size}>
          {submitLabel ?? strings['searchField.submit']}
        </Button>
      )}
    </form>
  );
}
