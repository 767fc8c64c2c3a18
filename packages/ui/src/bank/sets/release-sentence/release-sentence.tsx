'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { EYE } from '../../../lib/internal/drawings/eye.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormatOptions } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { type Release, releaseSentence } from './release.js';

export interface ReleaseSentenceProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** The chosen release. */
  release: Release;
  /** Current time. Absent: when the sentence appeared. */
  now?: Date;
}

/** The outcome of the choice of who sees what, in one sentence that is read out when it changes. */
export function ReleaseSentence({ release, now, className, ...rest }: ReleaseSentenceProps) {
  const strings = useTexts(moreTexts);
  const options = useFormatOptions();
  const [appeared] = useState(() => new Date());
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
      <Glyph of={EYE} className="ui:mt-0.5 ui:text-text-muted" />
      <span className="ui:min-w-0">
        {releaseSentence(release, strings, now ?? appeared, options)}
      </span>
    </p>
  );
}
