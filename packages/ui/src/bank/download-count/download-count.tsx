'use client';

import { Download } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/internal/cn/index.js';
import { useFormats } from '../../lib/public/format/index.js';
import { basicStrings, useStrings } from '../../lib/public/strings/index.js';

const ICON = <Download aria-hidden size={14} strokeWidth={1.75} className="ui:shrink-0" />;

/** Props of {@link DownloadCount}. */
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
  const strings = useStrings(basicStrings);
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
