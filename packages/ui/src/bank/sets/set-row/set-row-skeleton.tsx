import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../../components/feedback/skeleton/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { AREA, ROW, ROW_FRAME } from './row-style.js';

export interface SetRowSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {}

/** The shape of a row whose set is still being loaded. Hidden from screen readers. */
export function SetRowSkeleton({ className, ...rest }: SetRowSkeletonProps) {
  return (
    <div
      data-component="set-row-skeleton"
      aria-hidden
      className={cn(ROW_FRAME, 'ui:print:hidden', className)}
      {...rest}
    >
      <div className={ROW}>
        <Skeleton width="60%" style={AREA.title} className="ui:text-base" />
        <Skeleton width="80%" style={AREA.text} />
        <div data-part="facts" style={AREA.facts} className="ui:mt-1.5">
          <Skeleton shape="line" width="4.5rem" style={AREA.level} />
          <Skeleton width="8rem" style={AREA.lecturer} />
          <Skeleton width="6rem" data-part="downloads" style={AREA.date} />
        </div>
      </div>
    </div>
  );
}
