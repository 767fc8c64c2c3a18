'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Spinner } from '../spinner/index.js';

const overlay = cva(
  'ui:z-40 ui:flex ui:flex-col ui:items-center ui:justify-center ui:gap-5 ui:p-6 ui:text-center ui:font-sans ui:text-text ui:print:hidden',
  {
    variants: {
      cover: {
        viewport: 'ui:fixed ui:inset-0 ui:bg-canvas',
        parent: 'ui:absolute ui:inset-0 ui:rounded-[inherit] ui:bg-surface',
      },
    },
  },
);

export interface LoadingOverlayProps extends ComponentPropsWithRef<'output'> {
  /**
   * Name of the loading content.
   * @default 'Memuat Bank Soal...'
   */
  children?: ReactNode;
  /** Stands above the text, such as a `BrandMark`. */
  mark?: ReactNode;
  /**
   * The whole window, or the nearest positioned parent.
   * @default 'viewport'
   */
  cover?: 'viewport' | 'parent';
}

/** Covers a page that cannot be shown in part: before the first screen is there. */
export function LoadingOverlay({
  mark,
  cover = 'viewport',
  className,
  children,
  ...rest
}: LoadingOverlayProps) {
  const strings = useTexts(moreTexts);
  return (
    <output
      data-component="loading-overlay"
      className={cn(overlay({ cover }), className)}
      {...rest}
    >
      <span className="ui:flex ui:appear-late ui:flex-col ui:items-center ui:gap-5">
        {mark}
        <span className="ui:flex ui:items-center ui:gap-3 ui:font-medium ui:text-text-muted">
          <Spinner size="sm" label={null} />
          {children ?? strings['loadingOverlay.text']}
        </span>
      </span>
    </output>
  );
}
