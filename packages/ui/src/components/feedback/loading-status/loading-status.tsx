'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Spinner } from '../spinner/index.js';

export interface LoadingStatusProps extends ComponentPropsWithRef<'output'> {
  /**
   * Name of the loading content.
   * @default 'Memuat Data...'
   */
  children?: ComponentPropsWithRef<'output'>['children'];
}

/** Says in words what is being loaded, seen and heard. Stands beside skeletons. */
export function LoadingStatus({ className, children, ...rest }: LoadingStatusProps) {
  const strings = useTexts(frameTexts);
  return (
    <output
      data-component="loading-status"
      className={cn(
        'ui:flex ui:min-w-0 ui:appear-late ui:items-center ui:gap-2 ui:text-sm ui:text-text-muted',
        className,
      )}
      {...rest}
    >
      <Spinner size="sm" label={null} />
      {children ?? strings['loadingStatus.text']}
    </output>
  );
}
