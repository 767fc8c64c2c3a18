'use client';

import { memo, type ReactNode } from 'react';
import { cva } from '../../lib/internal/cn/index.js';
import { basicStrings, useStrings } from '../../lib/public/strings/index.js';

const text = cva('ui:look-label', {
  variants: {
    required: { true: 'ui:required-mark', false: '' },
  },
});

/** The name of a field, with the marks of what must and what may be filled. Typing does not draw it again. */
export const FieldLabel = memo(function FieldLabel({
  id,
  kind,
  hidden,
  required,
  optional,
  children,
}: {
  id: string;
  kind: 'single' | 'group';
  hidden: boolean;
  required: boolean;
  optional: boolean;
  children: ReactNode;
}) {
  const own = { id: `${id}-label`, 'data-part': 'label', className: text({ required }) };
  return (
    <div className={hidden ? 'ui:sr-only' : 'ui:look-label-line'}>
      {kind === 'single' ? (
        <label htmlFor={id} {...own}>
          {children}
        </label>
      ) : (
        <span {...own}>{children}</span>
      )}
      {optional && <Optional id={id} />}
    </div>
  );
});

function Optional({ id }: { id: string }) {
  const strings = useStrings(basicStrings);
  return (
    <span id={`${id}-optional`} className="ui:text-sm ui:text-text-muted">
      ({strings['field.optional']})
    </span>
  );
}
