'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { STRETCHED } from './stretched.js';

export interface CardLinkProps extends ComponentPropsWithRef<'a'> {
  /** Where the whole card leads. */
  href: string;
}

/**
 * The title of an interactive `Card`. Its target is the whole card, while the text stays its name,
 * so that readers hear one link and not all that the card holds.
 */
export function CardLink({ className, ...rest }: CardLinkProps) {
  return <HostLink data-component="card-link" className={cn(STRETCHED, className)} {...rest} />;
}
