'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonStyle } from '../../../lib/internal/button-style/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useAway } from './use-away.js';

const CIRCLE =
  'ui:max-md:fixed ui:max-md:end-4 ui:max-md:bottom-[max(1rem,env(safe-area-inset-bottom))] ui:max-md:z-20 ui:max-md:size-14! ui:max-md:rounded-full ui:max-md:border-transparent ui:max-md:bg-brand! ui:max-md:p-0 ui:max-md:text-on-brand ui:max-md:shadow-float ui:max-md:transition-[translate] ui:max-md:data-away:not-focus:[translate:0_6rem] ui:max-md:[:root:has([data-component=bulk-action-bar])_&]:hidden ui:[@media(max-height:20rem)]:static';

export interface FloatingActionProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Where it leads. */
  href: string;
  /** Says what one finds there: 'Buat form soal'. */
  label: string;
  /** An icon of 20 px; decorative. */
  icon: ReactNode;
  /**
   * `primary` is a circle at a phone's thumb, which leaves while the page is scrolled down; `secondary`
   * stands in the row everywhere. One of each.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary';
}

/** One link of `FloatingActions`. */
export function FloatingAction({
  label,
  icon,
  variant = 'primary',
  className,
  ...rest
}: FloatingActionProps) {
  const away = useAway();
  const floats = variant === 'primary';
  return (
    <HostLink
      data-component="floating-action"
      data-variant={variant}
      data-away={away || undefined}
      data-lower-edge={floats ? '' : undefined}
      title={label}
      className={cn(
        buttonStyle({ variant: 'secondary', size: 'md', iconOnly: false, width: 'auto' }),
        'ui:no-underline ui:max-lg:px-2.5',
        floats && CIRCLE,
        className,
      )}
      {...rest}
    >
      <span aria-hidden className={cn('ui:flex ui:shrink-0', !floats && 'ui:max-md:hidden')}>
        {icon}
      </span>
      <span className={floats ? 'ui:max-lg:sr-only' : 'ui:md:max-lg:sr-only'}>{label}</span>
    </HostLink>
  );
}
