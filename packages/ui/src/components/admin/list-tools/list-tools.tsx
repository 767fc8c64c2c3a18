import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

export interface ListToolsProps extends ComponentPropsWithRef<'div'> {
  /** Takes the remaining width: a `SearchField`, or the number of results. */
  search: ReactNode;
  /** Stands beside it, or below it where space is short: a `SortMenu`, a button. Not printed. */
  children?: ReactNode;
}

/** The line above a list: its search, and what else changes what is shown or adds to it. */
export function ListTools({ search, className, children, ...rest }: ListToolsProps) {
  return (
    <div
      data-component="list-tools"
      className={cn('ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-3', className)}
      {...rest}
    >
      <div data-part="search" className="ui:min-w-0 ui:flex-1 ui:basis-60">
        {search}
      </div>
      {children ? (
        <div
          data-part="tools"
          className="ui:flex ui:min-w-0 ui:max-w-full ui:flex-wrap ui:items-center ui:gap-2 ui:print:hidden"
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
