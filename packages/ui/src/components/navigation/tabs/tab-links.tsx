'use client';

import { type ComponentPropsWithRef, useRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useScrollEdges } from '../../../lib/internal/scroll-edges/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';

export interface TabLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the row for screen readers. */
  label: string;
  /** The pages in their order. */
  links: readonly {
    /** Visible text. */
    label: string;
    /** Where it leads; unique. */
    href: string;
    /** The page that is being shown. */
    current?: boolean;
  }[];
}

/** Pages that belong together, with an address each; scrolls sideways where it is too narrow. */
export function TabLinks({ label, links, className, ...rest }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  useScrollEdges(row);
  return (
    <nav
      data-component="tab-links"
      aria-label={label}
      className={cn('ui:min-w-0 ui:border-border ui:border-b ui:print:hidden', className)}
      {...rest}
    >
      <ul ref={row} className="ui:-ms-3 ui:flex ui:gap-1 ui:scroll-edges">
        {links.map((link) => (
          <li key={link.href} className="ui:shrink-0">
            <HostLink
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className="ui:relative ui:flex ui:min-h-11 ui:items-center ui:whitespace-nowrap ui:rounded-t-md ui:px-3 ui:font-medium ui:text-sm ui:text-text-muted ui:no-underline ui:focus-ring ui:focus-visible:-outline-offset-2 ui:transition-colors ui:hover:text-text ui:aria-[current]:text-text ui:aria-[current]:line-below"
            >
              {link.label}
            </HostLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
