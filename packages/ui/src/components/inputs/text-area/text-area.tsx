'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { controlStyle } from '../../../lib/internal/control-style/index.js';
import { OnReset } from '../../../lib/internal/form-values/index.js';
import { Field, type FieldTexts, joinIds, splitFieldProps } from '../field/index.js';
import { TextCounter } from './text-counter.js';

/** Props of {@link TextArea}. Native props reach the textarea, `className` the root. */
export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /**
   * Grows with its text, from `rows` up to 24 rem.
   * @default false
   */
  autoGrow?: boolean;
  /** Counts down from this many characters. It does not stop the typing: nothing pasted is cut. */
  limit?: number;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [field, { autoGrow = false, limit, rows = 4, onChange, ...rest }] = splitFieldProps(props);
  const initial = String(rest.defaultValue ?? '');
  const [typed, setTyped] = useState(initial);
  const length = String(rest.value ?? typed).length;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            data-component="text-area"
            rows={rows}
            {...control}
            aria-describedby={joinIds(
              control['aria-describedby'],
              limit !== undefined && `${control.id}-count`,
            )}
            className={cn(
              controlStyle({ size: 'lines' }),
              autoGrow
                ? 'ui:field-sizing-content ui:max-h-96 ui:min-h-[calc(var(--rows)*1.625em+1.25em)] ui:resize-none'
                : 'ui:min-h-(--ui-density-control) ui:resize-y ui:pointer-coarse:min-h-11',
            )}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event);
            }}
            {...rest}
            style={{ ...rest.style, ...(autoGrow && { '--rows': rows }) }}
          />
          {limit !== undefined && (
            <>
              <TextCounter id={`${control.id}-count`} remaining={limit - length} limit={limit} />
              <OnReset form={rest.form} call={() => setTyped(initial)} />
            </>
          )}
        </>
      )}
    </Field>
  );
}
