'use client';

import { type ComponentPropsWithRef, type RefObject, useRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Chip } from '../../data/chip/index.js';

/** One filter in force. */
export interface ActiveFilter {
  /** Unlike every other one's. */
  id: string;
  /** Visible text, which the remove button names too. */
  label: string;
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Active filters, a chip each, in this order. */
  filters: readonly ActiveFilter[];
  /** Called with the `id` of the filter whose chip was pressed. */
  onRemove: (id: string) => void;
  /** Called by the button that takes all of them away. */
  onClear: () => void;
  /**
   * Stands before the chips.
   * @default 'Filter Aktif:'
   */
  label?: string;
  /**
   * Text of the button that takes all filters away.
   * @default 'Hapus Semua'
   */
  clearLabel?: string;
  /** Takes the focus when no filter is left, such as the search field. */
  focusAfterClear?: RefObject<HTMLElement | null>;
}

/** The filters in force, each removable; nothing when there are none. */
export function FilterChips({
  filters,
  onRemove,
  onClear,
  label,
  clearLabel,
  focusAfterClear,
  className,
  ref,
  ...rest
}: FilterChipsProps) {
  const strings = useTexts(frameTexts);
  const list = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(list, ref);
  if (filters.length === 0) return null;
  const name = label ?? strings['filterChips.label'];

  // The pressed button goes away with its chip: its neighbour takes the focus first.
  function remove(id: string, index: number) {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-part=remove]');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? focusAfterClear?.current;
    next?.focus();
    onRemove(id);
  }

  function clear() {
    focusAfterClear?.current?.focus();
    onClear();
  }

  return (
    <div
      ref={mergedRef}
      data-component="filter-chips"
      className={cn('ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-2', className)}
      {...rest}
    >
      <span aria-hidden className="ui:font-medium ui:text-sm ui:text-text-muted">
        {name}
      </span>
      <ul
        aria-label={name.replace(/:$/, '')}
        className="ui:flex ui:min-w-0 ui:flex-wrap ui:gap-2 ui:pointer-coarse:gap-3"
      >
        {filters.map((filter, index) => (
          <li key={filter.id} className="ui:flex ui:min-w-0">
            <Chip size="md" onRemove={() => remove(filter.id, index)}>
              {filter.label}
            </Chip>
          </li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" onClick={clear} className="ui:-ms-2 ui:forced-colors:ms-0">
        {clearLabel ?? strings['filterChips.clear']}
      </Button>
    </div>
  );
}
