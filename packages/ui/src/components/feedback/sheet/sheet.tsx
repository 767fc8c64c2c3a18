'use client';

import { cn, cva } from '../../../lib/internal/cn/index.js';
import { DialogFrame, type DialogFrameProps } from '../../../lib/internal/dialog-frame/index.js';

const surface = cva(
  'ui:fixed ui:z-40 ui:flex ui:flex-col ui:border-border ui:bg-surface-raised ui:text-text ui:shadow-float ui:focus:outline-none ui:print:hidden',
  {
    variants: {
      side: {
        end: 'ui:inset-y-0 ui:end-0 ui:w-[min(26rem,100vw)] ui:motion-safe:animate-[ui-slide-end_180ms_ease-out] ui:border-s',
        start:
          'ui:inset-y-0 ui:start-0 ui:w-[min(26rem,100vw)] ui:motion-safe:animate-[ui-slide-start_180ms_ease-out] ui:border-e',
        bottom:
          'ui:inset-x-0 ui:bottom-0 ui:max-h-[calc(100dvh-3rem)] ui:motion-safe:animate-[ui-slide-bottom_180ms_ease-out] ui:rounded-t-lg ui:border-t',
      },
    },
  },
);

export interface SheetContentProps extends DialogFrameProps {
  /**
   * The edge that it slides in from; `bottom` where the thumb is.
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom';
}

/** Content of a sheet; rendered while it is open. */
export function SheetContent({ side = 'end', className, ...rest }: SheetContentProps) {
  return (
    <DialogFrame
      data-component="sheet"
      data-side={side}
      className={cn(surface({ side }), className)}
      {...rest}
    />
  );
}
