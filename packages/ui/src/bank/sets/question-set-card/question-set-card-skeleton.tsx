import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../../components/feedback/skeleton/index.js';
import { CARD } from '../../../lib/internal/card-style.js';
import { cn } from '../../../lib/internal/cn/index.js';

export interface QuestionSetCardSkeletonProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The element that is rendered.
   * @default 'div'
   */
  as?: 'div' | 'li';
}

/**
 * The shape of a card whose set is still being loaded. Hidden from screen readers: a status text
 * beside the list says that it is loading.
 */
export function QuestionSetCardSkeleton({
  as = 'div',
  className,
  ...rest
}: QuestionSetCardSkeletonProps) {
  const Element = as as 'div';
  return (
    <Element
      data-component="question-set-card-skeleton"
      aria-hidden
      className={cn(CARD, 'ui:appear-late ui:print:hidden', className)}
      {...rest}
    >
      <Skeleton shape="line" height="1.25rem" />
      <Skeleton shape="line" width="5rem" height="1.5rem" className="ui:my-2" />
      <Skeleton shape="line" width="60%" />
      <Skeleton shape="line" width="50%" className="ui:mt-1 ui:mb-4" />
      <span className="ui:mt-auto ui:flex ui:gap-1.5">
        <Skeleton shape="circle" width="4rem" height="1.5rem" />
        <Skeleton shape="circle" width="5rem" height="1.5rem" />
      </span>
      <Skeleton shape="line" className="ui:mt-2" />
      <Skeleton shape="line" height="0.375rem" className="ui:mt-1" />
      <span className="ui:mt-2 ui:flex ui:items-center ui:justify-between">
        <Skeleton shape="line" width="7rem" height="2.5rem" />
        <Skeleton shape="line" width="6rem" height="2rem" />
      </span>
    </Element>
  );
}
