'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const ICON = <Glyph of={DOWNLOAD} size={14} />;

export interface DownloadCountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How often the set was downloaded. */
  count: number;
  /**
   * Whether an icon stands before the words.
   * @default true
   */
  icon?: boolean;
}

/** 'N unduhan', with the locale's separators. */
export function DownloadCount({ count, icon = true, className, ...rest }: DownloadCountProps) {
  const { formatCount } = useFormats();
  const strings = useTexts(basicTexts);
  return (
    <span
      data-component="download-count"
      className={cn(
        'ui:inline-flex ui:min-w-0 ui:items-center ui:gap-1.5 ui:wrap-anywhere',
        className,
      )}
      {...rest}
    >
      {icon && ICON}
      {strings['downloads.count'](formatCount(count))}
    </span>
  );
}
