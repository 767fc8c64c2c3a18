import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const badge = cva(
  'ui:inline-flex ui:max-w-full ui:items-center ui:gap-1 ui:rounded-sm ui:border ui:px-2 ui:py-0.5 ui:font-medium ui:text-xs ui:wrap-anywhere',
  {
    variants: {
      tone: {
        neutral: 'ui:border-border ui:bg-surface-sunken ui:text-text-muted',
        brand: 'ui:border-brand-border ui:bg-brand-soft ui:text-brand-text',
        success: 'ui:border-success-border ui:bg-success-soft ui:text-success-text',
        warning: 'ui:border-warning-border ui:bg-warning-soft ui:text-warning-text',
        danger: 'ui:border-danger-border ui:bg-danger-soft ui:text-danger-text',
      },
    },
  },
);

/** Tone of a badge; never the only carrier of its meaning. */
export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * Its colour; say the meaning in the text too.
   * @default 'neutral'
   */
  tone?: BadgeTone;
  /** Stands before the text; decorative. */
  icon?: ReactNode;
}

/** A short fact about the thing that it stands beside. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      data-component="badge"
      data-tone={tone}
      className={cn(badge({ tone }), className)}
      {...rest}
    >
      {icon ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        children
      )}
    </span>
  );
}
