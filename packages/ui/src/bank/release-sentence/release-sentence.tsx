'use client';

import { Eye } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/cn/index.js';
import { useStrings } from '../../lib/strings/index.js';
import { type Release, releaseSentence } from './release.js';

/** Props of {@link ReleaseSentence}. */
export interface ReleaseSentenceProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** What was chosen. */
  release: Release;
  /** What counts as now. Absent: the clock. */
  now?: Date;
}

/** The outcome of the choice of who sees what, in one sentence that is read out when it changes. */
export function ReleaseSentence({
  release,
  now = new Date(),
  className,
  ...rest
}: ReleaseSentenceProps) {
  const strings = useStrings();
  return (
    <p
      data-component="release-sentence"
      aria-live="polite"
      className={cn(
        'ui:flex ui:items-start ui:gap-2.5 ui:rounded-md ui:border ui:border-border ui:bg-surface-sunken ui:px-3 ui:py-2.5 ui:font-medium ui:text-sm ui:text-text',
        className,
      )}
      {...rest}
    >
      <Eye
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className="ui:mt-0.5 ui:shrink-0 ui:text-text-muted"
      />
      <span className="ui:min-w-0">{releaseSentence(release, strings, now)}</span>
    </p>
  );
}
