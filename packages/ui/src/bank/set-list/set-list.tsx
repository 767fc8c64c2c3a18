import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/internal/cn/index.js';

/** Props of {@link SetList}. */
export interface SetListProps extends ComponentPropsWithRef<'ul'> {}

/** Question sets one below the other, a line each: the newest ones, those seen last. */
export function SetList({ className, ...rest }: SetListProps) {
  return (
    <ul
      data-component="set-list"
      className={cn('ui:flex ui:min-w-0 ui:flex-col', className)}
      {...rest}
    />
  );
}
