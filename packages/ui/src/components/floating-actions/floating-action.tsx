'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn, cva } from '../../lib/internal/cn/index.js';
import { HostLink } from '../../lib/public/link-provider/index.js';

const action = cva(
  'ui:pointer-events-auto ui:inline-flex ui:h-12 ui:min-w-12 ui:items-center ui:justify-center ui:gap-2 ui:rounded-full ui:border ui:font-semibold ui:text-sm ui:no-underline ui:shadow-float ui:focus-ring ui:transition-colors ui:duration-fast ui:ease-out',
  {
    variants: {
      variant: {
        primary:
          'ui:border-transparent ui:bg-brand ui:px-5 ui:text-on-brand ui:hover:bg-brand-hover',
        secondary:
          'ui:border-button-border ui:bg-surface-raised ui:px-3 ui:text-text ui:hover:bg-surface-hover ui:sm:px-5',
      },
    },
  },
);

const text = cva('', {
  variants: { variant: { primary: 'ui:min-w-0', secondary: 'ui:max-sm:sr-only' } },
});

/** Props of {@link FloatingAction}. */
export interface FloatingActionProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Where it leads. */
  href: string;
  /** Says what one finds there: 'Buat form soal'. */
  label: string;
  /** An icon of 20 px; decorative. */
  icon: ReactNode;
  /**
   * `primary` shows its label everywhere, `secondary` only where there is room for it.
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
  return (
    <HostLink
      data-component="floating-action"
      data-variant={variant}
      title={label}
      className={cn(action({ variant }), className)}
      {...rest}
    >
      <span aria-hidden className="ui:flex ui:shrink-0">
        {icon}
      </span>
      <span className={text({ variant })}>{label}</span>
    </HostLink>
  );
}
