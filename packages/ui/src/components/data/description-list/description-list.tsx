import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

export interface DescriptionListProps extends ComponentPropsWithRef<'dl'> {
  /**
   * A hairline between the rows, where values are long or many.
   * @default false
   */
  divided?: boolean;
}

/**
 * Facts about one thing, each with its name: the names in a column of their own, above their values where the
 * list is narrow. Rows of the same kind are a `DataTable`.
 */
export function DescriptionList({ divided = false, className, ...rest }: DescriptionListProps) {
  return (
    <dl
      data-component="description-list"
      data-divided={divided || undefined}
      className={cn(
        'ui:@container ui:flex ui:w-full ui:min-w-0 ui:flex-col ui:text-sm ui:wrap-anywhere',
        !divided && 'ui:gap-2',
        className,
      )}
      {...rest}
    />
  );
}

/** Props of {@link Description}. Its children are the value; several stand below each other. */
export interface DescriptionProps extends ComponentPropsWithRef<'div'> {
  /** Name of the fact: 'Mata kuliah'. */
  term: ReactNode;
}

/** One fact of a `DescriptionList`. */
export function Description({ term, className, children, ...rest }: DescriptionProps) {
  return (
    <div
      data-part="description"
      className={cn(
        'ui:min-w-0 ui:@sm:grid ui:@sm:grid-cols-[11rem_minmax(0,1fr)] ui:@sm:gap-x-4 ui:in-data-divided:py-2.5 ui:in-data-divided:not-first:border-t',
        className,
      )}
      {...rest}
    >
      <dt className="ui:min-w-0 ui:text-text-muted">{term}</dt>
      <dd className="ui:min-w-0 ui:text-text">{children}</dd>
    </div>
  );
}
