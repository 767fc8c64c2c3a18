'use client';

import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CHECK } from '../../../lib/internal/drawings/check.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { menuItemStyle, useMenuParts } from '../../../lib/internal/menu-parts/index.js';

export interface MenuChoicesProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Names the choice; stands above it. */
  label: string;
  /** Options in order. */
  options: readonly {
    /** Value that `onChange` receives; unique. */
    value: Value;
    /** Text of the item. */
    label: string;
    /** Stands before the text; decorative. */
    icon?: ReactNode;
  }[];
  /** The chosen value, when controlled. */
  value?: Value;
  /** The value that is chosen at first, when uncontrolled. */
  defaultValue?: Value;
  /** Called with the value of the option that was chosen. */
  onChange?: (value: Value) => void;
}

/** One of a few settings, such as the theme. The menu stays open, so that the choice is seen. */
export function MenuChoices<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  ...rest
}: MenuChoicesProps<Value>) {
  const {
    RadioGroup = DropdownMenu.RadioGroup,
    RadioItem = DropdownMenu.RadioItem,
    ItemIndicator = DropdownMenu.ItemIndicator,
  } = useMenuParts();
  const own = useOwnValue<Value | undefined, Value>(value, defaultValue, onChange);
  return (
    <RadioGroup
      aria-label={label}
      value={own.value}
      onValueChange={(next: string) => own.change(next as Value)}
      {...rest}
    >
      <div
        aria-hidden
        className="ui:px-2.5 ui:py-1.5 ui:font-medium ui:text-text-muted ui:text-xs ui:wrap-anywhere"
      >
        {label}
      </div>
      {options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          className={menuItemStyle({ tone: 'neutral' })}
          onSelect={(event: Event) => event.preventDefault()}
        >
          {option.icon}
          <span className="ui:min-w-0 ui:flex-1">{option.label}</span>
          <ItemIndicator className="ui:flex ui:text-brand-text">
            <Glyph of={CHECK} />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
