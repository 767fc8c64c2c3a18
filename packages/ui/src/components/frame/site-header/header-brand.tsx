'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { BrandMark } from '../brand-mark/index.js';

export interface HeaderBrandProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Name of the site; the link's text. */
  name: string;
  /** Where the name leads. */
  href: string;
  /** Replaces the two built-in marks. */
  marks?: ReactNode;
}

/** Marks and name of a site, leading home. */
export function HeaderBrand({ name, marks, className, ...rest }: HeaderBrandProps) {
  return (
    <HostLink
      data-component="header-brand"
      className={cn(
        'ui:flex ui:min-w-0 ui:items-center ui:gap-3 ui:rounded-sm ui:text-text ui:no-underline ui:focus-ring',
        className,
      )}
      {...rest}
    >
      <span data-part="marks" className="ui:flex ui:shrink-0 ui:items-center ui:gap-2">
        {marks ?? (
          <>
            <BrandMark variant="university" name={null} className="ui:max-lg:hidden" />
            <BrandMark variant="department" name={null} />
          </>
        )}
      </span>
      <span className="ui:line-clamp-2 ui:min-w-0 ui:font-bold ui:text-sm/[1.25] ui:tracking-tight ui:wrap-anywhere ui:sm:text-base">
        {name}
      </span>
    </HostLink>
  );
}
