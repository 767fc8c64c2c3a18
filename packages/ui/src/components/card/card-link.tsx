'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/cn/index.js';
import { HostLink } from '../../lib/link-provider/index.js';

/** Props of {@link CardLink}. */
export interface CardLinkProps extends ComponentPropsWithRef<'a'> {
  /** Where the whole card leads. */
  href: string;
}

/**
 * The title of an interactive `Card`. Its target is the whole card, while the text stays its name,
 * so that readers hear one link and not all that the card holds.
 */
export function CardLink({ className, ...rest }: CardLinkProps) {
  return (
    <HostLink
      data-component="card-link"
      className={cn(
        'ui:no-underline ui:outline-none ui:hover:underline ui:hover:decoration-1 ui:hover:underline-offset-4',
        'ui:after:absolute ui:after:inset-0 ui:after:rounded-lg ui:after:content-[""] ui:focus-visible:after:outline-2 ui:focus-visible:after:outline-offset-2 ui:focus-visible:after:outline-focus',
        className,
      )}
      {...rest}
    />
  );
}
