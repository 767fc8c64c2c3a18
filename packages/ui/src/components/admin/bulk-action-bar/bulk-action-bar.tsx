'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';

export interface BulkActionBarProps extends ComponentPropsWithRef<'section'> {
  /** How many are selected; at none the bar is gone. */
  count: number;
  /** Selects none. */
  onClear: () => void;
  /**
   * How many are selected, in words.
   * @default '3 dipilih'
   */
  label?: string;
}

/** Actions on all selected rows at once; stays in sight at the lower edge. */
export function BulkActionBar({
  count,
  onClear,
  label,
  className,
  children,
  ...rest
}: BulkActionBarProps) {
  const { formatCount } = useFormats();
  const strings = useTexts(controlsTexts);
  if (count <= 0) return null;
  const words = label ?? strings['bulkActionBar.selected'](formatCount(count));
  return (
    <section
      data-component="bulk-action-bar"
      data-lower-edge=""
      aria-label={words}
      className={cn(
        'ui:sticky ui:bottom-4 ui:z-20 ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-4 ui:gap-y-2 ui:rounded-lg ui:border ui:border-border-control ui:bg-surface-raised ui:px-3 ui:py-2 ui:shadow-float ui:sm:px-4 ui:print:hidden',
        className,
      )}
      {...rest}
    >
      <output className="ui:min-w-0 ui:max-sm:grow ui:font-semibold ui:text-sm ui:text-text ui:wrap-anywhere">
        {words}
      </output>
      <Button
        variant="ghost"
        size="sm"
        icon={<Glyph of={X} />}
        className="ui:max-sm:-me-2"
        onClick={onClear}
      >
        {strings['bulkActionBar.clear']}
      </Button>
      <div className="ui:flex ui:min-w-0 ui:grow ui:flex-wrap ui:items-center ui:gap-1.5 ui:sm:justify-end ui:sm:gap-2">
        {children}
      </div>
    </section>
  );
}
