'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { ARROW_DOWN_NARROW_WIDE } from '../../../lib/internal/drawings/arrow-down-narrow-wide.js';
import { ARROW_UP_NARROW_WIDE } from '../../../lib/internal/drawings/arrow-up-narrow-wide.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Select } from '../select/index.js';

/** By what, and which way, something is sorted. */
export interface SortOrder {
  /** Value of the option. */
  by: string;
  /** `ascending` begins with A, with the oldest, with the smallest number. */
  direction: 'ascending' | 'descending';
}

export interface SortMenuProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** Sort options. */
  options: readonly {
    /** Value of `SortOrder.by` while this option is chosen. */
    value: string;
    /** Text of the option. */
    label: string;
  }[];
  /** By what is sorted now, and which way, when controlled. */
  value?: SortOrder;
  /**
   * The order at first, when uncontrolled.
   * @default ascending by the first option
   */
  defaultValue?: SortOrder;
  /** Called with another option, or with the other direction. */
  onChange?: (value: SortOrder) => void;
  /**
   * Names the choice for screen readers, and stands before it.
   * @default 'Urutkan'
   */
  label?: string;
}

/** Chooses by what a list is sorted, and turns the order round. */
export function SortMenu({
  options,
  value: given,
  defaultValue = { by: options[0]?.value ?? '', direction: 'ascending' },
  onChange,
  label,
  className,
  ...rest
}: SortMenuProps) {
  const strings = useTexts(controlsTexts);
  const { value, change } = useOwnValue(given, defaultValue, onChange);
  const ascending = value.direction === 'ascending';
  const drawing = ascending ? ARROW_UP_NARROW_WIDE : ARROW_DOWN_NARROW_WIDE;
  return (
    <div
      data-component="sort-menu"
      className={cn('ui:flex ui:min-w-0 ui:items-center ui:gap-2', className)}
      {...rest}
    >
      <span aria-hidden className="ui:shrink-0 ui:text-sm ui:text-text-muted">
        {label ?? strings['sortMenu.label']}
      </span>
      <Select
        label={label ?? strings['sortMenu.label']}
        labelHidden
        className="ui:flex-1"
        options={options}
        value={value.by}
        onChange={(event) => change({ ...value, by: event.target.value })}
      />
      <Button
        iconOnly
        aria-label={strings[ascending ? 'sortMenu.ascending' : 'sortMenu.descending']}
        title={strings[ascending ? 'sortMenu.ascending' : 'sortMenu.descending']}
        onClick={() => change({ ...value, direction: ascending ? 'descending' : 'ascending' })}
      >
        <Glyph of={drawing} />
      </Button>
    </div>
  );
}
