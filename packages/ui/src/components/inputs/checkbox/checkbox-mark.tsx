import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHECK } from '../../../lib/internal/drawings/check.js';
import { MINUS } from '../../../lib/internal/drawings/minus.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';

/** The native box with a drawn mark: without a label, for parts that bring their own. */
export function CheckboxMark({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return (
    <span className={cn('ui:relative ui:mt-0.5 ui:inline-flex ui:size-5 ui:shrink-0', className)}>
      <input
        type="checkbox"
        className="ui:peer ui:size-5 ui:cursor-[inherit] ui:rounded-sm ui:border ui:border-border-control ui:bg-surface ui:focus-ring ui:transition-colors ui:checked:border-brand ui:checked:bg-brand ui:indeterminate:border-brand ui:indeterminate:bg-brand ui:enabled:hover:border-text-muted ui:enabled:checked:hover:bg-brand-hover ui:disabled:opacity-55 ui:aria-invalid:border-danger ui:forced-colors:appearance-auto"
        {...rest}
      />
      <Glyph
        of={CHECK}
        size={14}
        strokeWidth={3.4}
        className="ui:pointer-events-none ui:invisible ui:absolute ui:inset-0 ui:m-auto ui:text-on-brand ui:peer-checked:visible ui:peer-indeterminate:invisible ui:forced-colors:hidden"
      />
      <Glyph
        of={MINUS}
        size={14}
        strokeWidth={3.4}
        className="ui:pointer-events-none ui:invisible ui:absolute ui:inset-0 ui:m-auto ui:text-on-brand ui:peer-indeterminate:visible ui:forced-colors:hidden"
      />
    </span>
  );
}
