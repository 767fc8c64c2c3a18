import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn, cva } from '../../lib/internal/cn/index.js';

const badge = cva('ui:look-badge', {
  variants: {
    tone: {
      neutral: 'ui:tone-neutral',
      brand: 'ui:tone-brand',
      success: 'ui:tone-success',
      warning: 'ui:tone-warning',
      danger: 'ui:tone-danger',
    },
  },
});

/** What a badge means; never the only carrier of it. */
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
