import type { ComponentPropsWithRef } from 'react';
import { CARD } from '../../lib/internal/card-style/index.js';
import { cn } from '../../lib/internal/cn/index.js';

const BONE =
  'ui:block ui:animate-[ui-pulse_1600ms_ease-in-out_infinite] ui:rounded-sm ui:bg-surface-active ui:forced-colors:border';

/** Props of {@link QuestionSetCardSkeleton}. */
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
      <span className={cn(BONE, 'ui:mb-2 ui:h-6 ui:w-20')} />
      <span className={cn(BONE, 'ui:h-11 ui:w-11/12')} />
      <span className={cn(BONE, 'ui:mt-3 ui:h-4 ui:w-3/5')} />
      <span className={cn(BONE, 'ui:mt-2 ui:mb-5 ui:h-4 ui:w-1/2')} />
      <span className="ui:mt-auto ui:flex ui:gap-1.5">
        <span className={cn(BONE, 'ui:h-6 ui:w-16 ui:rounded-full')} />
        <span className={cn(BONE, 'ui:h-6 ui:w-20 ui:rounded-full')} />
        <span className={cn(BONE, 'ui:h-6 ui:w-12 ui:rounded-full')} />
      </span>
      <span className={cn(BONE, 'ui:mt-4 ui:h-4 ui:w-full')} />
      <span className={cn(BONE, 'ui:mt-2 ui:h-1.5 ui:w-full')} />
      <span className="ui:mt-4 ui:flex ui:items-center ui:justify-between ui:border-border ui:border-t ui:pt-4">
        <span className={cn(BONE, 'ui:h-10 ui:w-28')} />
        <span className={cn(BONE, 'ui:h-8 ui:w-24')} />
      </span>
    </Element>
  );
}
