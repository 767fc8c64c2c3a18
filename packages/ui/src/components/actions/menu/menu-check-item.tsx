'use client';

import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { SQUARE } from '../../../lib/internal/drawings/square.js';
import { SQUARE_CHECK } from '../../../lib/internal/drawings/square-check.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { menuItemStyle, useMenuParts } from '../../../lib/internal/menu-parts/index.js';

export interface MenuCheckItemProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onSelect'> {
  /** Whether it is checked, when the caller keeps it. */
  checked?: boolean;
  /**
   * Whether it is checked at first, when the caller does not keep it.
   * @default false
   */
  defaultChecked?: boolean;
  /** Called with what it becomes. */
  onChange?: (checked: boolean) => void;
  /**
   * The item is shown, and can neither be checked nor reached by the arrow keys.
   * @default false
   */
  disabled?: boolean;
}

/** A setting that is on or off, such as a column of a table. The menu stays open, so that it is seen. */
export function MenuCheckItem({
  checked: given,
  defaultChecked = false,
  onChange,
  className,
  children,
  ...rest
}: MenuCheckItemProps) {
  const { CheckboxItem = DropdownMenu.CheckboxItem } = useMenuParts();
  const { value: checked, change } = useOwnValue(given, defaultChecked, onChange);
  return (
    <CheckboxItem
      className={cn(menuItemStyle({ tone: 'neutral' }), className)}
      checked={checked}
      onCheckedChange={change}
      onSelect={(event: Event) => event.preventDefault()}
      {...rest}
    >
      <Glyph
        of={checked ? SQUARE_CHECK : SQUARE}
        className={checked ? 'ui:text-brand-text' : 'ui:text-text-muted'}
      />
      <span className="ui:min-w-0 ui:flex-1">{children}</span>
    </CheckboxItem>
  );
}
