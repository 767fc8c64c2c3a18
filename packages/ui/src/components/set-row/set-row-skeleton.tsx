import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/cn/index.js';
import { Skeleton } from '../skeleton/index.js';
import { ROW, ROW_FRAME } from './row-style.js';

/** Props of {@link SetRowSkeleton}. */
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
        <Skeleton width="60%" className="ui:[grid-area:title] ui:text-base" />
        <Skeleton width="80%" className="ui:[grid-area:text]" />
        <div className="ui:mt-1.5 ui:flex ui:gap-3 ui:[grid-area:facts] ui:@xl:contents">
          <Skeleton shape="line" width="4.5rem" className="ui:[grid-area:level]" />
          <Skeleton width="8rem" className="ui:[grid-area:lecturer]" />
          <Skeleton width="6rem" className="ui:hidden ui:[grid-area:date] ui:@min-[60rem]:flex" />
        </div>
      </div>
    </div>
  );
}
