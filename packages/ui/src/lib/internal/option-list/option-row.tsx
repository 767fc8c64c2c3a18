import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import type { OptionPlace } from './option-list.js';

/** One option of an OptionList. */
export function OptionRow({
  place,
  active,
  chosen,
  itemProps,
  children,
}: {
  place: OptionPlace;
  /** Whether Enter would take it. */
  active: boolean;
  /** Whether it is taken already. */
  chosen: boolean;
  /** From downshift: id, role and handlers. */
  itemProps: ComponentPropsWithRef<'li'>;
} & Pick<ComponentPropsWithRef<'li'>, 'children'>) {
  // Downshift's ref serves scrolling only, which the list does itself.
  const option = { ...itemProps, ...place, 'aria-selected': chosen };
  return (
    <li
      {...option}
      data-active={active || undefined}
      className="ui:mx-1 ui:flex ui:min-h-9 ui:cursor-pointer ui:items-center ui:gap-2.5 ui:rounded-sm ui:px-2.5 ui:py-1.5 ui:text-sm ui:wrap-anywhere ui:data-active:bg-surface-active ui:pointer-coarse:min-h-[44px] ui:forced-colors:data-active:outline-2 ui:forced-colors:data-active:-outline-offset-2"
    >
      {children}
      {chosen && (
        <Check aria-hidden size={16} className="ui:ms-auto ui:shrink-0 ui:text-brand-text" />
      )}
    </li>
  );
}
