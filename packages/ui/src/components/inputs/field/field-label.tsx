import { memo, type ReactNode } from 'react';
import { cva } from '../../../lib/internal/cn/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const text = cva('ui:font-semibold ui:text-sm ui:text-text ui:wrap-anywhere', {
  variants: {
    required: { true: 'ui:required-mark', false: '' },
    place: { hidden: 'ui:sr-only', line: '', alone: 'ui:mb-1.5 ui:block ui:w-fit' },
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
  const place = optional ? 'line' : hidden ? 'hidden' : 'alone';
  const own = { id: `${id}-label`, 'data-part': 'label', className: text({ required, place }) };
  const name =
    kind === 'single' ? (
      <label htmlFor={id} {...own}>
        {children}
      </label>
    ) : (
      <span {...own}>{children}</span>
    );
  // Most fields have nothing beside their name, and need no line for it.
  return optional ? (
    <div
      className={
        hidden ? 'ui:sr-only' : 'ui:mb-1.5 ui:flex ui:flex-wrap ui:items-baseline ui:gap-x-1.5'
      }
    >
      {name}
      <Optional id={id} />
    </div>
  ) : (
    name
  );
});

function Optional({ id }: { id: string }) {
  const strings = useTexts(basicTexts);
  return (
    <span id={`${id}-optional`} className="ui:text-sm ui:text-text-muted">
      ({strings['field.optional']})
    </span>
  );
}
